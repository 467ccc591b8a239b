import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { openItemCalls } from "./open-items-of-files.ts";

const files = {
  "meetings/2024-03-05.md": "# 5 March\n\n- [x] order compost (Cem)\n- [ ] mend the gate (Ruth)\n",
  "meetings/2024-04-09.md": "# 9 April\n\n- [X] pay (Ada)\n* [ ] label the beds (Cem)\n- [ ] mend the gate (Ruth)\n",
  "notes.md": "- [ ] buy milk\n",
};

async function made(request: string) {
  const view = viewOf(files);
  const [call] = await openItemCalls(request, await view.files(), view);
  return call?.input;
}

test.each([
  "collect everything thats still unchecked in the meetings folder into one open.md, with who does it",
  "Sammle bitte alles noch offene aus dem Ordner meetings in open.md",
])("what isn't ticked yet in a folder is gathered: %s", async (request) => {
  expect(await made(request)).toEqual({
    path: "open.md",
    content: "- [ ] mend the gate (Ruth)\n- [ ] label the beds (Cem)\n",
  });
});

test.each([
  ["more is wanted", "collect what's unchecked in the meetings folder in open.md, grouped by person"],
  ["it isn't clear where", "collect what's unchecked into open.md"],
  ["something else is gathered", "collect the headings of the meetings folder in open.md"],
])("but not where %s", async (_, request) => {
  expect(await made(request)).toBeUndefined();
});
