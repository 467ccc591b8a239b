import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";
import { meansTicked, tickedNames } from "./ticked-names.ts";

const designs = {
  "tasks.txt": "[x] poster.svg\n[ ] poster-large.svg\n[ ] flyer.svg\n[x] flyer back.svg\n[X] banner.svg\n",
  "designs/poster.svg": "",
  "designs/poster-large.svg": "",
  "designs/flyer.svg": "",
  "designs/flyer back.svg": "",
  "designs/banner.svg": "",
  "designs/sketch.svg": "",
  "archive/logo.svg": "",
};
const done = {
  "designs/poster.svg": "archive/poster.svg",
  "designs/flyer back.svg": "archive/flyer back.svg",
  "designs/banner.svg": "archive/banner.svg",
};

test.each([
  "Everything that is ticked off in tasks.txt is finished. Move those files from designs into archive, please.",
  "move the files that are checked off in tasks.txt from designs to the archive folder",
  "Verschieb bitte alles, was in tasks.txt abgehakt ist, aus designs nach archive/",
  "tasks.txtでチェック済みのファイルをarchiveフォルダに移動してください",
])("what is ticked off goes: %s", async (request) => {
  expect(await placed(request, designs)).toEqual(done);
});

test.each([
  "move everything that isn't ticked off in tasks.txt from designs into archive",
  "move the unchecked files in tasks.txt from designs to the archive folder",
  "once everything in tasks.txt is ticked off, move the files into archive/",
  "move poster-large.svg into archive and tick it off in tasks.txt",
])("other files, or another wish: %s", (request) => {
  expect(meansTicked(request)).toBe(false);
});

test("a name on the list that no file has leaves it open", async () => {
  const files = { ...designs, "tasks.txt": `${designs["tasks.txt"]}[x] baner.svg\n` };
  expect(await placed("Move the files that are ticked off in tasks.txt into archive/", files)).toBeNull();
  const twice = { ...designs, "old/banner.svg": "" };
  expect(await placed("Move the files that are ticked off in tasks.txt into archive/", twice)).toBeNull();
});

const name = fc.stringMatching(/^[a-z]{2,8}$/u);
property.prop([
  fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
  fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
])("each ticked name and no other one", (names, ticks) => {
  const ticked = names.filter((_, at) => ticks[at]);
  const text = names.map((one, at) => `- [${ticks[at] ? "x" : " "}] ${one}`).join("\n");
  expect(tickedNames(text, names)).toEqual(ticked.length > 0 ? ticked : null);
});
