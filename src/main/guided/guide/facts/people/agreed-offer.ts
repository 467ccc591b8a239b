import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../request/words/words.ts";

const asksForAgreed =
  /(?<!\p{L})(?:agree[ds]?|agreement|settled?|end(?:ed)? up|vereinbart\p{L}*|ausgemacht\p{L}*|abgemacht\p{L}*|geeinigt|einigten)(?!\p{L})|決ま|決め|合意|約束/iu;
/** What somebody says in a chat, with when it was said before it. */
const message = /^\s*(?:\[[^\]]*\]|\d[\d.:,/ -]*)?\s*-?\s*([\p{L}][\p{L}\p{N} .'’-]{0,30}):\s+(\S.*)$/u;
/** A short answer that asks nothing and offers nothing else. */
const accepts =
  /^(?:ok(?:ay)?|deal|agreed|done|fine|great|perfect|sure|yes|sounds good|works for me|alright|all right|abgemacht|einverstanden|passt|gut|super|in ordnung|gerne|ja|了解|いいですよ|わかりました|決まり)(?![\p{Script=Latin}])[^?？\d]{0,40}$/iu;
/** What a deal is about is said so many messages before it at the most. */
const longestTalk = 8;

/**
 * The offer of a chat that was accepted last, with the answer to it, where a question asks what was agreed: the first offer says more of what it is about, and a small
 * model takes that. Empty where nothing with a number was accepted that is about the question.
 */
export function agreedOffer(text: string, question: string): string {
  if (!asksForAgreed.test(question)) return "";
  const said = text.split("\n").flatMap((line) => {
    const [, who, what] = message.exec(line) ?? [];
    return who === undefined || what === undefined ? [] : [{ line: line.trim(), who, what }];
  });
  const wanted = wantedWords(question).filter(
    (word) => word.length > 3 && !isCommonWord(word) && !asksForAgreed.test(word),
  );
  const deals = said.flatMap((answer, index) => {
    const offer = said[index - 1];
    const isDeal =
      offer !== undefined && offer.who !== answer.who && accepts.test(answer.what) && /\d/.test(offer.what);
    if (!isDeal) return [];
    const talk = said.slice(Math.max(0, index - longestTalk), index).flatMap(({ what }) => wordsOf(what));
    const isAbout = wanted.some((word) => talk.some((own) => isSameStem(own, word)));
    return isAbout ? [`${offer.line}\n${answer.line}`] : [];
  });
  return deals.at(-1) ?? "";
}
