import type { Language } from "./program-file.ts";

/** How a program with names of its own letters is told to the rules of lines, which know names as those of most programs are: `größe`, `合計` in the letters from A to Z. */
export type PlainNames = {
  /** A text with the program's names in plain letters. */
  plain(text: string): string;
  /** The same text with the names as they are. */
  spelled(text: string): string;
};

/** What tells the letters of a plain name that stand for another one; in no word. */
const mark = "zq";
/** Without vowels no word comes about by chance, as `in` or `to`, that a rule could take for a part of a name. */
const consonants = "bcdfghjklmnpqrstvwxz";
const name = /(?<![\p{L}\p{N}\p{M}_$])[\p{L}_$][\p{L}\p{N}\p{M}_$]*/gu;
const isOther = /[^\u0000-\u007f]/u;
/** What is only said: texts of one line, but for what stands in the braces of one, and comments. */
const said = /(?<![fF])"(?:[^"\\\n]|\\.)*"|(?<![fF])'(?:[^'\\\n]|\\.)*'|(?:(?<=\s)|^)(?:#|\/\/).*$/gmu;

/** Plain names for those of a program; null where it has none with other letters than from A to Z. A shell knows no others. */
export function plainNames(program: string, language: Language): PlainNames | null {
  if (language === "shell" || !isOther.test(program) || program.toLowerCase().includes(mark)) return null;
  const done = program.replaceAll(said, " ");
  const names = new Set((done.match(name) ?? []).filter((one) => isOther.test(one)));
  const letters = [...new Set([...names].join(""))].filter((sign) => isOther.test(sign));
  if (names.size === 0 || letters.length > consonants.length ** 2) return null;
  const codes = new Map(letters.map((letter, at) => [letter, codeOf(letter, at)]));
  const originals = new Map([...codes].map(([letter, code]) => [code, letter]));
  const inPlain = (one: string) => [...one].map((sign) => codes.get(sign) ?? sign).join("");
  const code = new RegExp(`[${consonants}]{2}${mark}`, "giu");
  return {
    plain: (text) => text.replaceAll(name, (one) => (names.has(one) ? inPlain(one) : one)),
    spelled: (text) => text.replaceAll(code, (one) => originals.get(one) ?? one),
  };
}

/** As long for each letter, so that names which begin alike still do. */
function codeOf(letter: string, at: number): string {
  const code = `${consonants[Math.floor(at / consonants.length)]}${consonants[at % consonants.length]}${mark}`;
  return /\p{Lu}/u.test(letter) ? code.toUpperCase() : code;
}
