import { expect, test } from "vitest";
import { withOwnSigns } from "./own-signs.ts";

const menu = "| 品名 | 値段 |\n| --- | --- |\n| 日替わりランチ | 900円 |";

test("characters that nobody has written are those that stood there", () => {
  const written = menu.replace("値段", "值段").replace("900", "950");
  expect(withOwnSigns(menu, written, "日替わりランチを950円に")).toBe(menu.replace("900", "950"));
});

test("new ones stay where the line has become another one, or the request has them", () => {
  const longer = menu.replace("900円", "九百五十円");
  expect(withOwnSigns(menu, longer, "漢数字で書いて")).toBe(longer);
  const said = menu.replace("品名", "料理");
  expect(withOwnSigns(menu, said, "品名を料理に変えて")).toBe(said);
});
