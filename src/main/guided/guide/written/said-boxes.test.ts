import { expect, test } from "vitest";
import { withSaidBoxes } from "./said-boxes.ts";

test.each([
  [
    "a.md",
    "one checkbox each",
    "# Trip\n\n- rope\n  - two of them\n* map",
    "# Trip\n\n- [ ] rope\n  - [ ] two of them\n* [ ] map",
  ],
  ["a.md", "eine Liste zum Abhaken", "- Seil", "- [ ] Seil"],
  ["a.md", "チェックリストにして", "- 地図", "- [ ] 地図"],
  ["a.md", "a checklist", "- [x] rope\n- map", "- [x] rope\n- map"],
  ["a.md", "a list without checkboxes", "- rope", "- rope"],
  ["a.md", "a list", "- rope", "- rope"],
  ["a.txt", "a checklist", "- rope", "- rope"],
])("%s, %s: boxes before the items of %j", (path, request, text, boxed) => {
  expect(withSaidBoxes(path, text, request)).toBe(boxed);
});
