import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { spreadCalls } from "./spread.ts";

/** What is changed elsewhere once the model has changed one line of a file, which counts from 1. */
async function spreadFrom(
  request: string,
  texts: Readonly<Record<string, string>>,
  path: string,
  line: number,
  [find, put]: readonly [string, string],
): Promise<unknown[]> {
  const lines = (texts[path] ?? "").split("\n");
  const old = lines[line - 1] ?? "";
  const fresh = old.replace(find, () => put);
  const view = viewOf({ ...texts, [path]: lines.with(line - 1, fresh).join("\n") });
  const record: StepRecord = {
    form: "edit",
    tool: "edit",
    effect: "change",
    input: { path, old_text: old, new_text: fresh, line },
    status: "ok",
    text: "",
    note: "",
    isMade: false,
  };
  const calls = await spreadCalls([record], request, await view.files(), view);
  return calls.map(({ input: { path: changed, new_text: text } }) =>
    typeof changed === "string" && typeof text === "string" ? `${changed}: ${text}` : null,
  );
}

const game = {
  "game.js":
    "const player = {\n  x: 40,\n  speed: 3,\n  lives: 3,\n};\n\nconst ghost = {\n  speed: 2,\n  lives: 3,\n};\n",
};
const project = {
  "pyproject.toml":
    '[project]\nversion = "0.8.2"\ndependencies = ["tinyplot>=0.8.2"]\n\n[tool.lintcat]\nrequired-version = "0.8.2"\n',
};
const menu = { "menu.md": "- Flat white: 3.90\n- Flat white, iced: 3.90\n- Cocoa: 3.90\n" };
const hours = { "hours.md": "Monday: closed\nTuesday: closed\nSunday: closed\n" };
const css = { "site.css": "header {\n  color: red;\n}\nfooter {\n  color: red;\n  border-color: red;\n}\n" };
const team = { "team.yml": "owner: Tom\nauthor: Tom\nreviewer: Tom\n" };
const course = { "plan.md": "Yoga um 18:00\nPilates um 18:00\nZirkel um 18:00\n" };
const levels = { "levels.json": '[\n  { "name": "meadow", "time": 30 },\n  { "name": "cave", "time": 30 }\n]\n' };
const ports = { "dev.ini": "[web]\nport = 3000\n[mail]\nport = 3000\ntimeout = 3000\n" };
const sizes = { "box.txt": "幅 30cm\n高さ 30cm\n奥行 30cm\n" };

describe("a value that stands for many things, changed in one place by the model", () => {
  test.each<[string, Readonly<Record<string, string>>, string, number, readonly [string, string]]>([
    ["my son finds it too hard, give the player 5 lives in game.js instead of 3", game, "game.js", 4, ["3", "5"]],
    ["5 lives instead of 3 in game.js", game, "game.js", 4, ["3", "5"]],
    ["the player's speed should be 4 instead of 3 in game.js pls", game, "game.js", 3, ["3", "4"]],
    ["the version is 0.9.0 instead of 0.8.2, pyproject.toml", project, "pyproject.toml", 2, ["0.8.2", "0.9.0"]],
    ["a flat white is 4.20 instead of 3.90 in menu.md", menu, "menu.md", 1, ["3.90", "4.20"]],
    ["we're open on monday instead of closed, put that in hours.md", hours, "hours.md", 1, ["closed", "open"]],
    ["make the header's color blue instead of red in site.css", css, "site.css", 2, ["red", "blue"]],
    ["Kim is the owner instead of Tom, change team.yml", team, "team.yml", 1, ["Tom", "Kim"]],
    ["Pilates ist um 18:30 statt 18:00, bitte in plan.md ändern", course, "plan.md", 2, ["18:00", "18:30"]],
    ["give the meadow 45 seconds of time instead of 30 in levels.json", levels, "levels.json", 2, ["30", "45"]],
    ["the web port is 3100 instead of 3000 in dev.ini", ports, "dev.ini", 2, ["3000", "3100"]],
    ["box.txt: 幅 is 40 instead of 30", sizes, "box.txt", 1, ["30", "40"]],
    [
      "Pilates is at 18:30 instead of 18:00 in plan.md",
      { "plan.md": "# Week\nPilates 18:00\nYoga 18:00\n\n# Prices\nPilates at 18:00\n" },
      "plan.md",
      2,
      ["18:00", "18:30"],
    ],
  ])("isn't changed in others: %s", async (request, texts, path, line, pair) => {
    expect(await spreadFrom(request, texts, path, line, pair)).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>, string, number, readonly [string, string], readonly string[]]>([
    [
      "Pilates is at 18:30 instead of 18:00 in plan.md",
      { "plan.md": "Pilates 18:00\nYoga 18:00\nPilates at 18:00\n" },
      "plan.md",
      1,
      ["18:00", "18:30"],
      ["plan.md: Pilates at 18:30"],
    ],
    ["all of them get 5 lives instead of 3 in game.js", game, "game.js", 4, ["3", "5"], ["game.js:   lives: 5,"]],
    [
      "the port is 4100 instead of 3000, in all files",
      { "a.ini": "port = 3000\n", "b.ini": "port = 3000\ntimeout = 3000\n" },
      "a.ini",
      1,
      ["3000", "4100"],
      ["b.ini: port = 4100"],
    ],
    [
      "Der Jahresbeitrag ist überall 30 Euro statt 24",
      { "a.md": "Der Jahresbeitrag: 24 Euro\n", "b.txt": "Jahresbeitrag 24 €\nWir sind 24 Leute\n" },
      "a.md",
      1,
      ["24", "30"],
      ["b.txt: Jahresbeitrag 30 €"],
    ],
    ["replace Tom with Kim in team.yml", team, "team.yml", 1, ["Tom", "Kim"], ["team.yml: Kim"]],
    [
      "use margarine instead of butter in cake.md",
      { "cake.md": "- fat: butter\n\nMelt the butter.\n" },
      "cake.md",
      1,
      ["butter", "margarine"],
      ["cake.md: margarine"],
    ],
  ])("is changed where the same is meant: %s", async (request, texts, path, line, pair, made) => {
    expect(await spreadFrom(request, texts, path, line, pair)).toEqual(made);
  });
});
