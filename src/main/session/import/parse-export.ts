import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import { exportFile } from "./export-schema.ts";

export type ExportFile = z.output<typeof exportFile>;

const head = z.object({ format: z.literal("hearth-session"), version: z.number() });
const version = 1;
/** Whoever goes through it by recursion must come to an end. */
const deepest = 100;
const mostMessages = 50_000;

/** Reads what `hearth sessions export --format json` wrote. Throws `invalid-input`, saying what the file is instead. */
export function parseExport(text: string, name: string): ExportFile {
  const refuse = (what: string, cause?: unknown) => new AppError("invalid-input", `${name} ${what}`, { cause });
  if (/^\s*$/.test(text)) throw refuse("is empty. Export the conversation again.");
  if (/^\s*</.test(text))
    throw refuse("is a page to be read, and can't be imported. Export the conversation as JSON, and import that.");
  if (!/^\s*\{/.test(text)) throw refuse("isn't a conversation that Hearth exported as JSON. Choose another file.");
  const value = parsed(text, (cause) =>
    refuse("isn't whole: it breaks off, or was damaged. Export the conversation again.", cause),
  );
  if (isTooDeep(value)) throw refuse("is nested deeper than any conversation. Choose another file.");
  const begin = head.safeParse(value);
  if (!begin.success) throw refuse("is JSON, but not a conversation that Hearth exported. Choose another file.");
  if (begin.data.version > version)
    throw refuse("was written by a newer version of Hearth. Import it there, or export it again with this one.");
  const file = exportFile.safeParse(value);
  if (!file.success || begin.data.version !== version)
    throw refuse("isn't whole: the messages are missing. Export the conversation again.", file.error);
  if (file.data.messages.length > mostMessages)
    throw refuse(`has ${file.data.messages.length} messages; ${mostMessages} is the most that can be imported.`);
  return file.data;
}

function parsed(text: string, refuse: (cause: unknown) => AppError): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(cause);
  }
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return false;
}
