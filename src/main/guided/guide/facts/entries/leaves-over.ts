import { wantedWords } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** What only asks, or says that something has what is asked for. */
export const onlyAsks =
  /^(?:hey|hi|hello|hallo|again|nochmal|go(?:es)?|went|come|came|comes|kommt|kommen|kam|kamen|geh(?:t|en|ört|ören)|needs?|needed|brauchen?|braucht|brauch|use[sd]?|run|runs|running|läuft|laufen|takes?|taken|nehmen|nimmt|fahren|sizes?|größe|machines?|servers?|hosts?|computers?|box|rechner|maschine|sit|sits|sitting|seated|sitzt|sitzen|pay|paid|gezahlt|bezahlt|trip|journey|fahrt|reise|actually|exactly|genau|eigentlich|currently|steht|stehen|pls|plz|tell|know|wissen|muss|müssen|musst|must|mal|denn|irgendwo|ins|rein|dafür|somewhere|recipes?|rezept|zutat(?:en)?|ingredients?|amount|quantity|menge|number|nummer|watts?|volts?|grams?|gramm|ml|liters?|litres?|kilos?)$/iu;
const onlyAsksInJapanese =
  /^(?:何|番|番号|量|分量|必要|要|使|入|知|教|見|書|保存|場所|誰|日|グラム|リットル|レシピ|いりますか|ですか|でしたか|でしたっけ|ください|ありますか|はいつですか|さん|ますか)$/u;

/** Whether a question says more than what is known by these names, and what only asks. */
export function leavesOver(question: string, names: readonly string[]): boolean {
  if (/\p{scx=Hiragana}/u.test(question)) return leavesOverInJapanese(question, names);
  const known = names.flatMap(wordsOf);
  return wantedWords(question).some((word) => !onlyAsks.test(word) && !known.some((own) => isSameNoun(own, word)));
}

function leavesOverInJapanese(question: string, names: readonly string[]): boolean {
  const parts = names.flatMap((name) => name.split(/[\s/.]+/u)).filter((part) => part !== "");
  const longestFirst = parts.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, part) => left.replaceAll(part, " "), question);
  const pieces = rest.match(/[\p{Script=Han}]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}{4,}|[a-z]+|\d+/giu) ?? [];
  return pieces.some((piece) => !onlyAsksInJapanese.test(piece));
}
