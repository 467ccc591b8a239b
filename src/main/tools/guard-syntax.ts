import { AppError } from "../../shared/error.ts";
import { checkSyntax, describeFault, type Language, languageOf, type SyntaxFault } from "./check-syntax.ts";
import { guardCalendar } from "./guard-calendar.ts";
import { withMissingImports } from "./missing-imports.ts";
import { quoteValue } from "./quote-value.ts";
import { repairJson } from "./repair-json.ts";
import { scanJson } from "./scan-json.ts";

/** What may be written, and what there is to say of it; empty for nothing. */
export type Guarded = { text: string; note: string };

/**
 * Keeps a file whole that was whole. A change after which it could no longer be read by its programs is refused, with the
 * place and the reason; an obvious slip in JSON, YAML or TOML is mended, and told. `before` is null for a new file.
 */
export async function guardSyntax(
  path: string,
  before: string | null,
  after: string,
  signal: AbortSignal,
): Promise<Guarded> {
  if (/\.ics$/i.test(path) && after.trim() !== "") return guardCalendar(path, before, after);
  const old = before === null || before.trim() === "" ? null : before;
  const language = spokenIn(languageOf(path), old);
  if (language === null || after.trim() === "") return { text: after, note: "" };
  const fault = await checkSyntax(language, after, signal);
  if (fault === null) return language === "python" ? guardImports(old, after) : { text: after, note: "" };
  if (old !== null && (await checkSyntax(language, old, signal)) !== null) {
    return {
      text: after,
      note: `It was no valid ${fault.language} before, and still is not: ${describeFault(fault)}.`,
    };
  }
  const repaired = await repair(language, after, fault, signal);
  if (repaired) return repaired;
  throw new AppError(
    "invalid-input",
    `Nothing was written: ${path} would not be valid ${fault.language}. ${upperFirst(describeFault(fault))}.`,
  );
}

function guardImports(before: string | null, after: string): Guarded {
  const mended = withMissingImports(before, after);
  return mended
    ? { text: mended.text, note: `It lacked ${mended.added.join(", ")}, which was put in.` }
    : { text: after, note: "" };
}

/** Some programs read comments where others wouldn't. What a file already has is none of our business. */
function spokenIn(language: Language | null, old: string | null): Language | null {
  if (language !== "json" || old === null) return language;
  return scanJson(old, false) !== null && scanJson(old, true) === null ? "jsonc" : "json";
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

async function repair(
  language: Language,
  text: string,
  fault: SyntaxFault,
  signal: AbortSignal,
): Promise<Guarded | null> {
  if (language === "yaml" || language === "toml") return withQuotes(language, text, fault, signal);
  if (language !== "json" && language !== "jsonc") return null;
  const isTolerant = language === "jsonc";
  const found = scanJson(text, isTolerant);
  const repaired = found && repairJson(text, found, isTolerant);
  return repaired && { text: repaired.text, note: `To keep it valid JSON, ${repaired.what}.` };
}

const mostQuoted = 5;

async function withQuotes(
  language: "yaml" | "toml",
  text: string,
  first: SyntaxFault,
  signal: AbortSignal,
): Promise<Guarded | null> {
  const done: string[] = [];
  let written = text;
  for (let fault: SyntaxFault | null = first; fault !== null; fault = await checkSyntax(language, written, signal)) {
    const quoted = done.length < mostQuoted ? quoteValue(written, language, fault.line) : null;
    if (!quoted) return null;
    written = quoted.text;
    done.push(quoted.what);
  }
  return { text: written, note: `To keep it valid ${first.language}, ${done.join(", ")}.` };
}
