import { readFileSync, statSync } from "node:fs";
import { closest, distance } from "fastest-levenshtein";
import { parse, TomlError } from "smol-toml";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { type Settings, settingsSchema } from "../../shared/settings.ts";
import { cronMistakes } from "./cron-mistake.ts";
import { findKey, type Position } from "./find-key.ts";
import { errorCode } from "./store-error.ts";

const largest = 1024 * 1024;

/**
 * The user's settings; the defaults where the file isn't there. A mistake in it is an error that names file, line and
 * column: going on with a default in its place would hide it.
 */
export function readConfigFile(file: string): Settings {
  return readSettings(readConfigText(file), file);
}

/** The same for a text that may be the file's: `file` is the name that mistakes are told with. */
export function readSettings(text: string, file: string): Settings {
  const parsed = settingsSchema.safeParse(parseToml(text, file));
  const mistakes = parsed.success
    ? cronMistakes(parsed.data).map(({ path, message }) => tell(path, message, text))
    : parsed.error.issues.flatMap((issue) => describe(issue, text));
  if (parsed.success && mistakes.length === 0) return parsed.data;
  const lines = mistakes
    .toSorted((a, b) => a.position.line - b.position.line || a.position.column - b.position.column)
    .map(({ position, what }) => `${file}:${position.line}:${position.column}: ${what}`);
  throw new AppError("invalid-input", `The settings have a mistake. Correct it and try again.\n${lines.join("\n")}`);
}

/** The text of the file; empty where it isn't there. */
export function readConfigText(file: string): string {
  try {
    if (statSync(file).size > largest) {
      throw new AppError(
        "too-large",
        `${file} is larger than 1 MB, so it can't be settings. Move it away to use the defaults.`,
      );
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (errorCode(cause) === "ENOENT") return "";
    if (errorCode(cause) === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      throw new AppError("invalid-input", `${file} is not UTF-8 text. Save it as UTF-8 and try again.`, { cause });
    }
    throw new AppError("internal", `${file} can't be read (${errorCode(cause)}). Make it a file that you may read.`, {
      cause,
    });
  }
}

function parseToml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    const [what = ""] = cause.message.replace(/^Invalid TOML document: /, "").split("\n");
    const place = `${file}:${cause.line}:${cause.column}`;
    throw new AppError(
      "invalid-input",
      `The settings can't be read. Correct the mistake and try again.\n${place}: ${what}`,
      { cause },
    );
  }
}

type Mistake = { position: Position; what: string };

function describe(issue: z.core.$ZodIssue, text: string): Mistake[] {
  if (issue.code !== "unrecognized_keys") {
    // what is wrong with a name of the user's own stands inside
    const message = (issue.code === "invalid_key" && issue.issues[0]?.message) || issue.message;
    return [tell(issue.path, message, text)];
  }
  const known = keysAt(issue.path);
  return issue.keys.map((key) => {
    const setting = [...issue.path, key].join(".");
    const what = isSecret(issue.path, key)
      ? `keys don't belong in this file, which other programs read. Take "${setting}" out of it; ${whereKeysGo(issue.path)}`
      : `there is no setting "${setting}".${advise(key, known)}`;
    return { position: findKey(text, [...issue.path, key]), what };
  });
}

function tell(path: readonly PropertyKey[], message: string, text: string): Mistake {
  const name = path.join(".");
  return { position: findKey(text, path), what: name ? `${name}: ${message}` : message };
}

/** Something that people call keys, in a place where they would look for one. */
function isSecret([first]: readonly PropertyKey[], key: string): boolean {
  return first === "cloud" && /key|token|secret|passw|credential|authorization|bearer/i.test(key);
}

function whereKeysGo([, , provider]: readonly PropertyKey[]): string {
  const name = typeof provider === "string" ? provider : "PROVIDER";
  const variable = `HEARTH_KEY_${name.toUpperCase().replaceAll("-", "_")}`;
  return `store it in Hearth's window under Cloud, or set ${variable} where you start hearth. If others may have seen it, get a new one.`;
}

function advise(key: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const nearest = closest(key, known);
  if (distance(key, nearest) <= Math.max(2, key.length / 3)) return ` Did you mean "${nearest}"?`;
  return ` There are: ${known.join(", ")}.`;
}

/** What may stand beside a key that isn't known. */
function keysAt(path: readonly PropertyKey[]): string[] {
  let schema: z.core.JSONSchema._JSONSchema = z.toJSONSchema(settingsSchema, { io: "input" });
  for (const step of path) {
    if (typeof schema === "boolean") return [];
    const next: unknown =
      typeof step === "number" ? schema.items : (schema.properties?.[String(step)] ?? schema.additionalProperties);
    if (typeof next !== "object" || next === null) return [];
    // what zod puts there is a schema again
    schema = next as z.core.JSONSchema.JSONSchema;
  }
  if (typeof schema === "boolean") return [];
  const shapes = [schema, ...(schema.oneOf ?? schema.anyOf ?? [])];
  return [
    ...new Set(shapes.flatMap((shape) => (typeof shape === "boolean" ? [] : Object.keys(shape.properties ?? {})))),
  ];
}
