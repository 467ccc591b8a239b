import { outsideQuotes } from "../../../forms/outside-quotes.ts";

const not = String.raw`(?:\b(?:do|must|should|shall|may|need)(?:n['’]?t|\s+not)|\bdoes(?:n['’]?t|\s+not)\s+(?:need|have)(?:\s+to)?|\b(?:is|are)n['’]?t\s+to|\byou\s+(?:can(?:['’]?t|not)|could(?:n['’]?t| not))|\bnever|\bwithout|\bnot\s+to|\bplease\s+not?|\bno\s+need\s+to)\s+`;
/** "don't change the start" and "don't touch the run order" are about what is written. */
const notOfText = String.raw`(?:(?!(?:and|but|the|an?|my|our|your|its|their|any|how|which|(?:chang|edit|touch|modif|break|renam|mov|rewrit|delet|remov|add|writ)\p{L}*)(?!\p{L}))\p{L}+\s+){0,3}`;
/** A test is a thing as well: "don't change the test". */
const ofDoing = String.raw`(?:(?:you|ever|even|just|actually|really|yet|please|to|be|want|need|have|let|it|them|this|that|go)\s+){0,3}`;
/** Nothing, or not that, is to be started. That a program doesn't start is another matter. */
const ruledOut = new RegExp(
  [
    String.raw`${not}(?:${notOfText}(?:run|running|start|starting|started|execut\p{L}*)(?!\s+(?:to|out of|over)\s)|${ofDoing}(?:try|trying|test|testing)(?!\s+to\s+(?!run|start|execut)))(?![\p{L}\p{N}_])[^.;!?\n]*`,
    String.raw`\b(?:nicht|nie|niemals)\s+(?:\p{L}+\s+){0,3}(?:ausführen|starten|laufen\s+lassen)[^.;!?\n]*`,
    String.raw`(?<!\p{L})(?:führe?t?(?!\p{L})[^.;!?\n]{0,40}\s(?:nicht|nie(?:mals)?)\s(?:[^.;!?\n]{0,20}\s)?aus|starte?(?:\s[^.;!?\n]{0,40})?\s(?:nicht|nie(?:mals)?)|lass[et]?(?!\p{L})[^.;!?\n]{0,40}\s(?:nicht|nie(?:mals)?)\s(?:[^.;!?\n]{0,20}\s)?laufen)(?!\p{L})[^.;!?\n]*`,
    String.raw`\bohne\s(?:\p{L}+\s){0,3}(?:auszuführen|zu\s+starten|laufen\s+zu\s+lassen)|(?:実行|起動)(?:は)?(?:し|させ)?(?:ない|ません|ず)|動かさ(?:ない|ず)`,
  ].join("|"),
  "giu",
);

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
