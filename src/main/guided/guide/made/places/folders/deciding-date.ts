import { baseName } from "../../../../../../shared/path-parts.ts";
import { yearIn } from "../../../request/files/sorting.ts";
import { wholeDays } from "./whole-days.ts";

/** Where the date stands that counts for a file: in its name or in its text; null where a request doesn't say. */
export function whereDateCounts(request: string): "name" | "text" | null {
  const clauses = clausesIn(request);
  const ofName = clauses.filter((clause) => aName.test(clause));
  if (ofName.some((clause) => denies.test(clause)) || clauses.some((clause) => inText.test(clause))) return "text";
  return ofName.some((clause) => aDate.test(clause)) ? "name" : null;
}

/** A request without the clauses that only tell which date counts, and why: what they speak of isn't wished. */
export function withoutDateReasons(request: string): string {
  let isBefore = false;
  const rest = clausesIn(request).filter((clause) => {
    const isOfName = aName.test(clause) && (aDate.test(clause) || denies.test(clause));
    const isReason = isOfName || inText.test(clause) || (isBefore && goesOn.test(clause));
    isBefore = isReason && !aPlace.test(clause);
    return !isBefore;
  });
  return rest.join(" ");
}

function clausesIn(request: string): readonly string[] {
  return request.split(
    /(?<=[;:!?。、()\n]|,(?! (?:das|that|which|welches)\s)|\.(?=\s|$))\s*|\s(?=(?:but|rather than|instead of|sondern|statt|aber)\s)/iu,
  );
}

const aPlace =
  /(?<!\p{L})(?:(?:sub-?)?folders?|director(?:y|ies)|into|(?:unter)?ordnern?|verzeichnis\p{L}*)(?!\p{L})|フォルダ/iu;

/** "that one just tells when it was scanned" */
const goesOn = /^(?:that|this|it|which|those|they|das|die|der|dies\p{L}*|sie|es|er)(?!\p{L})/iu;

const aName = /(?<!\p{L})(?:file ?names?|names?|dateinamen?s?|namen?)(?!\p{L})|ファイル名|名前/iu;
const aDate = /(?<!\p{L})(?:dates?|years?|months?|numbers?|datum|jahr\p{L}*|monat\p{L}*|zahl)(?!\p{L})|日付|年|月/iu;
const denies =
  /n['’]?t(?!\p{L})|(?<!\p{L})(?:not|never|no|nothing|rather than|instead of|ignore|misleading|wrong|nicht|nichts|keine?n?|statt|egal|falsch)(?!\p{L})|(?<!\p{L})(?:is|are|tells?|says?|shows?|stands?|means?|ist|sind|sagt|zeigt|steht) (?:(?:me|us|mir|uns|there|da) )?(?:only|just|merely|nur|bloß|lediglich)(?!\p{L})|(?<!\p{L})(?:only|just|merely|nur|bloß|lediglich) (?:tells?|says?|shows?|means?|sagt|zeigt)(?!\p{L})|では?な|じゃな|関係な|無視/iu;
const paper = String.raw`(?:letters?|texts?|documents?|papers?|contents?|invoices?|bills?|receipts?|minutes|notes?|pages?|files?(?! ?names?)|it|them|themselves|top|brief\p{L}*|schreiben\p{L}*|text|dokument\p{L}*|rechnung\p{L}*|beleg\p{L}*|inhalt\p{L}*|ihnen|oben)`;
/** "the date that stands in the letter", "Datum, das auf dem Brief steht", 手紙に書かれた日付 */
const inText = new RegExp(
  [
    String.raw`(?<!\p{L})(?:dates?|datum)s?,? (?:\p{L}+ ){0,4}?(?:of|in|inside|on|at|im|in|auf|aus|des|der|vom|within) (?:(?:the|each|every|their|its|a|dem|der|den|jede[mrs]|die) )?${paper}(?! (?:names?|namens?))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:dates?|datum) (?:(?:when|that|which|on which|at which|dem) )?(?:they|it|each|every|he|she|sie|es) (?:\p{L}+ ){0,2}?(?:written|made|issued|geschrieben|verfasst|ausgestellt)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:dates?|datum),? (?:that|which|das) (?:the|each|every|der|die|das|jede[rs]?) ${paper}(?: itself| themselves| selbst| selber)? (?:has|have|bears?|carr(?:y|ies)|shows?|says?|hat|haben|trägt|tragen|zeigt)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:brief|rechnungs|beleg|dokument(?:en)?|schreibens|ausstellungs)datum(?!\p{L})|(?<!\p{L})(?:letter|invoice|document|bill|receipt)(?:['’]?s)?(?: own)? date(?!\p{L})`,
    String.raw`(?:書かれた|書いてある|記載された|記載の|中の|内の|本文の)日付`,
  ].join("|"),
  "iu",
);

/** The date that a file's name has, as far as a year is one. */
export function dateOfName(path: string): string | null {
  const name = baseName(path);
  return yearIn(name) === null ? null : name;
}

const label = /^[\s>*#|_-]*(?:(?:[\p{L} ]{2,24}[:：]|[\p{L}.]{3,24},|(?:written|dated|made) on|den|the)\s*)?/iu;

/**
 * The date of a letter or another paper: the first that has a line of its own, also behind a label or a place, or else the only one it tells. Null where
 * several could be.
 */
export function dateOfText(text: string): string | null {
  const days = wholeDays(text);
  const own = text.split(/\r?\n/).find((line) => {
    const [first] = wholeDays(line);
    return first !== undefined && line.replace(label, "").trim().length <= longestDate;
  });
  const [day] = own === undefined ? (new Set(days).size === 1 ? days : []) : wholeDays(own);
  return day ?? null;
}

/** "30. September 2023" and a dot. */
const longestDate = 20;
