import { type AmountUnit, anyUnit, unitNamed } from "./amount-units.ts";
import { clausesOf, withoutDenied } from "../limits/denied-clauses.ts";
import { numberNamed, numberWords } from "../words/number-words.ts";
import { monthPattern } from "../dates/request-dates.ts";
import { withoutPaths } from "../words/wanted-words.ts";
import { weekdayPattern } from "../dates/weekdays.ts";

/** How much amounts are to be more or less, or how many times as much. */
export type AmountDeed = { way: "add"; by: number; unit: AmountUnit | null } | { way: "times"; by: number };

/** A change of several amounts, the clause that tells it, without how much; the clauses that tell what stays, and all others. */
export type GroupChange = { deed: AmountDeed; own: string; kept: readonly string[]; besides: readonly string[] };

const words = numberWords(2)
  .split("|")
  .filter((word) => !/^(?:both|beiden?)$/u.test(word))
  .join("|");
const signed = String.raw`(?<lead>[€$£]\s?)?(?<![\p{Script=Latin}\p{N}.,:])(?<amount>\d+(?:[.,]\d{1,2})?(?![\d.,]*\d)|(?:${words})(?=\s))(?:\s?(?<unit>${anyUnit}))?`;
const much = String.raw`[^.;!?。\n]{0,80}?`;
const verb = (names: string) => String.raw`(?<!\p{L})(?:${names})(?!\p{L})`;
const ups = [
  String.raw`${verb("raise|increase|bump|up|extend|lengthen|erhöhe?n?|heb\\p{L}*|verlängere?")}${much}\s(?:by|um)\s${signed}`,
  String.raw`${verb("put|add|stick|schlag\\p{L}*")}\s(?:another\s|an extra\s)?${signed}\s(?:extra\s)?(?:on|onto|on top of|to|auf)(?!\p{L})`,
  String.raw`${verb("go(?:es)?|going")}\sup\s(?:by\s)?${signed}`,
  String.raw`${signed}\s(?:more(?: expensive)?|dearer|up|higher|extra|longer|teurer|mehr|höher|länger|rauf|hoch)(?!\p{L})`,
  String.raw`(?<!\p{L})um\s${signed}\s(?:erhöh|anheb|herauf|hoch|verläng)\p{L}*`,
  String.raw`${signed}(?:ずつ|ほど)?を?(?:値上げ|上げ|上乗せ|増や|足し|足す|追加|加え|長く|延ば)`,
];
const downs = [
  String.raw`${verb("lower|reduce|cut|drop|decrease|shorten|senke?n?|reduziere?n?|kürze?n?|verringere?")}${much}\s(?:by|um)\s${signed}`,
  String.raw`${verb("take|knock|subtract|deduct")}\s${signed}\s(?:off|from)(?!\p{L})`,
  String.raw`${verb("go(?:es)?|going")}\sdown\s(?:by\s)?${signed}`,
  String.raw`${signed}\s(?:less|cheaper|off|down|lower|shorter|fewer|billiger|günstiger|weniger|niedriger|kürzer|runter)(?!\p{L})`,
  String.raw`(?<!\p{L})um\s${signed}\s(?:senk|herab|herunter|runter|kürz|reduzier|verringer)\p{L}*`,
  String.raw`${signed}(?:ずつ|ほど)?を?(?:値下げ|下げ|引き|引い|減ら|割引|短く)`,
];
const asMuch = String.raw`(?:as (?:much|many|long|high)|(?:the|that) (?:amounts?|quantit(?:y|ies)|times?))(?: of| as)?`;
const soMuch = String.raw`so (?:viel|lang|hoch)\p{L}*(?: wie)?`;
const factors: readonly { way: string; by?: number }[] = [
  {
    way: String.raw`${verb(`doubled?|twice(?: ${asMuch})?|verdopp?[el]l?\\p{L}*|doppelt ${soMuch}`)}|(?<![\d.,])[2２]倍|二倍`,
    by: 2,
  },
  { way: String.raw`${verb("tripled?|verdreifach\\p{L}*")}|(?<![\d.,])[3３]倍|三倍`, by: 3 },
  { way: String.raw`${verb(`halved?|half ${asMuch}|halbier\\p{L}*|halb ${soMuch}`)}|半分に`, by: 1 / 2 },
  {
    way: verb(
      "(?:one and a half|1\\.5|1½|1 1/2)(?: times|x)|anderthalb ?mal|(?:um die hälfte|half as) (?:mehr|much again)",
    ),
    by: 1.5,
  },
  { way: String.raw`(?<amount>(?<![\p{Script=Latin}\p{N}.,:])\d+(?:[.,]\d{1,2})?)(?:\stimes\s${asMuch}|倍に)` },
  {
    way: String.raw`${verb("multiply|multipl\\p{L}*|scale")}${much}\s(?:by|mit|with)\s(?<amount>\d+(?:[.,]\d{1,2})?)(?![\d.,]*[\d%])`,
  },
];

type Found = { deed: AmountDeed; from: number; to: number };

/**
 * "all drinks go up by 50 cents, food stays", "add 5 minutes to each step of the warm-up", "double the dough": by how much amounts are to change together.
 * Null where a request says no such change, or several.
 */
export function saidGroupChange(request: string): GroupChange | null {
  const clauses = clausesOf(withoutStart(withoutPaths(request))).flatMap((clause) => clause.split(narrows));
  const isKept = (clause: string) => withoutDenied(clause).trim() === "" || narrowsAtStart.test(clause);
  const meant = clauses.filter((clause) => clause.trim() !== "" && !isKept(clause));
  // "raise it in May, by 5 %" is told in two
  const found = meant.map((clause) => ({ clause, deeds: deedsIn(clause) }));
  const [only, ...others] = found.filter(({ deeds }) => deeds.length > 0);
  const [deed, ...more] = only?.deeds ?? [];
  if (!only || !deed || others.length > 0 || more.length > 0) return null;
  const { clause } = only;
  // "add a line that all drinks go up by 50 cents"
  if (somethingNew.test(clause)) return null;
  return {
    deed: deed.deed,
    own: `${clause.slice(0, deed.from)} ${clause.slice(deed.to)}`,
    kept: clauses.filter((each) => each.trim() !== "" && isKept(each)),
    besides: meant.filter((each) => each !== clause),
  };
}

/** Whether a request wants so much more or less of each or all of something. */
export function raisesAll(request: string): boolean {
  const change = saidGroupChange(request);
  return change?.deed.way === "add" && ofAll.test(change.own);
}

const ofAll = /(?<!\p{L})(?:all|each|every\p{L}*|alle[nrs]?|jede\p{L}*)(?!\p{L})|全部|すべて|全て|ずつ/iu;
const somethingNew =
  /(?<!\p{L})(?:add|put|write|note|insert|make|create|copy|schreib\p{L}*|füge?|notier\p{L}*|mach\p{L}*|erstell\p{L}*) (?:down |up )?(?:an?|another|eine?n?|that|dass) (?!\d)/iu;
const narrows = /(?=\s(?:but|aber|except(?: for)?|außer|ohne|without|not|nicht)\s+\S)/iu;
const narrowsAtStart = /^\s(?:except(?: for)?|außer|ohne|without|(?:but |aber )?(?:not|nicht))(?!\p{L})/iu;

/** Each change once; one that is said in two ways, "raise it by 5 % more", is one. */
function deedsIn(clause: string): Found[] {
  const added = [...ups.map((way) => ({ way, sign: 1 })), ...downs.map((way) => ({ way, sign: -1 }))].flatMap(
    ({ way, sign }) =>
      [...clause.matchAll(new RegExp(way, "dgiu"))].flatMap((match) => addedIn(match, sign, clause) ?? []),
  );
  const scaled = factors.flatMap(({ way, by }) =>
    [...clause.matchAll(new RegExp(way, "giu"))].map(({ 0: text, index, groups }): Found => ({
      deed: { way: "times", by: by ?? Number((groups?.["amount"] ?? "").replace(",", ".")) },
      from: index,
      // "multiply all of it by 3" has in it what is meant
      to: by === undefined && /^\p{L}/u.test(text) ? index : index + text.length,
    })),
  );
  const all = [...added, ...scaled];
  return all.filter((one, place) => all.findIndex((other) => isSame(one.deed, other.deed)) === place);
}

function isSame(one: AmountDeed, other: AmountDeed): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function addedIn({ indices, groups = {} }: RegExpExecArray, sign: number, clause: string): Found | null {
  const { lead = "", amount = "", unit = "" } = groups;
  const [at = 0, end = 0] = indices?.groups?.["amount"] ?? [];
  const [, to] = indices?.groups?.["unit"] ?? [at, end];
  const by = (numberNamed(amount) ?? Number(amount.replace(",", "."))) * sign;
  if (by === 0 || /^\s?(?:to|bis|or|oder|[-–])\s?\d/iu.test(clause.slice(to))) return null;
  const said = unitNamed(lead) ?? unitNamed(unit);
  const place = { from: at - lead.length, to };
  return said === "percent"
    ? { deed: { way: "times", by: 1 + by / 100 }, ...place }
    : { deed: { way: "add", by, unit: said }, ...place };
}

const when = String.raw`(?:(?:the |dem )?(?:\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? )?(?:${monthPattern})(?: \d{1,2}(?:st|nd|rd|th)?)?(?: \d{4})?|(?:${weekdayPattern})|(?:week|woche|month|monat)|now|today|tomorrow|sofort|heute|morgen|jetzt|\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?)`;
const starts = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:starting |effective )?(?:from|as of|as from|on)|starting|beginning|ab|vom|zum|seit) (?:(?:next|coming|nächste[nrms]?|kommende[nrms]?) )?${when}(?![\p{L}\p{N}])(?: on(?:wards?)?(?!\p{L})| an(?!\p{L}))?`,
    "(?:来週|来月|今月|今日|明日|[0-9０-９]{1,2}月(?:[0-9０-９]{1,2}日)?|[月火水木金土日]曜日?)から、?",
  ].join("|"),
  "giu",
);

/** When it begins says nothing of what it is about. */
function withoutStart(request: string): string {
  return request.replaceAll(starts, " ");
}
