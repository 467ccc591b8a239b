import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** What a text is called, and what its lines say by name, such as `Rooms: 3`. */
export type LabelledText = { title: string | null; lines: readonly (readonly [label: string, value: string])[] };

const line =
  /^\s*(?:[-*+]\s+)?(?:\*\*|__)?(?<label>\p{L}[\p{L}\p{N} _/-]{0,30}?)(?:\*\*|__)?\s*[:：](?:\*\*|__)?\s*(?<value>\S.*?)\s*$/u;
const longestTitle = 60;

/** The labelled lines of a text, and its title: the heading, or its first line where that has no label. */
export function labelledText(text: string): LabelledText {
  const all = text.split(/\r?\n/u).map((each) => each.trim());
  const lines = all.flatMap((each) => {
    const { label, value } = line.exec(each)?.groups ?? {};
    return label === undefined || value === undefined ? [] : [[label.trim(), value] as const];
  });
  const first = all.find((each) => each !== "") ?? "";
  const heading = all.find((each) => /^#\s+\S/u.test(each))?.replace(/^#\s+/u, "");
  const own = heading ?? (line.test(first) || /^[-*_=#]/u.test(first) || first === "" ? null : first);
  return { title: own !== null && own.length <= longestTitle ? own : null, lines };
}

/** The value of the one line whose label is called so, or else has all these words; null where none is, or several are. */
export function labelled({ lines }: LabelledText, name: string): string | null {
  const words = wordsOf(name);
  const has = (label: string) => words.every((word) => wordsOf(label).some((own) => isSameNoun(own, word)));
  const about = lines.filter(([label]) => has(label));
  const same = about.filter(([label]) => wordsOf(label).length === words.length);
  const [only, ...others] = same.length > 0 ? same : about;
  return only && others.length === 0 ? only[1] : null;
}
