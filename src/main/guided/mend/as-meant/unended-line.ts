import { isLost } from "./is-lost.ts";
import { languageOf } from "../program-file.ts";
import { changeTo } from "./changed-program.ts";
import type { DataReading, ProgramWithData } from "./data-reading.ts";

/**
 * Data whose last line has no end, for which a program has to print the same as for one that has: a shell's `read` takes such a line for the end of all, and others cut off
 * its last sign. Null where it has one.
 */
export function unendedLine(request: string, { program, data }: ProgramWithData): DataReading | null {
  const lines = data.text.split("\n");
  if (lines.at(-1)?.trim() === "" || !(isLost.test(request) || isAtEnd.test(request))) return null;
  const fewer = lines.slice(0, -1).join("\n");
  return {
    path: data.path,
    twins: [
      { given: null, taken: `${data.text}\n` },
      ...(lines.length > 2 ? [{ given: fewer, taken: `${fewer}\n` }] : []),
    ],
    changes: changeTo(program.path, program.text, withLast(program)),
  };
}

const isAtEnd =
  /(?<!\p{L})(?:last|final|end|cuts?|too (?:few|little|low)|less|letzte\p{L}*|ende|zu (?:wenige?|niedrig)|abgeschnitten)(?!\p{L})|最後|末尾|最終|少な|足りな/iu;

function withLast({ path, text }: ProgramWithData["program"]): string {
  switch (languageOf(path)) {
    case "shell":
      return text.replaceAll(readsLines, (loop: string, read: string, names: string, rest: string) =>
        / -\w*[dnN]/.test(loop) ? loop : `while ${read} || [ -n "$${names.trim().split(" ")[0] || "REPLY"}" ]${rest}`,
      );
    case "python":
      return text.replaceAll(/\b([A-Za-z_]\w*)\[:-1\]/gu, String.raw`$1.rstrip("\n")`);
    case "javascript":
      return text.replaceAll(
        /\.split\((["'`])\\n\1\)\.slice\(0, -1\)/gu,
        (_, quote: string) => String.raw`.trimEnd().split(${quote}\n${quote})`,
      );
    case null:
      return text;
  }
}

/** `while IFS=, read -r day minutes; do`, with its names. */
const readsLines =
  /\bwhile ((?:IFS=(?:'[^'\n]*'|"[^"\n]*"|\$'[^'\n]*'|[^\s;])* )?read(?: -[a-zA-Z]+(?: (?:'[^'\n]*'|"[^"\n]*"|\d+(?=[ ;])))?)*((?: [A-Za-z_]\w*)*))(\s*(?:;|\n)\s*do\b)/gu;
