import { isSameNoun, wordsOf } from "../../../request/words/words.ts";

/** Words that tell apart nothing: what any wish to move files has around what it is about. English, German and Japanese. */
const filler = new Set(
  `a an the this that these those it its they them their he she his her i me my we us our you your who what which whose each every all both
  everything whatever anything none one ones of in into to from at on by up and is are am was were be been being has have had do does will
  would can could should shall must may please pls hi hey hello thanks now already there here then so too also completely fully
  move moved moves put puts sort sorted sorts tidy file files archive bring go goes goe make made makes see look tells tell says say stands
  stand told listed folder folders subfolder subfolders sub directory new called named document documents things stuff papers paper
  photos photo pictures picture where bottom top end beginning header head line state status list table undo reverse back moving run
  again night day evening morning tool wrong everywhere for everybody
  ein eine einen einem einer eines der die das den dem des dies diese dieser alle aller allen alles jede jeder jedes jeden und in im ins nach
  zu zum zur von vom aus an am auf ist sind war waren wird werden wurde wurden sein hat haben kann kannst könntest du ich wir mir uns mein
  meine meinen unser unsere bitte mal jetzt schon was wer welche welcher es sie ihr ihre steht stehen siehe leg lege verschieb verschiebe
  verschieben verschoben pack packe räum räume sortier sortiere sortieren einsortieren mach mache machen rückgängig zurück ordner
  unterordner verzeichnis sachen dinge neuen neuer neue datei dateien ende anfang unten oben jeweils`.split(/\s+/),
);

/** Whether a word, in small letters, stands around what any wish to move files is about. */
export function isFiller(word: string): boolean {
  return filler.has(word);
}

/** The words of a text that a rule hasn't read: neither such that stand around any wish, nor those that it knows. What stands in paths isn't looked at. */
export function unreadWords(text: string, known: readonly string[]): readonly string[] {
  const words = wordsOf(text.replaceAll(/\S*\/\S*|[\p{L}\p{N}_.-]+\.[a-z]{1,5}(?!\p{L})/giu, " "));
  return words.filter((word) => !filler.has(word) && !known.some((own) => own === word || isSameNoun(own, word)));
}

const staying =
  /(?<!\p{L})(?:stays?|remains?|bleib(?:t|en)?)(?!\p{L})|そのまま|^(?:(?:and|but|please|und|aber|bitte) )*(?:leave|keep|lass(?:e|t)?) (?:(?:all|the|den|die|alles|everything) )*(?:rest|others?|else|andere\p{L}*|übrige\p{L}*)(?!\p{L})/iu;

/** A request without the clauses that only tell what stays where it is. */
export function withoutStaying(request: string): string {
  return request
    .replaceAll(/(?<=(?<!\p{L})(?:exceptions?|ausnahmen?)):/giu, " ")
    .split(/(?<=[,;:!?()、。\n]|\.(?=\s|$))\s*/u)
    .filter((clause) => !staying.test(clause))
    .join(" ");
}
