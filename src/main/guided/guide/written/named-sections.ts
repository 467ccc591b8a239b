import { baseName } from "../../../../shared/path-parts.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";

/** Where a section stands, from `from` to before `to`, and how often it is cut in: 1 is the title of a page. */
type Section = { name: string; rank: number; from: number; to: number };
/** Where a heading is said in a request. */
type Mention = { section: Section; from: number; to: number };

const marked = /^(#{1,6})\s+(.*?)\s*#*\s*$/u;
/** `Lesson 4:` on a line of its own. */
const withColon = /^(?![\s\-*+•])([^:|]{2,60})[:：]\s*$/u;
/** `■ Decided` or `【Decided】` on a line of its own. */
const underMark = /^\s*(?:[■◆◇▼▽●★☆▶]\s*(?<behind>[^\s■◆◇▼▽●★☆▶].{0,58}?)\s*|【\s*(?<between>[^【】]{1,58})】\s*)$/u;
const signs = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

const word = String.raw`(?:sections?|parts?|chapters?|headings?|abschnitt\p{L}*|kapitel\p{L}*|teil\p{L}*|überschrift\p{L}*)`;
const articles = String.raw`(?:(?:the|my|our|that|der|die|das|dem|den|des) )?`;
const quote = String.raw`["'\u0060„“”»«「『]?`;
const endQuote = String.raw`["'\u0060“”«»」』]?`;
/** What stands before a part that is meant. */
const leads = new RegExp(
  String.raw`(?:${word} (?:(?:on|about|called|named|mit dem titel) )?|(?<!\p{L})(?:under|below|beneath|unter(?:halb)?(?: von)?) ${articles}(?:heading |überschrift )?)${quote}$`,
  "iu",
);
const ruledOut =
  /(?<!\p{L})(?:not|except(?: for)?|without|besides|other than|leave out|skip|before|after|nicht|außer|ohne|vor|nach) (?:(?:the|der|die|das|dem|den) )?(?:\p{L}+ )?["'„“「]?$/iu;
const links = /^\s*(?:,|、|と|&|(?:,? ?(?:and|und|or|oder|sowie)(?!\p{L})))\s*(?:(?:the|die|der|das|den) )?$/iu;
const goesOn = /^["'“”」』]?\s*(?:&|と|(?:and|und|or|oder|to|bis|sowie)(?!\p{L}))/iu;
const comesAfter =
  /(?:&|、|と|(?<!\p{L})(?:and|und|or|oder|to|bis|sowie)) ?(?:(?:the|die|der|das|den) )?["'„“「『]?$/iu;

/**
 * A text with only the sections that a request names as what something is to be made of: "lesson 4 of vocab.md", "the section Mains". As it is where it names none,
 * or names something beside them that is none.
 */
export function withNamedSections(path: string, text: string, request: string): string {
  const lines = text.split("\n");
  const sections = sectionsOf(lines);
  const mentions = mentionsOf(sections, request);
  if (sections.length < 2 || mentions.length === 0 || wantsMore.test(request)) return text;
  const runs = runsOf(mentions, request).filter((run) => run.some((mention) => isPart(mention, path, request)));
  const isOther = runs.some((run) => {
    const [before, behind] = [request.slice(0, run[0]?.from), request.slice(run.at(-1)?.to)];
    return comesAfter.test(before) || goesOn.test(behind) || ruledOut.test(before);
  });
  if (runs.length === 0 || isOther) return text;
  const meant = runs.flat();
  const kept = new Set(
    meant.flatMap(({ section: { from, to } }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  return `${lines
    .filter((_, at) => kept.has(at))
    .join("\n")
    .trimEnd()}\n`;
}

/** The rest of a text is wanted as well, or the section only says where, or how. */
const wantsMore =
  /(?<!\p{L})(?:all of|every ?thing|whole|entire|rest|else|included?|including|leave|first|last|before|after|at the (?:end|top)|add|put|rename|move|alles|ganze\p{L}*|rest|inklusive|einschließlich|zuerst|lass)(?!\p{L})|全部|すべて|以外|そのまま|最初|最後/iu;

/** The sections of a page, or of a text with headings that end in a colon; not its title. */
function sectionsOf(lines: readonly string[]): Section[] {
  const isPage = lines.some((line) => marked.test(line));
  let isFenced = false;
  const heads = lines.flatMap((line, from) => {
    if (/^\s*(?:```|~~~)/u.test(line)) isFenced = !isFenced;
    if (isFenced) return [];
    const [, signsOf = "", name = ""] = marked.exec(line) ?? [];
    const { behind, between } = (isPage ? null : underMark.exec(line)?.groups) ?? {};
    const plain = behind ?? between ?? (isPage ? undefined : withColon.exec(line)?.[1]);
    if (plain !== undefined) return [{ name: plain.trim(), rank: 2, from }];
    return name === "" ? [] : [{ name, rank: signsOf.length, from }];
  });
  const ranks = heads.map(({ rank }) => rank);
  const top = Math.min(...ranks);
  const hasTitle = ranks.filter((rank) => rank === top).length === 1 && heads.length > 1;
  return heads
    .map((head) => {
      const next = heads.find(({ rank, from }) => from > head.from && rank <= head.rank);
      return { ...head, to: next?.from ?? lines.length };
    })
    .filter(({ rank, from }) => !(hasTitle && rank === top && from === heads[0]?.from));
}

/** Where headings are said as a whole, in the order of the request; none twice, and none within a longer one. */
function mentionsOf(sections: readonly Section[], request: string): Mention[] {
  const found = sections.flatMap((section): Mention[] => {
    const { name } = section;
    const [before, behind] = [name[0] ?? "", name.at(-1) ?? ""].map((sign) => signs.test(sign));
    const pattern = new RegExp(
      `${before ? "" : String.raw`(?<![\p{Script=Latin}\p{N}_])`}${escapeRegExp(name)}${behind ? "" : String.raw`(?![\p{Script=Latin}\p{N}_])`}`,
      "giu",
    );
    return [...request.matchAll(pattern)].map(({ index }) => ({ section, from: index, to: index + name.length }));
  });
  return found
    .filter(
      (one) =>
        !found.some(
          (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
        ),
    )
    .toSorted((one, other) => one.from - other.from);
}

/** Headings that are said one after the other: "Starters and Mains of menu.md". */
function runsOf(mentions: readonly Mention[], request: string): Mention[][] {
  return mentions.reduce<Mention[][]>((runs, mention) => {
    const last = runs.at(-1);
    const isLinked = last !== undefined && links.test(request.slice(last.at(-1)?.to, mention.from));
    return isLinked ? [...runs.slice(0, -1), [...last, mention]] : [...runs, [mention]];
  }, []);
}

/** "lesson 4 of vocab.md", "the Mains section", "unter Nachspeisen", "vocab.mdの第4課", "第4課の部分" */
function isPart({ from, to }: Mention, path: string, request: string): boolean {
  const file = `${quote}(?:${[path, baseName(path)].map(escapeRegExp).join("|")})${endQuote}`;
  const [before, behind] = [request.slice(0, from), request.slice(to)];
  return (
    leads.test(before) ||
    new RegExp(`^${endQuote}[- ]${word}(?!\\p{L})`, "iu").test(behind) ||
    new RegExp(`^${endQuote} (?:of|in|from|out of|aus|von|in|im) ${articles}(?:file |datei )?${file}`, "iu").test(
      behind,
    ) ||
    new RegExp(`${file}(?:の|にある|内の|['’]s )${quote}$`, "iu").test(before) ||
    new RegExp(`^${endQuote}(?:の)?(?:部分|節|章|ところ|項目|見出し|セクション)`, "u").test(behind) ||
    new RegExp(`${file},? ${articles}${word} ${quote}$`, "iu").test(before)
  );
}
