import { isDenial } from "../limits/ruled-out-files.ts";
import { clausesOf } from "../limits/denied-clauses.ts";
import { saysItStays } from "../limits/says-it-stays.ts";

const sign = String.raw`(?:#|;|\/\/|--|hash(?:tag)?|pound sign|semicolon|raute\p{L}*|doppelkreuz|comment (?:sign|mark))`;
const commentsOut = new RegExp(
  [
    String.raw`(?<!\p{L})(?:comment(?:ed|ing)?(?: [^\s.,;!?]+){0,8}? out(?! of)|out-?comment\p{L}*|auskommentier\p{L}*|kommentier\p{L}*(?: [^\s.,;!?]+){0,8}? aus)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:as|into|only|just|be|become|becomes|makes?|made|turn(?:ed)?|als|zu|zum|nur|in)(?: (?:it|that|this|them|only|just|noch|bloß|das|es))* (?:an? |einen? |einem )?(?:comment(?:ed(?:[- ]out)? (?:line|entry))?|kommentar|auskommentierte\p{L}* (?:zeile|eintrag))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:mak(?:e|ing)|turn(?:ing)?)(?: [^\s.,;!?]+){1,8}? (?:in)?(?:to )?a comment(?!\p{L})`,
    String.raw`(?<!\p{L})(?:put|add|set|write|stick|setz\p{L}*|mach\p{L}*|schreib\p{L}*) (?:an? |the |ein\p{L}* )?["'\u0060„]?${sign}["'\u0060“]? (?:in front|before|ahead|at the (?:start|beginning|front)|vor|davor|an den anfang)(?!\p{L})`,
    "コメントアウト|コメントに(?:し|変え)|コメントとして",
  ].join("|"),
  "iu",
);
const isOther =
  /(?<!\p{L})(?:un-?comment\p{L}*|comment(?:ed)? (?:[^\s.,;!?]+ ){0,4}?(?:back in|in again)|einkommentier\p{L}*|add a comment|write a comment)(?!\p{L})|コメント(?:を)?(?:解除|外)/iu;

/** Whether a request wants a line to become a comment. */
export function wantsCommentedOut(request: string): boolean {
  if (isOther.test(request)) return false;
  return clausesOf(request).some((clause) => {
    const found = commentsOut.exec(clause);
    return (
      found !== null &&
      !isDenial(clause.slice(0, found.index).replace(/.*(?<!\p{L})(?:but|aber|sondern)(?!\p{L})/iu, ""))
    );
  });
}

const few = String.raw`(?: [^\s.,;!?]+){0,8}?`;
/** What takes the sign away. */
const lifts = new RegExp(
  [
    String.raw`(?<!\p{L})(?:un-?comment(?!ed)\p{L}*|comment(?:ed|ing)?${few} (?:back in|in again)|ein-?kommentier\p{L}*|ent-?kommentier\p{L}*|kommentier\p{L}*${few} (?:wieder )?ein)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:remove|delete|drop|take|lift|get rid of|entfern\p{L}*|lösch\p{L}*|nimm) (?:the |that |those |all |das |die |den )?["'\u0060„]?(?:${sign}s?|comments? signs?|kommentarzeichen)["'\u0060“]? (?:\p{L}+ )?(?:from|in front|before|at the (?:start|beginning|front)|off|away|vor|von|weg)(?!\p{L})`,
    String.raw`(?<!\p{L})auskommentierung(?!\p{L})${few} (?:aufheben|aufheb\p{L}*|entfern\p{L}*|rückgängig|zurücknehmen|weg)(?!\p{L})`,
    "コメント(?:アウト)?(?:を)?(?:解除|外|はず)",
  ].join("|"),
  "iu",
);
/** How something is that only has to be let count again. */
const isCommented =
  /(?<!\p{L})(?:commented(?: (?:[^\s.,;!?]+ ){0,5}?)? ?out|(?:is|are|was|were|only|just) (?:a |in )?comments?|auskommentiert|nur (?:ein |als )?kommentar)(?!\p{L})|コメントアウト(?:した|して|され)/iu;
const countsAgain =
  /(?<!\p{L})(?:(?:turn|switch|put|bring|get|take)\p{L}*(?: [^\s.,;!?]+){0,6}? (?:on|back|in)|(?:re-?)?(?:enable|activate)[sd]?|(?:schalt|mach|nimm|nehm|stell|hol)\p{L}*(?: [^\s.,;!?]+){0,6}? (?:ein|an|rein|zurück)|(?:re)?aktivier\p{L}*|(?:wieder )?(?:einschalten|anschalten|reinnehmen))(?!\p{L})|有効|オンに|戻し/iu;

/** Whether a request wants what is only a comment to count again: "uncomment …", "I had commented … out, switch it on again". */
export function wantsUncommented(request: string): boolean {
  const clauses = clausesOf(request);
  const isMeant = (clause: string, deed: RegExp) => {
    const found = deed.exec(clause);
    return found !== null && !isDenial(clause.slice(0, found.index)) && !saysItStays(clause);
  };
  if (clauses.some((clause) => isMeant(clause, lifts))) return true;
  return isCommented.test(request) && clauses.some((clause) => isMeant(clause, countsAgain));
}

/** Words by which it is said that something is a comment, and is to be none any more. */
export function isCommentWord(word: string): boolean {
  return commentWord.test(word);
}

const commentWord =
  /^(?:un|comment\p{L}*|uncomment\p{L}*|hash\p{L}*|signs?|marks?|front|kommentar\p{L}*|\p{L}*kommentier\p{L}*|auskommentierung|raute\p{L}*|off|turn\p{L}*|switch\p{L}*|bring|take|back|again|enable|activate|reenable|reactivate|earlier|once|ago|off|force|count|counts|schalt\p{L}*|mach\p{L}*|nimm|nehm\p{L}*|stell\p{L}*|hol\p{L}*|zurück|wieder|aktivier\p{L}*|reaktivier\p{L}*|einschalten|anschalten|reinnehmen|sections?|parts?|blocks?|settings?|options?|entr(?:y|ies)|keys?|abschnitt\p{L}*|teile?|blöcke?|block|einstellung\p{L}*|option\p{L}*|einträge?|eintrag|schlüssel)$/iu;
