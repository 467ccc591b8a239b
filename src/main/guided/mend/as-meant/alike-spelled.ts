import { caseAside } from "../../guide/request/words/case-aside.ts";
import { escapeRegExp } from "../../guide/request/words/word-pattern.ts";
import { type Evening, evened } from "../alike-values.ts";
import { languageOf } from "../program-file.ts";
import { changeTo, readsOf } from "./changed-program.ts";
import { type Values, valuesOf } from "./data-forms.ts";
import type { DataReading, ProgramWithData } from "./data-reading.ts";

const ofLetters =
  /(?<!\p{L})(?:capitals?|capital\p{L}*|(?:upper|lower|mixed)[- ]?case\p{L}*|(?:small|big|lower|upper) letters?|(?:wrote|write|writes|written|spelled|spelt|typed?|entered) (?:\p{L}+ ){0,3}(?:small|big|otherwise|differently|in different ways|lower|upper)|(?:groß|klein)(?:-? ?(?:und|oder|\/) ?-?klein)?(?:schr\p{L}*|geschr\p{L}*|buchstaben?)?|(?:spelling|schreibweise)\p{L}*|(?:unterschiedlich|verschieden|anders) geschrieben)(?!\p{L})|大文字|小文字|表記/iu;
const ofBlanks =
  /(?<!\p{L})(?:spaces?|blanks?(?! (?:lines?|rows?|cells?))|white ?space\p{L}*|leerzeichen|leerstellen?)(?!\p{L})|空白|スペース/iu;
/** What is the same is taken for several. */
const ofSame =
  /(?<!\p{L})(?:once|twice|(?:two|three|four|five|\d|several|many|multiple) times|double[ds]?|duplicat\p{L}*|separate(?:ly|d)?|split|apart|same|(?:different|own|several|two|three) (?:entries|lines|rows|groups)|different (?:ones|things|people|places)|(?:as|into) (?:one|two|three|several)|together|merge\p{L}*|einmal|zweimal|dreimal|mehrmals|mehrfach|doppelt\p{L}*|getrennt|derselbe|dieselbe|dasselbe|gleich\p{L}*|zusammen\p{L}*)(?!\p{L})|一つ|ひとつ|一度|一回|1回|2回|3回|二重|重複|同じ|別々|まとめ/iu;

/**
 * Values of the data that are the same but for their letters, or blanks around them, and that a program takes for several, where the request says so: given them in one spelling
 * it has to print the same. Null where there are none, or they aren't printed.
 */
export function alikeSpelled(request: string, { program, data }: ProgramWithData, printed: string): DataReading | null {
  const language = languageOf(program.path);
  const isOfLetters = ofLetters.test(request) || caseAside(request) !== null;
  const isOfBlanks = ofBlanks.test(request);
  if (language === null || !(isOfLetters || isOfBlanks || ofSame.test(request))) return null;
  const evening = (values: Values): Evening => ({
    blanks: true,
    letters: isOfBlanks && !isOfLetters ? null : lettersOf(values, language === "python"),
  });
  const [found, ...others] = valuesOf(data.path, data.text).filter((values) =>
    isPrintedTwice(values, evening(values), printed),
  );
  if (!found || others.length > 0 || !isSaid(request, found, isOfLetters || isOfBlanks)) return null;
  const way = evening(found);
  const forms = new Set(found.values.map((value) => evenedBy(value, { ...way, blanks: true })));
  const reads = found.column === null ? null : readsOf(found.column, program.path);
  const known = [...forms].toSorted((one, other) => other.length - one.length);
  return {
    path: data.path,
    twins: [
      { given: null, taken: found.written((value) => evenedBy(value, way)) },
      {
        given: found.written(
          (value) => value,
          (value) => odd(value, way),
        ),
        taken: found.written(
          (value) => evenedBy(value, way),
          (value) => evenedBy(value, way),
        ),
      },
    ],
    alike: (outcome) => inOneSpelling(outcome, known, way),
    changes: evened(program.text, language, way, reads).flatMap((fresh) => changeTo(program.path, program.text, fresh)),
  };
}

function evenedBy(value: string, { blanks, letters }: Evening): string {
  const bare = blanks ? value.trim() : value;
  if (letters === null) return bare;
  const small = bare.toLowerCase();
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  if (letters === "small") return small;
  return letters === "first" ? capital(small) : small.replaceAll(/(?<![\p{L}])\p{L}/gu, capital);
}

/** Another spelling of the same. */
function odd(value: string, { letters }: Evening): string {
  const bare = value.trim();
  const other = bare === bare.toUpperCase() ? bare.toLowerCase() : bare.toUpperCase();
  return `${letters === null ? bare : other} `;
}

/** As most of the values are spelled, where that is alike for all of them; a program of JavaScript has no short way to put a capital in front. */
function lettersOf({ values }: Values, isShort: boolean): "small" | "first" | "each" {
  if (!isShort) return "small";
  const groups = grouped(
    values.map((value) => value.trim()),
    (value) => value.toLowerCase(),
  );
  const usual = groups.map((group) => {
    const often = (one: string) => group.filter((other) => other === one).length;
    return group.toSorted((one, other) => often(other) - often(one))[0] ?? "";
  });
  const ways = (["first", "each"] as const).filter((letters) =>
    usual.every((value) => evenedBy(value, { blanks: true, letters }) === value),
  );
  return ways[0] ?? "small";
}

function grouped(values: readonly string[], of: (value: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const value of values) groups.set(of(value), [...(groups.get(of(value)) ?? []), value]);
  return [...groups.values()];
}

/** Whether a value was printed in two spellings that are to be one. */
function isPrintedTwice({ values }: Values, way: Evening, printed: string): boolean {
  const groups = grouped([...new Set(values)], (value) => evenedBy(value, { ...way, blanks: true }));
  return groups.some((group) => {
    const isThere = (value: string) =>
      new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(value.trimStart())}(?![\p{L}\p{N}])`, "u").test(printed);
    return /\p{L}/u.test(group[0] ?? "") && group.filter(isThere).length > 1;
  });
}

/** The request speaks of how they are spelled, or names one of them. */
function isSaid(request: string, { values }: Values, isOfSpelling: boolean): boolean {
  const said = request.toLowerCase();
  return isOfSpelling || values.some((value) => value.trim().length > 1 && said.includes(value.trim().toLowerCase()));
}

/** The values in the spelling that they are to have, whichever it was printed in. */
function inOneSpelling(outcome: string, values: readonly string[], way: Evening): string {
  if (way.letters === null) return outcome;
  return values.reduce(
    (text, value) =>
      text.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(value)}(?![\p{L}\p{N}])`, "giu"),
        () => value,
      ),
    outcome,
  );
}
