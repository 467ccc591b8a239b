import { wordsOf } from "../../../request/words/words.ts";
import { valueLike } from "../../../facts/programs/setting-lines.ts";
import { hasBeside, inOneBlock } from "./in-one-block.ts";
import type { Named } from "../plain-wish.ts";

const commented = /^(\s*)(?:#|;|\/\/)\s*([\p{L}_][\p{L}\p{N}_. -]*?)(\s*[=:]\s*)(\S[^#;]*?)(\s*)$/u;
const saysOn =
  /(?<!\p{L})(?:(?:turn|switch)\p{L}* (?:\S+ ){0,3}on|enable\p{L}*|activate\p{L}*|einschalten|anschalten|aktivier\p{L}*|(?:schalte?|mach) (?:\S+ ){0,4}(?:ein|an))(?!\p{L})|オン|有効/iu;

/**
 * A text in which the one setting of this name that is only there as a comment is in force, and on where that is asked for; null where there is none, or it is in force in the same block.
 * `request` may say in which block.
 */
export function withoutComment(text: string, { name, under }: Named, request: string): string | null {
  const lines = text.split("\n");
  const isNamed = (key: string) => wordsOf(key).join(" ") === wordsOf(name).join(" ");
  const found = lines.flatMap((line, row) => {
    const [, indent = "", key, sign = "", value = "", end = ""] = commented.exec(line) ?? [];
    return key !== undefined && isNamed(key) ? [{ row, indent, key, sign, value, end }] : [];
  });
  const inForce = lines.flatMap((line, row) =>
    isNamed(/^\s*([\p{L}_][\p{L}\p{N}_. -]*?)\s*[=:]/u.exec(line)?.[1] ?? "") ? [{ row }] : [],
  );
  const only = inOneBlock(text, found, under, request);
  if (!only || hasBeside(text, inForce, only.row)) return null;
  const { row, indent, key, sign, value, end } = only;
  const own = saysOn.test(request) ? onOf(value) : value;
  return lines.with(row, indent + key + sign + own + end).join("\n");
}

/** The same value, or its opposite where that means that something is off. */
function onOf(value: string): string {
  // a new value takes the words of the old one: of off it makes on
  return isOff.test(value) ? (valueLike(value, "true") ?? value) : value;
}

const isOff = /^(?:false|no|off|nein|aus|disabled)$/iu;
