import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { isQuestion } from "../../request/questions/is-question.ts";
import { numberNamed, numberWords } from "../../request/words/number-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { folderWithin } from "./said/folder-within.ts";
import { placesIn } from "./places-in.ts";
import { saidTarget, withoutTarget } from "./said/said-target.ts";
import { clausesSaid, saysNoMore } from "./said/says-no-more.ts";
import { saysDeleting } from "../../request/files/says-deleting.ts";
import { unreadWords } from "./said/unread-words.ts";

const count = String.raw`\d{1,2}|${numberWords(1)}`;
const newest = String.raw`(?:newest|latest|most recent|neu(?:e)?sten|jüngsten|aktuellsten|letzten)`;
const row = String.raw`(?:(?<count>${count}) ${newest}|(?:last|${newest}) (?<behind>${count}))`;
/** "just the 3 newest should stay", "behalte nur die drei neuesten", 「最新の3つだけ残して」 */
const staying = [
  new RegExp(
    String.raw`(?<!\p{L})(?:only |just |nur |bis auf |all but |everything but |except(?: for)? |keep |leave |behalte? |und |and |so that |sodass )*(?:the |die )?${row}(?: (?:ones|files|of them|each|dateien|backups?|copies))?(?: (?:should|shall|may|can|must|have to|sollen|dürfen|müssen|are to|are))*(?: (?:stays?|remains?|bleiben|behalten|be kept|kept|übrig bleiben))?(?!\p{L})`,
    "iu",
  ),
  /最新の?(?<count>\d{1,2})(?:件|個|つ|枚|本)?(?:だけ|のみ)?(?:を)?(?:残し|以外)(?:て)?/iu,
];
const keeps =
  /(?<!\p{L})(?:keep|kept|stays?|remains?|leave|all but|everything but|except|bleiben|behalte?n?|bis auf|übrig)(?!\p{L})|残し|以外/iu;
const byName =
  /\(?(?:go |going )?(?:by|after|according to|nach|laut) (?:the |dem )?(?:dates?|datum) in (?:the|their|its|dem|den)? ?(?:file ?)?(?:names?|dateinamen|namen)\)?/giu;
const dateIn =
  /(?<!\d)((?:19|20)\d{2})([-_.]?)(0[1-9]|1[0-2])(?:\2(0[1-9]|[12]\d|3[01]))?(?:[-_T ]?([0-2]\d)[-_:]?([0-5]\d))?(?!\d)/u;
const known =
  "old older oldest rest others other ones go gone date dates name names only just alten älteren alte ältere übrigen anderen lösch lösche löschen weg delete remove throw away keep leave stay all".split(
    " ",
  );

type Dated = { path: string; name: string; date: string; shape: string };

/**
 * The older ones of files with a date in their names, where a request says how many of the newest stay: gone, or in the folder that it says. Null where it leaves
 * open which files it means, or one of them may be newer than its name tells.
 */
export function newestPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const found = staying.map((way) => way.exec(request)).find((match) => match !== null);
  if (!found || !keeps.test(found[0]) || isQuestion(request)) return null;
  const said = (found.groups?.["count"] ?? found.groups?.["behind"] ?? "").toLowerCase();
  const kept = numberNamed(said) ?? Number(said);
  const text = request.replace(found[0], ". ").replaceAll(byName, ". ");
  const target = saysDeleting(text) ? null : saidTarget(text, files);
  if (!(kept > 0) || (target === null && !saysDeleting(text))) return null;
  const rest = target === null ? text : withoutTarget(text, target);
  const wishes = clausesSaid(rest).filter((clause) => wish.test(clause));
  const folder = folderWithin(wishes.join(", "), files);
  const spared = new Set(keptFiles(request, files));
  const beside = files.filter(({ path }) => folderOf(path) === folder && !spared.has(path));
  const dated = beside.flatMap(({ path }) => datedOf(path));
  const groups = [...groupBy(dated, ({ name }) => name).values()];
  const inWish = wordsOf(wishes.join(" ").replaceAll(/\S*\//gu, " "));
  const named = groups.filter(([one]) =>
    wordsOf(one?.name ?? "").some((word) => inWish.some((own) => isSameNoun(own, word))),
  );
  const [group, ...others] = named.length > 0 ? named : groups;
  if (!group || others.length > 0 || isOpen(group, beside)) return null;
  const older = group.toSorted((one, other) => (one.date < other.date ? 1 : -1)).slice(kept);
  const going = older.map(({ path }) => path);
  if (going.length === 0) return null;
  const own = [
    ...known,
    ...wordsOf(group[0]?.name ?? ""),
    ...wordsOf(folder ?? ""),
    "backups",
    "logs",
    "exports",
    "dumps",
    "copies",
    "scans",
  ];
  const left = clausesSaid(rest).filter((clause) => !wish.test(clause) || unreadWords(clause, own).length > 0);
  if (!saysNoMore(left.join(". "), going, files)) return null;
  return target === null ? going.map((path) => ({ path, to: null })) : placesIn(target, going, request, files);
}

const wish =
  /(?<!\p{L})(?:delete|remove|throw|get rid|move|put|go|lösch\p{L}*|verschieb\p{L}*|wirf|weg)(?!\p{L})|削除|消し|移動|移し/iu;

function datedOf(path: string): Dated[] {
  const stem = stemOf(path);
  const found = dateIn.exec(stem);
  if (!found) return [];
  const [whole, year = "", , month = "", day = "", hour = "", minute = ""] = found;
  const name = `${stem.replace(whole, " ").toLowerCase().trim()}${endingOf(path).toLowerCase()}`;
  return [{ path, name, date: year + month + day + hour + minute, shape: whole.replaceAll(/\d/gu, "0") }];
}

/** Whether it isn't sure which are the newest: two have the same date, dates are written in several ways, or one that is called so has none. */
function isOpen(group: readonly Dated[], files: readonly FileEntry[]): boolean {
  const [first] = group;
  const words = wordsOf(first?.name ?? "");
  const isCalled = ({ path }: FileEntry) =>
    dateIn.exec(stemOf(path)) === null &&
    folderOf(path) === folderOf(first?.path ?? "") &&
    wordsOf(stemOf(path)).some((word) => words.includes(word));
  return (
    new Set(group.map(({ date }) => date)).size < group.length ||
    new Set(group.map(({ shape }) => shape)).size > 1 ||
    files.some(isCalled)
  );
}
