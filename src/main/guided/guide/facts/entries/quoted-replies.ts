import { isCommonWord, wordsOf } from "../../request/words/words.ts";
import { asksForFormer } from "./struck-out.ts";

const quoted = /^\s*>/u;
/** "On Sat, 31 May 2025, Jo wrote:", "Am 3. Mai schrieb Jo:" */
const introduces =
  /^\s*(?:On .{4,80} wrote|Am .{4,80} schrieb(?: .{1,60})?|.{4,80}(?:のメール|さんは書きました|wrote))[:：]\s*$/iu;

/** Such a line within what is quoted says who wrote it, and when. */
const quotesFurther =
  /^[\s>]+(?:On .{4,80} wrote|Am .{4,80} schrieb(?: .{1,60})?|.{4,80}(?:のメール|さんは書きました|wrote))[:：]\s*$/iu;
/** Who asks so asks for what the last mail says, in whatever words. */
const asksForLast =
  /(?<!\p{L})(?:now|again|wr(?:ote|itten) back|answered|replied|responded|jetzt|nun|inzwischen|wieder|noch ?mal|(?:zurück)?geschrieben|geantwortet|zurückgemeldet)(?!\p{L})|今は|今度|返事|返信|また/iu;

/**
 * A mail without what it quotes of earlier ones: that was so before. All of it where a question is about what was so before, or has a word that only stands in what is quoted, and where hardly
 * anything else is in it.
 */
export function withoutQuotedReplies(text: string, question: string): string {
  const lines = text.split("\n");
  const isMail =
    lines.slice(0, headLines).some((line) => head.test(line)) || lines.some((line) => introduces.test(line));
  if (!isMail || !lines.some((line) => quoted.test(line)) || asksForFormer.test(question)) return text;
  const isOld = (line: string, at: number) =>
    quoted.test(line) || (introduces.test(line) && quoted.test(nextFilled(lines, at)));
  const own = lines.filter((line, at) => !isOld(line, at));
  if (own.filter((line) => line.trim() !== "").length < fewest) return text;
  if (asksForLast.test(question)) return withoutEnd(own);
  const said = lines.filter((line) => !quotesFurther.test(line) && !introduces.test(line));
  const [kept, all] = [wordsOf(own.join("\n")), wordsOf(said.join("\n"))];
  const isOnlyQuoted = (word: string) => !isCommonWord(word) && all.includes(word) && !kept.includes(word);
  return wordsOf(question).some(isOnlyQuoted) ? text : withoutEnd(own);
}

function withoutEnd(lines: readonly string[]): string {
  return `${lines.join("\n").trimEnd()}\n`;
}

const fewest = 3;
const headLines = 12;
const head = /^(?:From|To|Subject|Date|Von|An|Betreff|Datum|差出人|宛先|件名)\s?[:：]\s*\S/u;

function nextFilled(lines: readonly string[], at: number): string {
  return lines.slice(at + 1).find((line) => line.trim() !== "") ?? "";
}
