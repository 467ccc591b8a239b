import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { countedMark } from "../facts/mark-facts.ts";
import { type Language, requestLanguage } from "../request/answer-language.ts";
import { factsIn } from "../turn/note-parts.ts";
import { stepRecords } from "../turn/step-record.ts";

/** What programmers write to find it again. */
const ofCode = /^(?:TODO|FIXME|XXX|HACK|NOTE|BUG)$/u;
const marked = /^Counted: (\d+ lines with "[^"\n]+": [^…\n]+)$/mu;
/** As files of one kind are counted for a request. */
const countedOfKind = /^Counted: (\d+ (?:\.[a-z0-9]+ )?(?:files|pictures|videos|sounds)(?: in [^\n]+)?)$/mu;
const asksHowMany = /^[^?\n]*\b(?:how many|number of|count)\b[^?\n]*[?.!]?\s*$/iu;
const asksForEach =
  /\bhow many\b[^?\n]*(?<!\p{L})(?:each|per|every)(?!\p{L})|\bwie ?viele?\b[^?\n]*(?<!\p{L})(?:jede[rnms]?|je|pro)(?!\p{L})|それぞれ[^。\n]*何|何[^。\n]*ずつ/iu;
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
  const found = countedOfKind.exec(request.context)?.[1];
  if (found !== undefined && language === "en" && asksHowMany.test(request.text) && !asksMore.test(request.text))
    return `${found}.`;
  if (!asksForEach.test(request.text) || asksMore.test(request.text)) return null;
  const tallies = records.flatMap(({ note, input: { path } }) =>
    typeof path === "string" ? talliesIn(factsIn(note)).map((groups) => ({ path, groups })) : [],
  );
  const [tally, ...others] = tallies;
  return tally && others.length === 0 ? `${leads[language](tally.path)}\n${tally.groups.join("\n")}` : null;
}

/** What was counted by each column of all rows, as a list; none where a group tells more than its rows. */
function talliesIn(facts: string): string[][] {
  if (!/^Counted: \d+ rows\.$/mu.test(facts)) return [];
  return facts
    .split("\n")
    .filter((line) => line.startsWith("by "))
    .flatMap((line) => {
      const groups = line.slice(line.indexOf(": ") + 2).split("; ");
      const told = groups.flatMap((group) => {
        const [, name, count] = /^(.+): (\d+) rows?$/u.exec(group) ?? [];
        return name === undefined ? [] : [`- ${name}: ${count}`];
      });
      return told.length === groups.length ? [told] : [];
    });
}

const leads: Readonly<Record<Language, (path: string) => string>> = {
  en: (path) => `As counted in ${path}:`,
  de: (path) => `Gezählt in ${path}:`,
  ja: (path) => `${path}で数えました。`,
};
