import { escapeRegExp } from "./word-pattern.ts";

/** Names without those that are only said as a part of another one: who says "Spanish A1 evening" doesn't mean "Spanish A1". */
export function wholeNames(names: readonly string[], request: string): string[] {
  const timesSaid = (name: string) =>
    [...request.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, "giu"))].length;
  return names.filter((name) => {
    const longer = names.filter((other) => other !== name && ` ${other} `.includes(` ${name} `));
    return longer.length === 0 || timesSaid(name) > longer.reduce((sum, other) => sum + timesSaid(other), 0);
  });
}
