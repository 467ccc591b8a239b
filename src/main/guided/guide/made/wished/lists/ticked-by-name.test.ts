import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

test.each([
  ["買い物.md", "- [ ] 米 5kg\n- [ ] 米のとぎ汁用バケツ\n", 'Tick "米"', "- [x] 米 5kg\n- [ ] 米のとぎ汁用バケツ\n"],
  ["shop.md", "- [ ] Milk (2 l)\n- [ ] Oat milk\n", 'Tick "milk"', "- [x] Milk (2 l)\n- [ ] Oat milk\n"],
])("the entry is ticked that is called so, and no other one with the word: %s", (path, text, wish, after) => {
  expect(doneAsWished(path, text, wish)).toBe(after);
});

test.each([
  ["several are called so", "- [ ] Milk (2 l)\n- [ ] Milk, for Ann\n", 'Tick "milk"'],
  ["it only begins so", "- [ ] Van insurance\n- [ ] Book the van\n", 'Tick "van"'],
])("nothing is ticked where %s", (_, text, wish) => {
  expect(doneAsWished("list.md", text, wish)).toBeNull();
});
