import { outsideQuotes } from "../../forms/outside-quotes.ts";

/** Nothing, or not that, is to be started. */
const ruledOut =
  /(?:n['’]?t|\b(?:do not|cannot|never|without|not to|please no[t]?))\s+(?:(?!and\b|but\b)\p{L}+\s+){0,2}(?:run|running|start|starting|execut\w+|try|trying|test|testing)\b[^.;!?\n]*|\b(?:nicht|nie|niemals)\s+(?:\p{L}+\s+){0,3}(?:ausführen|starten|laufen|aus(?=\s*(?:[.,;!?]|$)))[^.;!?\n]*|\b(?:führ|starte|lass)\p{L}*\s(?:[^.;!?\n]{0,40}\s)?(?:nicht|nie)(?!\p{L})[^.;!?\n]*|\bohne\s(?:\p{L}+\s){0,3}(?:auszuführen|zu starten|laufen zu lassen)|(?:実行|起動)(?:は)?(?:し|させ)?(?:ない|ません|ず)|動かさ(?:ない|ず)/giu;

/** "when I run it", "cron starts it at night": how things are, not what is to be done. */
const told =
  /\b(?:when(?:ever)?|if|after|once|before|as soon as|(?:each|every) time)\s+(?:\p{L}+\s+){0,2}(?:runs?|ran|running|executed?|executing|starts?|started|starting)\b|(?<!\b(?:can|could|would|will|please|should|want) )\b(?:i|we|you|they|he|she|cron|which|that)\s+(?:(?:always|usually|then|just|also|never|already|have|had) )*(?:runs?|ran|executed?|starts?|started)\b|\b(?:wenn|sobald|nachdem|falls)\s[^.,;!?\n]{0,60}(?:ausführe|starte|läuft)\p{L}*/giu;

/** Whether a request says that a program isn't to be started, or not on something. */
export function rulesOutRunning(request: string): boolean {
  return new RegExp(ruledOut.source, "iu").test(outsideQuotes(request));
}

/** Without what says that something isn't to be started. */
export function withoutRuledOutRunning(request: string): string {
  return request.replaceAll(ruledOut, " ");
}

/** Without what only tells of a program that is started. */
export function withoutToldRunning(request: string): string {
  return request.replaceAll(told, " ");
}
