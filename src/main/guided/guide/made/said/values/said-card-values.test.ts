import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidCardValueCalls } from "./said-card-values.ts";

const people = `BEGIN:VCARD
VERSION:3.0
FN:Anneliese Bauer
TEL;TYPE=CELL:0151 234567
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Anne Bau
TEL;TYPE=WORK:040 111222
TEL;TYPE=CELL:0151 234567
EMAIL;TYPE=HOME:anne@example.org
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Ben Ito
TEL:0171 99887
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Ben Sato
EMAIL:sato@example.org
END:VCARD
`;
const view = viewOf({ "people.vcf": people, "old.txt": "" });

async function changed(request: string) {
  const calls = await saidCardValueCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["line"], input["new_text"]]);
}

test.each([
  ["anne bau has a new mobile, 0160 777888. change it in people.vcf please", [10, "TEL;TYPE=CELL:0160 777888"]],
  ["Anne Bau's work number changed to 040 333444, update people.vcf", [9, "TEL;TYPE=WORK:040 333444"]],
  ["Ben Ito has a new number: 0171 55443. Please change that in people.vcf", [16, "TEL:0171 55443"]],
  ["new email for Anne Bau in people.vcf: a.bau@example.org", [11, "EMAIL;TYPE=HOME:a.bau@example.org"]],
  ["Anne Bau hat eine neue Handynummer, 0160 777888, bitte in people.vcf ändern", [10, "TEL;TYPE=CELL:0160 777888"]],
  ["people.vcf の Anne Bau の携帯番号を 0160-777-888 に変更してください", [10, "TEL;TYPE=CELL:0160-777-888"]],
])("%s", async (request, [line, fresh]) => {
  expect(await changed(request)).toEqual([[line, fresh]]);
});

test.each([
  ["two are called so", "Ben has a new number, 0171 55443. change it in people.vcf"],
  ["there are two numbers", "Anne Bau has a new number, 0160 777888. change it in people.vcf"],
  ["there is none of the kind", "Ben Sato has a new mobile, 0160 777888. change it in people.vcf"],
  ["nobody is called so", "Carl has a new mobile, 0160 777888. change it in people.vcf"],
  ["it comes besides", "Ben Ito has a second number, 0171 55443. add it in people.vcf too"],
  ["more is said", "Ben Ito has a new number, 0171 55443, and moved to Bremen. change that in people.vcf"],
  ["it holds from another day on", "Ben Ito will have a new number from May, 0171 55443. change it in people.vcf"],
  ["it is there already", "Ben Ito has a new number, 040 111222. change it in people.vcf"],
  ["another card is meant", "Ben Ito's wife has a new mobile, 0160 777888, change it in people.vcf"],
])("is left to the model where %s", async (_, request) => {
  expect(await changed(request)).toEqual([]);
});
