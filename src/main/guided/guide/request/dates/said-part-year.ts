import { beginsWithChange } from "../wishes/begins-with-change.ts";
import { withoutWhatStays } from "../limits/denied-clauses.ts";
import { isLimited } from "../limits/is-limited.ts";
import { isQuestion } from "../questions/is-question.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { withoutPaths } from "../words/wanted-words.ts";

/** A kind of place that each page has once, or a few times. */
export type PagePart = "footer" | "header" | "title" | "heading" | "copyright";

/** The year that a part of pages is to have; `old` where it is said which one it has. */
export type PartYear = { part: PagePart; old: string | null; put: string };

const year = String.raw`(?<![\p{Script=Latin}\p{N}./-])((?:19|20)\d{2})(?![\p{N}/-]|\.\d)`;
const names: Readonly<Record<PagePart, RegExp>> = {
  footer: /(?<!\p{L})(?:(?:page )?footers?|(?:seiten)?fu(?:ß|ss)zeilen?)(?!\p{L})|フッター/iu,
  header: /(?<!\p{L})(?:(?:page )?headers?|kopfzeilen?)(?!\p{L})|ヘッダー/iu,
  title: /(?<!\p{L})(?:(?:page )?titles?|(?:seiten)?titeln?)(?!\p{L})|タイトル/iu,
  heading: /(?<!\p{L})(?:headings?|headlines?|überschrift(?:en)?)(?!\p{L})|見出し/iu,
  copyright: /(?<!\p{L})copyrights?(?!\p{L})|©|著作権/iu,
};
const saysYear = /(?<!\p{L})(?:years?|jahr(?:e|es|eszahl(?:en)?)?)(?!\p{L})|[の、]年|年(?:号|を|は)/iu;
const wishes =
  /(?<!\p{L})(?:should|must|has to|have to|needs? to|is to|soll\p{L}*|muss|müssen)(?!\p{L})|[てで](?:ください|下さい|ほしい)/iu;
/** Not all of them, or another one in some. */
const parts =
  /(?<!\p{L})(?:except|apart from|other than|but not|only|just|besides|where|which|that (?:still )?(?:has|have|says?)|außer|nur|wo|aber nicht|und nicht)(?!\p{L})|以外|だけ|のみ/iu;
const more =
  /(?<!\p{L})(?:add|append|insert|remove|delete|rename|move|copy|sort|entfern\p{L}*|lösch\p{L}*|ergänz\p{L}*|füge?|verschieb\p{L}*)(?!\p{L})|追加|削除/iu;

/**
 * The year that is to stand in a kind of place of pages: "set the year in the footers to 2025", "Copyright in allen Seiten auf 2025". Null where a request says no such
 * thing, or anything besides.
 */
export function saidPartYear(request: string): PartYear | null {
  const said = withoutPaths(withoutWhatStays(request));
  if (isQuestion(request) || isDenial(said) || isLimited(said) || parts.test(said) || more.test(said)) return null;
  if (!beginsWithChange(request) && !wishes.test(said)) return null;
  const found = kindsOf(said);
  const [part, ...others] = found;
  const pair = yearsOf(said);
  if (part === undefined || others.length > 0 || !pair) return null;
  const isOfYear = saysYear.test(said) || pair.old !== null || part === "copyright";
  return isOfYear ? { part, ...pair } : null;
}

/** "the copyright in the footers" is one place. */
function kindsOf(said: string): PagePart[] {
  const all: readonly PagePart[] = ["footer", "header", "title", "heading", "copyright"];
  const found = all.filter((part) => names[part].test(said));
  const places = found.filter((part) => part !== "copyright");
  return places.length > 0 ? places : found;
}

/** The one year that is said, or the old one and the new one; null where other numbers are said as well. */
function yearsOf(said: string): Pick<PartYear, "old" | "put"> | null {
  const years = [...said.matchAll(new RegExp(year, "gu"))];
  const rest = said.replaceAll(new RegExp(year, "gu"), " ");
  const [first, second, ...others] = years;
  if (first === undefined || others.length > 0 || /\d/.test(rest)) return null;
  const one = first[1] ?? "";
  if (second === undefined) return isNew(said, first) ? { old: null, put: one } : null;
  const other = second[1] ?? "";
  const between = said.slice(first.index + one.length, second.index);
  if (forwards.test(between)) return { old: one, put: other };
  return backwards.test(between) ? { old: other, put: one } : null;
}

const forwards = /^["'“”]?年?\s?(?:to|→|->|auf|zu|durch|with|by|から)\s?["'“”„]?$/iu;
const backwards =
  /^["'“”]?,?\s(?:instead of|rather than|not|and not|and no longer|no longer|statt|anstatt|nicht mehr)\s["'“”„]?$/iu;

/** What stands before a new year, or behind it. */
function isNew(said: string, { 0: text, index }: RegExpExecArray): boolean {
  const [before, behind] = [said.slice(0, index), said.slice(index + text.length)];
  return (
    /(?<!\p{L})(?:to|say|read|be|show|auf|zu|put|set|update|change|setze?|trage?)\s(?:the year |das Jahr )?["'“„]?$/iu.test(
      before,
    ) ||
    /^["'”“]?\s(?:stehen|sein|lauten|heißen|zeigen)(?!\p{L})/iu.test(behind) ||
    /^」?年?(?:に|と)/u.test(behind)
  );
}
