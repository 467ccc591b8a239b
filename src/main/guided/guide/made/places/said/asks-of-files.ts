import { isQuestion } from "../../../request/questions/is-question.ts";
import { withoutStaying } from "./unread-words.ts";

/** "Can they go into …?" is asked of the files, and wished of whoever can do it; "can I move them?" isn't. */
const ofFiles =
  /(?:^|[.,:;!?–—-]\s+)(?:(?:so|and|but|then|und|also|dann|please|bitte),? )?(?:can|could|may|might|können|könnten|kann|könnte|dürfen|would it be possible|wäre es möglich)(?! (?:i(?! (?:please )?(?:have|get)(?!\p{L}))|you|u|he|she|anyone|anybody|someone|it be that|ich|man|mir|jemand|es sein)(?!\p{L}))(?!\p{L})/iu;

/** Whether a request only wants to know something of files, and nothing to be done with them. */
export function asksOfFiles(request: string): boolean {
  // "what has no partner stays" asks nothing
  const said = /[?？]/u.test(request) ? request : withoutStaying(request);
  return isQuestion(said) && !ofFiles.test(said);
}
