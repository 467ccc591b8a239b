import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { withoutOtherKinds } from "../facts/numbers/counted-files.ts";
import { countedMark } from "../facts/numbers/mark-facts.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";
import { factsIn } from "../turn/note-parts.ts";
import { stepRecords } from "../turn/step-record.ts";

/** What programmers write to find it again. */
const ofCode = /^(?:TODO|FIXME|XXX|HACK|NOTE|BUG)$/u;
const marked = /^Counted: (\d+ lines with "[^"\n]+": [^…\n]+)$/mu;
/** As files of one kind are counted for a request that says nothing else of them. */
const countedOfKind =
  /^Counted: (?<count>\d+) (?<kind>(?:\.[a-z0-9]+ )?(?:files|pictures|videos|sounds))(?: in (?<folder>[^\n]+?))?(?:, (?<below>\d+) of them in folders below it)?$/mu;
const asksHowMany =
  /(?<!\p{L})(?:how many|(?:the |total )*number of|count|wie ?viele|(?:die )?anzahl(?: der)?)(?!\p{L})|何(?:枚|個|本|件|曲)|いくつ/giu;
const asksForEach =
  /\bhow many\b[^?\n]*(?<!\p{L})(?:each|per|every)(?!\p{L})|\bwie ?viele?\b[^?\n]*(?<!\p{L})(?:jede[rnms]?|je|pro)(?!\p{L})|それぞれ[^。\n]*何|何[^。\n]*ずつ/iu;
/** The same, with what they are told apart by: "the number of boats per harbour", "split by harbour". */
const asksByColumn = [
  /(?<!\p{L})(?:number of|count of|numbers)(?!\p{L})[^?\n]*?(?<!\p{L})(?:per|for each|in each|for every|in every|of each|by) (?<of>\p{L}+)/iu,
  /(?<!\p{L})(?:per|for each|in each|for every|in every|of each|by) (?<of>\p{L}+)(?!\p{L})[^?\n]*(?<!\p{L})(?:how many|number of)(?!\p{L})/iu,
  /(?<!\p{L})(?:anzahl|wie ?viele|(?:\p{L}+)zahlen)(?!\p{L})[^?\n]*?(?<!\p{L})(?:pro|je|(?:aufgeteilt|getrennt|aufgeschlüsselt|gegliedert) nach) (?<of>\p{L}+)/iu,
] as const;
/** Something else is asked as well, or of some of them. */
const asksMore =
  /(?<!\p{L})(?:why|when|where|who|which|average|most|least|percent\p{L}*|share|only|without|except|since|before|after|warum|wann|wo|wer|welche\p{L}*|durchschnitt\p{L}*|meisten|prozent|nur|ohne|außer|seit)(?!\p{L})|%|平均|割合|以外|だけ/iu;

/**
 * How often a mark stands in the files, or how many rows each of a column's values has, where the harness has counted it: a small model counts anew. Null where more is
 * asked, or several columns were counted.
 */
export function answerWhenTallied({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const language = requestLanguage(request.text);
  const mark = marked.exec(request.context)?.[1];
  const counts = request.context.match(/^Counted:/gmu) ?? [];
  const isMark = ofCode.test(countedMark(request.text) ?? "");
  if (mark !== undefined && isMark && counts.length === 1 && !asksMore.test(request.text))
    return language === "en"
      ? `${mark}.`
      : mark.replace(/^(\d+) lines with/u, language === "de" ? "$1 Zeilen mit" : "$1行:");
  const files = filesCounted(request.context);
  // "videos don't count" asks for no number
  const ofFiles = withoutOtherKinds(request.text);
  if (files !== null && ofFiles.match(asksHowMany)?.length === 1 && !asksElse.test(ofFiles))
    return filesTexts[language](files);
  if (asksMore.test(request.text)) return null;
  const tallies = records.flatMap(({ note, input: { path } }) =>
    typeof path === "string" ? talliesIn(factsIn(note)).map((tally) => ({ path, ...tally })) : [],
  );
  const [tally, ...others] = tallies;
  if (!tally || others.length > 0) return null;
  const isAsked =
    asksForEach.test(request.text) || namesColumn(request.text, tally.column) || namesEach(request.text, tally.groups);
  return isAsked
    ? `${leads[language](tally.path)}\n${tally.groups.map(({ name, count }) => `- ${name}: ${count}`).join("\n")}`
    : null;
}

/** What they are to be told apart by is the column by which they were counted. */
function namesColumn(request: string, column: string): boolean {
  const of = asksByColumn.flatMap((way) => way.exec(request)?.groups?.["of"]?.toLowerCase() ?? []);
  return of.some((word) => wordsOf(column).some((other) => isSameNoun(word, other)));
}

/** "How many are red, how many green and how many blue?", where there are no others. */
function namesEach(request: string, groups: readonly Group[]): boolean {
  const words = new Set(wordsOf(request));
  const isNamed = groups.every(({ name }) => name !== "(empty)" && wordsOf(name).every((word) => words.has(word)));
  return isNamed && request.match(asksHowMany)?.length === groups.length;
}

/** A value of a column, and how many rows have it. */
type Group = { name: string; count: string };

/** What was counted by each column of all rows; none where a group tells more than its rows. */
function talliesIn(facts: string): { column: string; groups: Group[] }[] {
  if (!/^Counted: \d+ rows\.$/mu.test(facts)) return [];
  return facts
    .split("\n")
    .filter((line) => line.startsWith("by "))
    .flatMap((line) => {
      const column = line.slice("by ".length, line.indexOf(": "));
      const groups = line.slice(line.indexOf(": ") + 2).split("; ");
      const told = groups.flatMap((group) => {
        const [, name, count] = /^(.+): (\d+) rows?$/u.exec(group) ?? [];
        return name === undefined || count === undefined ? [] : [{ name, count }];
      });
      return told.length === groups.length ? [{ column, groups: told }] : [];
    });
}

/** Of the files it is said which are meant, as they were counted; another question may be asked of them. */
const asksElse =
  /(?<!\p{L})(?:why|when|where|who|whose|which|average|largest|biggest|newest|oldest|percent\p{L}*|share|each|per|warum|wann|wo|wer|welche\p{L}*|größte\p{L}*|prozent|je|pro)(?!\p{L})|%|平均|割合|どの|ごと/iu;

type FilesCounted = { count: string; kind: string; folder: string | null; below: string | null };

function filesCounted(context: string): FilesCounted | null {
  const { count, kind, folder, below } = countedOfKind.exec(context)?.groups ?? {};
  return count === undefined || kind === undefined
    ? null
    : { count, kind, folder: folder ?? null, below: below ?? null };
}

const kindsInGerman: Readonly<Record<string, string>> = { pictures: "Bilder", videos: "Videos", sounds: "Tondateien" };
const kindsInJapanese: Readonly<Record<string, string>> = { pictures: "画像", videos: "動画", sounds: "音声ファイル" };

const filesTexts: Readonly<Record<Language, (files: FilesCounted) => string>> = {
  en: ({ count, kind, folder, below }) =>
    `${count} ${count === "1" ? kind.replace(/s$/u, "") : kind}${folder === null ? "" : ` in ${folder}`}${below === null ? "" : `, ${below} of them in folders below it`}.`,
  de: ({ count, kind, folder, below }) =>
    `${count} ${kindsInGerman[kind] ?? kind.replace(/^(\S+) files$/u, "$1-Dateien").replace(/^files$/u, "Dateien")}${folder === null ? "" : ` in ${folder}`}${below === null ? "" : `, davon ${below} in Unterordnern`}.`,
  ja: ({ count, kind, folder, below }) =>
    `${folder === null ? "" : `${folder}の`}${kindsInJapanese[kind] ?? kind.replace(/ ?files$/u, "ファイル")}は${count}個です${below === null ? "" : `(うち${below}個は下のフォルダ)`}。`,
};

const leads: Readonly<Record<Language, (path: string) => string>> = {
  en: (path) => `As counted in ${path}:`,
  de: (path) => `Gezählt in ${path}:`,
  ja: (path) => `${path}で数えました。`,
};
