import { paired } from "./paired-lines.ts";

/**
 * What was written, with the Chinese characters that the file and the request have where a model has put others in their places: 値段 became 值段. Only in lines that
 * are as long as they were, and for characters that neither has.
 */
export function withOwnSigns(before: string, written: string, request: string): string {
  const known = new Set([...before, ...request]);
  const isAlien = (sign: string) => /\p{Script=Han}/u.test(sign) && !known.has(sign);
  if (![...written].some(isAlien)) return written;
  return paired(before.split(/\r?\n/), written.split(/\r?\n/))
    .flatMap(({ old, fresh }) => {
      if (old === null || fresh === null) return fresh ?? [];
      const [own, signs] = [[...old.text], [...fresh]];
      if (own.length !== signs.length) return fresh;
      return signs.map((sign, at) => (isAlien(sign) ? (own[at] ?? sign) : sign)).join("");
    })
    .join("\n");
}
