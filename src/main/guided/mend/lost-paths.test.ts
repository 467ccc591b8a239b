import { describe, expect, it } from "vitest";
import { isSettingsOf, lostPaths } from "./lost-paths.ts";

const paths = ["report.py", "settings.ini", "letters-2024/bench.txt", "letters-2024/lamps.txt", "Logo.png"];
const inSettings = (text: string, path = "settings.ini") =>
  lostPaths([{ path, text }], [], "exit 0\n0 letters\n", paths).map(({ input }) => input["new_text"]);

describe("a path that isn't there", () => {
  it.each([
    ["folder = letters-2023", "folder = letters-2024"],
    ['folder: "./letters-2023/"  # of the year', 'folder: "./letters-2024/"  # of the year'],
    ['  "logo": "logo.png",', '  "logo": "Logo.png",'],
    ["FIRST=letters_2024/bench.txt", "FIRST=letters-2024/bench.txt"],
  ])("is the one like it in %s", (line, fresh) => {
    expect(inSettings(`[report]\n${line}\n`)).toEqual([fresh]);
  });

  it.each([
    "folder = letters-2024",
    "folder = notes-2023",
    "year = 2023",
    "title = Letters to the council",
    "# letters-2023",
  ])("isn't in %s", (line) => {
    expect(inSettings(`[report]\n${line}\n`)).toEqual([]);
  });

  it("is meant from the folder of the settings, too", () => {
    const calls = lostPaths([{ path: "conf/a.ini", text: "in = data1.csv" }], [], "", ["conf/a.ini", "conf/data2.csv"]);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["in = data2.csv"]);
  });

  it("is mended in the program that breaks off on it", () => {
    const program = { path: "report.py", text: 'a = open("logo.png")\nb = open("letters-2023", "w")\n' };
    const failure = "exit 1\nFileNotFoundError: [Errno 2] No such file or directory: 'logo.png'\n";
    expect(lostPaths([], [program], failure, paths).map(({ input }) => input["new_text"])).toEqual([
      'a = open("Logo.png")',
    ]);
  });

  it.each([
    [
      'open("Letters-2024\\\\bench.txt")',
      "FileNotFoundError: [Errno 2] No such file or directory: 'Letters-2024\\\\bench.txt'",
      'open("letters-2024/bench.txt")',
    ],
    [
      'open(r"letters-2024\\bench.txt")',
      "FileNotFoundError: [Errno 2] No such file or directory: 'letters-2024\\\\bench.txt'",
      'open("letters-2024/bench.txt")',
    ],
    ['open(r"notes\\bench.txt")', "FileNotFoundError: [Errno 2] No such file or directory: 'notes\\\\bench.txt'", null],
  ])("has slashes instead of what Windows has: %s", (text, failure, fresh) => {
    const calls = lostPaths([], [{ path: "report.py", text }], `exit 1\n${failure}\n`, paths);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(fresh === null ? [] : [fresh]);
  });

  it("stands in settings that a program reads, not in an example", () => {
    const program = 'settings.read("settings.ini")\nopen("settings.example.ini")';
    expect(isSettingsOf("settings.ini", [program])).toBe(true);
    expect(isSettingsOf("settings.example.ini", [program])).toBe(false);
    expect(isSettingsOf("other.ini", [program])).toBe(false);
    expect(isSettingsOf("settings.py", ["settings.py"])).toBe(false);
  });
});
