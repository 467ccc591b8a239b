import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { withoutPaths } from "../words/wanted-words.ts";
import { isCommonWord, wordsOf } from "../words/words.ts";

const line = "(?:line|rule|entry|item|point|paragraph|sentence|row|zeile|regel|eintrag|punkt|absatz|satz)";
const about = "(?:about|on|for|with|of|saying|that said|über|zu|zum|zur|mit|für)";
const subject = String.raw`((?:(?!in |from |but |that |somebody |and |aus |in |aber |und )[\p{L}\d'’-]+ ?){1,4})`;
/** A line that there was, and one that somebody has taken out. */
const gone = [
  String.raw`(?:there (?:used to be|was once|once was|was)|we (?:used to have|had)|es gab (?:mal |früher |einmal )?|(?:früher|mal) (?:gab es|stand) )(?: )?(?:an?|some|the|eine?n?) ${line} ${about} ${subject}`,
  String.raw`(?:who|wer)(?!\p{L})[^.;!?\n]{0,20}(?:removed|deleted|took out|dropped|took|hat) (?:out )?(?:the|that|our|die|den|das) ${line} ${about} ${subject}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, "iu"));
const isRemoved =
  /(?<!\p{L})(?:(?:took|taken|takes?) (?:it |that |this )?(?:\p{L}+ ){0,8}?(?:out|away)|remov(?:ed|es)|deleted|dropped|cut|gone|entfernt|gelöscht|rausgenommen|herausgenommen|gestrichen|weg)(?!\p{L})/iu;
const isAsked =
  /(?<!\p{L})(?:who|when|which commit|what (?:did|was|had)|wer|wann|was stand|welcher commit|wie lautete)(?!\p{L})/iu;
/** More than who, when, and what it said. */
const isMore =
  /(?<!\p{L})(?:why|how|first|originally|originaler?|before|all|ever|put it back|bring|restore|add|again please|warum|weshalb|wie(?! lautete)|zuerst|ursprünglich|alle|jemals|zurück|wieder(?! (?:entfernt|rausgenommen|herausgenommen|gelöscht|gestrichen)))(?!\p{L})/iu;

/** What a line was about that is gone, where who took it out, when, or what it said is asked, and nothing else; null where that isn't one word. */
export function asksOfGoneLine(request: string): string | null {
  const text = outsideQuotes(withoutPaths(request));
  const said = gone.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (said === undefined || !isRemoved.test(text) || !isAsked.test(text) || isMore.test(text)) return null;
  const [word, ...others] = wordsOf(said).filter((each) => !isCommonWord(each));
  return word !== undefined && others.length === 0 && /^\p{L}{3,}$/u.test(word) ? word : null;
}
