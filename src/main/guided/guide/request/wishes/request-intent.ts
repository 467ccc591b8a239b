// What the words of a request ask for, in English, German and Japanese. Each of these only narrows what is on offer, and is
// given up after a failure: a language that isn't here costs a step, not an answer.
// A word that may begin with an umlaut has no \b before it, which knows none.
import { reportsOutput } from "./reports-output.ts";
import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { withoutRuledOutRunning, withoutToldRunning } from "./said-running.ts";
import { quotedPhrases } from "../words/search-words.ts";
import { notOfNumbering } from "../questions/of-numbering.ts";
import { saysItFails } from "./says-it-fails.ts";
import { withoutPaths } from "../words/wanted-words.ts";

/** It is to be tried: something has to run. */
export function asksToRun(request: string): boolean {
  return /(?<!\b(?:must|should|will|does|doesn't|app|it|server|service|program|script|they) )\b(run|execute|führ\w* .* aus|starte?(?! (?:times?|dates?|days?|of|at|on|to|page|point|from)\b))\b|実行(?!すると|したら|しても|した(?:とき|場合|ところ)|時|結果)|動かして(?!い[るまた])/i.test(
    outsideQuotes(withoutToldRunning(withoutRuledOutRunning(request))),
  );
}

/** Something is to be made that isn't there yet. */
export function asksToWrite(request: string): boolean {
  return /\b(write|save|create|make|put|copy|store|export|generate|gather|compile|extract|draw up|(?:turn|convert|split|merge|combine|collect|pull)\b.*\b(?:in)?to|wandle\w*|umwandeln|schreib\w*|speicher\w*|erstell\w*|leg\w* (?:(?:[^.!?\n]|\.(?=\S)){0,80} )?an(?=\s*[,.!?]|$|\s+(?:mit|und|für|in)\b)|mach\w*|kopier\w*|need|brauche?|sammle?|stell\w* .* zusammen)\b|作っ|作成|書い|書き出|抜き出|まとめて|出力|保存|にして/i.test(
    request,
  );
}

/** A test that is there is to pass. */
export function wantsTestToPass(request: string): boolean {
  return testToPass.test(request);
}

const aTest = String.raw`(?:\btests?\b|\b(?:tests?[_-]\w+|\w+[._-]tests?)\.(?:py|[cm]?[jt]s|sh)\b)`;
const testToPass = new RegExp(
  String.raw`${aTest}.*\b(?:(?:does|do)(?:n['’]?t| not) pass|fails?|failing|failed|pass(?:es)?|red|green|fehl\w*|rot|durchl\w*)\b|\b(?:fails?|failing)\b.*${aTest}|\b(?:i|we)(?:['’]ve| have)? (?:already )?(?:wrote|written|added|made|have) (?:(?:a|an|some|the|two|three|my|our) )?(?:unit )?${aTest}.*\b(?:(?:do|does|can|is|are)(?:n['’]?t| not)|yet|missing|needs?|so that)\b|テスト`,
  "is",
);

/** It is to be done in all places, not only where something is named. */
export function wantsEverywhere(request: string): boolean {
  return /(?<!\w)(everywhere|wherever|throughout|all over(?! again)|every occurrence|every one (?:(?:of them|of these|of those) )?(?:that|where|which|in which)|(?:go|look) through (?:all )?(?:the|my|our|these) files|all (the )?(occurrences|files|places)|(?:in|on) (?:all|every|each)|(?:every|each) file|(?:all|any) (?:the |those |other )?(?:files|places|ones) (?:that|where|which|in which|for which|with)|all those (?:that|where|for which|in which)|(?:everything|anything|whatever|whichever files?) (?:(?:else )?(?:that )?)(?:mentions?|uses?|names?|says|has|refers?|needs?|contains?|still)|(?:in|across|over) (?:the |my |our )?(?:whole|entire) (?:project|repo(?:sitory)?|folder|code ?base|code|site|app)|überall|im (?:ganzen|gesamten) (?:projekt|ordner|code|repo)|alle[nrs]?)\b|すべて|ぜんぶ|全部|全て|関係する(?:全?ファイル|ところ)|(?:プロジェクト|フォルダ)全体/i.test(
    request,
  );
}

/** It is about each thing of a kind, whatever it is called. */
export function asksForAll(request: string): boolean {
  return (
    wantsEverywhere(request) ||
    /(?<!\w)(?:all|every\w*|each|both|rest|others?|whole|alle[nrs]?|jede[nrsm]?|beide[nrs]?|restliche\w*|ganze[nrs]?|sämtliche\w*)\b|すべて|ぜんぶ|全部|全て|みんな|両方|各/iu.test(
      request,
    )
  );
}

/** What is taken out is more than a line. */
export function isAboutBlock(request: string): boolean {
  return /\b(?:section|part|block|paragraph|chapter|whole|entire|abschnitt|absatz|teil|block|ganze[nrs]?)\b|段落|部分|節/i.test(
    request,
  );
}

/** Whoever, or whatever, has another name now: `Mo Lee` for "Mo Lee got married and is Mo Ray now". Null where nobody has. */
export function formerName(request: string): string | null {
  const name = String.raw`(?!(?:The|A|An|My|Our|It|This|That|We|I|You|There|Der|Die|Das|Ein|Eine|Mein\w*|Unser\w*|Wir|Es)\b)\p{Lu}[\p{L}\p{N}_'-]*\.?(?: \p{Lu}[\p{L}\p{N}_'-]*)*`;
  const renamed = new RegExp(
    `(?:^|[:.!]\\s+)(${name}) (?:[^.;\n]* )?(?:(?:is|are|ist|sind) (?:now |jetzt |nun )?(?:called |named )?|hei(?:ß|ss)t (?:jetzt |nun |now )?)(${name})(?: (?:now|jetzt|nun))?(?=[,.;:!]|$)`,
    "u",
  ).exec(request);
  const [, old = "", fresh = ""] = renamed ?? [];
  const isNow = /\b(?:now|jetzt|nun)\b/u.test(renamed?.[0] ?? "");
  const isNamed = /\b(?:called|named|renamed|married|hei(?:ß|ss)t|umbenannt|geheiratet)\b/iu.test(request);
  const isShared = old.split(" ").some((word) => fresh.split(" ").includes(word));
  return old !== "" && isNow && (isNamed || isShared) ? old : null;
}

/** A word or value is to stand in the place of another. */
export function wantsReplacing(request: string): boolean {
  if (formerName(request) !== null) return true;
  const said = request.matchAll(
    /(?<!\w)(everywhere|every occurrence|all occurrences|rename|replace|instead of|überall|ersetz\w*|umbenenn\w*|benenn\w*|statt|anstatt)\b|置き換え/gi,
  );
  // "it prints 3 instead of 4" tells of a mistake
  return [...said].some(({ 0: word, index }) => !isContrast.test(word) || !reportsOutput(request.slice(0, index)));
}

const isContrast = /^(?:instead of|statt|anstatt)$/iu;

/** Something is wrong, and is to be found and mended. */
export function wantsMending(request: string): boolean {
  if (asksForSpelling(request)) return false;
  return (
    saysWrongly.test(request) ||
    goesWrong.test(request) ||
    correctsProgram.test(request) ||
    saysItFails(request) ||
    /\b(fix|mend|repair|debug (?:it|this|that|the|my|\S+\.\w+)|bugs?|mistakes?|fails?|failing|broken|wrong|crash\w*|errors?|fehler\w*|reparier\w*|behebe?n?|kaputt|stürzt|in ordnung bringen|(?:läuft|geht|funktioniert) nicht)\b|直して|修正|おかしい|バグ|エラー/i.test(
      request,
    )
  );
}

/** A text is to be spelled right throughout; who quotes a word means that one. */
function asksForSpelling(request: string): boolean {
  return (
    /\b(?:typos|spelling|misspell\w*|grammar|proofread|tippfehler|schreibfehler|rechtschreib\w*|grammatik)\b|誤字|脱字/iu.test(
      request,
    ) && quotedPhrases(request).length === 0
  );
}

/** A program is to be corrected, or comes to what can't be. */
const correctsProgram =
  /\w\.(?:py|[cm]?js|ts|sh)\b[^]*(?:(?<!\p{L})correct (?:it|this|that|them|the (?:program|script|code|calculation))(?!\p{L})|(?<!\p{L})(?:korrigier|berichtig)\p{L}*|(?<!\p{L})(?:das|es|ihn|bitte) richten(?!\p{L})|(?<!\p{L})(?:i|we) only (?:want|need) (?:it|one|that|them|the \p{L}+) (?:once|at the end)(?!\p{L})|(?<!\p{L})(?:rechnet|zählt|sortiert|zeigt|druckt) (?:\p{L}+ ){0,3}falsch(?!\p{L}))/iu;

/** Something is said to go wrong, and is to be put right. */
const goesWrong =
  /\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|never|no longer|stopped|isn['’]?t|not) (?:pass(?:ing)?|run(?:ning)?|work(?:ing)?|start(?:ing)?|finish(?:ing)?)\b[^]*(?:\bput (?:it|this|that|them) right\b|\bsort (?:it|this|that) out\b|\bget (?:it|them|this) (?:to )?(?:run|work|pass|green)\w*|\bmake (?:it|them) (?:run|work|pass)\b|\b(?:must|has to|seems to) be (?:off|amiss)\b)|\w\.(?:py|[cm]?js|ts|sh)\b[^]*\b(?:put (?:it|this|that|them) right|sort (?:it|this|that) out|straighten (?:it|this|that) out)\b|\b(?:get|make|bring) (?:(?:it|them)|(?:(?:the|my|our|all|both|failing) )*(?:tests?|[^\s,;!?]+\.(?:py|[cm]?[jt]s|sh))(?: again)?) (?:to )?(?:green|pass|work|run)\b|\bdies with\b|\b[A-Z]\w+Error\b|\w\.(?:py|[cm]?js|ts|sh)\b[^]*\b(?:does(?:n['’]?t| not)|can(?:['’]?t|not)|won['’]?t) (?:find|read|open|load) (?:its|the|their|any)\b[^]*\bmake (?:it|this|that) (?:run|work|find)\b/i;

/** A program says one thing, and should say another, or can't be right. */
const saysWrongly =
  /\w\.(?:py|[cm]?js|ts|sh)\b[^\n]{0,120}(?<!\p{L})(?:prints?|says?|shows?|gives?|outputs?|lists?|puts?|sorts?|counts?|leaves? out|skips?|forgets?|misses|overlooks?|ignores?|rechnet|sagt|zeigt|meldet|gibt|listet|zählt|sortiert|vergisst|übersieht|lässt)\b[^\n]{0,260}\b(?:should(?:n'?t)?|can'?t be|cannot be|too (?:much|many|high|low|few|little|long|short|early|late)|must be|(?:has|have|ought) to be (?:first|last|on top|before|after|above|below|sorted|in order|(?:the )?other way|at the (?:top|end|bottom))|müssten?|sollten?|(?:right|correct) (?:\w+ )?(?:would be|is)|expected|instead of|but (?:there|it|that|we|i)\b|richtig (?:wäre|ist)|statt|kann nicht sein|stimmt nicht|viel zu|zu (?:viel|wenig|hoch|niedrig))\b/iu;

/** `put oats in shopping.txt`: the first preposition leads to a file or a list. Elsewhere something gets another place or value. */
const putsInto =
  /\bput (?:(?!(?:in|into|on|onto|at|to|as|from|up|down|back|instead|before|after|between)\b)\S+ ){1,6}(?:from (?:(?:the|my|our) )?\S+ )?(?:in|into|on|onto) (?:(?:the|my|our) )?(?:[\p{L}\p{N}_./-]+\.[a-z]\w{0,5}|(?:\S+ )?(?:list|calendar|file|table|schedule|sheet))\b/iu;

/**
 * The shapes of an edit that the words of a request mean; none where they leave it open. Small models overlook `add` for
 * `edit`, and change one place where all are meant.
 */
export function meantForms(request: string): string[] {
  const text = request.replaceAll(/\b(?:not|(?:do|does|should|must)n'?t|nicht)\b[^,.;!?\n]*/gi, " ");
  const isAdding =
    /\b(add|append|insert|enter|note down|(?:needs?|put(?: in)?) (?:a|the|this) line|braucht (?:eine|die) zeile|ergänz\w*|hinzu\w*|füg\w*|tr[aä]g\w* .* ein|schreib\w* .* (?:dazu|auf|rein|hinein))\b|追加|足し|加え|書き足|入れて/i.test(
      text,
    ) || putsInto.test(text);
  const isDeleting =
    /\b(remove|delete|drop|get rid of|(?:take|throw|chuck) ((?!and |then )\S+ ){1,7}?(out|off)|cross ((?!and |then )\S+ ){1,7}?off|lösch\w*|entfern\w*|streich\w*)\b|削除|消して|取り除/i.test(
      text,
    );
  const isOther =
    /(?<!\w)(change|set|fix|rename|replace|turn|bump|update|raise|lower|comment|sort|move|änder\w*|setz\w*|ersetz\w*|umbenenn\w*|sortier\w*)\b|変更|変えて|直して|修正|置き換え/i.test(
      text,
    );
  const isRewriting =
    /(?<!\w)(sort|reorder|rearrange|rewrite|rephrase|translate|reformat|shorten|alphabetical\w*|sortier\w*|übersetz\w*|formulier\w*|kürz\w*)\b|並べ替え|翻訳/i.test(
      text,
    );
  if (isRewriting || asksForSpelling(request)) return ["rewrite"];
  if (wantsReplacing(text) && !isAdding && !isDeleting) return ["replace"];
  if (wantsMending(text) && !isAdding) return ["fix"];
  if (isDeleting && !isAdding && !isOther) return ["delete"];
  return isAdding && !isOther && !isDeleting ? ["add"] : [];
}

/** Git is to take back a commit, rather than a file to a commit. */
export function asksToUndoCommit(request: string): boolean {
  return undoesCommit(request) && !keepsChanges.test(withoutKeptHistory(request));
}

/** Only the commit is to be undone: what it changed stays in the files. */
export function asksToUncommit(request: string): boolean {
  return undoesCommit(request) && keepsWhatChanged(request);
}

/** What was changed is to be kept, whatever becomes of its commit. */
export function keepsWhatChanged(request: string): boolean {
  return keepsChanges.test(withoutKeptHistory(request));
}

/** "the old one should stay in the history": that isn't what it changed. */
function withoutKeptHistory(request: string): string {
  return request.replaceAll(
    /(?<![^.,;!?。、\n])[^.,;!?。、\n]*(?:(?<!\p{L})(?:histor(?:y|ie)|git log|verlauf)(?!\p{L})|履歴)[^.,;!?。、\n]*/giu,
    " ",
  );
}

const keepsChanges =
  /\bkeep(?:ing)?\b[^.;!?\n]{0,40}\b(?:chang\w*|edit\w*|files?|work|did|wrote)\b|\bkeep (?:it|them|my)\b|\b(?:don['’]?t|do not|not|without|never)\s+los(?:e|ing)\b|\b(?:nicht|nichts|ohne)\b[^.;!?\n]{0,30}\bverlier\w*|\b(?:behalt\w*|bleib\w*)\b|残し|そのまま/iu;

function undoesCommit(request: string): boolean {
  const text = outsideQuotes(request);
  const isUndo =
    /\b(?:undo|revert|take back|roll back)\s+(?:\S+\s+){0,3}?commits?\b|\bmach\w*\s+(?:\S+\s+){0,3}?commits?\s+(?:\S+\s+){0,6}?rückgängig\b|コミット.{0,20}(?:取り消|戻し)/iu.test(
      text,
    );
  return isUndo && !/\b(?:since|seit|back to)\b/iu.test(text);
}

const asksHowSpelled =
  /(?<!\p{L})(?:is|are) (?:this|that|the following)(?: \p{L}+)? (?:\p{L}+ )?(?:spell?ed|spelt|written|grammatical)(?!\p{L})|(?<!\p{L})(?:correct|fix|check|proof-?read|improve|korrigiere?|verbessere?|prüfe?) (?:this|the following|diesen|folgenden) (?:sentence|text|paragraph|e-?mail|wording|phrase|spelling|satz|absatz)(?:[^"„]{0,20}):|(?<!\p{L})(?:ist|schreibt man) (?:das|dieser satz|das so) (?:so )?richtig geschrieben(?!\p{L})|(?:この|次の)(?:文|英文|文章)(?:は|に|を)?[^。]{0,10}(?:正しい|間違い|添削|直し)/iu;

/** A text that stands in the request itself is to be said otherwise: in another language, or better. */
export function isAboutGivenText(request: string): boolean {
  const given = /[「『][^「」『』]{6,400}[」』]|["“„][^"”“„]{6,400}["”“]|(?<![\p{L}\p{N}])'[^'\n]{6,400}'/u.test(
    request,
  );
  const around = outsideQuotes(request).replaceAll(/[「『][^「」『』]{0,400}[」』]/gu, " ");
  const isWording =
    /(?<!\p{L})(?:translat\w*|übersetz\w*|rephras\w*|formulier\w*|politer|höflicher|how (?:do|would) (?:i|you|we) say|wie (?:sagt|heißt))\b|\p{L}語で(?:は)?(?:何|なん|どう)|(?:英語|日本語|ドイツ語|丁寧).{0,12}(?:にして|に訳)|翻訳/iu.test(
      around,
    );
  const isSpelling = asksHowSpelled.test(around) && !/(?:Error|Exception|Traceback)(?!\p{L})/u.test(request);
  const isOther = meantForms(around).some((form) => form !== "rewrite" && !(isSpelling && form === "fix"));
  return given && (isWording || isSpelling) && !isOther && !speaksOfFiles(around);
}

/** It is to be said here, and no file is to be made or changed for it. */
export function asksOnlyToTell(request: string): boolean {
  return /\b(?:(?:just|only) (?:here|in (?:the|this) chat)|here in (?:the|this) chat|(?:don'?t|do not|no need to|without) (?:\w+ )?(?:make|making|create|creating|write|writing|save|saving|change|changing) (?:a |an |any )?(?:new )?files?|hier im chat|ohne datei|keine (?:neue )?datei(?:en)? (?:anleg\w*|mach\w*|erstell\w*|schreib\w*))\b|ファイル(?:は|を)?(?:作ら|書か|変え)(?:ず|ない)|ここに書いて|チャットで/iu.test(
    request,
  );
}

/** What is asked for has to do with what git keeps. */
export function asksAboutHistory(request: string): boolean {
  return /\b(git|commit\w*|uncommitted|branch\w*|staged?|stash\w*|merge\w*|history|who changed|last changed?|bring .* back|deleted .* ago|undo|revert\w*|verlauf|wer hat .* geändert|zuletzt geändert|wiederherstell\w*)\b|コミット|ブランチ|履歴/i.test(
    outsideQuotes(request),
  );
}

/** More than a sentence is wanted; "it's all in notes.txt" wants no more. */
export function asksForMore(request: string): boolean {
  return /(?<!\p{L})(?:summar\w*|overview|explain|describe|compare|list|(?<!(?:it|that)['’]?s )all|every|each|zusammenfass\w*|fass\w*|überblick|erklär\w*|beschreib\w*|vergleich\w*|alle[nrs]?)(?!\p{L})|まとめ|要約|説明|比べ|一覧|全部/iu.test(
    request,
  );
}

/** The reason is wanted with the answer. */
export function asksForReason(request: string): boolean {
  return /(?<!\p{L})(?:why|(?<!for (?:some|any|no|this|that|whatever) )reasons?|how come|warum|wieso|weshalb|(?<!aus (?:diesem|irgendeinem) )gr[uü]nde?)(?!\p{L})|なぜ|どうして|理由/iu.test(
    request,
  );
}

/** Several things are wanted, such as what to bring along, though it is asked in a sentence. */
export function asksForThings(request: string): boolean {
  return /\bwhat (?:all |else |exactly )?(?:do|does|did|should|shall|must|can|to|will|would|am|are|is) (?:[\p{L}’']+ ){0,4}?(?:to )?(?:bring|pack|buy|fetch|prepare|wear|take (?:along|with))(?!\p{L})|\b(?:what|which) (?:ingredients|things|items|tools|documents|papers|steps|materials)(?!\p{L})|\bwhat (?:do|does|will) (?:[\p{L}’']+ ){1,2}need(?! to)(?!\p{L})|\bwhat(?:'s| is) (?:still )?(?:needed|missing|to (?:bring|buy|do|pack))(?!\p{L})|(?<!\p{L})was (?:\p{L}+ ){1,5}?(?:mitbringen|mitnehmen|einpacken|einkaufen|kaufen|besorgen|anziehen|vorbereiten|dabei ?haben)(?!\p{L})|(?<!\p{L})was (?:alles )?brauch(?:e|st|t|en)(?!\p{L})|(?<!\p{L})welche (?:zutaten|unterlagen|sachen|dinge|werkzeuge|materialien|schritte)(?!\p{L})|持ち物|必要な(?:もの|物)|何を(?:持って|用意|準備|買)|何が(?:必要|いり|要り)/iu.test(
    request,
  );
}

/** "name the recordings after the tunes", "rec_001.wav becomes 'Morning tune.wav'" */
const namesFiles =
  /(?:^|[.,;:!?]\s+|(?<!\p{L})(?:please|pls|and|then|can you|could you) )name (?:all )?(?:the|my|our|these|those) (?:\p{L}+ )?(?:files?|photos?|pictures?|images?|documents?|scans?|pdfs?|songs?|tracks?|recordings?|videos?|invoices?|receipts?|letters?) (?:after|by|like|as|according|with (?:the |their |its |an? )?(?:dates?|years?|numbers?|names?|titles?|days?|prefix))(?!\p{L})/iu;
/** The new name has the same ending; "a.txt wird nach b.txt kopiert" and "old.md becomes part of plan.md" give none. */
const noName = String.raw`(?!(?:in|nach|an|mit|von|aus|wie|auf|durch|part|the|of|by|on|at|like|after|before|than|with|dann|used|called)\s)`;
const becomesFile = new RegExp(
  String.raw`[\p{L}\p{N}_-]+\.(\p{L}\w{1,4})["'\u0060“”]? (?:becomes?|(?:should|shall|must|is to) (?:become|be (?:called|named))|wird(?: zu)?|(?:soll|muss)(?: dann)?) (?:["'\u0060„“][^"'\u0060“”\n]+|(?:${noName}[\p{L}\p{N}_][^\s"'.,;]* ){0,3}${noName}[\p{L}\p{N}_][^\s"'.,;]*)\.\1(?![\p{L}\p{N}])`,
  "iu",
);

/** "Could you give them new names that begin with the date?" */
const givesNames =
  /(?<!\p{L})(?:give|gib) (?:them|those|these|all|each|every|(?:the|my|our|die|den|allen|meinen|unseren|ihnen)(?: \p{L}+)?|ihnen)(?: of them)? (?:all )?(?:an? )?(?:new|other|better|proper|different|neuen?|andere|bessere|ordentliche) (?:file ?)?names?(?!\p{L})|(?<!\p{L})gib (?:\p{L}+ ){1,3}(?:neue|andere|bessere) (?:datei)?namen(?!\p{L})/iu;

/** Files are to have other names, rather than other places. */
export function asksForNames(request: string): boolean {
  if (
    /\b(rename|umbenenn\w*|benenn\w*)\b|(?:ファイル名|名前)[^。\n]{0,40}?(?:変更|変えて|そろえ|揃え|統一|合わせて|直して)|リネーム/i.test(
      request,
    )
  )
    return true;
  if (namesFiles.test(request) || becomesFile.test(request) || givesNames.test(request)) return true;
  const isAboutNames =
    /\b(?:(?<!\bin (?:the|its|their) )file ?names?|(?<!\bim )dateinamen?|names of (?:the|all|my) \w+|numbers? in front)\b/i.test(
      request,
    );
  const isOther =
    /\b(?:move|copy|delete|remove|verschieb\w*|kopier\w*|lösch\w*|list\w*|write|save)\b|\bnames? (?:\w+ )?(?:stays?|as they are|the same)|\bkeep(?:s|ing)? (?:(?:the|their|its|all|file) )*names?\b|namen? (?:\w+ )?(?:bleib\w*|gleich|behalten)/i.test(
      request,
    );
  return isAboutNames && asksToChange(request) && !isOther;
}

/** "Can you add up what they still owe me?": a number is wanted, and nothing is to be written. */
export function asksOnlyToCount(request: string): boolean {
  const counting =
    /\b(?:add(?:ing)? (?:it |them |that )?(?:all )?up|sum (?:it |them )?up|total up|work out|calculate|count|zähle?|addiere?|summiere?|berechne|rechne(?! (?:[^.,;!?\n]|\.(?=\w)){0,80} um(?=\s*(?:$|[.,;!?]|und\b))))\b|数えて|合計して|計算して/giu;
  // "count.sh prints nothing": what a file is called isn't asked for
  const text = withoutPaths(request);
  const rest = text.replaceAll(counting, " ");
  const isWritten =
    /\b(?:enter|fill|note|include|complete|record|put|store|notier\p{L}*|eintrag\p{L}*|trag\p{L}*|ergänz\p{L}*|vermerk\p{L}*)\b|入れ|書|記入/iu.test(
      rest,
    );
  return rest !== text && !isWritten && !asksToChange(rest) && !asksToWrite(rest);
}

/** Something is to be different afterwards. */
export function asksToChange(request: string): boolean {
  return /(?<!\w)(?<!\b(?:the|an?|our|my|your|his|her|their|this|last|next) )(add|append|insert|change|set|fix|mend|repair|remove|delete|rename|replace|move|copy|create|write|make|put|save|run|commit|update|correct|sort|turn|bump|raise|lower|mark|tick|untick|cross|comment out|clean up|tidy|hak\w*|abhaken|füge?|ergänz\w*|änder\w*|setze?|lösch\w*|entfern\w*|umbenenn\w*|benenn\w*|ersetz\w*|verschieb\w*|kopier\w*|erstell\w*|schreib\w*|mach\w*|leg\w*|korrigier\w*|streich\w*|tr[aä]g\w*|nimm|nehmt|tausch\w*|räum\w*|aktualisier\w*|verbesser\w*|take (?!(?:a look|care|notes?|place)\b)[^.?!\n]{0,60}?(?:out|off|away)|stelle? [^.?!\n]{0,60}?(?:auf|um|ein))\b|追加|足し|加え|削除|消して|変更|変えて|直して|修正|置き換え|作っ|作成|書い(?!て(?:あ[るっり]|い))|移動|移し|並[べび](?:替え|かえ|直)|入れ替え|切り替え|書き換え|書き直|[揃そ]ろ?え(?:て|たい)|チェックを(?:入れ|付け|つけ)|(?:上|下)げて|増やし|減らし/i.test(
    request,
  );
}

/** All of a text is to be taken in: no part of it is more of use than another one. */
export function asksForGist(request: string): boolean {
  return /(?<!\p{L})(?:summar\w*|overview|outline|gist|tl;?dr|main points|key points|in short|proofread|translat\w*|zusammenfass\w*|fass\w* .{0,80}zusammen|überblick|kurzfassung|übersetz\w*)\b|要約|まとめて|概要|翻訳/iu.test(
    request,
  );
}

/** Files themselves are to be counted, not what is in them. */
export function asksAboutFiles(request: string): boolean {
  return /\b(files?|photos?|photographs?|pictures?|images?|videos?|films?|documents?|dateien|fotos|bilder|dokumente)\b|ファイル|写真|動画/i.test(
    request,
  );
}

/** It is about files, folders or programs, without naming one. */
export function speaksOfFiles(request: string): boolean {
  return /\b(in (here|this folder|the folder|my (notes|files|mails))|folder|directory|repo(sitory)?|all (the |my )?(files|photos|pictures|notes|scripts?)|script|readme|(this|the) project|ordner|verzeichnis|dateien|skript)\b|フォルダ|ファイル/i.test(
    request,
  );
}

/** It is about what is done on a list, or isn't. */
export function asksForItems(request: string): boolean {
  return /\b(tasks?|to-?dos?|items?|things?|points?|aufgaben?|punkte?|sachen)\b|タスク|項目/iu.test(request);
}

/** Of many those are meant that something is said of: "all who have their birthday in March", "only the unpaid ones". */
export function asksForSome(request: string): boolean {
  return /\b(?:all|those|everyone|everybody|people|members|guests|customers|ones|rows|entries|items|things) (?:\p{L}+ )?(?:who|whose|that|which|with|in|from|of|under|over)\b|\b(?:everything|anything|whatever)\b[^.;!?\n]{0,40}?\b(?:that|which|whose|below|above|under|over)\b|\b(?:each|every) \p{L}+ (?:(?:\p{L}+ )?(?:who|whose|that|which)|on|in|from|under|with)\b|\b(?:only|just) (?:the|those)\b|\b(?:who|whose)\b|\b(?:alle[nr]?|jene[nr]?|diejenigen),? (?:\p{L}+,? )?(?:die|der|deren|mit|aus|in|im|unter|über)\b|\bnur (?:die|den|das)\b|(?<!いた)だけ|のみ/iu.test(
    request,
  );
}

/** A number is asked for that can be counted or added up. */
export function asksForNumber(request: string): boolean {
  return askingForNumber.test(request);
}

const askingForNumber = new RegExp(
  String.raw`\b(how (many|much)|what (?:(?:did|do|have|has) )?(?:i|we|you|they|he|she) (?:took|take|taken|made|make|earn(?:ed)?|spen[dt]|paid|pay|owed?) |${notOfNumbering}number of|count|total|sum|add up|altogether|average|mean|most|least|highest|lowest|largest|biggest|smallest|cheapest|dearest|most expensive|hottest|coldest|longest|shortest|oldest|newest|youngest|earliest|heaviest|fastest|slowest|best|worst|wie ?viele?[nr]?|anzahl|summe|gesamt|insgesamt|zusammen|durchschnitt\w*|höchste\w*|niedrigste\w*|teuerste\w*|billigste\w*|meisten|größte\w*|kleinste\w*)\b|いくつ|何(件|人|個|本|枚|回|冊|円|名|脚|台|匹|頭|羽|箱|袋|杯|皿|席|曲|通|点|キロ|リットル|メートル)|合計|平均|いくら|最大|最小|一番`,
  "iu",
);

/** Whom a request begins with, in small letters, and what follows: "Ask the scout …", "Could builder …", "scout, …", "Lass den scout …". */
export function addressee(request: string): { name: string; rest: string } | null {
  const verb = "ask|let|have|tell|get|use|can|could|would|will|lass|frage?|sag|kann|könnte|soll";
  const ways = [
    new RegExp(
      `^\\W*(?:(?:please|bitte) )?(?:${verb}) (?:(?:the|den|die|das|dem|der) )?([\\p{L}\\p{N}_-]+)(?=[\\s,:]|$)`,
      "iu",
    ),
    /^\W*([\p{L}\p{N}_-]+)(?= ?[,:] )/u,
    /^@?([\w-]+)(?:に|、)/,
  ];
  for (const way of ways) {
    const found = way.exec(request);
    if (found?.[1] !== undefined) return { name: found[1].toLowerCase(), rest: request.slice(found[0].length).trim() };
  }
  return null;
}
