import type { FileEntry } from "../../../../workspace-view.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";

const stays =
  /(?<!\p{L})(?:stays?|remains?|leave|keeps?(?! \p{L}+ing(?!\p{L}))|bleib\p{L}*|lass\p{L}*|behalt\p{L}*|(?:kann|können|soll|sollen|darf|dürfen) (?:\p{L}+ ){0,3}liegen)(?!\p{L})|そのまま|残し/iu;
/** All that isn't meant, rather than some of what is. */
const others =
  /(?<!\p{L})(?:rest|else|others?|both|everybody|everyone|all|no|none|not|neither|without|newer|older|names?|sonst|andere[nrsm]?|beide[nrsm]?|übrige\p{L}*|kein\p{L}*|nicht|ohne|namen)(?!\p{L})|n['’]t(?!\p{L})|他|ほか|未|まだ|残りが|それ以外|名前/iu;
/** What is excepted is named before these words, or behind them. */
export const exceptions =
  /(?<!\p{L})(?:except(?:ing|ed)?|unless|apart from|aside from|save for|excluding|other than|(?:the |one |an |only )exceptions?(?: (?:is|are|being|for|of))?|exceptions?:|but (?!(?:the|that|this) \p{L}+ (?:lists|shows|sorts|orders|displays|puts|makes|gives|says|thinks)(?!\p{L}))(?:not|no|leave|keep|those|the|that|this)|außer|bis auf|ausgenommen|ausnahmen?|abgesehen von|es sei denn)(?!\p{L})|(?<!それ)以外|例外|(?<!取り|掃)除(?:く|き|いて)/iu;

/** The clauses by which it says that some of those stay that it would mean. */
export function openStays(request: string): readonly string[] {
  return stayingClauses(request).filter((clause) => !others.test(clause));
}

function stayingClauses(request: string): string[] {
  return request.split(/[.,;:!?()、。\n]+\s*|\s(?:but|aber)\s/u).filter((clause) => stays.test(clause));
}

/** Whether a request says that the files stay which are none of those it means. */
export function saysOthersStay(request: string): boolean {
  return stayingClauses(request).some((clause) => others.test(clause));
}

/** Whether a request excepts some files, and not by their names: "except those of Tom". */
export function exceptsOpenly(request: string, files: readonly FileEntry[]): boolean {
  return exceptions.test(request) && keptFiles(request, files).length === 0;
}

/** The same, also where it only says that some of those that it would mean stay: "the letters of Tom stay". */
export function leavesExceptionsOpen(request: string, files: readonly FileEntry[]): boolean {
  const isSome = exceptions.test(request) || openStays(request).length > 0;
  return isSome && keptFiles(request, files).length === 0;
}
