import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "smol-toml";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepTheme, withTheme } from "./keep-theme.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "theme-"));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ["an empty file", "", 'theme = "dark"\n'],
  ["only tables", "[ollama]\nenabled = false\n", 'theme = "dark"\n[ollama]\nenabled = false\n'],
  [
    "a theme with a comment",
    '# mine\nmodel = "a"\ntheme = "light" # at work\n',
    '# mine\nmodel = "a"\ntheme = "dark" # at work\n',
  ],
  ["a quoted key", "'theme' = 'light'\nmax_steps = 3", 'theme = "dark"\nmax_steps = 3'],
  ["line ends of Windows", 'theme = "light"\r\nmax_steps = 3\r\n', 'theme = "dark"\r\nmax_steps = 3\r\n'],
  ["a key of that name in a table", '[models.x]\ntheme = "y"\n', 'theme = "dark"\n[models.x]\ntheme = "y"\n'],
])("%s keeps everything but the theme", (_name, before, after) => {
  expect(withTheme(before, "dark")).toBe(after);
  expect(parse(after)).toMatchObject({ theme: "dark" });
});

test("the file is made where there is none", async () => {
  const file = path.join(folder, "home", "config.toml");
  await keepTheme(file, "light");
  await keepTheme(file, "dark");
  expect(await readFile(file, "utf8")).toBe('theme = "dark"\n');
});

test("settings that are a link stay one", async () => {
  const real = path.join(folder, "real.toml");
  const link = path.join(folder, "config.toml");
  await writeFile(real, "max_steps = 3\n");
  await symlink(real, link);
  await keepTheme(link, "dark");
  expect(await readFile(real, "utf8")).toBe('theme = "dark"\nmax_steps = 3\n');
});
