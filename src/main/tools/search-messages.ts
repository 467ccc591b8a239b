import type { Message } from "../../shared/message.ts";
import type { Passage } from "./recall.ts";

const mostFound = 6;
/** So much around the first word that was found says what it is about, in characters. */
const before = 150;
const passageLength = 500;

/** The messages that hold the rarest of these words, the best first; of messages that are as good, the latest. */
export function searchMessages(messages: readonly Message[], query: string): Passage[] {
  const passages = messages.flatMap(passagesIn).map((passage) => ({ passage, lower: passage.text.toLowerCase() }));
  const words = wordsOf(query).map((word) => {
    const count = passages.filter(({ lower }) => lower.includes(word)).length;
    return { word, weight: 1 / Math.max(1, count) };
  });
  return passages
    .map(({ passage, lower }, index) => {
      const found = words.filter(({ word }) => lower.includes(word));
      const score = found.reduce((sum, { weight }) => sum + weight, 0);
      return { passage, score, index, at: Math.min(...found.map(({ word }) => lower.indexOf(word))) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.index - a.index)
    .slice(0, mostFound)
    .map(({ passage, at }) => ({ ...passage, text: around(passage.text, at) }));
}

function passagesIn(message: Message): Passage[] {
  if (message.role === "user") return [{ who: "user", text: message.text }];
  if (message.role === "tool") return message.tool === "recall" ? [] : [{ who: "result", text: message.text }];
  const text = message.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
  return text.trim() === "" ? [] : [{ who: "assistant", text }];
}

/** Words of a query; of writing without blanks, pairs of its characters. */
function wordsOf(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const pieces = words.flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? pairsOf(word) : [word],
  );
  const long = pieces.filter((word) => word.length > 2 || !/^[a-z]+$/.test(word));
  return [...new Set(long.length > 0 ? long : pieces)];
}

function pairsOf(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length < 3) return [word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function around(text: string, at: number): string {
  const from = Math.max(0, at - before);
  const piece = text.slice(from, from + passageLength);
  return `${from > 0 ? "…" : ""}${piece.trim()}${from + passageLength < text.length ? "…" : ""}`;
}
