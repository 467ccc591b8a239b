import type { FileEntry } from "../../../../workspace-view.ts";
import { folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { limitsFiles } from "./limits-files.ts";
import { exceptions } from "./some-stay.ts";
import { tellsApart } from "./tells-apart.ts";

/** The clauses of a request; a point within a name ends none. */
export function clausesSaid(request: string): readonly string[] {
  return request
    .split(/[,;!?()、。\n]+|[.:](?=\s|$)|\.{2,}|…|\s[–—-]\s|\s(?:but|aber)\s/iu)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

const deeds =
  /(?<!\p{L})(?:mov(?:e|ing)|delet(?:e|ing)|renam(?:e|ing)|put|sort|cop(?:y|ies)|remove|erase|convert|zip|merge|make|create|write|edit|change|list|tell|show|add|update|number|verschieb\p{L}*|lösch\p{L}*|\p{L}*benenn\p{L}*|kopier\p{L}*|entfern\p{L}*|sortier\p{L}*|änder\p{L}*|schreib\p{L}*|mach|erstell\p{L}*|zeig\p{L}*|sag)(?!\p{L})/iu;
const polite =
  /(?<!\p{L})(?:please|pls|thanks?(?: you)?|thx|hi|hello|hey|ok(?:ay)?|oh(?: no)?|bitte|danke|hallo|für mich|for me)(?!\p{L})|お願い(?:します|いたします)?|ください|下さい/giu;
const stays =
  /(?<!\p{L})(?:stays?|remains?|leave|keeps?|needs?|bleib\p{L}*|lass\p{L}*|behalt\p{L}*|brauch\p{L}*|(?:do not|don['’]?t|dont|nicht) (?:\p{L}+ ){0,2}?(?:touch|move|delete|rename|change|anfassen|verschieben|löschen|umbenennen|ändern)|(?:is|are|isnt|isn['’]t|arent|aren['’]t) (?:not )?(?:mine|ours)|nicht (?:an(?:fassen|rühren)|löschen|verschieben|umbenennen|ändern))(?!\p{L})|そのまま|残し/iu;
/** All that isn't meant. */
const others =
  /(?<!\p{L})(?:(?:the |all |every)?(?:rest|others?|(?:everything|all|anything|what) else)|alles andere|(?:die |den |alle )?(?:anderen|übrigen)|(?:der |den )?rest|sonst nichts?)(?!\p{L})|ほか|(?<!\p{L})他|それ以外/iu;
const onlyThere =
  /^(?:(?:and|und) )?(?:only|just|nur) (?:there|here|in there|dort|da|hier|(?:in|im) (?:(?:the|dem|folder|ordner) )*(?<folder>[\p{L}\p{N}_/-]+)(?: folder)?)$/iu;
const itself = /^(?:(?:and|so|und) )?(?:(?:dont|don['’]?t|do not) touch (?:it|them|that)|(?:bitte )?nicht anfassen)$/iu;

/**
 * Whether the clauses that a rule hasn't read say no more of what is to be done with these files: they tell why, or that others stay. `rest` is the request without
 * what the rule has read of it.
 */
export function saysNoMore(rest: string, going: readonly string[], files: readonly FileEntry[]): boolean {
  const meant = files.filter(({ path }) => going.includes(path));
  const staying = files.filter(({ path }) => !going.includes(path));
  const folders = new Set(going.map(folderOf));
  const clauses = clausesSaid(rest.replaceAll(polite, " "));
  return clauses.every((clause, index) => {
    const only = onlyThere.exec(clause);
    if (only) {
      const folder = only.groups?.["folder"]?.replace(/\/$/u, "");
      return folder === undefined || going.every((path) => path.startsWith(`${folder}/`));
    }
    if (itself.test(clause)) return index > 0 && stays.test(clauses[index - 1] ?? "");
    if (exceptions.test(clause)) return false;
    // "the other wavs I still have to convert"
    if (others.test(clause)) return !isOrder.test(clause) || stays.test(clause);
    if (stays.test(clause)) return isOfOthers(clause, meant, staying);
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(clause)) return false;
    const isInFolders = meant.filter(({ path }) => folders.has(folderOf(path)));
    return !deeds.test(clause) && !limitsFiles(clause) && !tellsApart(clause, isInFolders);
  });
}

const isOrder = new RegExp(`^(?:(?:and|then|also|und|dann|auch) )*(?:${deeds.source})`, "iu");

/** Whether a clause that says that something stays speaks of files, or folders, that do. */
function isOfOthers(clause: string, going: readonly FileEntry[], staying: readonly FileEntry[]): boolean {
  const said = wordsOf(clause).filter((word) => /^\p{L}{3}|^\p{Script=Han}{2}/u.test(word));
  const wordsIn = ({ path }: FileEntry) => wordsOf(stemOf(path));
  const has = (words: readonly string[], word: string) => words.some((own) => isSameNoun(own, word));
  const inFolder = ({ path }: FileEntry) => wordsOf(folderOf(path));
  const isOther = said.some(
    (word) =>
      staying.some((file) => has([...wordsIn(file), ...inFolder(file)], word)) &&
      !going.some((file) => has(wordsIn(file), word) || has(inFolder(file), word)),
  );
  const isGoing = said.some((word) => {
    const own = going.filter((file) => has(wordsIn(file), word));
    return own.length > 0 && own.length < going.length;
  });
  return isOther && !isGoing;
}
