import type { PlacedEvent } from "../../../facts/times/event-places.ts";
import { withoutThanks } from "../../../request/words/without-thanks.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";

/** How people say that something is elsewhere, and that this is to be written down. */
const around =
  /^(?:mov\w*|relocat\w*|verleg\p{L}*|umgezogen|umzieh\p{L}*|zieht|take|takes|taking|place|location|venue|ort|raum|room|veranstaltungsort|treffpunkt|held|happens?|meets?|findet|finden|stattfind\p{L}*|trifft|treffen|rather|longer|anymore|more|mehr|anstatt|sondern|sich|unser\p{L}*|diesmal|nun|time|events?|termine?|entry|eintr\p{L}*|calendar|kalender\p{L}*|ics|update|updated|correct|fix|adjust|enter|note|mark|switch|trage?|ein|pass|passe|an|korrigier\p{L}*|aktualisier\p{L}*|verschieb\p{L}*|re|ll|ve|s|let|know|fyi|hi|hello|hey|hallo|today|heute|accordingly|entsprechend|mal|kannst|könntest|könnten|dort|da|due|meant|planned|geplant|supposed|going|both|hours?|o|clock|uhr|am|pm|day|tag|um)$/iu;
const japaneseAround =
  /[\p{Script=Hiragana}ー]+|場所|会場|変更|修正|更新|訂正|予定|今回|移動|カレンダー|直|変|願|入|書|行|月|日|時/gu;
/** What only tells why changes nothing. */
const reason =
  /(?<!\p{L})(?:because|since|weil|denn|due to|wegen)(?!\p{L})(?:(?!(?<!\p{L})(?:and|und)(?!\p{L}))[^.;!?\n])*/giu;
/** "wir proben": what we do there says which event it is, where its day does. */
const ours = /(?<!\p{L})(?:(?:we|wir) \p{L}+|\p{L}+ wir)(?!\p{L})/giu;

/** Whether what is said of an event besides its new place says only which event that is and where it was, so that nothing would be passed over. */
export function isAllSaidOfPlace(about: string, event: PlacedEvent, old: string | null): boolean {
  const places = wordsOf(old ?? "").map(stemOf);
  const bare = withoutThanks(about)
    .replaceAll(/[\p{L}\p{N}_./-]+\.ics(?![\p{Script=Latin}\p{N}])/giu, " ")
    .replaceAll(reason, " ")
    .replaceAll(ours, " ");
  const named = [event.name, old ?? ""].reduce((text, name) => (name === "" ? text : text.replaceAll(name, " ")), bare);
  const left = named
    .replaceAll(japaneseAround, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => wordsOf(word));
  return left.every(
    (word) =>
      /^\d/.test(word) ||
      isCommonWord(word) ||
      around.test(word) ||
      places.includes(stemOf(word)) ||
      [...event.words].some((own) => isSameNoun(own, word)),
  );
}

/** A word of a place without the ending that it has behind "in der". */
function stemOf(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:e[rsnm]?|s)$/u, "");
}
