import { mkdir, readFile, realpath, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Theme } from "../../shared/ipc.ts";

/** Writes the theme into the settings' file, where everything else stays to the letter: comments, order, blank lines. */
export async function keepTheme(file: string, theme: Theme): Promise<void> {
  const target = await realpath(file).catch(() => file); // the file may be a link into someone's collection of settings
  const text = await readFile(target, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return "";
    throw cause;
  });
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(`${target}.partial`, withTheme(text, theme), { mode: 0o600 });
  await rename(`${target}.partial`, target);
}

/** TOML's keys without a table stand before the first table, so a new one goes to the top. */
export function withTheme(text: string, theme: Theme): string {
  const lines = text.split("\n");
  const firstTable = lines.findIndex((line) => /^\s*\[/.test(line));
  const before = firstTable === -1 ? lines : lines.slice(0, firstTable);
  const index = before.findIndex((line) => /^\s*(?:theme|"theme"|'theme')\s*=/.test(line));
  const found = lines[index];
  if (found === undefined) return `theme = "${theme}"\n${text}`;
  const comment = /^[^#]*?(["'])[^"'#]*\1(\s*#.*?)?\r?$/.exec(found)?.[2] ?? "";
  return [
    ...lines.slice(0, index),
    `theme = "${theme}"${comment}${found.endsWith("\r") ? "\r" : ""}`,
    ...lines.slice(index + 1),
  ].join("\n");
}
