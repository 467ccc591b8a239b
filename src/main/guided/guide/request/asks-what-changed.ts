import { isQuestion } from "./is-question.ts";

/** Between which states it is asked what changed. */
export type AskedChange = { of: "since"; name: string } | { of: "last commit" } | { of: "not committed" };

const changed =
  /(?<!\p{L})(?:chang(?:e|es|ed)|new|differ(?:s|ent)?|differences?|happened|added|touched|edited|did i (?:do|edit|write|add)|files|geändert\p{L}*|änderung\p{L}*|neu\p{L}*|unterschied\p{L}*|passiert|hinzugekommen|dateien)(?!\p{L})|変わ|変更|追加|違い|ファイル/iu;
/** A version's name has a digit in it; other tags have to be called so. */
const sinceName =
  /(?<!\p{L})(?:since|seit)(?: (?:the|dem|der|release|version|git|our|my))* (?:tag ["'\u0060„]?([\w][\w./-]*\w)|["'\u0060„]?(v\d[\w.-]*\w|v\d|\d+\.\d[\w.]*)(?![\w-]))|(?:タグ\s*)?(v\d[\w.]*)(?:から|以降|より後)/iu;
const inLast =
  /(?<!\p{L})(?:(?:in|by|with|of) (?:the |my |our )?(?:very )?(?:last|latest|newest|most recent) commit|(?:the |my )?(?:last|latest) commit (?:chang|touch|add|do|contain|includ)\p{L}*|did (?:the |my )?(?:last|latest) commit|(?:im|mit dem|beim) (?:letzten|neuesten) commit)(?!\p{L})|(?:最後|直前|最新)のコミット(?:で|の)/iu;
const notCommitted =
  /(?<!\p{L})(?:since (?:the |my |our )?(?:last|latest) commit|not(?: been)?(?: yet)? committed|uncommitted|seit (?:dem|meinem) letzten commit|(?:noch )?nicht (?:committet|eingecheckt))(?!\p{L})|n['’]t(?: been)?(?: yet)? committed(?!\p{L})|(?:最後|直前)のコミット(?:から|以降)|未コミット/iu;
const isOther = /(?<!\p{L})(?:who|when|why|wer|wann|warum|how many|wie viele)(?!\p{L})|誰|いつ|なぜ|いくつ/iu;

/** Between which states of a folder it is asked what changed; null where that isn't asked, or not of what git keeps. */
export function asksWhatChanged(request: string): AskedChange | null {
  if (!changed.test(request) || isOther.test(request) || !isQuestion(request)) return null;
  const name = sinceName
    .exec(request)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (name !== undefined) return /\.\./u.test(name) ? null : { of: "since", name };
  if (notCommitted.test(request)) return { of: "not committed" };
  return inLast.test(request) ? { of: "last commit" } : null;
}
