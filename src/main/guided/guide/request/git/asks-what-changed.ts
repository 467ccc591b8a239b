import { isQuestion } from "../questions/is-question.ts";

/** Between which states it is asked what changed. */
export type AskedChange =
  | { of: "since"; name: string }
  | { of: "between"; from: string; to: string }
  | { of: "last commit" }
  | { of: "not committed" };

const changed =
  /(?<!\p{L})(?:chang(?:e|es|ed)|new|differ(?:s|ent)?|differences?|happened|added|touched|edited|did i (?:do|edit|write|add)|files|geändert\p{L}*|änderung\p{L}*|neu\p{L}*|unterschied\p{L}*|passiert|hinzugekommen|dateien)(?!\p{L})|変わ|変更|追加|違い|ファイル/iu;
/** A version's name has a digit in it; other tags have to be called so. */
const sinceName =
  /(?<!\p{L})(?:since|seit)(?: (?:the|dem|der|release|version|git|our|my))* (?:tag ["'\u0060„]?([\w][\w./-]*\w)|["'\u0060„]?(v\d[\w.-]*\w|v\d|\d+\.\d[\w.]*)(?![\w-]))|(?:タグ\s*)?(v\d[\w.]*)(?:から|以降|より後)/iu;
const version = String.raw`v?\d[\w.]*\w|v\d`;
const quoted = (name: string) => String.raw`["'\u0060„]?(${name})["'\u0060“]?`;
const kinds = String.raw`(?:tags?|versions?|releases?|branch(?:es)?|commits?|versionen|zweigen?)`;
/** Branches and tags have to be called so, as any two words may follow. */
const between = [
  `(?<!\\p{L})(?:between|zwischen)(?: (?:the|den|dem|our|my))*(?: ${kinds}) ${quoted(String.raw`[\w][\w./-]*\w|\w`)} (?:and|und)(?: (?:the|dem))?(?: ${kinds})? ${quoted(String.raw`[\w][\w./-]*\w|\w`)}`,
  `(?<!\\p{L})(?:between|zwischen) ${quoted(version)} (?:and|und) ${quoted(version)}(?![\\w-])`,
  `(?<!\\p{L})(?:from|von) (?:(?:tag|version|release) )?${quoted(version)} (?:to|zu|bis|auf) (?:(?:tag|version|release) )?${quoted(version)}(?![\\w-])`,
  String.raw`(?:タグ\s*)?(v\d[\w.]*)\s*と\s*(?:タグ\s*)?(v\d[\w.]*)\s*の(?:間|あいだ|違い|差)`,
].map((pattern) => new RegExp(pattern, "iu"));
const inLast =
  /(?<!\p{L})(?:(?:in|by|with|of) (?:the |my |our )?(?:very )?(?:last|latest|newest|most recent) commit|(?:the |my )?(?:last|latest) commit (?:chang|touch|add|do|contain|includ)\p{L}*|did (?:the |my )?(?:last|latest) commit|(?:im|mit dem|beim) (?:letzten|neuesten) commit)(?!\p{L})|(?:最後|直前|最新)のコミット(?:で|の)/iu;
const notCommitted =
  /(?<!\p{L})(?:since (?:the |my |our )?(?:last|latest) commit|not(?: been)?(?: yet)? committed|uncommitted|seit (?:dem|meinem) letzten commit|(?:noch )?nicht (?:committet|eingecheckt))(?!\p{L})|n['’]t(?: been)?(?: yet)? committed(?!\p{L})|(?:最後|直前)のコミット(?:から|以降)|未コミット/iu;
const isOther = /(?<!\p{L})(?:who|when|why|wer|wann|warum|how many|wie viele)(?!\p{L})|誰|いつ|なぜ|いくつ/iu;

/** Between which states of a folder it is asked what changed; null where that isn't asked, or not of what git keeps. */
export function asksWhatChanged(request: string): AskedChange | null {
  if (!changed.test(request) || isOther.test(request) || !isQuestion(request)) return null;
  const both = between.map((pattern) => pattern.exec(request)).find((found) => found !== null);
  const [, from, to] = both ?? [];
  if (from !== undefined && to !== undefined) return { of: "between", from, to };
  const name = sinceName
    .exec(request)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (name !== undefined) return /\.\./u.test(name) ? null : { of: "since", name };
  if (notCommitted.test(request)) return { of: "not committed" };
  return inLast.test(request) ? { of: "last commit" } : null;
}
