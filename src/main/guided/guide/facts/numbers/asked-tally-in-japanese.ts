import { escapeRegExp } from "../../request/words/word-pattern.ts";
import type { Tally, TallyBy, Tallied } from "./asked-tally.ts";

const forEach = /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]+?)(?:ごと|別)(?:に|の)?/u;
const averages = /平均(?:値|は)?/u;
const sums = /合計(?:金額|額)?|全部で|総額|いくら/u;
const counts = /何(?:件|人|個|本|枚|回|冊|種類|つ)|いくつ|人数|件数/u;
const most = /(?:一番|最も)(?:高|多|大き|長|重)(?:い|かった|く)?|最大/u;
const least = /(?:一番|最も)(?:安|少な|低|小さ|短|軽)(?:い|かった|く)?|最小/u;
/** What is of a number and tells nothing of its own, where the rows were told apart by it. */
const limit =
  /\d+(?:[.,]\d+)?(?:\p{scx=Han}{1,2})?(?:より(?:少な|多|大き|小さ)(?:い|く)?|以上|以下|未満|を(?:超え(?:る|た)?|下回(?:る|った)?)|個|円)/gu;
/** The same where two columns were compared. */
const comparison = /より(?:少な|多|大き|小さ)い|を(?:超え|下回|上回)(?:る|って(?:いる)?)/gu;
const dates = /(?:\d{4}年)?\d{1,2}月(?:分)?|\d{4}年/gu;
const plain =
  /もの|こと|ところ|全体|それぞれ|教えて|ください|下さい|お願い(?:します)?|あり(?:ます|ました)?|ある|です|ます|でした|いくら|全部で|支出|なん|何|だれ|誰|どれ|どの|どう|か|[のにをはがでと、。?？!！・:：()（）\s]/gu;
const numbered = /(?:数量|個数|人数|数)$/u;

/** The same as of any other language, where a question in Japanese has nothing left over. */
export function tallyInJapanese(question: string, about: Tallied): Tally | null {
  const { columns, numeric, grouped, repeated, dated, named, things, known } = about;
  const [each = "", noun = ""] = forEach.exec(question) ?? [];
  const column = grouped.find((index) => columns[index]?.trim() === noun);
  const part = noun === "月" ? "month" : noun === "日" ? "day" : null;
  const by: TallyBy | null =
    column !== undefined
      ? { column, part: column === dated ? "day" : "value" }
      : part !== null && dated !== null
        ? { column: dated, part }
        : null;
  if (each !== "" && by === null) return null;
  const rest = question.replace(each, " ");
  const measured = numeric.filter((index) => rest.includes(columns[index] ?? ""));
  const [amount, ...others] = measured.length > 0 ? measured : numeric;
  const ways = [averages, /合計|総額/u, counts, most, least].filter((way) => way.test(rest)).length;
  const isAsked =
    ways === 1 ||
    (ways === 0 && (sums.test(rest) || by !== null)) ||
    (ways === 2 && /合計/u.test(rest) && counts.test(rest));
  const words = [
    ...things,
    ...known,
    ...columns.filter((_, index) => index === amount || index === by?.column || index === named),
  ]
    .filter((word) => word !== "")
    .toSorted((one, other) => other.length - one.length);
  const limits = [...rest.matchAll(limit)].every(([said]) => known.includes(/\d+(?:[.,]\d+)?/u.exec(said)?.[0] ?? ""));
  const isCompared = known.includes("than");
  const left = [averages, sums, counts, most, least].reduce(
    (text, way) => text.replace(way, " "),
    rest
      .replaceAll(limit, " ")
      .replaceAll(isCompared ? comparison : dates, " ")
      .replaceAll(dates, " "),
  );
  const nothing = words
    .reduce((text, word) => text.replaceAll(new RegExp(escapeRegExp(word), "giu"), " "), left)
    .replaceAll(plain, "");
  if (!isAsked || !limits || nothing !== "") return null;
  const isOne = amount !== undefined && others.length === 0;
  if (averages.test(rest)) return isOne && by === null ? { asks: "average", column: amount, unit: "" } : null;
  if (most.test(rest) || least.test(rest))
    return isOne && named !== null && by === null
      ? { asks: most.test(rest) ? "most" : "least", column: amount, by: null }
      : null;
  if ((sums.test(rest) || ways === 0) && (measured.length > 0 || !counts.test(rest)))
    return isOne ? { asks: "sum", column: amount, unit: "", by } : null;
  const kinds = columns.flatMap((name, index) => (!numeric.includes(index) && rest.includes(name) ? [index] : []));
  if (/何種類/u.test(rest) && (kinds.length > 0 || named === null || repeated.includes(named))) {
    const [kind, ...more] = kinds;
    return kind === undefined || more.length > 0 || by !== null ? null : { asks: "different", column: kind };
  }
  const isNumbered = numeric.some((index) => numbered.test(columns[index] ?? ""));
  return counts.test(rest) && !isNumbered && /件|人|種類|いくつ/u.test(rest) ? { asks: "count", by } : null;
}
