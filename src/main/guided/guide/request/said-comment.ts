import { isDenial } from "./ruled-out-files.ts";
import { clausesOf } from "./denied-clauses.ts";

const sign = String.raw`(?:#|;|\/\/|--|hash(?:tag)?|pound sign|semicolon|raute\p{L}*|doppelkreuz|comment (?:sign|mark))`;
const commentsOut = new RegExp(
  [
    String.raw`(?<!\p{L})(?:comment(?:ed|ing)?(?: [^\s.,;!?]+){0,8}? out(?! of)|out-?comment\p{L}*|auskommentier\p{L}*|kommentier\p{L}*(?: [^\s.,;!?]+){0,8}? aus)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:as|into|only|just|be|become|becomes|makes?|made|turn(?:ed)?|als|zu|zum|nur|in)(?: (?:it|that|this|them|only|just|noch|bloß|das|es))* (?:an? |einen? |einem )?(?:comment|kommentar)(?!\p{L})`,
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
