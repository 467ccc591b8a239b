import { plainValue, type YamlRecord } from "../../../facts/formats/yaml-records.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";

/** The things that are called exactly so, else those that have all words of the name where nothing else is called by it; under all of these other names. */
export function recordsCalled<Each extends { record: YamlRecord }>(
  text: string,
  records: readonly Each[],
  name: string,
  under: readonly string[],
): Each[] {
  const isUnder = ({ record: { parents } }: Each) => {
    const above = parents.flatMap(wordsOf);
    return under.every((each) => wordsOf(each).every((word) => above.some(sameNounAs([word]))));
  };
  const open = records.filter(isUnder);
  const exact = open.filter(({ record }) => {
    const said = [joined(wordsOf(name)), joined(telling(name, record))];
    return record.names.some((own) => said.includes(joined(wordsOf(own))));
  });
  if (exact.length > 0) return exact;
  const rows = text.split("\n").flatMap((line, row) => (wholeWord(name, "iu").test(line) ? [row] : []));
  return open.filter(({ record }) => {
    const words = telling(name, record);
    const hasAll = (own: string) => words.every((word) => wordsOf(own).some(sameNounAs([word])));
    return words.length > 0 && record.names.some(hasAll) && rows.every((row) => isNameOf(record, row));
  });
}

/** Whether a line says what a thing is called. */
function isNameOf({ from, pairs, names }: YamlRecord, at: number): boolean {
  return at === from || pairs.some(({ row, value }) => row === at && names.includes(plainValue(value)));
}

/** "the lamp automation" is the lamp, under `automations`. */
function telling(name: string, { parents }: YamlRecord): string[] {
  const isKind = sameNounAs(wordsOf(parents.at(-1) ?? ""));
  const words = wordsOf(name).filter((word) => !isCommonWord(word));
  const own = words.filter((word) => !isKind(word));
  return own.length > 0 ? own : words;
}

function joined(words: readonly string[]): string {
  const saying = words.filter((word) => !isCommonWord(word));
  return (saying.length > 0 ? saying : words).join(" ");
}
