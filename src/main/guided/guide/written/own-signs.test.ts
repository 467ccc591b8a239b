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

test.each([
  ["天気は晴", "天気は雨", "change the weather to rain"],
  ["会場: 公民館", "会場: 図書館", "会場をとしょかんに変えて"],
  ["担当: 田中", "担当: 髙橋", "担当をたかはしさんに"],
  ["我们星期一见", "我们星期日见", "把它改成周末"],
])("what another word is for stays: %s", (before, written, request) => {
  expect(withOwnSigns(before, written, request)).toBe(written);
});
