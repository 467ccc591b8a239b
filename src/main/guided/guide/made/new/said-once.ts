import { fieldPlaces } from "../../facts/tables/field-places.ts";

/** That nothing is to be there twice: the column by which two rows are the same, where that is said, and the rest of the request. */
export type SaidOnce = { key: number | null; rest: string };

const what = String.raw`(?:(?:e[- ]?)?mails?(?:[- ]?(?:address(?:es)?|adressen?))?|(?:e-?)?mail-?adressen?|phone(?: numbers?)?|telefonnummer|names?|namen?|\p{L}*nummer|numbers?|ids?)`;
const whatJa = "(?:メール(?:アドレス)?|名前|氏名|電話番号)";
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:if|when|wenn|falls) (?:the |their |die |der )?(?<key>${what}) (?:is|are|ist)(?: the)? (?:same|gleich|identical|identisch),? (?:then |dann )?(?:it['’]?s|it is|they(?: a|['’])re|ist es|ist das|sind sie) (?:the same|one|dieselbe|die gleiche|eine) (?:person|member)(?:, (?:so )?(?:keep|take) (?:only |just )?(?:one|it once))?(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:and |und |please |bitte )*(?:dedup\p{L}*|deduplizier\p{L}*)(?: (?:it|them|people|rows|sie))?(?: (?:by|on|nach|anhand)(?: the| der)?(?: same| gleicher)? (?<key>${what}))?(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`[(（]?\s*(?<!\p{L})(?:the )?(?:same|gleiche[rs]?|dieselbe|selbe) (?<key>${what})(?!\p{L})\s*(?:=|means?(?: (?:it['’]?s )?the)?|is(?: the)?|heißt|ist|bedeutet|→)\s*(?:(?:the )?(?:same|gleiche|dieselbe) )?(?:person|one|member|mensch)(?!\p{L})\s*[)）]?`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:please |and |bitte |und )*(?:(?:drop|remov|skip|dedup\p{L}*|dedupe|delet|filter)\p{L}*(?: out)?|without|no|ohne)\s+(?:any |the )?(?:duplicates?|doubles?|dubletten|duplikate|doppelte)(?: (?:people|persons|rows|entries|personen|einträge|zeilen))?(?:\s+(?:by|with|nach|anhand)(?: the| der)?(?: same| gleicher)? (?<key>${what}))?(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:and |but |und |aber )?(?:nobody|no[- ]one|no person|no member|niemand|keine[rn]?)(?: (?:should|may|is to|soll|darf|is))?(?: (?:be|stand|appear|come|listed))?(?: (?:in it|there|in there|listed|dort|darin))? (?:twice|doppelt|zweimal)(?: (?:vorkommen|drin|sein|drinstehen))?|(?:each|every|jede[rn]?|everyone|everybody|alle)(?: (?:person|member|mitglied))?(?: (?:is|should be|soll|to be))?(?: (?:only|just|nur))? (?:once|einmal)(?: (?:vorkommen|drin))?)(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`同じ(?<key>${whatJa})の(?:人|方|行|もの)?は(?:1回|一回|1度|一度|ひとつ|一つ|1つ|1行|一人|1人)(?:だけ|のみ)?(?:に(?:して|する)?)?|(?:重複|ダブり)(?:は|を)?(?:なし|無し|除い[てた]?|のぞい[てた]?|しないように|なく|削除し[てた]?)(?:で)?`,
    "giu",
  ),
];

/** Null where a request doesn't say so, or says it by another column than these, or by several. */
export function saidOnce(request: string, columns: readonly string[]): SaidOnce | null {
  const found = ways.flatMap((way) => [...request.matchAll(way)]);
  if (found.length === 0) return null;
  const keys = new Set(found.flatMap(({ groups = {} }) => groups["key"]?.toLowerCase() ?? []));
  const places = new Set([...keys].map((key) => placeOf(key, columns)));
  const [place = null, ...others] = places;
  if (others.length > 0 || (keys.size > 0 && place === null)) return null;
  return { key: place, rest: found.reduce((rest, [text]) => rest.replace(text, " "), request) };
}

function placeOf(key: string, columns: readonly string[]): number | null {
  const singular = key.replaceAll(/[- ]/gu, "").replace(/(?<=s)es$|(?<!s)s$/u, "");
  return fieldPlaces([singular], columns)?.[0] ?? null;
}
