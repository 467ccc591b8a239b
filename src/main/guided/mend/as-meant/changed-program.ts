import type { Call } from "../../../agent/step-protocol.ts";

/** One change from the first line of a program that becomes another to the last; none where all stay. */
export function changeTo(path: string, text: string, fresh: string): Call[] {
  const [old, lines] = [text.split("\n"), fresh.split("\n")];
  const first = old.findIndex((line, at) => line !== lines[at]);
  if (first === -1) return [];
  const isSame = (back: number) => old[old.length - 1 - back] === lines[lines.length - 1 - back];
  let back = 0;
  while (back < Math.min(old.length, lines.length) - first - 1 && isSame(back)) back++;
  const input = {
    path,
    old_text: old.slice(first, old.length - back).join("\n"),
    new_text: lines.slice(first, lines.length - back).join("\n"),
    line: first + 1,
  };
  return [{ tool: "edit", input }];
}

/** A column of a row as a program reads it: `row["kind"]`, `row.get("kind")`, in JavaScript `row.kind` too; not where it is given a value. */
export function readsOf(column: string, path: string): RegExp {
  const name = column.replaceAll(/[^\p{L}\p{N}_ -]/gu, ".");
  const ways = [String.raw`\[["']${name}["']\]`, String.raw`\.get\(["']${name}["']\)`];
  const isScript = /\.[cm]?[jt]s$/.test(path) && /^[A-Za-z_$][\w$]*$/.test(column);
  return new RegExp(
    String.raw`\b[A-Za-z_]\w*(?:${[...ways, ...(isScript ? [String.raw`\.${name}(?!\w|\()`] : [])].join("|")})(?!\s*(?:=(?!=)|[-+*/]=))`,
    "gu",
  );
}
