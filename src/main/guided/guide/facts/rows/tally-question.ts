import type { Table } from "../../../workspace-view.ts";
import { ofFile } from "../../request/wishes/bare-command.ts";
import { withoutStory } from "../../request/wishes/without-story.ts";
import { withoutPurpose } from "../../request/questions/without-purpose.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { rowsThatFit } from "./rows-that-fit.ts";

/** A question about the rows of a table, without what only leads up to it; `listed` is a column whose values it names one by one, which it is without as well. */
export type TallyQuestion = { question: string; listed: number | null };

/** "We want to settle up after the weekend, how much …" */
const leadsUp =
  /^\s*(?:i|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*) [^,;:.?!\d\n]{3,80}[,:;]\s+(?=(?:so )?(?:how (?:many|much|often)|what|which|who|wie ?viele?|wie oft|welche\p{L}*|wer)(?!\p{L}))/iu;
/** "The kitchen wants to know how many …" */
const wantsToKnow =
  /^\s*(?:the|my|our|die|der|das|mein\p{L}*|unser\p{L}*) \p{L}+(?: \p{L}+)? (?:wants?|needs?|wanted|would like|['’]d like|asked(?: me)?|asks|will|möchte|muss|fragt)(?: to know| wissen)?,?\s+(?=(?:how (?:many|much|often)|what|which|who|wie ?viele?|wie oft|welche\p{L}*|wer)(?!\p{L}))/iu;
const inJapanese =
  /(?:^|(?<=[。?？!！]))[^、。?？!！]{2,40}(?:ので|たくて|ため(?:に)?|たいです|たいと思います)[、。]?(?=$|[^、。])/gu;
/** "… – steht alles in members.md", "it's all in members.md" */
const whereItStands =
  /(?:^|[,;.–—?!-]+)\s*(?:(?:it|that|this|everything)(?:['’]?s| is)?(?: all)?|(?:das )?steht(?: alles)?|alles) (?=(?:in|im|auf|on) [^\s,;]*\.\w{1,5})/giu;
const hasItIn =
  /(?<=\.\w{1,5}) (?:has|hat|shows?|lists?|gives?|tells?) (?:it|them|that|sie|es)(?: (?:all|in) \p{L}+)?/giu;

/** The same question as it is asked of a table; what the text calls the whole table, in its heading, says nothing of some of its rows. */
export function tallyQuestion(request: string, table: Table, titles: readonly string[]): TallyQuestion {
  const plain = withoutPaths(
    withoutPurpose(withoutStory(request.replaceAll(hasItIn, " ")))
      .replaceAll(whereItStands, " ")
      .replaceAll(ofFile, " "),
  );
  const own = titles.filter((title) => !isValue(table, title) && wordsOf(title).length > 1);
  const untitled = own.reduce(
    (text, title) =>
      text.replace(
        new RegExp(
          String.raw`(?:(?:for|of|on|at|after|during|from|für|von|bei|nach) )?(?:(?:the|our|my|der|die|das|unser\p{L}*) )?${escapeRegExp(title)}(?!\p{L})`,
          "iu",
        ),
        " ",
      ),
    plain,
  );
  const [lead = ""] = wantsToKnow.exec(untitled) ?? leadsUp.exec(untitled) ?? [];
  const asked = lead !== "" && saysNothingOf(table, lead) ? untitled.slice(lead.length) : untitled;
  const bare = asked.replaceAll(inJapanese, (clause) => (saysNothingOf(table, clause) ? "" : clause));
  const listed = listedColumn(table, bare);
  return { question: listed === null ? bare : withoutValues(table, listed, bare), listed };
}

function isValue({ rows }: Table, text: string): boolean {
  return rows.some((row) => row.some((cell) => cell.trim().toLowerCase() === text.toLowerCase()));
}

function saysNothingOf(table: Table, text: string): boolean {
  const words = new Set(wordsOf(text).filter((word) => !isCommonWord(word)));
  const cells = [table.columns, ...table.rows].flatMap((row) => row.flatMap(wordsOf));
  return !cells.some((word) => words.has(word)) && rowsThatFit(table, text, "tell") === null;
}

const mostListed = 12;

/** The column of which every value is said, however short. */
function listedColumn({ columns, rows }: Table, question: string): number | null {
  const found = columns.flatMap((_, index) => {
    const values = valuesOf(rows, index);
    const isList = values.length > 1 && values.length <= mostListed && values.length < rows.length;
    return isList && values.every((value) => /\p{L}/u.test(value) && wholeWord(value, "iu").test(question))
      ? [index]
      : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function valuesOf(rows: Table["rows"], index: number): string[] {
  return [...new Set(rows.map((row) => row[index]?.trim().toLowerCase() ?? ""))];
}

function withoutValues({ rows }: Table, index: number, question: string): string {
  return valuesOf(rows, index).reduce((text, value) => text.replaceAll(wholeWord(value, "giu"), " "), question);
}

const explained =
  /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|ohne)(?!\p{L})[^,.;:?!\n]{1,40}, ?(?:so|i\.?e\.?|that is|that means|meaning|also|das heißt|d\. ?h\.),? ([^.;:?!()\n]+)/iu;

/** "… eat no meat, so vegetarian and vegan together": what is denied is what the values `known` say that stand behind it. */
export function withoutExplained(question: string, known: readonly string[]): string {
  const [said = "", list = ""] = explained.exec(question) ?? [];
  const telling = wordsOf(list).filter(
    (word) => !isCommonWord(word) && !/^(?:together|altogether|zusammen|both|beide)$/u.test(word),
  );
  const isKnown = telling.length > 0 && telling.every((word) => known.some((other) => isSameNoun(word, other)));
  return isKnown ? question.replace(said, ` ${list}`) : question;
}

const limits =
  /(?<!\p{L})(?:(?:more|less|fewer|longer|shorter|cheaper|higher|larger|smaller) than|(?:mehr|weniger|länger|kürzer|höher) als) \d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?(?: \p{L}+)? (?:or|oder) (?:more|less|fewer|mehr|weniger)(?!\p{L})/giu;

/** A question without the limits by which the rows were told apart that have `names`. */
export function withoutLimits(question: string, names: readonly string[]): string {
  const told = names.filter((name) => / (?:more than|less than|at least|at most) \d/u.test(name));
  return told.length === (question.match(limits)?.length ?? 0) ? question.replaceAll(limits, " ") : question;
}
