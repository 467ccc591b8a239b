import { baseName, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { allElse } from "../../../request/words/wanted-words.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { mostRead } from "./said-scope.ts";
import { exceptions } from "./some-stay.ts";
import { isFiller } from "./unread-words.ts";

/** What a file is known by: its own name, the folders that it is in or goes to, and what it says. */
type Known = { path: string; words: readonly string[]; text: readonly string[] };

const stays =
  /(?<!\p{L})(?:stays?|remains?|leave|spare|skip|ignore|omit|untouched|hands off|bleib\p{L}*|lass\p{L}*|verschon\p{L}*|überspring\p{L}*|finger weg|griffbereit)(?!\p{L})|そのまま|今のまま|残し|除[いくき]|例外|ないで/iu;
/** Somebody uses them, does them alone, or isn't done with them. */
const holding =
  /(?<!\p{L})(?:(?:i|we|he|she|they)(?:['’](?:m|d|re|ll|ve))? (?:\p{L}+ ){0,3}?(?:need|use|using|keep|want|like|check|look|read|finish|sort|do)|myself|ourselves|still|not yet|wait|first|private|both|at hand|handy|on purpose|is(?: all)? (?:right|fine|okay?)|are(?: all)? (?:right|fine|okay?)|not|never|no|without|brauch\p{L}*|benötig\p{L}*|noch|selbst|selber|privat|gehör\p{L}*|absichtlich|extra|warte\p{L}*|zuerst|nicht|kein\p{L}*|ohne|behalt\p{L}*|keep)(?!\p{L})|n['’]t(?!\p{L})|まだ|使(?:う|って)|必要|自分で/iu;
/** What they are called behind it, where it is the wish itself: "I'd like to sort". */
const isWish =
  /^(?:\s*(?:hi|hey|please|so|and|bitte|also|und)[ ,]*)*(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) (?:you |all |the |my |our |these )|(?:can|could|would) you )/iu;

/**
 * Whether a request says of some of these files, in whatever words, that they stay as they are or are still needed: they are called by a word of such a clause,
 * or say it themselves. Then it isn't clear that they are meant, although a rule fits them.
 */
export async function holdsBack(
  request: string,
  moved: readonly Place[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<boolean> {
  const clauses = clausesOf(request).filter((clause) => !allElse.test(clause) && !isWish.test(clause));
  const telling = clauses.filter((clause) => isOfException(clause) || holding.test(clause));
  if (telling.length === 0) return false;
  const folders = new Set(moved.map(({ path }) => folderOf(path)));
  const targets = new Map(moved.map(({ path, to }) => [path, to ?? ""]));
  const beside = files.filter(({ path }) => targets.has(path) || folders.has(folderOf(path)));
  const known = await Promise.all(
    beside.map((file) => knownBy(file, targets.get(file.path) ?? "", view, moved.length)),
  );
  const [going, staying] = [
    known.filter(({ path }) => targets.has(path)),
    known.filter(({ path }) => !targets.has(path)),
  ];
  return telling.some((clause) => {
    const isStrong = isOfException(clause);
    // of a wish that is told and an exception in one clause either may speak
    const found = going.map((file) => saidOf(file, clause, isStrong));
    const others = staying.map((file) => saidOf(file, clause, isStrong));
    const shared = (word: string) =>
      found.every((words) => words.includes(word)) && (!isStrong || others.every((words) => words.includes(word)));
    const said = found.map((words) => words.filter((word) => !shared(word)));
    return said.some(
      (words) =>
        words.length > 0 &&
        !others.some((other) => other.length > words.length && words.every((word) => other.includes(word))),
    );
  });
}

function isOfException(clause: string): boolean {
  return stays.test(clause) || exceptions.test(clause) || needed.test(clause);
}

/** "the bank's I need here" */
const needed =
  /(?<!\p{L})(?:i|we)(?:['’](?:m|re|ll))? (?:\p{L}+ ){0,2}?(?:need|use|using|working (?:on|with))(?: (?:here|there|them|it|now|still|daily|both|at hand|side by side|for now|today|this week))*\s*$|(?<!\p{L})(?:brauche?n?|benötig\p{L}*) (?:ich|wir)(?: (?:hier|noch|alle|beide|jetzt|griffbereit|täglich))*\s*$/iu;

/** A point within a name ends no clause, and behind "exception:" it only begins. */
function clausesOf(request: string): readonly string[] {
  return request
    .replaceAll(/(?<=(?:exceptions?|ausnahmen?)):/giu, " ")
    .split(
      /[,;!?()、。\n]+|[.:](?=\s|$)|\s[–—-]\s|\s(?:but|aber)\s|\s(?:and|und)\s(?=(?:move|put|verschieb\p{L}*|leg\p{L}*|pack\p{L}*|räum\p{L}*)(?!\p{L}))/iu,
    )
    .filter((clause) => clause.trim() !== "");
}

async function knownBy({ path, size }: FileEntry, to: string, view: WorkspaceView, count: number): Promise<Known> {
  const isRead = count <= mostRead && size > 0 && size <= mostBytes && !isBinary(path);
  const folder = baseName(folderOf(path).slice(0, -1));
  const words = wordsOf([stemOf(path), folder, folderOf(to)].join(" "));
  return { path, words, text: isRead ? wordsOf((await view.text(path)) ?? "") : [] };
}

/** The words of a clause by which it may mean a file; its name to the letter is one. */
function saidOf({ path, words, text }: Known, clause: string, isStrong: boolean): readonly string[] {
  const isNamed = new RegExp(
    `(?<![\\p{L}\\p{N}_.-])${escapeRegExp(baseName(path))}(?![\\p{L}\\p{N}_-]|\\.\\p{L})`,
    "iu",
  );
  const bare = clause.replaceAll(/[\p{L}\p{N}_./-]*\.[a-z]\w{0,4}(?![\p{L}\p{N}_])/giu, " ");
  const said = [...new Set(wordsOf(bare))].filter(
    (word) => /^\p{L}{3}|^\p{Script=Han}{2}/u.test(word) && !isCommonWord(word) && !isFiller(word),
  );
  const own = isStrong || ofSome.test(clause) ? [...words, ...text] : words;
  const found = said.filter((word) => own.some((other) => isSameNoun(word, other)));
  return isNamed.test(clause) ? [...found, path] : found;
}

/** "the unpaid ones", "die von Jones": what is held back is told by what the files say, too. */
const ofSome = /(?<!\p{L})(?:ones?|those|that one|die|den|das)(?!\p{L})|もの/iu;
