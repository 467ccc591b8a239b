import { AppError } from "../../shared/error.ts";

const mostAlternatives = 100;

/** `a.{js,ts}` becomes `a.js` and `a.ts`; braces may hold braces. One that is never closed is an ordinary sign. */
export function expandBraces(pattern: string): string[] {
  const done: string[] = [];
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const choice = firstChoice(next);
    if (choice) open.push(...choice.toReversed());
    else done.push(next);
    if (done.length + open.length > mostAlternatives) {
      throw new AppError(
        "invalid-input",
        `The pattern stands for more than ${mostAlternatives} others. Use a simpler one.`,
      );
    }
  }
  return done;
}

/** The texts that the first braces stand for; null where there are none. */
function firstChoice(pattern: string): string[] | null {
  for (let start = pattern.indexOf("{"); start !== -1; start = pattern.indexOf("{", start + 1)) {
    const cuts = borders(pattern, start);
    if (!cuts || cuts.length < 3) continue;
    const end = cuts.at(-1) ?? 0;
    return cuts
      .slice(1)
      .map(
        (cut, index) => pattern.slice(0, start) + pattern.slice((cuts[index] ?? 0) + 1, cut) + pattern.slice(end + 1),
      );
  }
  return null;
}

/** Where the braces that open at `start` open, part and close; null where they don't close. */
function borders(pattern: string, start: number): number[] | null {
  const cuts = [start];
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === "{") depth++;
    else if (pattern[at] === "}" && --depth === 0) return [...cuts, at];
    else if (pattern[at] === "," && depth === 1) cuts.push(at);
  }
  return null;
}
