import { describe, expect, it, test } from "vitest";
import { plainNames } from "./plain-names.ts";

test.each([
  ["python", "for 行 in 表:\n    合計 += 行[1]\n"],
  ["python", 'größe = f"{größe_alt} Ä"\nÜBER = "größe ist groß"  # größe\n'],
  ["javascript", "const $größe = `${prüfsumme}`;\n"],
] as const)("names of %s come back as they were: %s", (language, program) => {
  const names = plainNames(program, language);
  const plain = names?.plain(program) ?? "";
  expect(names?.spelled(plain)).toBe(program);
  expect(plain.replaceAll(/"[^"]*"|#.*/g, "")).toMatch(/^[\u0000-\u007f]*$/);
});

describe("plain names", () => {
  it("go on being alike, in capitals and put together", () => {
    const names = plainNames("ホーム得点 = ホーム\nGRÖSSE = größe", "python");
    const [long = "", short = ""] = ["ホーム得点", "ホーム"].map((name) => names?.plain(name) ?? "");
    expect(long.startsWith(short)).toBe(true);
    expect(names?.plain("GRÖSSE")).toMatch(/^[A-Z]+$/);
    expect(names?.spelled(`new_${short}s`)).toBe("new_ホームs");
  });

  it("are given to a program's names only, wherever they stand as whole words", () => {
    const names = plainNames('名前 = "東京"\n', "python");
    expect(names?.plain('print("東京", "名前", 名前一覧)')).toContain("東京");
    expect(names?.plain("名前一覧")).toBe("名前一覧");
    expect(names?.plain("NameError: name '名前' is not defined")).toMatch(/^NameError: name '\w+' is/);
  });

  it.each([
    ["python", 'total = 1\nprint("Größe")  # 合計\n'],
    ["javascript", "const total = 'größe'; // 合計\n"],
    ["shell", 'größe=1\necho "$größe"\n'],
    ["python", "größe = zq\n"],
  ] as const)("aren't needed in %s: %s", (language, program) => {
    expect(plainNames(program, language)).toBeNull();
  });
});
