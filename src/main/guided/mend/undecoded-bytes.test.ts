import { describe, expect, it } from "vitest";
import { japaneseEncoding, otherEncodings } from "./undecoded-bytes.ts";

const failure = (byte: string, place: number) =>
  `exit 1\nTraceback\nUnicodeDecodeError: 'utf-8' codec can't decode byte 0x${byte} in position ${place}: invalid start byte\n`;
const lines = (...[line, language, printed, request]: Parameters<typeof otherEncodings>) =>
  otherEncodings(line, language, printed, request).map((change) => change.line);

describe("a file that isn't in UTF-8", () => {
  it.each([
    [
      'with open(argv[1], encoding="utf-8", newline="") as f:',
      'with open(argv[1], encoding="cp1252", newline="") as f:',
    ],
    ["rows = open('a.csv').read()", `rows = open('a.csv', encoding="cp1252").read()`],
    ['with open(path, "r") as f:', 'with open(path, "r", encoding="cp1252") as f:'],
    ["text = Path(name).read_text()", 'text = Path(name).read_text(encoding="cp1252")'],
  ])("is read as Windows wrote it: %s", (line, fresh) => {
    expect(lines(line, "python", failure("fc", 23), "names.py bricht ab, die Umlaute sollen stimmen")).toEqual([fresh]);
  });

  it("is one with a mark of its own, or a Japanese one", () => {
    const line = 'open(p, encoding="utf-8")';
    expect(lines(line, "python", failure("ff", 0), "names.py crashes")).toEqual(['open(p, encoding="utf-16")']);
    expect(lines(line, "python", failure("8e", 0), "names.py が落ちます")).toEqual(['open(p, encoding="cp932")']);
  });

  it("is one that a Japanese text lies in, whatever the request is written in", () => {
    const text = "名前,数\n田中,3\n";
    expect(japaneseEncoding(text, 15, failure("96", 0))).toBe("cp932");
    expect(japaneseEncoding(text, 17, failure("96", 0))).toBe("cp932");
    expect(japaneseEncoding("あさひ\n", 7, failure("a4", 0))).toBe("euc_jp");
    expect(japaneseEncoding("あさひ\n", 10, failure("e3", 0))).toBe(null);
    expect(japaneseEncoding("Jürgen\n", 7, failure("fc", 1))).toBe(null);
    const line = 'open(p, encoding="utf-8")';
    const changes = otherEncodings(line, "python", failure("96", 0), "it crashes, please fix", "cp932");
    expect(changes.map((change) => change.line)).toEqual(['open(p, encoding="cp932")']);
  });

  it("is read by a script as well", () => {
    const line = 'const text = readFileSync(path.join(a, "b.csv"), "utf8");';
    expect(lines(line, "javascript", "exit 0\nK\uFFFDln\n", "the umlauts are broken")).toEqual([
      'const text = new TextDecoder("windows-1252").decode(readFileSync(path.join(a, "b.csv")));',
    ]);
  });

  it.each([
    ['with open(p, "w") as f:', failure("fc", 3), "it crashes"],
    ['with open(p, "rb") as f:', failure("fc", 3), "it crashes"],
    ['open(p, encoding="utf-8")', "exit 1\nValueError: no number\n", "it crashes"],
    ['open(p, encoding="utf-8")', failure("e8", 3), "wypłata.py nie działa, popraw ś i ż"],
    ['open(p, encoding="utf-8")', failure("e8", 3), "не работает"],
  ])("isn't read otherwise in %s", (line, printed, request) => {
    expect(lines(line, "python", printed, request)).toEqual([]);
  });
});
