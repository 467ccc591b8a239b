import { withoutPaths } from "../../../request/words/wanted-words.ts";

/** What is only looked at or told of files: what was, what somebody else does, what somebody thinks of it. */
const telling =
  /(?<!\p{L})(?:find out|figure out|see (?:which|what|if|whether|right)|show|tell|wonder\p{L}*|which (?:of|files|ones)|open|look (?:at|up)|check|already|(?<!(?:if|wenn) (?:\p{L}+ ){0,4})had|myself|ourselves|i['’]?ll|i will|we['’]?ll|i can (?:put|move|sort)|so (?:that )?i can|bad idea|not (?:one |a folder )?(?:per|for each|by)|disagree|not sure|unsure|i like that|nice,? isn['’]?t|(?:i|we) (?:just |have |['’]ve )?(?:sorted|moved|renamed|deleted|put|grouped)|(?:he|she|they) (?:said|says|thinks?|told)|finde?t? (?:mal )?(?:he)?raus|zeig\p{L}*|sag(?:e|st)? (?:mir|uns)|welche dateien|schon|bereits|selbst|selber|unsicher|anzeigen|öffne\p{L}*|hatte[nst]?|habe (?:ich )?(?:sie )?(?:schon|bereits))(?!\p{L})|what (?:would|do) you (?:do|think|say|suggest)|was (?:meinst|denkst|hältst|würdest) du|would be (?:wrong|silly|overkill|too \p{L}+)|wäre (?:falsch|übertrieben|zu \p{L}+)|(?:gab es|es gab|there (?:was|used to be))[^.;!?]{0,40}(?:folder|ordner)|(?<!\p{L})came in an? (?:\p{L}+ )?folder|^(?:please |bitte )?(?:remember|note|keep in mind|denke? (?:bitte )?daran|merke? dir|beachte)(?!\p{L})|自分で|もう(?:移|入れ|分け)|見せて|どれ/iu;
/** "Tom said …": a name is in capitals, and "the letter says" tells of a file. */
const byName = /(?<!\p{L})\p{Lu}\p{L}+ (?:said|says|thinks?|told)(?!\p{L})/u;
/** Another deed with whole files than where they are and what they are called. */
const working =
  /^update(?!\p{L})|(?<!\p{L})(?:translat\p{L}*|summar\p{L}*|shorten\p{L}*|extract\p{L}*|read|resiz\p{L}*|rotat\p{L}*|crop\p{L}*|make (?:a|an) \p{L}+ (?:file|version)|captions?|headings?|links? to(?! (?:it|that|them|this)(?!\p{L}))|clean up the (?:text|code|words)|übersetz\p{L}*|zusammenfass\p{L}*|kurzfassung|dreh\p{L}*|verkleiner\p{L}*|zuschneid\p{L}*|überschrift\p{L}*)(?!\p{L})|翻訳|要約|回転|縮小/iu;

/** Whether a request tells something of files, or wants to be told of them, instead of wishing them elsewhere, gone or called otherwise. */
export function onlyTells(request: string): boolean {
  const said = withoutPaths(request);
  return telling.test(said) || byName.test(said);
}

/** Whether it wants something else done with them. */
export function worksOnFiles(request: string): boolean {
  return working.test(withoutPaths(request));
}

/** Whether a request tells only where files were, or that they were moved, and wants nothing: "the paid bills were in bills/done". */
export function tellsWhatWas(request: string): boolean {
  return past.test(request) && !wishing.test(request.replaceAll(allOfPast, " "));
}

const past =
  /(?<!\p{L})(?:used to|were|was|waren|war|wurden?|(?:i|we)(?:['’]ve| have| had)?(?: already| just)* (?:moved|put|sorted)|(?:habe?|haben) (?:ich|wir))(?!\p{L})/iu;
const allOfPast = new RegExp(past.source, "giu");
const wishing =
  /(?<!\p{L})(?:move|put|sort|file(?= )|tidy|should|must|belongs?|goes|go|want|need|please|bitte|verschieb\p{L}*|(?:ein)?sortier\p{L}*|räum\p{L}*|leg(?:e|en|t)?|soll\p{L}*|gehör\p{L}*|komm(?:t|en))(?!\p{L})|移動|移し|入れ|してください/iu;
