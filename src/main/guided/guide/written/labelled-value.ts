import { valuesIn } from "../request/values/values.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import type { Place } from "./lines-about.ts";

/** Whether the one line that is meant is "Deadline: 9 August", with nothing else in it and a label of its own that the request says to the letter. */
export function isLabelled([only, ...others]: readonly Place[], all: readonly Place[], about: string): boolean {
  const label = only && others.length === 0 ? labelOf(only.text) : null;
  return (
    label !== null &&
    wholeWord(label, "iu").test(about) &&
    all.filter(({ text }) => labelOf(text)?.toLowerCase() === label.toLowerCase()).length === 1
  );
}

/** What stands before the colon of a line that has but one value behind it. */
function labelOf(line: string): string | null {
  const [, label = "", rest = ""] =
    /^[\s>*_•-]*(\p{L}[^:：\d]{2,40}?)[*_]*\s*[:：][*_]*\s*(\S.*?)\s*$/u.exec(line) ?? [];
  const [value, ...more] = valuesIn(rest);
  return value && more.length === 0 && value.text.length === rest.replace(/[.。]$/u, "").length ? label : null;
}
