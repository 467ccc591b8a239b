import { numberNamed, numberWords } from "../guide/request/words/number-words.ts";

/** Stands between two parts of a phrase that are printed in one line, in whatever way. */
export const gapSign = "\u2026";

/** What is no name, though it begins with a capital where a sentence does, or in German always. */
const noName =
  /^(?:it|this|that|these|those|there|they|you|we|i|he|she|the|each|every|both|all|only|one|nobody|everybody|total|sum|result|output|average|mean|count|number|value|answer|file|line|script|program|test|page|es|das|dies|sie|er|wir|ich|jede\p{L}*|beide|alle|summe|gesamt\p{L}*|ergebnis|ausgabe|durchschnitt|mittelwert|anzahl|zahl|wert|datei|zeile|skript|programm|antwort|rest|betrag)$/iu;
const name = String.raw`(?<![\p{L}\p{N}_./-])(\p{Lu}[\p{L}\p{N}-]*)`;
const number = String.raw`(?:only |exactly |nur |genau )?(\d+(?:[.,]\d+)?|(?!both|beide)(?:${numberWords(2)}))(?![\p{N}%€$£:]|[.,]\d)(?! ?(?:days?|weeks?|months?|years?|minutes?|hours?|lines?|times?|tage?|wochen?|zeilen?|mal)(?!\p{L}))`;
const english = new RegExp(
  String.raw`${name} (?:should|must|ought to|needs to|has to) (?:have|be at|be on|get|come to|end up with|stand at) ${number}`,
  "gu",
);
const german = new RegExp(
  String.raw`${name} (?:sollten?|müssten?|muss|müssen|soll) ${number} (?:\p{L}+ )?(?:haben|bekommen|kriegen)(?!\p{L})`,
  "gu",
);
const japanese = /([\p{L}ー]{2,20}?)は(\d+)(?:\p{L}{1,2})?(?:で、|、|のはず|になるはず|が正し|でないと)/gu;
/** "and Foxes 10": the next one of the same. */
const another = new RegExp(
  String.raw`^(?: \p{L}+){0,2}(?:,| and|, and| und|、)(?: the)? ${name} (?:(?:should|must) (?:have|get) )?${number}`,
  "u",
);

/** What a request says that each of some people or things should have in what is printed: "Badgers should have 4 and Foxes 10". */
export function toldByName(request: string): string[] {
  const found = [english, german, japanese].flatMap((way) =>
    [...request.matchAll(way)].flatMap(({ 0: said, 1: one = "", 2: amount = "", index }) => [
      [one, amount] as const,
      ...following(request.slice(index + said.length)),
    ]),
  );
  return found.flatMap(([one, amount]) =>
    noName.test(one) ? [] : [`${one}${gapSign}${numberNamed(amount) ?? amount}`],
  );
}

function following(rest: string): (readonly [string, string])[] {
  const [said, one = "", amount = ""] = another.exec(rest) ?? [];
  return said === undefined ? [] : [[one, amount], ...following(rest.slice(said.length))];
}
