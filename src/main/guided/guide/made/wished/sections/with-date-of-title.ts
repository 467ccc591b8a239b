import { plainTitlesIn, titlesIn } from "../../../facts/lines/titles.ts";
import { wholeValue } from "../../../request/values/said-spans.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import type { SetWish } from "../slots.ts";

const isDay = /^(?:dates?|days?|datum|tag|termin|日付|日)$/iu;

/** A text with another date in the one title that has the name and a date: "[1.4.0] – 2024-02-16". Null where a wish is about none, or the title has another date than it says. */
export function withDateOfTitle(path: string, text: string, wish: SetWish): string | null {
  const [name, ...more] = wish.what;
  const fresh = wholeValue(wish.to);
  if (name === undefined || more.length > 0 || !/\.(?:md|markdown|txt|text|rst)$/i.test(path)) return null;
  if (fresh?.kind !== "date" || (wish.about.length > 0 && !wish.about.some((word) => isDay.test(word)))) return null;
  const lines = text.split("\n");
  const plain = lines.map((line) => line.replace(/\r$/u, ""));
  const titles = /\.(?:md|markdown)$/i.test(path) ? titlesIn(plain) : plainTitlesIn(plain);
  const [title, ...others] = titles.filter((each) => isCalled(each.name, name));
  if (!title || others.length > 0) return null;
  const line = lines[title.row] ?? "";
  const [old, ...dates] = valuesIn(line).filter(({ kind }) => kind === "date");
  const isOther = wish.from !== null && wholeValue(wish.from)?.amount !== old?.amount;
  if (!old || dates.length > 0 || isOther || yearsDiffer(old.text, wish)) return null;
  const written = line.slice(0, old.from) + writtenLike(old, fresh.amount, wish.to) + line.slice(old.to);
  return written === line ? null : lines.with(title.row, written).join("\n");
}

/** "1.4.0" isn't called in "1.4.0.1". */
function isCalled(title: string, name: string): boolean {
  return (
    new RegExp(`${wholeWord(name).source}(?!\\.\\d)`, "iu").test(title) &&
    !new RegExp(`\\d\\.${name.replaceAll(".", "\\.")}`, "u").test(title)
  );
}

/** Another year is no other day of the same one. */
function yearsDiffer(old: Value["text"], { from, to }: SetWish): boolean {
  const years = [old, from ?? "", to].flatMap((text) => /(?<!\d)\d{4}(?!\d)/u.exec(text)?.[0] ?? []);
  return new Set(years).size > 1;
}
