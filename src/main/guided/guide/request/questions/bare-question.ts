import { ofFile } from "../wishes/bare-command.ts";
import { isQuestion } from "./is-question.ts";
import { sentencesOf } from "../words/sentences.ts";
import { withoutAsking } from "./without-asking.ts";
import { withoutStory } from "../wishes/without-story.ts";

/** What says more than a few words of a question can: which of several, and when. */
const isNarrowed =
  /(?<!\p{L})(?:except|but|only|unless|not|never|without|besides|if|when(?! is)|since|before|after|until|between|than|außer|aber|nur|nicht|ohne|kein\p{L}*|wenn|seit|vor|nach|bis|zwischen|als)(?!\p{L})|以外|だけ|のみ|ない/iu;
/** What is longer asks more than one thing. In characters. */
const longest = 120;

/** The one question of a request in its bare words: without its story, what only asks to be told, and the name of the file. Null where it asks several things, or narrows what it asks. */
export function bareQuestion(request: string): string | null {
  if (!isQuestion(request)) return null;
  const sentences = sentencesOf(withoutStory(request)).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const [only, ...others] =
    sentences.length > 1 ? sentences.filter((each) => /[?？]|ますか|ですか/u.test(each)) : sentences;
  if (only === undefined || others.length > 0 || only.length > longest) return null;
  const bare = withoutAsking(only.replaceAll(ofFile, " "))
    .replaceAll(/(?<!\p{L})(?:please|pls|bitte)(?!\p{L})/giu, " ")
    .replace(/(?:です|でしょう)?か?[\s?？!.。,]*$/u, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return bare === "" || isNarrowed.test(bare) ? null : bare;
}
