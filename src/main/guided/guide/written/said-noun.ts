import type { Place } from "./lines-about.ts";

/** `展覧会が` is another thing than a `発表会`, of which it has a sign. */
export function hasSaidNoun({ path, text, around }: Place, subject: string): boolean {
  const noun = /(?<![\p{Script=Han}\p{scx=Katakana}])[\p{Script=Han}\p{scx=Katakana}]{2,}(?=[がはも])/u.exec(
    subject,
  )?.[0];
  return noun === undefined || [path, text, ...around].some((part) => part.includes(noun));
}
