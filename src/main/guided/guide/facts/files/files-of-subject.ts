import { requestLanguage } from "../../request/words/answer-language.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../request/words/words.ts";
import { asksForNewest } from "./newest-files.ts";

/** What was done several times is told in so many files. */
const fewestTold = 2;

/**
 * Without the files that say nothing of whom or what a question is about, where others do: the last visit to the vet that tells of another cat, or the newest list of
 * paints without the room that is asked for. Only names count, and what several files tell of for who asks for the last time.
 */
export function filesOfSubject<Each extends { path: string; text: string }>(
  files: readonly Each[],
  question: string,
): readonly Each[] {
  const named = namesIn(question);
  const done = asksForNewest(question)
    ? wantedWords(question).filter((word) => word.length > 4 && !isCommonWord(word))
    : [];
  const words = new Map(files.map((file) => [file, wordsOf(`${file.path} ${file.text}`)]));
  const filesWith = (word: string) => files.filter((file) => words.get(file)?.some((own) => isSameStem(own, word)));
  const ofNamed = named.map(filesWith).filter((those) => those.length >= fewestTold || isOwned(question));
  const ofDone = done.map(filesWith).filter((those) => those.length >= fewestTold);
  // a file that has none of it is about something else; one that has a part may say the rest in other words
  const isMeant = (file: Each) =>
    ofNamed.every((those) => those.length === 0 || those.includes(file)) &&
    (ofDone.length === 0 || ofDone.some((those) => those.includes(file)));
  const rest = files.filter(isMeant);
  return rest.length > 0 ? rest : files;
}

/** Of "Miso's weight" Miso is somebody. */
function isOwned(question: string): boolean {
  return /\p{Lu}\p{Ll}+['’]s(?!\p{L})/u.test(question);
}

/** Words with a capital within a sentence of English, where that makes a name. */
function namesIn(question: string): readonly string[] {
  if (requestLanguage(question) !== "en") return [];
  const found = [...question.matchAll(/(?<=[\p{L}\p{N},;] )\p{Lu}\p{Ll}{2,}(?!\p{L}|['’](?!s))/gu)].map(([word]) =>
    word.toLowerCase(),
  );
  return found.filter((word) => !isCommonWord(word) && !isTime.test(word));
}

const isTime =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|english|german|french)$/u;
