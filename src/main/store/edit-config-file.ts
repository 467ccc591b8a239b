import { randomUUID } from "node:crypto";
import { mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { AppError } from "../../shared/error.ts";
import type { CloudProvider, Settings } from "../../shared/settings.ts";
import { readConfigText, readSettings } from "./config-file.ts";

/** A change to the settings' text that leaves all else in it to the letter, and what must be true of them then. */
type Edit = { change(text: string): string; isDone(settings: Settings): boolean; byHand: string };

/**
 * Switches the cloud on or off in the settings' file, and returns what they are then. Throws `conflict` where the file is
 * written in a way that this can't change safely: then nothing is changed.
 */
export function writeCloudEnabled(file: string, enabled: boolean): Promise<Settings> {
  return edit(file, {
    change: (text) => withCloudEnabled(text, enabled),
    isDone: ({ cloud }) => cloud.enabled === enabled,
    byHand: `set enabled = ${enabled} under [cloud]`,
  });
}

/** Adds a provider to the settings' file. Throws as `writeCloudEnabled` does, and where there is one of that name. */
export function addProvider(file: string, name: string, provider: CloudProvider): Promise<Settings> {
  return edit(file, {
    change: (text) => withProvider(text, name, provider),
    isDone: ({ cloud }) => isDeepStrictEqual(cloud.providers[name], provider),
    byHand: `add [cloud.providers.${name}]`,
  });
}

/** Says which provider's model stands in where a local one can't; null for none. Throws as `writeCloudEnabled` does. */
export function writeFallback(file: string, fallback: string | null): Promise<Settings> {
  return edit(file, {
    change: (text) => withFallback(text, fallback),
    isDone: ({ model }) => (model.large.fallback ?? null) === fallback,
    byHand:
      fallback === null ? "take fallback out of [model.large]" : `set fallback = "${fallback}" under [model.large]`,
  });
}

async function edit(file: string, { change, isDone, byHand }: Edit): Promise<Settings> {
  const target = await realpath(file).catch(() => file); // the file may be a link into someone's collection of settings
  const before = readConfigText(target);
  readSettings(before, file); // a mistake that is in it already is told as what it is
  const text = change(before);
  const settings = readChanged(text, file, byHand);
  if (!isDone(settings)) throw byHandOnly(file, byHand);
  const partial = `${target}.${randomUUID()}.partial`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    await writeFile(partial, text, { mode: 0o600 });
    await rename(partial, target);
  } finally {
    await rm(partial, { force: true });
  }
  return settings;
}

function readChanged(text: string, file: string, byHand: string): Settings {
  try {
    return readSettings(text, file);
  } catch (cause) {
    throw byHandOnly(file, byHand, cause);
  }
}

function byHandOnly(file: string, byHand: string, cause?: unknown): AppError {
  return new AppError("conflict", `${file} is written in a way that Hearth can't change. Open it, and ${byHand}.`, {
    cause,
  });
}

function withCloudEnabled(text: string, enabled: boolean): string {
  const table = findTable(text, "cloud", "enabled");
  if (!table) return `${endedText(text)}\n[cloud]\nenabled = ${enabled}\n`;
  const { lines, header, key } = table;
  if (key === null) return lines.toSpliced(header + 1, 0, `enabled = ${enabled}`).join("\n");
  const line = (lines[key] ?? "").replace(/=\s*(?:true|false)/, `= ${enabled}`);
  return lines.with(key, line).join("\n");
}

function withFallback(text: string, fallback: string | null): string {
  const line = fallback === null ? [] : [`fallback = ${JSON.stringify(fallback)}`];
  const table = findTable(text, "model.large", "fallback");
  if (table) {
    const { lines, header, key } = table;
    return lines.toSpliced(key ?? header + 1, key === null ? 0 : 1, ...line).join("\n");
  }
  if (fallback === null) return text;
  // `model = "ID"` is short for a table, and can't stand beside it
  const lines = text.split("\n");
  const short = lines.findIndex((each) => isHeader.test(each) || /^\s*model\s*=/.test(each));
  const id = /^\s*model\s*=\s*((["'])[^"']*\2)\s*(?:#.*)?$/.exec(lines[short]?.trimEnd() ?? "")?.[1];
  const rest = id === undefined ? text : lines.toSpliced(short, 1).join("\n");
  return `${endedText(rest)}\n${["[model.large]", ...(id === undefined ? [] : [`id = ${id}`]), ...line].join("\n")}\n`;
}

type Table = { lines: string[]; header: number; key: number | null };

const isHeader = /^\s*\[/;

/** Where a table begins, and a key of it; null where the table isn't written under a header of its own. */
function findTable(text: string, name: string, key: string): Table | null {
  const lines = text.split("\n");
  const names = name.split(".").join("\\s*\\.\\s*");
  const header = lines.findIndex((line) => new RegExp(`^\\s*\\[\\s*${names}\\s*\\]\\s*(?:#.*)?$`).test(line.trimEnd()));
  if (header === -1) return null;
  const length = lines.slice(header + 1).findIndex((line) => isHeader.test(line));
  const end = length === -1 ? lines.length : header + 1 + length;
  const pattern = new RegExp(`^\\s*${key}\\s*=`);
  const found = lines.findIndex((line, index) => index > header && index < end && pattern.test(line));
  return { lines, header, key: found === -1 ? null : found };
}

function withProvider(text: string, name: string, provider: CloudProvider): string {
  const { kind, models } = provider;
  const url = provider.kind === "openai-compatible" ? [`url = ${JSON.stringify(provider.url)}`] : [];
  const list = models.map((model) => JSON.stringify(model)).join(", ");
  const lines = [`[cloud.providers.${name}]`, `kind = "${kind}"`, ...url, `models = [${list}]`];
  return `${endedText(text)}\n${lines.join("\n")}\n`;
}

function endedText(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
