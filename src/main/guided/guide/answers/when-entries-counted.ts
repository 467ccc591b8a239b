import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { datePattern } from "../request/dates/request-dates.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { stepRecords } from "../turn/step-record.ts";

/** The entries of one level on one day, as they were counted in a log and told with the request. */
const counted =
  /^(?<path>\S[^\n]*?): Counted: (?<count>\d+) (?<level>\p{Lu}+) entries(?: of (?<source>[\w.-]+))? of (?<day>\d{4}-\d{2}-\d{2})$/gmu;
const asksHowMany =
  /(?<!\p{L})(?:how many(?: times)?|how often|(?:the |total )*number of|count|wie ?viele|wie (?:oft|häufig)|(?:die )?anzahl(?: der)?)(?!\p{L})|何(?:件|回|行|個)|いくつ/giu;
const asksElse =
  /(?<!\p{L})(?:why|when|which|who|what(?!['’]s the number)|first|last|most|average|share|each|per|or|not|no|without|except|before|after|since|until|between|warum|wann|welche\p{L}*|wer|oder|nicht|keine?|ohne|vor|nach|seit|bis|zwischen|je|pro)(?!\p{L})|\p{L}+n['’]t(?!\p{L})|%|どの|ない|以外|まで|から|時/iu;
const days = new RegExp(datePattern, "giu");
const ofAnyEntry =
  /^(?:entries|entry|d|logged|log|logs|level|levels|messages?|records?|rows?|happened|happen|occurred|occur|something|times|number|count|total|care|like|mean|meant|know|figure|said|says|marked|einträge|eintrag|einträgen|stufe|meldungen|meldung|zeilen|zeile|gab|gibt|viele|anzahl|oft|protokolliert|mal|d|thanks|hi|hello|hallo|danke)$/u;
const plainJapanese =
  /レベル|ログ|エントリー?|記録|行|件数|合計|全部|分|あり(?:ます|ました)?|ある|です|ます|か|教えて|ください|下さい|[のにをはがでと、。?？]/gu;

/** How many entries of one level a log has of a day, where just that is asked: a small model that is told the number looks for it anew. Null where anything else is said of them. */
export function answerWhenEntriesCounted({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  if (!stepRecords(since, tools).every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const [found, ...others] = [...request.context.matchAll(counted)].flatMap(({ groups }) => entriesIn(groups));
  if (!found || others.length > 0 || !saysJustThat(request.text, found)) return null;
  return texts[requestLanguage(request.text)](found);
}

type Entries = { path: string; count: string; level: string; source: string | null; day: string };

function entriesIn(groups: Readonly<Record<string, string | undefined>> | undefined): Entries[] {
  const { path, count, level, source, day } = groups ?? {};
  return path === undefined || count === undefined || level === undefined || day === undefined
    ? []
    : [{ path, count, level, source: source ?? null, day }];
}

/** Nothing is said but how many, of which day, level and source. */
function saysJustThat(request: string, { path, level, source }: Entries): boolean {
  const said = request
    .replaceAll(path, " ")
    .replaceAll(days, " ")
    .replaceAll(new RegExp(`${level}S?(?![a-z])`, "giu"), " ");
  const isOnce = said.match(asksHowMany)?.length === 1;
  const plain = said.replaceAll(asksHowMany, " ").replaceAll(plainJapanese, " ");
  const left = wantedWords(plain).filter((word) => !ofAnyEntry.test(word) && word !== source);
  return isOnce && !asksElse.test(plain) && !/\d/u.test(plain) && left.length === 0;
}

const texts: Readonly<Record<Language, (found: Entries) => string>> = {
  en: ({ path, count, level, source, day }) =>
    `${count} ${level} ${count === "1" ? "entry" : "entries"}${source === null ? "" : ` of ${source}`} on ${day} in ${path}.`,
  de: ({ path, count, level, source, day }) =>
    `${count} ${level}-${count === "1" ? "Eintrag" : "Einträge"}${source === null ? "" : ` von ${source}`} am ${day} in ${path}.`,
  ja: ({ path, count, level, source, day }) =>
    `${path}の${day}の${level}${source === null ? "" : `(${source})`}は${count}件です。`,
};
