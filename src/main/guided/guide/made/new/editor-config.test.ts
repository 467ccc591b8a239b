import { expect, test } from "vitest";
import { editorConfigCalls } from "./editor-config.ts";

async function written(request: string): Promise<unknown> {
  const files = ["Makefile", "app.py", "ci.yml", "data/towns.json"].map((path) => ({ path, size: 9 }));
  const [call] = await editorConfigCalls(request, files);
  return call?.input["content"];
}

const common =
  "root = true\n\n[*]\ncharset = utf-8\ninsert_final_newline = true\nindent_style = space\nindent_size = 4\n";

test.each([
  "we keep fighting about tabs here. can you add an .editorconfig with 4 spaces for all files, 2 spaces for json and yml, tabs in the Makefile? also utf-8 and a newline at the end of every file",
  "Please create an .editorconfig: utf-8, a final newline, four spaces for everything, two spaces for json and yml files and tabs in the Makefile",
  "Leg bitte eine .editorconfig an mit utf-8, 4 Leerzeichen für alle Dateien, 2 Leerzeichen für json und yml, Tabs im Makefile und Zeilenumbruch am Dateiende",
])("what is said of how files are written: %s", async (request) => {
  expect(await written(request)).toBe(
    `${common}\n[*.{json,yml}]\nindent_style = space\nindent_size = 2\n\n[Makefile]\nindent_style = tab\n`,
  );
});

test.each<[string, string]>([
  ["make an .editorconfig with tabs for everything and LF line endings", "[*]\nend_of_line = lf\nindent_style = tab\n"],
  ["write an .editorconfig: python: 4 spaces", "[*.py]\nindent_style = space\nindent_size = 4\n"],
  ["an .editorconfig with utf-8 please", "[*]\ncharset = utf-8\n"],
])("other styles: %s", async (request, text) => {
  expect(await written(request)).toBe(`root = true\n\n${text}`);
});

test.each([
  "make an .editorconfig",
  "make an .editorconfig with 4 spaces for all files and 2 spaces for the frontend",
  "make an .editorconfig with 4 spaces for all files but not for json",
  "make an .editorconfig with 4 spaces for all files, 2 spaces for all files",
  "make an .editorconfig with 4 spaces for all files and 100 characters in a line",
  "make an .editorconfig with 4 spaces for all files. Json should be left alone",
  "make an .editorconfig with 4 spaces for all files and reformat everything",
  "what would an .editorconfig be good for?",
])("is left to the model: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
