import { superlativeIn } from "../../request/questions/superlative.ts";
import { unknownWords } from "../../request/questions/unknown-words.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { families } from "./unit-families.ts";

/** What rows are put together by: the values of a column, or the days or months of one of dates. */
export type TallyBy = { column: number; part: "value" | "day" | "month" };
/** What a question asks to be worked out of rows, in all of them or for each of some groups; columns are told by their places, and `unit` is one that it is asked in. */
export type Tally =
  | { asks: "count"; by: TallyBy | null }
  | { asks: "different"; column: number }
  | { asks: "sum"; column: number; unit: string; by: TallyBy | null }
  | { asks: "average"; column: number; unit: string }
  | { asks: "most" | "least"; column: number; by: TallyBy | null };

/** What is known of the rows that a question is about. */
export type Tallied = {
  columns: readonly string[];
  /** The columns that can be added up, those that tell rows apart into a few groups, and the one of dates. */
  numeric: readonly number[];
  grouped: readonly number[];
  /** The columns in which several rows have the same, but not all. */
  repeated: readonly number[];
  dated: number | null;
  /** The column that a row is called by. */
  named: number | null;
  /** A column whose values are all said; the text is without them. */
  listed: number | null;
  /** The words of what the rows are called, and of what tells them apart from others. */
  things: readonly string[];
  known: readonly string[];
};

const noun = String.raw`((?:\p{L}+ )?\p{L}+)`;
const forEach =
  String.raw`(?<!\p{L})(?:per|for each|for every|in each|of each|on each|at each|each|every|by|pro|je|für jede[rsnm]?|jede[rsnm]?|nach) ` +
  noun;
const ofEachOne =
  /(?<!\p{L})(?:each of (?:us|them|these|you)|each(?= (?:person|one))|(?:jede[rsm]?|jeweils)(?= (?:von|einzelne))|(?:how (?:much|many)|what)(?= [^.?!\n]*(?<!\p{L})each(?!\p{L})))/iu;
const ofPersons =
  /^(?:who|names?|persons?|people|(?:\p{L}+ )by|drivers?|members?|helpers?|wer|namen?|personen?|bezahlt von|名前|氏名|担当者?)$/iu;
const ofQuantity =
  /^(?:qty|quantity|count|number|pieces|stock|people|persons|menge|anzahl|stück|bestand|personen|数量|個数|人数)$/iu;
const ofMoney =
  /^(?:price|cost|costs|amount|fee|rent|eur|euros?|usd|gbp|chf|[€$£¥]|preis|kosten|betrag|beitrag|gebühr|miete|値段|価格|料金|金額)$/iu;

/** A question is of another kind, or asks of some of the rows in a way that isn't known. */
const asksElse =
  /(?<!\p{L})(?:why|when|where|how (?:far|long ago|come)|percent\p{L}*|share|more|less|fewer|than|difference|left|remaining|increase\p{L}*|tip|tax|vat|split|owe[sd]?|if|would|should|median|typical|running|cumulative|except|besides|other|others|only|warum|wann|wo|prozent|anteil|mehr|weniger|unterschied|übrig|steuer|schulde\p{L}*|nur|andere\p{L}*|wenn)(?!\p{L})|[%+*]/iu;
/** How such a question is put, and what is done with what has an amount, whatever it is. */
const saysLittle =
  /^(?:[dms]|re|ve|ll|see|total|totals|sum|summed|overall|altogether|together|whole|average|mean|avg|number|count|counted|different|distinct|unique|individual|many|often|eat|eats|drink|essen|isst|trinken|times|most|least|highest|largest|biggest|greatest|longest|shortest|lowest|smallest|fewest|expensive|cheapest|dearest|costliest|heaviest|lightest|far|according|person|thing|things|spend|spent|pay|paid|pays|cost|costs|come|comes|coming|came|going|give|gives|gave|given|hoch|hohe|wieviel|siehe|money|eur|euros?|dollars?|pounds?|us|break\p{L}*|down|breakdown|figure|figures|work|worked|drive|drove|driven|walked|rode|ridden|read|ran|ride|walk|go|went|got|know|wants?|wanted|tell|me|summe|gesamt\p{L}*|insgesamt|zusammen|durchschnitt\p{L}*|schnitt|viele?|verschiedene|unterschiedliche|steht|stehen|gibt|höchste\p{L}*|größte\p{L}*|längste\p{L}*|teuerste\p{L}*|niedrigste\p{L}*|kleinste\p{L}*|kürzeste\p{L}*|billigste\p{L}*|günstigste\p{L}*|meisten?|wenigsten?|gearbeitet|gefahren|gelaufen|gelesen|ausgegeben|gezahlt|bezahlt|gekostet|euro|bisher|laut)$/iu;

/**
 * What a question asks to be worked out of the rows of a table, where all of its words are known: how many there are, what a column comes to, who has the most. Null for any other
 * one, and where it isn't clear which column is meant.
 */
export function askedTally(question: string, about: Tallied): Tally | null {
  if (asksElse.test(question) || (question.match(interrogatives)?.length ?? 0) > 1 || asksSeveral(question))
    return null;
  const asksForEach = ofEachOne.test(question) || new RegExp(forEach, "iu").test(question);
  const grouping = groupingIn(question, about);
  if (asksForEach && grouping === null) return null;
  const { by, rest } = grouping ?? { by: null, rest: question };
  const found = told(rest, by, about);
  if (!found) return null;
  const used = [found.tally.asks === "count" ? null : found.tally.column, by?.column ?? null, about.listed];
  const known = [
    ...about.known,
    ...about.things,
    ...found.said,
    ...used.flatMap((column) => (column === null ? [] : wordsOf(about.columns[column] ?? ""))),
  ];
  return unknownWords(rest, known, saysLittle).length > 0 ? null : found.tally;
}

/** The mean and the sum, or the largest one of sums. */
function asksSeveral(question: string): boolean {
  const ways = [averages, differents, totals].filter((way) => way.test(question)).length;
  return ways + (superlativeIn(question) ? 1 : 0) > 1;
}

const interrogatives =
  /(?<!\p{L})(?:how (?:many|much|often)|what|which|who|wie ?viele?|wie (?:oft|hoch)|welche\p{L}*|(?<=(?:^|[,;:.!?])\s*)was|wer)(?!\p{L})/giu;
const totals = /(?<!\p{L})(?:total|sum|altogether|overall|summe|gesamt\p{L}*|insgesamt)(?!\p{L})/iu;

/** "Per kilometre" has a number divided by another. */
const ofEachThing = /(?<!\p{L})(?:each|every|jede\p{L}*)(?!\p{L})/iu;

/** Weeks and rounds are numbered, and nothing is divided by them. */
const ofTurns = /^(?:weeks?|months?|years?|rounds?|seasons?|kw|wochen?|monate?|jahre?|runden?|saison)$/iu;

type Grouping = { by: TallyBy | null; rest: string };

/** What a question puts rows together by, and the question without it; null where it names none that there is. */
function groupingIn(question: string, about: Tallied): Grouping | null {
  const { columns, numeric, grouped, repeated, dated, listed, things } = about;
  for (const match of question.matchAll(new RegExp(forEach, "giu"))) {
    const words = wordsOf(match[1] ?? "");
    const lead = match[0].slice(0, match[0].length - (match[1] ?? "").length);
    for (const said of [words.slice(0, 2), words.slice(0, 1)]) {
      const last = said.join(String.raw`\s+`);
      const rest = question.replace(new RegExp(escapeRegExp(lead.trim()) + String.raw`\s+` + last, "iu"), " ");
      const groups =
        ofEachThing.test(lead) || ofTurns.test(said[0] ?? "")
          ? [...grouped, ...numeric.filter((index) => repeated.includes(index))]
          : grouped;
      const [column, ...others] = groups.filter((index) => isCalled(columns[index] ?? "", said));
      if (column !== undefined && others.length === 0)
        return { by: { column, part: column === dated ? "day" : "value" }, rest };
      const part = /^(?:day|tag)$/u.test(said.join(" "))
        ? "day"
        : /^(?:month|monat)$/u.test(said.join(" "))
          ? "month"
          : null;
      if (part !== null && dated !== null && said.length === 1) return { by: { column: dated, part }, rest };
      // "passengers per ride", where each row is a ride
      if (
        said.length === 1 &&
        /^(?:per|pro|je)\s/iu.test(lead) &&
        things.some((thing) => isSameNoun(said[0] ?? "", thing))
      )
        return { by: null, rest };
    }
  }
  if (!ofEachOne.test(question)) return null;
  const values = grouped.filter((index) => index !== dated);
  const persons = values.filter((index) => ofPersons.test(columns[index]?.trim() ?? ""));
  const [column, ...others] = listed !== null ? [listed] : persons.length > 0 ? persons : values;
  return column === undefined || others.length > 0
    ? null
    : {
        by: { column, part: "value" },
        rest: question.replaceAll(/(?<!\p{L})each(?: of (?:us|them|these|you))?(?!\p{L})/giu, " "),
      };
}

function isCalled(name: string, said: readonly string[]): boolean {
  const own = wordsOf(name);
  return (
    said.length === own.length &&
    own.every((word, index) => isSameNoun(said[index] ?? "", word) || word === said[index])
  );
}

type Found = { tally: Tally; said: readonly string[] };

function told(question: string, by: TallyBy | null, about: Tallied): Found | null {
  const superlative = superlativeIn(question);
  if (superlative) return by === null ? extreme(question, superlative.isLargest, about) : null;
  if (averages.test(question)) {
    const measured = by === null ? measuredIn(question, about, false) : null;
    return (
      measured && { tally: { asks: "average", column: measured.column, unit: measured.unit }, said: measured.said }
    );
  }
  if (differents.test(question)) return by === null ? different(question, about) : null;
  const [, noun = ""] = asksHowMany.exec(question) ?? [];
  // "how many of each kind do we need"
  const counted = noun === "" || isAuxiliary.test(noun) ? undefined : noun;
  if (noun !== "" || /(?<!\p{L})(?:how often|how many times|wie oft|count)(?!\p{L})/iu.test(question)) {
    const measured = measuredIn(counted ?? "", about, false);
    if (measured)
      return { tally: { asks: "sum", column: measured.column, unit: measured.unit, by }, said: measured.said };
    return ofRows(counted, by, about);
  }
  const isSum = sums.test(question) || by !== null;
  const measured = isSum ? measuredIn(question, about, true) : null;
  return measured && { tally: { asks: "sum", column: measured.column, unit: measured.unit, by }, said: measured.said };
}

const averages =
  /(?<!\p{L})(?:average|avg|(?<!\b(?:i|you|we|they|that|this|it) )mean|durchschnitt\p{L}*|im schnitt)(?!\p{L})/iu;
const differents =
  /(?<!\p{L})(?:how many|number of|wie ?viele) (?:different|distinct|unique|verschiedene|unterschiedliche) (\p{L}+)/iu;
const asksHowMany =
  /(?<!\p{L})(?:how many|number of|wie ?viele|anzahl (?:der|an))(?: of)?(?: (?:the|our|my|these|der|die|den|unserer?))* (\p{L}+)/iu;
const sums =
  /(?<!\p{L})(?:how much|total|sum|altogether|overall|add up|come to|wie ?viel|summe|gesamt\p{L}*|insgesamt)(?!\p{L})/iu;
const isAuxiliary =
  /^(?:do|does|did|are|is|were|was|have|has|had|can|will|we|i|us|you|them|there|sind|haben|hat|gibt)$/iu;
const generic = /^(?:rows?|entries|entry|records?|zeilen|einträge)$/iu;

/** The rows themselves are counted: what they are called is said, and no column has how many of it there are. */
function ofRows(
  counted: string | undefined,
  by: TallyBy | null,
  { columns, numeric, repeated, things, known }: Tallied,
): Found | null {
  const said = counted?.toLowerCase() ?? "";
  // who drives several times is one driver
  if (repeated.some((index) => wordsOf(columns[index] ?? "").some((word) => isSameNoun(said, word)))) return null;
  const isThing = generic.test(said) || [...things, ...known].some((thing) => isSameNoun(said, thing));
  const isNumbered = numeric.some((index) => ofQuantity.test(columns[index]?.trim() ?? ""));
  return (counted === undefined || isThing) && !isNumbered ? { tally: { asks: "count", by }, said: [said] } : null;
}

function different(question: string, { columns, numeric }: Tallied): Found | null {
  const said = differents.exec(question)?.[1]?.toLowerCase() ?? "";
  const [column, ...others] = columns.flatMap((name, index) =>
    !numeric.includes(index) && wordsOf(name).some((word) => isSameNoun(said, word)) ? [index] : [],
  );
  return column === undefined || others.length > 0 ? null : { tally: { asks: "different", column }, said: [] };
}

type Measured = { column: number; unit: string; said: readonly string[] };

/** The one column of numbers that a text names, by its name or its unit; where an amount is asked for, the only one that there is. */
function measuredIn(text: string, { columns, numeric, known }: Tallied, isAmount: boolean): Measured | null {
  const words = wordsOf(text).filter(
    (word) => !known.some((other) => other === word) || columns.some((name) => wordsOf(name).includes(word)),
  );
  const found = numeric.flatMap((column) => {
    const own = wordsOf(columns[column] ?? "");
    const said = words.filter((word) => own.some((other) => isSameNoun(word, other) || isSameUnit(word, other)));
    return said.length > 0 ? [{ column, unit: said[0] ?? "", said }] : [];
  });
  const [only, ...others] = found;
  if (only) return others.length === 0 ? only : null;
  const [column, ...more] = numeric;
  return isAmount && column !== undefined && more.length === 0 ? { column, unit: "", said: [] } : null;
}

function isSameUnit(word: string, other: string): boolean {
  return families.some((family) => [word, other].every((each) => family.some(({ said }) => said.test(each))));
}

/** How large something is by its adjective, and which columns tell that. */
const dimensions: readonly { said: RegExp; column: RegExp }[] = [
  {
    said: /^(?:most expensive|dearest|costliest|cheapest|least expensive|teuerste|billigste|günstigste)/iu,
    column: ofMoney,
  },
  {
    said: /^(?:longest|shortest|längste|kürzeste)/iu,
    column:
      /^(?:pages?|length|duration|minutes?|mins?|hours?|km|miles?|m|distance|seiten|länge|dauer|minuten|stunden|strecke)$/iu,
  },
  { said: /^(?:heaviest|lightest|schwerste|leichteste)/iu, column: /^(?:kg|g|weight|gewicht)$/iu },
];

/** Which row, or who of those that have several, has the most: "who drove the most km", "which is the longest book". */
function extreme(question: string, isLargest: boolean, about: Tallied): Found | null {
  const { columns, numeric, repeated, named, things, dated } = about;
  const word = superlativeIn(question)?.word ?? "";
  const asks = isLargest ? "most" : "least";
  const dimension = dimensions.find(({ said }) => said.test(word));
  const byName = dimension
    ? numeric.filter((index) => wordsOf(columns[index] ?? "").some((each) => dimension.column.test(each)))
    : [];
  const [onlyByName, ...moreByName] = byName;
  const measured = measuredIn(question, about, false);
  const column = dimension ? (moreByName.length > 0 ? undefined : onlyByName) : measured?.column;
  if (column === undefined || (measured && measured.column !== column)) return null;
  const [, asked = ""] = /(?<!\p{L})(?:which|what|welche[rsn]?)(?: of (?:the|our|my))? (\p{L}+)/iu.exec(question) ?? [];
  const groups = repeated.filter((index) => index !== dated && !numeric.includes(index));
  const asksWho = /(?<!\p{L})(?:who|wer)(?!\p{L})/iu.test(question);
  const who = asksWho ? groups.filter((index) => ofPersons.test(columns[index]?.trim() ?? "")) : [];
  const which = asked === "" ? [] : groups.filter((index) => isCalled(columns[index] ?? "", [asked.toLowerCase()]));
  const [group, ...others] = who.length > 0 ? who : which;
  const said = measured?.said ?? [];
  if (others.length > 0) return null;
  // the longest of the drivers isn't the one who drove most
  if (group !== undefined)
    return /^(?:most|least|fewest|meiste|wenigste)/iu.test(word) && !/expensive/iu.test(word)
      ? { tally: { asks, column, by: { column: group, part: "value" } }, said }
      : null;
  if (named === null || (asksWho && (repeated.includes(named) || !ofPersons.test(columns[named]?.trim() ?? ""))))
    return null;
  const own = wordsOf(columns[named] ?? "");
  const nouns = [...things, ...own, "thing", "one", "item"];
  const behind = new RegExp(`${escapeRegExp(word)} (\\p{L}+)`, "iu").exec(question)?.[1]?.toLowerCase() ?? "";
  const isOfRows = [asked.toLowerCase(), behind].every(
    (each) =>
      each === "" ||
      /^(?:is|was|were|are|the|in|ist|war|did|do|s)$/u.test(each) ||
      nouns.some((thing) => isSameNoun(each, thing)) ||
      said.includes(each),
  );
  return isOfRows ? { tally: { asks, column, by: null }, said: [...said, ...own] } : null;
}
