import { isCommonWord, wordsOf } from "../../request/words/words.ts";
import { asksForFormer } from "./struck-out.ts";

const quoted = /^\s*>/u;
/** "On Sat, 31 May 2025, Jo wrote:", "Am 3. Mai schrieb Jo:" */
const introduces =
  /^\s*(?:On .{4,80} wrote|Am .{4,80} schrieb(?: .{1,60})?|.{4,80}(?:のメール|さんは書きました|wrote))[:：]\s*$/iu;

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
  const [kept, all] = [wordsOf(own.join("\n")), wordsOf(text)];
  const isOnlyQuoted = (word: string) => !isCommonWord(word) && all.includes(word) && !kept.includes(word);
  return wordsOf(question).some(isOnlyQuoted) ? text : `${own.join("\n").trimEnd()}\n`;
}

const fewest = 3;
const headLines = 12;
const head = /^(?:From|To|Subject|Date|Von|An|Betreff|Datum|差出人|宛先|件名)\s?[:：]\s*\S/u;

function nextFilled(lines: readonly string[], at: number): string {
  return lines.slice(at + 1).find((line) => line.trim() !== "") ?? "";
}
