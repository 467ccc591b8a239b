import { quotedPhrases } from "../request/words/search-words.ts";

/** The lines that a request gives to the letter, "the line '…'", and that a file doesn't have yet: what is to be added is one of them. */
export function saidLines(request: string, fileText: string): string[] {
  const there = new Set(fileText.split("\n").map((line) => line.trim()));
  return quotedPhrases(request).filter((phrase) => {
    const before = request.slice(0, request.indexOf(phrase)).slice(-16);
    return /(?:\b(?:lines?|zeilen?)\s*:?|行)\s*\S$/iu.test(before) && !there.has(phrase.trim());
  });
}
