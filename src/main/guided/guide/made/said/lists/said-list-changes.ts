import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import {
  type ListAddition,
  saidListAddition,
  wantsMoreOfList,
} from "../../../request/texts-and-tables/said-list-addition.ts";
import { clausesOf, withoutWhatStays } from "../../../request/limits/denied-clauses.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { wholeNames } from "../../../request/words/whole-names.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { likeTheOthers } from "../../../written/like-the-others.ts";
import { leadOfNew, type ListGroup, listGroups, plainEntry, textOfEntry } from "../../../written/list-groups.ts";
import { removalOf } from "../removal-of.ts";

/**
 * What a request wants to be put under a heading of a list, and the entry that it wants to be gone in the same breath. Empty where it says only the one
 * of which the model would have to find out more, or wants anything else of the list.
 */
export async function saidListChangeCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || wantsMoreOfList(request)) return [];
  const file = await textMeant(request, files, /\.(?:md|markdown|txt)$/i, view);
  if (!file) return [];
  const groups = listGroups(file.text).filter(({ entries }) => entries.length > 0);
  const said = withoutWhatStays(request).replaceAll(file.path, " ");
  const addition = saidListAddition(
    said,
    groups.map(({ heading }) => heading),
  );
  const group = groups.filter(({ heading }) => heading === addition?.heading);
  if (!addition || group.length !== 1) return [];
  const gone = goneIn(file, groups, said, addition);
  const calls = gone && [...additionCalls(file, group[0], addition), ...gone];
  return calls?.toSorted((one, other) => Number(other.input["line"]) - Number(one.input["line"])) ?? [];
}

function additionCalls({ path, text }: FileText, group: ListGroup | undefined, { items }: ListAddition): Call[] {
  const lines = text.split("\n");
  const last = group?.entries.at(-1);
  if (!group || !last) return [];
  const own = group.entries.map(({ start }) => plainEntry(lines[start] ?? ""));
  const missing = items.filter((each) => !own.some((text) => text.toLowerCase() === each.toLowerCase()));
  const lead = leadOfNew(lines[last.start] ?? "");
  const end = (lines[last.start] ?? "").endsWith("\r") ? "\r" : "";
  const old = lines.slice(last.start, last.end).join("\n");
  const texts = group.entries.map((entry) => textOfEntry(lines, entry));
  const fresh = missing.map((each) => likeTheOthers(each, texts));
  const added = fresh.map((each) => `\n${lead}${each ?? ""}${end}`).join("");
  return missing.length === 0 || fresh.includes(null)
    ? []
    : [{ tool: "edit", input: { path, old_text: old, new_text: old + added, line: last.start + 1 } }];
}

/** The entry that is to go, in whichever clause its name stands; null where one is to go and it isn't clear which. */
function goneIn(
  { path, text }: FileText,
  groups: readonly ListGroup[],
  said: string,
  { heading, items }: ListAddition,
): Call[] | null {
  if (!clausesOf(said).some(wantsGone)) return [];
  const lines = text.split("\n");
  const entries = groups
    .flatMap((group) => group.entries)
    .map((entry) => ({ entry, name: plainEntry(lines[entry.start] ?? "") }));
  const rest = [heading, ...items].reduce((bare, each) => bare.replaceAll(each, " "), said);
  const named = entries.map(({ name }) => name).filter((name) => name !== "" && wholeWord(name, "iu").test(rest));
  const [name, ...others] = wholeNames([...new Set(named)], rest);
  const meant = entries.filter((each) => each.name === name);
  const [only, ...more] = meant;
  return name !== undefined && others.length === 0 && only && more.length === 0
    ? [removalOf(path, lines, only.entry)]
    : null;
}
