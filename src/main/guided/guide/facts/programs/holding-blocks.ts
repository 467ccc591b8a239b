import type { Part } from "../lines/passages.ts";

/** A block of a configuration with the line that opens it, and all that it may be called. */
export type HoldingBlock = Part & { names: readonly string[] };

const section = /^\s*\[+\s*([^[\]]+?)\s*\]+\s*(?:[#;].*)?$/u;
const host = /^\s*(?:Host|Match)[ \t]+(?![=:])(\S.*?)\s*$/iu;
const opens = /^\s*([^#;{}]*?)\s*\{\s*(?:#.*)?$/u;
const closes = /^\s*\}/u;
const tag = /^\s*<(\w+)(?:\s+([^<>]*?))?\s*>\s*$/u;
const closingTag = /^\s*<\/\w+>\s*$/u;
/** A key that says how a block is reached or called. */
const saysName = /^\s*(?:server_name|ServerName|ServerAlias|name|id)\s*[=:\s]\s*["']?([^"';#]+?)["']?\s*;?\s*$/iu;
/** What a block is, rather than which. */
const kinds = /^(?:server|location|upstream|http|events|host|match|if|virtualhost|directory|map|host:)$/iu;

/** The blocks of a configuration, those that hold others before them: between braces or tags, below `[name]` or `Host name`. */
export function holdingBlocks(text: string): HoldingBlock[] {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  const found: { from: number; to: number; names: string[] }[] = [];
  const open: { block: (typeof found)[number]; isBraced: boolean }[] = [];
  const begin = (from: number, name: string, isBraced: boolean) => {
    const block = { from, to: lines.length, names: namesOf(name) };
    found.push(block);
    open.push({ block, isBraced });
  };
  const end = (row: number, isIncluded: boolean) => {
    const last = open.pop();
    if (last) last.block.to = isIncluded ? row + 1 : row;
  };
  for (const [row, line] of lines.entries()) {
    const titled = section.exec(line)?.[1] ?? host.exec(line)?.[1];
    const braced = opens.exec(line)?.[1] ?? tag.exec(line)?.slice(1).join(" ");
    if (titled !== undefined) {
      if (open.at(-1)?.isBraced === false) end(row, false);
      begin(row, titled, false);
    } else if (braced !== undefined) begin(row, braced, true);
    else if (closes.test(line) || closingTag.test(line)) end(row, true);
    else open.at(-1)?.block.names.push(...(saysName.exec(line)?.[1]?.split(/\s+/u) ?? []));
  }
  return found;
}

function namesOf(head: string): string[] {
  const words = head.split(/\s+/u).map((word) => word.replaceAll(/^["']|["']$/gu, ""));
  return [...new Set([head, ...words])].filter((word) => word !== "" && !kinds.test(word));
}
