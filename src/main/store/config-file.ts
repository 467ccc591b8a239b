import { readFileSync, statSync } from "node:fs";
import { closest, distance } from "fastest-levenshtein";
import { parse, TomlError } from "smol-toml";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { type Settings, settingsSchema } from "../../shared/settings.ts";
import { findKey, type Position } from "./find-key.ts";
import { errorCode } from "./store-error.ts";

const largest = 1024 * 1024;

/**
 * The user's settings; the defaults where the file isn't there. A mistake in it is an error that names file, line and
 * column: going on with a default in its place would hide it.
 */
export function readConfigFile(file: string): Settings {
  const text = readText(file);
  const parsed = settingsSchema.safeParse(parseToml(text, file));
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.flatMap((issue) => describe(issue, text));
  const lines = mistakes
    .toSorted((a, b) => a.position.line - b.position.line || a.position.column - b.position.column)
    .map(({ position, what }) => `${file}:${position.line}:${position.column}: ${what}`);
  throw new AppError("invalid-input", `The settings have a mistake. Correct it and try again.\n${lines.join("\n")}`);
}

function readText(file: string): string {
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
  const name = issue.path.join(".");
  if (issue.code !== "unrecognized_keys") {
    return [{ position: findKey(text, issue.path), what: name ? `${name}: ${issue.message}` : issue.message }];
  }
  const known = keysAt(issue.path);
  return issue.keys.map((key) => ({
    position: findKey(text, [...issue.path, key]),
    what: `there is no setting "${[...issue.path, key].join(".")}".${advise(key, known)}`,
  }));
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
  return typeof schema === "boolean" ? [] : Object.keys(schema.properties ?? {});
}
