import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type AskedNumber, askedNumberIn } from "../facts/numbers/asked-number.ts";
import { withoutAnswered } from "../facts/numbers/asked-share.ts";
import { balanceOf, ofTill } from "../facts/numbers/balance-words.ts";
import { notCounted } from "../facts/numbers/data-facts.ts";
import { saysOwed, saysUnpaid } from "../facts/rows/payment.ts";
import { withoutOlderCopies } from "../files/older-copies.ts";
import { withoutCountsOnce } from "../request/questions/counts-once.ts";
import { asksForRateInTime } from "../request/questions/asks-for-rate.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { withoutUs } from "../request/questions/leaves-us-out.ts";
import { withoutChat } from "../request/questions/said-chat.ts";
import { withoutOccasions } from "../request/questions/said-occasion.ts";
import { withoutExclusions } from "../request/questions/said-exclusions.ts";
import { withoutWholeTime } from "../request/dates/said-whole.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import { saysOtherRows, withoutKnownPeriod } from "./says-other-rows.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen } from "./facts-seen.ts";
import { columnsRead } from "./rows-question.ts";
import { namedBest } from "./named-best.ts";
import { toldTogether } from "./told-together.ts";
import { leftOutTexts, withoutVoid } from "./when-counted.ts";

/**
 * The one number that a question asks for, where the harness has worked it out of a table, or of several together: a small model tells another one, or
 * how many rows there are. Null where more is asked, the number is of some other rows, or several files tell one.
 */
export function answerWhenSummed(state: TurnState): string | null {
  const { messages, tools, kind } = state;
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const overFiles = amountOverFiles(request.text, request.context);
  if (overFiles !== null) return overFiles;
  const told = toldTogether(request.context).filter(({ facts }) => askedNumberIn(facts) !== null);
  const all = told.length > 0 ? told : withoutOlderCopies(factsSeen(records), request.text);
  const counted = all.flatMap(({ path, facts }) => {
    const asked = askedNumberIn(facts);
    return asked ? [{ path, facts, asked }] : [];
  });
  const each = [...new Map(counted.map((one) => [one.path, one])).values()];
  const [found, ...others] = namedBest(each, request.text);
  if (
    !found ||
    others.length > 0 ||
    asksForRateInTime(request.text) ||
    asksForMore(request.text, found.asked) ||
    saysOtherRows(countedIn(request.text, found.asked), knownOf(found), columnsRead(state))
  )
    return null;
  const language = requestLanguage(request.text);
  const answer = texts[language](found.asked, found.path);
  return found.facts.includes(notCounted) ? `${answer} ${leftOutTexts[language]}` : answer;
}

/** What amounts of one thing in several files add up to, where that was told with the request and nothing else is asked. */
function amountOverFiles(request: string, context: string): string | null {
  const told = /^Counted: (.+) in (\d+) files: (.+): sum (\d.*)$/mu.exec(context);
  const [, of = "", count = "", each = "", value = ""] = told ?? [];
  const asked: AskedNumber = { value, what: "sum", of, rows: "", which: "" };
  if (!told || asksForMore(request, asked) || saysOtherRows(meantIn(request), `${of} ${each} ${value}`)) return null;
  return overFilesTexts[requestLanguage(request)](asked, count, each);
}

const overFilesTexts: Readonly<Record<Language, (asked: AskedNumber, count: string, each: string) => string>> = {
  en: ({ value, of }, count, each) => `${value}: that is the sum of ${of} in ${count} files: ${each}.`,
  de: ({ value, of }, count, each) => `${value}: das ist die Summe von ${of} in ${count} Dateien: ${each}.`,
  ja: ({ value, of }, count, each) => `${value}です。${count}個のファイルの${of}の合計です: ${each}`,
};

/** Something else is asked as well, or of another kind than one number. */
const asksMore =
  /(?<!\p{L})(?:why|when|where|which|whose|most|least|percent\w*|each|per|remaining|difference|than|tip|tax|without|except|apart|besides|but|not|other|others|before|after|since|until|between|during|weekends?|warum|wann|wo|welche\w*|meisten|prozent|jede\w*|pro|übrig|unterschied|als|ohne|außer|nicht|andere\w*|vor|nach|seit|bis|zwischen)\b|\b(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|should|would)n['’]?t\b|%|割合|どの|いつ|ごと|残り|差|以外|除/iu;
/** "The small ones count too": nothing is to be left out. */
const countsToo =
  /(?<=^|[.,;!?\n(])[^.,;!?\n(]*\b(?:counts? (?:too|as well|also)|(?:is|are) (?:also )?(?:counted|included)(?: too)?|(?:zählen|zählt) (?:auch|mit))\b[^.,;!?\n]*/giu;
/** "… in bills.csv, where I keep all my bills, …" says what the file is. */
const whereKept =
  /(?<=[,(] ?)(?:where|in which|wo|worin|in der|in dem) (?:i|we|ich|wir)(?!\p{L})[^,.;?!()\n]{0,50}?(?<!\p{L})(?:keep|have|store|note|write|list|collect|track|record|log|enter|put|(?:auf|ein|ver)?(?:schreibe|führe|notiere|sammle|trage|halte|habe|listen?)\p{L}*)(?!\p{L})[^,.;?!()\n]{0,40}(?=[,.;?!)\n]|$)/giu;
const questions =
  /\b(?:how (?:many|much|long|far|often)|wie ?(?:viele?|lange|weit|oft)|average|durchschnitt\w*)\b|何|いくら|平均/giu;

/** A request without what only says that something is counted or not. */
function meantIn(request: string): string {
  return withoutOccasions(withoutWholeTime(withoutChat(withoutPaths(request))))
    .replaceAll(whereKept, " ")
    .replaceAll(withoutVoid, " ")
    .replaceAll(countsToo, " ");
}

/** The same without what was left out of what is counted. */
function countedIn(request: string, asked: AskedNumber): string {
  const all = meantIn(request);
  const meant = / not /.test(asked.which) ? withoutExclusions(all).meant : all;
  if (isOfCompany(asked)) return withoutUs(meant.replaceAll(notToForget, " "));
  if (asked.of.startsWith(balanceOf))
    return meant.replaceAll(ofTill, " ").replace(/(?<!\p{L})(?:should|ought to|must)(?!\p{L})/iu, " ");
  if (asked.what === "rise") return meant.replace(ofMeasured, "$1");
  if (asked.what === "share" && asked.which.endsWith(" filled in")) return withoutAnswered(meant);
  if (asked.what === "different") return withoutCountsOnce(meant.replaceAll(forEachOfThem, " "));
  return meant;
}

/** People were counted with those that they bring. */
function isOfCompany({ what, of }: AskedNumber): boolean {
  return what === "number" && of.startsWith("people, with ");
}

/** What a meter measures was found where it is read. */
const ofMeasured = /\b(how (?:many|much) [\p{L}³²]+) of \p{L}+/iu;
const notToForget =
  /(?<=^|[.,;!?\n(])[^.,;!?\n(]*\b(?:(?:do not|don['’]?t|never) forget|remember|vergiss\p{L}*|denk\p{L}* an)(?!\p{L})[^.,;!?\n]*\b(?:bring|guests?|partners?|company|plus|mitbring|begleit)[^.,;!?\n]*/giu;
/** Each of them is there once, whatever is for them. */
const forEachOfThem =
  /(?<!\p{L})(?:per|pro|je|for each|for every) (?:person|head|kopf|nase|helper|helfer)(?!\p{L})|(?:一人|1人)(?:に)?(?:一|1)[つ枚個](?:ずつ)?/giu;

function knownOf({ path, asked }: { path: string; asked: AskedNumber }): string {
  return `${path} ${asked.of} ${asked.which}`;
}

function asksForMore(request: string, asked: AskedNumber): boolean {
  const { what, which } = asked;
  const rest = withoutKnownPeriod(countedIn(request, asked), ` ${which}`)
    .replace(saysOwed, " ")
    .replace(saysUnpaid, " ");
  // whoever has the most is told with how much it is
  if (what === "most" || what === "least")
    return asksMore.test(rest.replaceAll(superlatives, " ")) || superlativesIn(rest) !== 1;
  if (what === "share") return asksMore.test(rest.replace(ofShares, " "));
  return asksMore.test(rest) || asksForBoth.test(rest) || (rest.match(questions)?.length ?? 0) > 1;
}

/** "The total and the average" */
const asksForBoth =
  /(?<!\p{L})(?:total|sum|summe)(?!\p{L})[^.?!\n]*(?<!\p{L})(?:and|und)(?!\p{L})[^.?!\n]*(?<!\p{L})(?:average|mean|durchschnitt\p{L}*)(?!\p{L})|(?<!\p{L})(?:average|mean|durchschnitt\p{L}*)(?!\p{L})[^.?!\n]*(?<!\p{L})(?:and|und)(?!\p{L})[^.?!\n]*(?<!\p{L})(?:total|sum|summe)(?!\p{L})/iu;

const ofShares =
  /(?<!\p{L})(?:which )?(?:percent\p{L}*|per cent|welche[rn]?(?= (?:anteil|prozent))|prozent\p{L}*)(?!\p{L})|何\s?[%%]|割合/iu;
const superlatives = /\b(?:which|most|least|fewest|welche\w*|meisten|wenigsten)\b|どの/giu;
const extremes = /\b(?:most|least|fewest|meisten|wenigsten)\b|最も|一番|最多|最少/giu;

function superlativesIn(text: string): number {
  return text.match(extremes)?.length ?? 0;
}

function rowsTold({ rows, which }: AskedNumber, language: Language): string {
  const count = rows.split(" ")[0] ?? "";
  const all = rows.startsWith("all ") ? (rows.split(" ")[1] ?? "") : count;
  switch (language) {
    case "en":
      return `the ${all} ${all === "1" ? "row" : "rows"}${which && ` with ${which}`}`;
    case "de":
      return `${all === "1" ? "der einen Zeile" : `den ${all} Zeilen`}${which && ` mit ${which.replaceAll(" and ", " und ")}`}`;
    case "ja":
      return `${all}行${which && `(${which.replaceAll(" and ", "、")})`}`;
  }
}

const whatTexts: Readonly<Record<Language, Readonly<Record<AskedNumber["what"], string>>>> = {
  en: {
    sum: "the sum of",
    average: "the average of",
    number: "the number of",
    different: "the number of different values of",
    most: "the most by",
    least: "the least by",
    rise: "how much more the last reading has than the first, of",
    share: "the share with",
  },
  de: {
    sum: "die Summe von",
    average: "der Durchschnitt von",
    number: "die Zahl von",
    different: "die Zahl der verschiedenen Werte von",
    most: "das meiste nach",
    least: "das wenigste nach",
    rise: "um so viel ist der letzte Stand höher als der erste, von",
    share: "der Anteil mit",
  },
  ja: {
    sum: "合計",
    average: "平均",
    number: "人数",
    different: "異なる値の数",
    most: "最多",
    least: "最少",
    rise: "最初と最後の差",
    share: "割合",
  },
};

const texts: Readonly<Record<Language, (asked: AskedNumber, path: string) => string>> = {
  en: (asked, path) =>
    `${asked.value}: that is ${whatTexts.en[asked.what]} ${asked.of} in ${rowsTold(asked, "en")} of ${path}.`,
  de: (asked, path) =>
    `${asked.value}: das ist ${whatTexts.de[asked.what]} ${asked.of} in ${rowsTold(asked, "de")} von ${path}.`,
  ja: (asked, path) =>
    `${asked.value}です。${path}の${rowsTold(asked, "ja")}の${asked.of}の${whatTexts.ja[asked.what]}です。`,
};
