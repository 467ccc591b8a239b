import { aSign } from "../../../request/files/said-name-rule.ts";
import { asksForNames } from "../../../request/wishes/request-intent.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";

/** Nobody is asked to move anything now. */
const isNoOrder =
  /(?<!\p{L})(?:remind\p{L}*|scripts?|makefile|gitignore|explain|describe|if|unless|once|whenever|as soon as|nothing(?! (?:else )?(?:breaks?|broke|(?:is|gets|will be|should be|must be|may be|can be|is to be|has to be|ends up|should get|must get) (?:broken|lost|dead|deleted|removed|thrown (?:away|out))(?= *(?:$|[.,;!?)]))))|yet|erinner\p{L}*|skripte?|erklär\p{L}*|falls|sobald|wenn|noch nicht|nichts(?! (?:(?:mehr )?kaputt|bricht|verloren|ins leere|(?:soll|darf|wird|sollte)? ?(?:dabei )?(?:gelöscht|löschen|wegwerfen))))(?!\p{L})|スクリプト|説明し|たら|まだ/iu;

const verbs = String.raw`add|update|edit|adjust|append|insert|change|set|mark|tick|cross|strike|take|write|create(?! (?:(?:an?|the|new|one|two|three|own) )*(?:sub-?)?(?:folder|director))|list|tell|say|count|number|summari[sz]e|compare|check|zip|back up|merge|print|send|e-?mail|copy|run|start|call|name|convert|turn|empty|make(?! (?:(?:an?|the|new|one|two|three|own) )*(?:sub-?)?(?:folder|director))|ergänz\p{L}*|aktualisier\p{L}*|änder\p{L}*|setz\p{L}*|markier\p{L}*|streich\p{L}*|trag\p{L}*|schreib\p{L}*|erstell\p{L}*(?! (?:[^.,;!?]{0,30} )?(?:unter)?ordner)|zähl\p{L}*|vergleich\p{L}*|kopier\p{L}*|druck\p{L}*|schick\p{L}*|nenn\p{L}*`;
const begins = String.raw`(?:^|[.,;:!?()–]\s+|(?<!\p{L})(?:and|then|also|please|but|(?:can|could|would|will) you|und|dann|bitte|aber)\s+)`;
const otherDeed = new RegExp(String.raw`${begins}(?:${verbs})(?![\p{L}_])`, "iu");

/** "change the extension of all", "make all file names lower case", "make them all .jpg" */
const ofNames =
  /(?<!\p{L})(?:change|make|set|turn|adjust|edit|add|update|ändere?|setze?)(?= (?:(?:all|the|every|each|their|its|my|our|file|a|an|den|die|alle|der) )*(?:file ?)?(?:names?|extensions?|endings?|prefix(?:es)?|suffix(?:es)?|dateinamen|(?:datei)?endung(?:en)?|präfix)(?!\p{L}))|(?<!\p{L})(?:make|turn|change|set)(?= (?:(?:them|these|those|all|both|each|of|into|to) ){1,4}["'\u0060]?\.[a-z])|(?<!\p{L})(?:turn|make|change|convert)(?= (?:(?:the|all|them|these|those|it) ?){0,2}(?:blanks |spaces )?(?:in (?:the|all|their) (?:file ?)?names )?(?:all )?(?:into|to) (?:underscores?|hyphens?|dashes?|blanks|spaces)(?!\p{L}))/giu;
/** "make them all _" */
const ofSigns = new RegExp(
  String.raw`(?<!\p{L})(?:turn|make|change|convert|mach\p{L}*)(?= (?:(?:the|all|them|these|those|it|that|a|an|into|to|please|each|every|of|da|bitte|alle|daraus) |${aSign} ){1,8}${aSign}(?![\p{L}\p{N}]))`,
  "giu",
);

/** Whether a request says besides where files go, or what becomes of their names, that something else is to be done, or only that it may be done one day. */
export function wantsOtherDeeds(request: string): boolean {
  // "name the recordings after the tunes" is about their names
  const said = asksForNames(request) ? request.replaceAll(/(?<!\p{L})name(?!\p{L})/giu, " ") : request;
  return (
    isNoOrder.test(request) || otherDeed.test(withoutPaths(said.replaceAll(ofNames, " ").replaceAll(ofSigns, " ")))
  );
}
