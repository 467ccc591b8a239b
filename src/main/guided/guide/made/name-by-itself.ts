import { escapeRegExp } from "../request/words/word-pattern.ts";

/** A name where no longer one, no path and no file has it in it: `deploy` isn't meant by `deploy-docs`, `deploy.sh`, `bin/deploy` and `--deploy`, but by `$deploy/bin`. */
export function nameByItself(name: string): RegExp {
  return new RegExp(`${notInLonger(name)}${escapeRegExp(name)}`, "gu");
}

/** What stands before such a name in a pattern, so that it is none in a longer one. */
export function notInLonger(name: string): string {
  const own = escapeRegExp(name);
  const read = String.raw`(?<=\$[{(!#]*)(?=${own}(?![\p{L}\p{N}_]))`;
  const called = String.raw`(?<![\p{L}\p{N}_/.-])(?=${own}(?![\p{L}\p{N}_/]|-[\p{L}\p{N}_$]|\.[\p{L}\p{N}]))`;
  return `(?:${read}|${called})`;
}
