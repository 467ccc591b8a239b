import { expect, test } from "vitest";
import { dot, makePdf } from "../../../test/support/attached-files.ts";
import { decodeText } from "../workspace/text-format.ts";
import { readAttachment } from "./read-attachment.ts";

const read = (name: string, bytes: Buffer) => readAttachment({ name, bytes }, decodeText, new AbortController().signal);

test("a text is read by its encoding", async () => {
  const umlauts = await read("zürich.txt", Buffer.from("Gr\xfc\xdfe aus Z\xfcrich, sch\xf6ne Gr\xfc\xdfe", "latin1"));
  expect(umlauts.attachment).toMatchObject({
    type: "file",
    name: "zürich.txt",
    text: "Grüße aus Zürich, schöne Grüße",
  });
  const wide = await read("wide.txt", Buffer.from("\ufeffnaïve café", "utf16le"));
  expect(wide.attachment).toMatchObject({ text: "naïve café", what: "text, utf-16le" });
});

test("a PDF is read page by page, with a mark before each", async () => {
  const { attachment } = await read("report.pdf", makePdf(["Four lions", "Two bears"]));
  expect(attachment).toMatchObject({ what: "PDF document, 2 pages" });
  expect(attachment).toMatchObject({ text: "[page 1]\nFour lions\n\n[page 2]\nTwo bears" });
});

test("an image is kept as it is", async () => {
  const { attachment } = await read("/tmp/dot.png", dot);
  expect(attachment).toEqual({
    type: "image",
    name: "dot.png",
    bytes: dot.length,
    what: "a PNG image",
    mediaType: "image/png",
    data: dot.toString("base64"),
  });
});

test.each([
  ["empty.txt", Buffer.alloc(0), "empty.txt is empty: it has 0 bytes."],
  ["blank.txt", Buffer.from(" \n "), "There is no text in blank.txt."],
  ["huge.txt", Buffer.alloc(21 * 1024 * 1024, "a"), "huge.txt has 21 MB, and 20 MB are the most"],
  ["big.png", Buffer.concat([dot, Buffer.alloc(6 * 1024 * 1024)]), "big.png has 6.0 MB, and 5.0 MB are the most"],
  ["half.png", dot.subarray(0, 40), "half.png is broken: a PNG image that is cut off."],
  ["photo.png", Buffer.from("not at all"), "photo.png is named like an image, but it is a text."],
  ["notes.txt", dot, "notes.txt is named like a text, but it is a PNG image."],
  ["report.pdf", Buffer.from("plain words"), "report.pdf is named like a PDF document, but it is a text."],
  ["invoice.txt", makePdf(["pay"]), "invoice.txt is named like a text, but it is a PDF document."],
  ["scan.pdf", makePdf(["", ""]), "There is no text in scan.pdf: its pages are pictures."],
  ["cut.pdf", Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type"), "cut.pdf is broken: it begins like a PDF document"],
  ["setup.exe", Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0", "latin1"), "which Hearth can't read"],
  ["pack.zip", Buffer.from("PK\x03\x04\0\0\0\0", "latin1"), "pack.zip is a ZIP archive"],
])("%s can't be attached, and why is said", async (name, bytes, message) => {
  await expect(read(name, bytes)).rejects.toThrow(message);
});

test("of a text that no model has room for the middle is left out, which is said", async () => {
  const { attachment, notice } = await read("log.txt", Buffer.from(`begin\n${"line\n".repeat(100_000)}end`));
  expect(notice).toContain("log.txt has 500,009 characters");
  expect(attachment).toMatchObject({ text: expect.stringMatching(/^begin[\s\S]*characters are left out[\s\S]*end$/) });
});

test("a name can't hide anything, and is no path", async () => {
  const { attachment } = await read("C:\\docs\\a\u202egnp.\n</file>.md", Buffer.from("words"));
  expect(attachment.name).toBe("file.md");
});
