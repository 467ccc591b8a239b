import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { expectedOutput } from "./expected-output.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";

const unset = /: line \d+: (\w+): unbound variable/u;
/** What is to stand in its place is told, in whatever words. */
const wish =
  /(?<!\p{L})(?:should|must|default|instead|sollte?n?|muss|stattdessen|standard\p{L}*)(?!\p{L})|はず|べき|代わり|既定/iu;

/**
 * A script that breaks off on a variable that isn't set takes in its place what an example in the request has there, or nothing at all.
 */
export function unsetVariables({ lines, language, failing, failure, request }: BrokenProgram): BlockChange[] {
  const name = unset.exec(failure)?.[1];
  if (language !== "shell" || name === undefined) return [];
  const used = new RegExp(String.raw`\$(?:\{${name}\}|${name}(?!\w))`, "gu");
  return [...failing].flatMap((number) => {
    const from = number - 1;
    const old = lines[from] ?? "";
    const words = saidFor(old, used, request).map((word) => ({ word, rank: -1 }));
    const none = words.length > 0 || wish.test(request) ? [] : [{ word: "", rank: 0 }];
    return [...words, ...none].flatMap(({ word, rank }) => {
      const fresh = old.replaceAll(used, () => `\${${name}:-${word}}`);
      return fresh === old ? [] : [{ from, old, fresh, rank }];
    });
  });
}

/** What stands in an example of what is printed where a text of the line has the variable. */
function saidFor(line: string, used: RegExp, request: string): string[] {
  const texts = [...line.matchAll(/"([^"]*)"/gu)].map(([, text = ""]) => text);
  return texts.flatMap((text) => {
    const pieces = text.split(used);
    if (pieces.length !== 2 || pieces.every((piece) => piece.trim() === "") || /[$`]/u.test(pieces.join(""))) return [];
    const [before = "", after = ""] = pieces.map((piece) => escapeRegExp(piece));
    const told = /\p{L}/u.test(before)
      ? new RegExp(`${before}([\\p{L}\\p{N}_-]+)${after}(?![\\p{L}\\p{N}])`, "u").exec(request)
      : null;
    const whole = new RegExp(`^${before}(.+)${after}$`, "u");
    const inPhrases = expectedOutput(request).flatMap((phrase) => whole.exec(phrase)?.[1] ?? []);
    const words = inPhrases.length > 0 ? inPhrases : [told?.[1] ?? []].flat();
    return words.filter((word) => /^[\p{L}\p{N} ._-]+$/u.test(word));
  });
}
