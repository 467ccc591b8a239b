import type { Call } from "../../agent/step-protocol.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";

/** A program of a folder. */
type Program = { path: string; text: string };

/** A run that ended so may lack what another file has. */
export const endsForWant =
  /TypeError: (?:\(0 , )?(?:[\w$]+\.)*([\w$]+)\)? is not a (?:function|constructor)|does not provide an export named '([\w$]+)'/u;

/**
 * What a JavaScript file has, and doesn't give to others, where a run ended for want of it: `cupsToMl is not a function`. Each change gives it to them; none where no
 * file has it, or another reason is likelier.
 */
export function missingExports(programs: readonly Program[], failure: string): Call[] {
  const [, called, named] = endsForWant.exec(failure) ?? [];
  const name = called ?? named;
  if (name === undefined) return [];
  return programs.filter(({ path }) => /\.[cm]?js$/.test(path)).flatMap((program) => exported(program, name) ?? []);
}

function exported({ path, text }: Program, name: string): Call | null {
  const lines = text.split("\n");
  const own = new RegExp(`^(?:async )?(?:function\\*? |class |const |let )${escapeRegExp(name)}(?![\\w$])`, "u");
  const at = lines.findIndex((line) => own.test(line));
  if (at === -1) return null;
  const old = lines[at] ?? "";
  if (lines.some((line) => line.startsWith("export ")))
    return lines.some((line) => line.startsWith("export {") && isListed(line, name))
      ? null
      : edit(path, old, `export ${old}`, at);
  const start = lines.findIndex((line) => /^(?:module\.)?exports = \{/.test(line));
  if (start === -1) return null;
  const end = lines.findIndex((line, index) => index >= start && line.includes("}"));
  const list = lines.slice(start, end + 1);
  if (list.some((line) => isListed(line, name))) return null;
  const [head, first] = list;
  // a list that never ends is another mistake
  if (head === undefined) return null;
  if (first !== undefined) {
    const indent = /^\s*/.exec(first)?.[0] ?? "";
    return edit(path, head, `${head}\n${indent}${name},`, start);
  }
  const isEmpty = /\{\s*\}/.test(head);
  return edit(
    path,
    head,
    isEmpty ? head.replace(/\{\s*\}/, `{ ${name} }`) : head.replace(/\{\s*/, `{ ${name}, `),
    start,
  );
}

function isListed(line: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${escapeRegExp(name)}(?![\\w$])`, "u").test(line);
}

function edit(path: string, old: string, fresh: string, at: number): Call {
  return { tool: "edit", input: { path, old_text: old, new_text: fresh, line: at + 1 } };
}
