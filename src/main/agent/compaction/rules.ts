import type { Message } from "../../../shared/message.ts";

/** Words with which people say what holds from then on: English, German, Japanese. */
const ruleWords =
  /(?<!\p{L})(always|never|must(?: not|n't)?|don'?t|do not|only|keep|from now on|remember|prefer|make sure|avoid|without|instead of|immer|nie(?:mals)?|nicht|kein\w*|nur|ab jetzt|merk\w* dir|denk daran|bitte keine?|ohne|stattdessen|muss|darf)(?!\p{L})|必ず|絶対|しないで|ないで|だけ|以外|覚えて|常に|今後/iu;

/** A message that is longer holds a text that somebody put in: what is wanted of it stands before or behind it. In characters. */
const longestSpeech = 4_000;
const speechAround = 600;
/** A sentence that is longer is no rule. */
const longestRule = 400;

/** What the person said that holds on, sentence by sentence, in their own words, each once. */
export function rulesIn(messages: readonly Message[]): string[] {
  const sentences = messages.flatMap((message) =>
    message.role === "user" && !message.isDigest ? sentencesOf(spoken(message.text)) : [],
  );
  return [...new Set(sentences.filter((sentence) => sentence.length <= longestRule && ruleWords.test(sentence)))];
}

function spoken(text: string): string {
  if (text.length <= longestSpeech) return text;
  return `${text.slice(0, speechAround)}\n${text.slice(-speechAround)}`;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？])(?:\s+|(?<=[。！？]))|\n+/u)
    .map((sentence) => sentence.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim())
    .filter((sentence) => sentence !== "");
}
