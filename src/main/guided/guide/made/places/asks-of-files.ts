import { isQuestion } from "../../request/is-question.ts";

/** "Can they go into …?" is asked of the files, and wished of whoever can do it; "can I move them?" isn't. */
const ofFiles =
  /(?:^|[.,:;!?–—-]\s+)(?:(?:so|and|but|then|und|also|dann|please|bitte),? )?(?:can|could|may|might|können|könnten|kann|könnte|dürfen|would it be possible|wäre es möglich)(?! (?:i(?! (?:please )?(?:have|get)(?!\p{L}))|you|u|he|she|anyone|anybody|someone|it be that|ich|man|mir|jemand|es sein)(?!\p{L}))(?!\p{L})/iu;

/** Whether a request only wants to know something of files, and nothing to be done with them. */
export function asksOfFiles(request: string): boolean {
  return isQuestion(request) && !ofFiles.test(request);
}
