import type { Replacement } from "../../../../agent/replacement.ts";
import { sentencesOf } from "../words/sentences.ts";

const number = String.raw`\+?\d[\d ()/-]{4,}\d`;
const token = String.raw`[\p{L}\p{N}_@#$][\p{L}\p{N}_@.#$/-]*[\p{L}\p{N}_]`;
const name = String.raw`\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*){1,3}`;
const quoted = String.raw`["'„“«「\u0060][^"'„“”«»「」\u0060\n]{1,80}["'“”»」\u0060]`;
const text = String.raw`(${quoted}|${number}|${name}|${token})`;
const article = String.raw`(?:(?:the|(?:the )?(?:word|name|number|old|all|any|every)|den|dem|der|die|das|jede[nmrs]?|alle[nm]?) )*`;
/** Both have groups of their own in a pattern. */
const [bare, fresh] = [`${article}${text}`, `${article}${text}`];
/** Where the other text follows at once, one word or what is quoted: "statt Reis Couscous". */
const apart = `${article}(${quoted}|${number}|${token})`;
const begin = String.raw`(?<![\p{L}\p{N}_])`;
const end = String.raw`(?=\s*(?:[.,;:!?)]|$|\n)|\s(?:and|und|in|im|please|bitte|but|aber)\s)`;
const is = String.raw`(?:soll(?:te)?n?|muss|müssen|müssten?|must|should|shall|has to|have to|ought to|needs to|is to|are to)`;

/** Ways to say that one text takes the place of another, in a clause without the places where it does; the old one comes first. */
const oldFirst: readonly RegExp[] = [
  // "swap hall for studio", "tausch Reis gegen Couscous"
  String.raw`${begin}(?:swap|exchange)(?: out)? ${bare} (?:out )?for ${fresh}${end}`,
  String.raw`${begin}(?:ersetze?|ersetzt) ${bare} (?:durch|mit) ${fresh}${end}`,
  String.raw`${begin}(?:tausche?|wechsle|tauscht) ${bare} (?:gegen|durch) ${fresh}(?: aus)?${end}`,
  String.raw`${begin}${bare} (?:gegen|durch) ${fresh} (?:aus|er)(?:ge)?(?:tausch|wechsel|setz)(?:en|t)(?: werden)?${end}`,
  // "statt Reis Couscous stehen", "anstelle von Reis Couscous"
  String.raw`${begin}(?:statt|anstatt|anstelle von) ${apart} ${fresh}(?: (?:stehen|verwenden|nehmen|nutzen|benutzen|schreiben|heißen|rein|hin|hinein))?${end}`,
  // "wherever it says hall, it should say studio"
  String.raw`${begin}(?:wherever|where|whenever) (?:you (?:see|find)|it says|there is|there's|they (?:say|have)|we (?:say|have|wrote)|\w+ (?:says?|has)) ${bare},? (?:it|there|that)? ?${is} (?:now )?(?:be|say|read) ${fresh}${end}`,
  String.raw`${begin}wo (?:bisher |noch )?${bare} (?:steht|stand|vorkommt),? ${is} (?:jetzt |nun )?${fresh} (?:stehen|hin|rein|hinein)${end}`,
  // "あの「A」の代わりに「B」"
  String.raw`([^\s、。「」をはがので]{2,30}|「[^」]{1,40}」)の(?:代わり|かわり)に([^\s、。「」をはがに]{2,30}|「[^」]{1,40}」)(?:に|を|と)(?:し|使|入|書)`,
  String.raw`([^、。「」をはがので]{2,30}|「[^」]{1,40}」)を(?:すべて|ぜんぶ|全部|全て)?([^、。「」をはがに]{2,30}|「[^」]{1,40}」)(?:に|と|へ)(?:置き換え|差し替え|置換|書き換え|入れ替え|変更し)`,
].map((source) => new RegExp(source, "u"));

/** The same, where the new one comes first. */
const freshFirst: readonly RegExp[] = [
  String.raw`${begin}substitute ${fresh} for ${bare}${end}`,
  String.raw`${begin}(?:use|put|write|say|have|make it|it (?:must|should|has to|ought to) (?:be|say|read)) ${fresh} (?:wherever|where|whenever) (?:you (?:see|find)|it (?:still )?says|there is|there's|they (?:still )?(?:say|have|use)|we (?:still )?(?:say|have|wrote)|(?:the )?[\w/.-]+(?: \w+)? (?:says?|has|have)) ${bare}${end}`,
  String.raw`${begin}${fresh} für ${bare} (?:einsetzen|einfügen|nehmen|verwenden)${end}`,
].map((source) => new RegExp(source, "u"));

/** Ways that may as well tell what becomes of things, "Listen werden zu Tabellen". */
const becoming: readonly RegExp[] = [
  String.raw`${begin}(?:mach(?:e|t|en)?|bilde) aus ${apart} ${fresh}${end}`,
  String.raw`${begin}aus ${apart} ${fresh} (?:machen|gemacht|werden)${end}`,
  String.raw`${begin}aus ${bare} (?:wird|werden|${is}) ${fresh}(?: werden)?${end}`,
  String.raw`${begin}${bare} (?:wird|werden|${is}) (?:jetzt |nun )?zu ${fresh}(?: werden)?${end}`,
  String.raw`${begin}${bare} (?:becomes?|(?:${is}|will) (?:now )?become|turns into) ${fresh}${end}`,
  String.raw`${begin}(?:turn|make|change) ${bare} (?:into|to) ${fresh}${end}`,
].map((source) => new RegExp(source, "u"));

/** "There is no rice any more": what is said of the old text in a sentence before the one with the new text. */
const gone =
  /(?<!\p{L})(?:kein(?:e|en)?|no|not any|any) ([\p{L}\p{N}_-]{3,}) (?:mehr|any ?more|any longer|no longer)(?!\p{L})/iu;
const inItsPlace =
  /(?<!\p{L})(?:(?:soll(?:te)?n?|muss|müssen|müssten?|kommt|nimm|schreib) (?:[\p{L}]+ )?(?:stattdessen|dafür) ([\p{L}\p{N}_-]{3,}) ?(?:stehen|hin|rein|hinein|heißen|verwenden|verwendet werden)?|(?:use|put|write|say|have) ([\p{L}\p{N}_-]{3,}) instead(?! of))(?=\s*(?:[.,;:!?]|$))/iu;

const isDenied =
  /(?<!\p{L})(?:not|never|\p{L}+n['’]t|dont|nicht|nie|niemals|kann man|can one|could one)(?!\p{L})|ない|ずに/iu;

/**
 * Pairs of texts of which one is to take the place of the other, said by a sentence about texts, from a request without the places where it is to be done. Those of
 * `becoming` may speak of things rather than words.
 */
export function exchangedTexts(request: string): { surely: Replacement[]; becoming: Replacement[] } {
  const sentences = sentencesOf(request).filter((sentence) => !isQuestionOnly.test(sentence));
  const clauses = sentences.map(
    (sentence) => sentence.split(/[,;]\s*(?:aber|but|wobei|whereas|while)(?!\p{L})/iu)[0] ?? "",
  );
  // names are told by their capitals, so a verb at the beginning is tried without its own
  const clear = clauses
    .filter((clause) => !isDenied.test(clause))
    .flatMap((clause) => [clause, clause.replace(/\p{Lu}/u, (letter) => letter.toLowerCase())]);
  const find = (patterns: readonly RegExp[], isFreshFirst: boolean) =>
    clear.flatMap((clause) =>
      patterns.flatMap((pattern) => {
        const [, first = "", second = ""] = pattern.exec(clause) ?? [];
        const [find, put] = (isFreshFirst ? [second, first] : [first, second]).map(unquoted);
        return find && put ? [{ find, put }] : [];
      }),
    );
  const lost = gone.exec(request)?.[1];
  const [, german, english] = inItsPlace.exec(request) ?? [];
  const next = german ?? english;
  const left = lost !== undefined && next !== undefined ? [{ find: lost, put: next }] : [];
  return { surely: [...find(oldFirst, false), ...find(freshFirst, true), ...left], becoming: find(becoming, false) };
}

const isQuestionOnly =
  /^\s*(?:which|what|why|how|is|are|does|do|welche\p{L}*|was|warum|wie|ist|sind)(?!\p{L})[^]*\?\s*$/iu;

function unquoted(text: string): string {
  return text.replace(/^["'„“«「`]|["'“”»」`]$/gu, "").replace(/\.$/u, "");
}
