import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import type { GitDeed } from "./git-deed.ts";
import { isQuestion } from "../questions/is-question.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { japaneseQuotes, quotedPhrases } from "../words/search-words.ts";

const lastCommit =
  /(?<!\p{L})(?:last|latest|newest|most recent|letzte[nrsm]?|neueste[nrsm]?|jüngste[nrsm]?)(?: git)?[- ]commits?(?!\p{L})|(?<!\p{L})commit (?:that )?i(?:['’]ve)? just made(?!\p{L})|(?:最後|直前|最新|さっき)の(?:コミット|commit)/iu;
/** Several commits, another one, or a state that is to be gone back to. */
const otherCommit =
  /(?<!\p{L})(?:(?:the|my|our|these) (?:last|latest) commits|(?:die|meine|unsere|der) letzten commits|(?:last|latest) commit but one|(?:second|next) to (?:the )?last|before (?:the |my |that )?(?:very )?last|vor dem letzten|vorletzte\p{L}*|(?:back|revert|return|go|reset)(?: \S+){0,3} to (?:the |my )?(?:last|latest) commit|(?:since|in|from|of what was in) (?:the |my )?(?:last|latest) commit [^.;!?\n]*(?:file|changed)|(?:zum|auf den|seit dem) (?:\p{L}+ )?letzten commit)(?!\p{L})|コミット(?:の(?:状態|時点))?に戻|一つ前/iu;
/** What else would have to be done, or in another way than git does it by itself. */
const otherDeed =
  /(?<!\p{L})(?:push\p{L}*|tag|tagge\p{L}*|merg\p{L}*|rebase\p{L}*|squash\p{L}*|cherry\p{L}*|branch\p{L}*|stash\p{L}*|delet\p{L}*|remov\p{L}*|add|append|put (?!back)|includ\p{L}*|creat\p{L}*|writ\p{L}* (?!a new commit)|insert\p{L}*|author|date|sign|run|test|compare|how (?:to|do|can|would|many)|what (?:would|happens)|(?:should|can|could|may|must) (?:i|we)|explain|why|hochlad\p{L}*|lösch\p{L}*|entfern\p{L}*|hinzu\p{L}*|ergänz\p{L}*|autor|datum|wie (?:kann|mache|geht|würde|viele)|(?:soll(?:te)?n?|kann|können|darf|dürfen|muss|müssen) (?:ich|wir)|warum|erklär\p{L}*)(?!\p{L})|プッシュ|タグ|マージ|ブランチ|削除|追加し(?!た)|方法|どうやって|なぜ/iu;

/** A message that is the commit's: one in a file, or one that a program shows, has the same names. */
const ofCommit = new RegExp(
  [
    String.raw`(?<!\p{L})commit(?:['’]?s)?[- ]?(?:message|msg|title|wording|nachricht|titel)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:message|msg|title|wording|nachricht|titel) (?:of|for|on|in|des|vom|von|für|zu|zum|im) (?:(?:the|my|our|dem|den|meine[mnrs]|unsere[mnrs]) )?(?:very )?(?:last|latest|newest|most recent|letzten|neuesten|jüngsten) (?:git )?commits?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:reword|amend)(?!\p{L})`,
    String.raw`(?<!\p{L})commit (?:(?:that )?i(?:['’]ve)? just made )?(?:says|said|reads|is called|is named|has the (?:message|title)|heißt|heisst|lautet)(?!\p{L})`,
    "コミット(?:の)?(?:メッセージ|タイトル)",
  ].join("|"),
  "iu",
);
/** What is put right stands in a file, or that is done as well. */
const inFile =
  /(?<!\p{L})(?:pages?|labels?|error (?:message|text)|login|button|heading|readme|(?<!(?:message|msg|title|wording|nachricht|titel) )in (?:the|my) (?:last|latest) commit(?! (?:message|title))|since|broke|changed the|and also|as well|and (?:then )?(?:change|fix|set|update|correct|edit) (?!it|that)|seiten?|knopf|überschrift|seit|und (?:auch|dann|außerdem)|außerdem|ebenfalls)(?!\p{L})|ページ|ラベル|ボタン|ファイル/iu;
const rewords =
  /(?<!\p{L})(?:change|reword|edit|fix|correct|amend|rename|mend|replace|update|make (?:it|that|this)|turn (?:it|that) into|set|(?:should|must|ought to|was meant to|is supposed to) (?:have )?(?:be|been|say|said|read)|änder\p{L}*|korrigier\p{L}*|bericht\p{L}*|umbenenn\p{L}*|benenn\p{L}*|mach\p{L}*|ersetz\p{L}*|setz\p{L}*|(?:soll|sollte|muss|müsste) [^.;!?\n]{0,60}(?:heißen|heissen|lauten|sein|stehen))(?!\p{L})|変更|変えて|直して|修正|書き換え|にして/iu;
/** What stands before a message that there is. */
const isOld =
  /(?<!\p{L})(?:says|said|reads|is|was|called|named|has|from|instead of|not|of|as|message|commit|heißt|heisst|lautet|steht|ist|statt|anstatt|von|aus|nicht|nachricht)[:,]?\s*$|(?:メッセージ|コミット)(?:が|は|を)?、?\s*$/iu;
const isNew =
  /(?<!\p{L})(?:to|into|that|it|be|say|read|with|should be|have said|in|zu|auf|durch|mit|lauten|heißen)[:,]?\s*$/iu;

/** What is asked of the last commit by itself: another message, or a new commit that undoes it. Null for anything more, less or else. */
export function saidOfLastCommit(request: string): GitDeed | null {
  const bare = outsideQuotes(request);
  if (isQuestion(request) || otherCommit.test(bare) || otherDeed.test(bare.replaceAll(nothingElse, " "))) return null;
  return newMessage(request, bare) ?? (isTakenBack(bare) ? { deed: "revert last" } : null);
}

/** "but without committing anything else", "don't push" */
const nothingElse =
  /(?<!\p{L})(?:without|(?:do|does|must|should)(?:n['’]?t| not)|not|no|nothing|ohne|nicht|nichts)(?!\p{L})[^.,;!?\n]*/giu;

function newMessage(request: string, bare: string): GitDeed | null {
  const verb = rewords.exec(bare);
  if (verb === null || takesBack.test(bare) || !ofCommit.test(bare) || inFile.test(bare)) return null;
  if (/(?:n['’]t|(?<!\p{L})(?:not|never|nicht)) (?:\p{L}+ )?$/iu.test(bare.slice(0, verb.index))) return null;
  const quotes = [...new Set([...quotedPhrases(request), ...japaneseQuotes(request)])];
  const before = (quote: string) => request.slice(0, request.indexOf(quote) - 1);
  const [first, second, ...more] = quotes;
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) {
    return lastCommit.test(bare) && !isPiece.test(bare) ? { deed: "reword", message: first, before: null } : null;
  }
  const [ofFirst, ofSecond] = [newness(before(first)), newness(before(second))];
  if (ofFirst === ofSecond) return null;
  return ofFirst < ofSecond
    ? { deed: "reword", message: second, before: first }
    : { deed: "reword", message: first, before: second };
}

/** Whether what stands before a quote leads to the message that there is, to the one that is wanted, or to neither. */
function newness(before: string): number {
  if (isNew.test(before)) return 1;
  return isOld.test(before) ? -1 : 0;
}

/** A word of the message rather than all of it. */
const isPiece =
  /(?<!\p{L})(?:word|part|prefix|letter|begin\p{L}*|start\p{L}*|end(?:s|ing)?|in front|behind|wort|teil|anfang|ende|vorne?|davor|dahinter)(?!\p{L})|単語|先頭|末尾/iu;

const takesBack =
  /(?<!\p{L})(?:revert\p{L}*|undo|undone|reverse|(?:take|taken|roll|rolled|get) (?:\S+ ){0,6}?back|zurück(?:nehm|genomm|setz|zunehm|roll)\p{L}*|nimm\p{L}* [^.;!?\n]*zurück|nehmt? [^.;!?\n]*zurück|rückgängig|revertier\p{L}*)(?!\p{L})|取り消|打ち消|元に戻|リバート/iu;
const byNewCommit =
  /(?<!\p{L})(?:(?:with|by|through|in|via|using|as|make|add) (?:a|an|another|one) (?:(?:new|fresh|further|separate|second|own|extra|counter|revert|reverting|more|opposite) )*-?(?:revert )?commit|new commit|git revert|revert[- ]commit|(?:durch|mit|als|in|per) (?:einen?|einem) (?:(?:neuen?|weiteren?|eigenen?|zweiten?|extra) )?-?(?:revert-?|gegen-?)?commit)(?!\p{L})|新(?:しい|規)(?:の)?コミット|(?:別|打ち消し)の?コミット/iu;
/** "revert" is git's own word for just that. */
const reverts =
  /(?<!\p{L})(?:git )?revert (?:(?:the|my|our|this|that|just|only|very) )*(?:last|latest|newest|most recent) commit(?!\p{L})|(?<!\p{L})revertiere? (?:bitte )?(?:den|meinen|unseren) (?:letzten|neuesten) commit(?!\p{L})|(?:最後|直前|最新)のコミットを(?:リバート|revert)/iu;
/** What is to stay is the commit in the history, and not what it changed. */
const keepsWork =
  /(?<!\p{L})(?:keep|keeping|stays?|remain\p{L}*|lose|losing|soft|unstaged?|staged|behalt\p{L}*|bleib\p{L}*|verlier\p{L}*)(?!\p{L})|残し|残る|そのまま/iu;
const inHistory =
  /(?<!\p{L})(?:histor\p{L}*|logs?|verlauf|commit|the old one|der alte|the original)(?!\p{L})|履歴|ログ/iu;

/** Only some of the commit, one that is the last of its kind, in another way, or it was tried already. */
const notAllOfIt =
  /(?<!\p{L})(?:only(?! (?:the |my )?(?:very )?(?:last|latest))|partly|some of|part of|except|half|nur|teilweise|außer|(?:without|no|not|ohne|keine[nm]?) (?:(?:making|a|any|eine[nm]?) )*(?:(?:new|another|further|extra|neuen?|weiteren?) )*-?commit|hard|reset\p{L}*|no-commit|fails?|failed|failing|conflicts?|tried|help|scheitert\p{L}*|fehl|konflikte?|versucht|hilfe|(?:last|latest|newest|most recent) commit(?:['’]s|,? (?:that|which|where|when|(?:by|with|in|as|through|via)(?! (?:(?:a|an|another|one) )?(?:\p{L}+ ){0,2}-?(?:revert )?commit|git revert)|of|from|to|on|about|before|after|for))|(?:letzten|neuesten|jüngsten) commit(?:,? (?:der|den|dem|von|vom|an|am|zu|zum|zur|im|(?:in|mit|durch|als|per)(?! (?:eine[nm]? )?(?:\p{L}+ ){0,2}-?(?:revert-?|gegen-?)?commit)))|\p{L}+['’]s (?:last|latest) commit)(?!\p{L})|(?<=[たるの])(?:最後|直前|最新)のコミット|だけ|のみ|失敗|競合/iu;

/** Whether what is to be done is ruled out instead, before its verb or with it. */
function isDenied(bare: string): boolean {
  const verb = takesBack.exec(bare);
  if (verb === null) return false;
  const before =
    bare
      .slice(0, verb.index)
      .split(/[.,;:!?\n]\s|\s(?:and|but|und|aber)\s/u)
      .at(-1) ?? "";
  const after = bare.slice(verb.index + verb[0].length).split(/[.,;:!?。\n]/u)[0] ?? "";
  return isDenial(before + verb[0]) || /^\S{0,4}ない/u.test(after) || /(?<!\p{L})nicht(?!\p{L})/u.test(after);
}

function isTakenBack(bare: string): boolean {
  if (!lastCommit.test(bare) || notAllOfIt.test(bare) || isDenied(bare)) return false;
  const isKept = bare
    .split(/[.;!?。、,\n]+\s*|\s(?:and|but|und|aber)\s/u)
    .some((clause) => keepsWork.test(clause) && !inHistory.test(clause));
  return !isKept && (reverts.test(bare) || (takesBack.test(bare) && byNewCommit.test(bare)));
}
