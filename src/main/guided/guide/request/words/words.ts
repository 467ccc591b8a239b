/**
 * The words of a text, in small letters: names like `fontSize` and `font_size` fall into their parts, numbers are words,
 * and scripts without blanks give pairs of characters.
 */
export function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  const pieces = spaced.match(piece) ?? [];
  return pieces.flatMap((piece) => {
    if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(piece)) return pairsOf(piece);
    const year = /^((?:19|20)\d{2})(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.exec(piece)?.[1];
    if (year) return [piece, year];
    return [/^\d+\.0+$/.test(piece) ? piece.slice(0, piece.indexOf(".")) : piece.toLowerCase()];
  });
}

/** Japanese goes on behind other letters without a blank: `list.csvの`. */
const piece =
  /\d+(?:[.,:]\d+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\p{L})+/gu;

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  // a single sign of Chinese origin is often a word: 卵, 月
  return [...pairs, ...characters.filter((character) => /\p{Script=Han}/u.test(character))];
}

/** Whether two words, in small letters, are one noun, the one or the other in the plural: `photos` and `photo`, `rechnungen` and `rechnung`. */
export function isSameNoun(one: string, other: string): boolean {
  return formsOfNoun(one).includes(withoutUmlauts(other));
}

/** So many letters at its beginning tell a word, whatever it ends with. */
const stemLetters = 5;

/** Whether two words are one noun, or one begins as the other does: `members` and `membership`, `cleaned` and `clean`. */
export function isSameStem(one: string, other: string): boolean {
  if (isSameNoun(one, other)) return true;
  return (
    one.length >= stemLetters &&
    other.length >= stemLetters &&
    one.slice(0, stemLetters) === other.slice(0, stemLetters)
  );
}

/** Whether two words are one verb, of English, in whichever form: `export` and `exported`, `save` and `saving`, `run` and `running`. */
export function isSameVerb(one: string, other: string): boolean {
  const [base, otherBase] = [baseOfVerb(one), baseOfVerb(other)];
  return base.length >= shortestVerb && base === otherBase;
}

const shortestVerb = 3;

function baseOfVerb(word: string): string {
  const [, base = word, ending = ""] = /^(.{2,}?)(ed|ing|es|s|e)?$/u.exec(word) ?? [];
  return /^(?:ed|ing)$/.test(ending) ? base.replace(/([bgmnprt])\1$/u, "$1") : base;
}

/** The same for many words: whether one is the same noun as any of `nouns`. */
export function sameNounAs(nouns: readonly string[]): (word: string) => boolean {
  const forms = new Set(nouns.flatMap(formsOfNoun));
  return (word) => forms.has(withoutUmlauts(word));
}

const endingsOfPlural = ["s", "es", "e", "n", "en", "er"];
const shortestWithPlural = 3;

/** All that a word may be in the singular and the plural, without umlauts. */
function formsOfNoun(word: string): string[] {
  const plain = withoutUmlauts(word);
  if (plain.length < shortestWithPlural) return plain === "" ? [] : [plain];
  const shorter = endingsOfPlural.flatMap((ending) => (plain.endsWith(ending) ? [plain.slice(0, -ending.length)] : []));
  const ofIes = plain.endsWith("ies") ? [`${plain.slice(0, -3)}y`] : [];
  const ofY = plain.endsWith("y") ? [`${plain.slice(0, -1)}ies`] : [];
  return [
    plain,
    ...endingsOfPlural.map((ending) => plain + ending),
    ...ofY,
    ...[...shorter, ...ofIes].filter((form) => form.length >= shortestWithPlural),
  ];
}

const shortestWithUmlaut = 6;

/** `Vertrag` is in the plural `Verträge`, and in names of files `Vertraege`. */
function withoutUmlauts(word: string): string {
  const plain = word
    .normalize("NFD")
    .replaceAll(/(?<=[aou])\u0308/g, "")
    .normalize("NFC");
  return plain.length < shortestWithUmlaut ? plain : plain.replaceAll(/(?<![aeiou])([aou])e(?=[^aeiou]+e)/g, "$1");
}

/** Words that stand in any request and in any file: they say nothing of what is meant. English and German. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word);
}

const commonWords = new Set(
  `a an i me my we us it he she is am are was were be been being to of in on at by or if as so do no and for with from that
  this what which who whom whose when where why how many much has have had does did not don doesn all any its into out
  over under then than there here please pls can could would should will shall may you your our his hers her their them
  they him about after before now only also just too but up off the file files folder folders line lines add set make
  change edit create write read show tell find look list give put remove delete rename run value values name named called
  new old get got want need like instead every each one ones everywhere keep leave und oder der die das den dem des ein
  eine einen einem einer eines ist sind war waren wird werden mit von vom aus auf für nicht kein keine wie was wer wo wann
  warum welche welcher welches bitte datei dateien ordner zeile zeilen im in zu zur zum am an bei es er sie wir ihr ich du
  man hat haben habe soll sollen kann jetzt nur noch auch statt durch alle allen überall neu neue mach machen ändern setze
  setzen lösche schreib schreibe`.split(/\s+/),
);
