import { visibleControls } from "../../shared/visible-controls.ts";

/** A piece of a text: as it is; a character that can't be seen, by its name; or a word that mixes alphabets. */
export type TextPart = { kind: "plain" | "hidden" | "mixed"; text: string };

/**
 * Takes a text apart so that nothing in it can pass for something else: control and direction characters, blanks that are
 * none, words whose letters look Latin but aren't all, and on request blanks at the end of a line.
 */
export function hiddenParts(text: string, marksLastBlanks: boolean): TextPart[] {
  const parts = split(text, marksLastBlanks ? unseenOrLast : unseen, nameUnseen).flatMap((part) =>
    part.kind === "plain" ? split(part.text, mixedWord, (word) => ({ kind: "mixed", text: word })) : [part],
  );
  return parts.length > 0 ? parts : [{ kind: "plain", text: "" }];
}

/** How many there are of each kind that isn't plain. */
export function countHidden(texts: readonly string[], marksLastBlanks: boolean): { hidden: number; mixed: number } {
  const parts = texts.flatMap((text) => hiddenParts(text, marksLastBlanks));
  const count = (kind: TextPart["kind"]) => parts.filter((part) => part.kind === kind).length;
  return { hidden: count("hidden"), mixed: count("mixed") };
}

/** Format and control characters, odd blanks, letters and marks without a shape. */
const unseen = /[^\P{C}\n\t]|[\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]|[\uFE00-\uFE0F]|(?! )\p{Zs}/gu;
const unseenOrLast = new RegExp(`${unseen.source}|(?<![ \\t])[ \\t]+(?=\\r?\\n|$)`, "gu");

/** A word with Latin letters and some of an alphabet that has the same shapes. */
const mixedWord =
  /(?<![\p{L}\p{M}\p{N}])(?=[\p{L}\p{M}\p{N}]*\p{Script=Latin})(?=[\p{L}\p{M}\p{N}]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}])[\p{L}\p{M}\p{N}]+/gu;

function split(text: string, pattern: RegExp, name: (found: string) => TextPart): TextPart[] {
  const parts: TextPart[] = [];
  let plain = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > plain) parts.push({ kind: "plain", text: text.slice(plain, match.index) });
    parts.push(name(match[0]));
    plain = match.index + match[0].length;
  }
  if (plain < text.length) parts.push({ kind: "plain", text: text.slice(plain) });
  return parts;
}

function nameUnseen(found: string): TextPart {
  if (/^[ \t]+$/.test(found)) return { kind: "hidden", text: found.replaceAll(" ", "·").replaceAll("\t", "→") };
  const shown = visibleControls(found);
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return { kind: "hidden", text: shown === found ? `⟨U+${code}⟩` : shown };
}
