import type { BlockChange } from "./block-changes.ts";

const twice =
  /(?<!\p{L})(?:twice|two times|double[ds]?|duplicate[ds]?|doppelt|zweimal|zwei mal)(?!\p{L})|(?:2|二)(?:回|度)|二重/iu;
/** What is twice as much, or is said of something else, isn't printed twice. */
const asMuch =
  /(?<!\p{L})(?:twice|double) (?:as|the|what|that)(?!\p{L})|doppelt so(?!\p{L})|(?<!\p{L})(?:should|must|has to|soll|sollte|muss) [^.,;]{0,30}(?:twice|doppelt|zweimal)/iu;

/** Whether a request complains that everything is printed twice. */
export function saysTwice(request: string): boolean {
  return twice.test(request) && !asMuch.test(request);
}

/** What was printed, once; null where not every line stands there twice, one behind the other or all after all. */
export function printedOnce(printed: string): string | null {
  const [head = "", ...rest] = printed.replace(/\n+$/, "").split("\n");
  const half = rest.length / 2;
  // that nothing comes out is what is wrong, not how often
  if (rest.every((line) => /^(?:None|undefined|null|NaN)$/u.test(line.trim()))) return null;
  if (rest.length < 2 || !Number.isInteger(half)) return null;
  const [one, two] = [rest.slice(0, half), rest.slice(half)];
  const odd = rest.filter((_, index) => index % 2 === 0);
  const even = rest.filter((_, index) => index % 2 === 1);
  const once = one.join("\n") === two.join("\n") ? one : odd.join("\n") === even.join("\n") ? odd : null;
  return once && [head, ...once].join("\n") + (/\n+$/.exec(printed)?.[0] ?? "");
}

/** Lines that do the same again, left out the second time. */
export function doubledChanges(lines: readonly string[]): BlockChange[] {
  return lines.flatMap((line, from) => {
    const text = line.trim();
    if (!/\w\(.*\)|^(?:echo|printf)\b|^\w+$/.test(text)) return [];
    const again = lines.findIndex((other, at) => at > from && other.trim() === text);
    if (again === -1) return [];
    const between = lines.slice(from + 1, again);
    const [old, ...rest] = [
      [line, ...between, lines[again] ?? ""],
      [line, ...between],
      [...between, lines[again] ?? ""],
    ];
    return rest.map((fresh) => ({ from, old: old.join("\n"), fresh: fresh.join("\n"), rank: -1 }));
  });
}
