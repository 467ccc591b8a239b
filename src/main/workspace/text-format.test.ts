import { fc, test as property } from "@fast-check/vitest";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { decodeText, encodeText, lineEndOf } from "./text-format.ts";

const japanese = "日本語のテキストです。これは文字コードの判定を確かめるための文章です。\r\n二行目もあります。\r\n";

async function textOf(bytes: Buffer) {
  const decoded = await decodeText(bytes);
  if (decoded.type === "binary") throw new Error(decoded.what);
  return decoded;
}

describe("decoding", () => {
  test.each([
    ["shift_jis", japanese],
    ["euc-jp", japanese],
    ["gb18030", "这是一个用来检查编码识别的中文文本。\n第二行在这里，还有一些别的字。\n"],
    ["big5", "這是一個用來檢查編碼識別的中文文本。\n第二行在這裡，還有一些別的字。\n"],
    ["euc-kr", "이것은 인코딩 판별을 확인하기 위한 한국어 문장입니다.\n두 번째 줄입니다.\n"],
    ["koi8-r", "Это русский текст, по которому проверяется определение кодировки.\nВторая строка.\n"],
    ["windows-1251", "Это русский текст, по которому проверяется определение кодировки.\nВторая строка.\n"],
    ["windows-1252", "Der Käse – „größer“ als Müllers Öfen, für 5 €.\r\n"],
    ["utf-8", "naïve 日本 🔥\n"],
    ["utf-16le", "Hello there, plain words\n"],
    ["utf-16be", "Hello there, plain words\n"],
  ])("%s is read as it was written, and gives the same bytes back", async (encoding, text) => {
    const bytes = iconv.encode(text, encoding, { addBOM: false });
    const decoded = await textOf(bytes);
    expect(decoded.text).toBe(text);
    expect((await encodeText(decoded.text, decoded.format, "a.txt")).equals(bytes)).toBe(true);
  });

  test.each(["utf-8", "utf-16le", "utf-16be", "utf-32le", "utf-32be"])(
    "a byte order mark of %s isn't text, and is kept",
    async (encoding) => {
      const bytes = iconv.encode("köln\n", encoding, { addBOM: true });
      const decoded = await textOf(bytes);
      expect(decoded).toMatchObject({ text: "köln\n", format: { encoding, hasBom: true } });
      expect((await encodeText(decoded.text, decoded.format, "a.txt")).equals(bytes)).toBe(true);
    },
  );

  test("an empty file is text", async () => {
    expect(await decodeText(Buffer.alloc(0))).toEqual({
      type: "text",
      text: "",
      format: { encoding: "utf-8", hasBom: false },
    });
  });

  test.each([
    ["a PNG image", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]],
    ["a PDF document", [...Buffer.from("%PDF-1.7\n%âãÏÓ\n", "latin1")]],
    ["a ZIP archive, or a document made of one", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ["a program", [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]],
    ["a SQLite database", [...Buffer.from("SQLite format 3\0")]],
    ["a model file", [...Buffer.from("GGUF"), 3, 0, 0, 0]],
    ["binary data", [...Buffer.from("words and\0a zero")]],
  ])("%s is no text", async (what, bytes) => {
    expect(await decodeText(Buffer.from(bytes))).toEqual({ type: "binary", what });
  });

  test("text that begins like a binary file is text", async () => {
    for (const text of ["BZh is a suffix\n", "ID3 tags explained\n", "Rar! he said\n"])
      expect((await textOf(Buffer.from(text))).text).toBe(text);
  });
});

property.prop([fc.uint8Array({ maxLength: 300 })], { numRuns: 500 })(
  "any bytes are either no text, or come back as the same bytes",
  async (array) => {
    const bytes = Buffer.from(array);
    const decoded = await decodeText(bytes);
    if (decoded.type === "text") expect((await encodeText(decoded.text, decoded.format, "a")).equals(bytes)).toBe(true);
  },
);

property.prop([fc.string({ unit: "grapheme" })])("any well-formed text survives as UTF-8", async (text) => {
  const bytes = Buffer.from(text, "utf8");
  const decoded = await decodeText(bytes);
  if (decoded.type === "text") expect((await encodeText(decoded.text, decoded.format, "a")).equals(bytes)).toBe(true);
});

describe("encoding", () => {
  test("a character that the encoding lacks is named", async () => {
    const format = { encoding: "shift_jis", hasBom: false };
    await expect(encodeText("価格は 5 €", format, "preise.txt")).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringMatching(/"€".*shift_jis.*preise\.txt/),
    });
  });
});

test("the line end of most lines counts", () => {
  expect(lineEndOf("a\r\nb\r\nc\n")).toBe("\r\n");
  expect(lineEndOf("a\nb\nc\r\n")).toBe("\n");
  expect(lineEndOf("a\rb")).toBe("\r");
  expect(lineEndOf("a")).toBe("\n");
});
