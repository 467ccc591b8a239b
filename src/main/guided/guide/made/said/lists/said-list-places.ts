import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { wantsMoreOfList } from "../../../request/texts-and-tables/said-list-addition.ts";
import { saidListPlace } from "../../../request/texts-and-tables/said-list-place.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { likeTheOthers } from "../../../written/like-the-others.ts";
import { type Entry, leadOfNew, listGroups, plainEntry, textOfEntry } from "../../../written/list-groups.ts";

/**
 * What a request wants right before or behind an entry of a list, where that is the only one of its name, or the only one under the heading that is named. Empty where
 * it says no such thing, or leaves open where.
 */
export async function saidListPlaceCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || wantsMoreOfList(request) || clausesOf(request).some(wantsGone)) return [];
  const file = await textMeant(request, files, /\.(?:md|markdown|txt)$/i, view);
  if (!file) return [];
  const lines = file.text.split("\n");
  const groups = listGroups(file.text).filter(({ entries }) => entries.length > 0);
  const nameOf = ({ start }: Entry) => plainEntry(lines[start] ?? "");
  const place = saidListPlace(
    withoutPath(request, file.path),
    groups.flatMap(({ entries }) => entries.map(nameOf)),
  );
  if (!place) return [];
  const having = groups.flatMap((group) =>
    group.entries.filter((entry) => nameOf(entry) === place.anchor).map((entry) => ({ group, entry })),
  );
  const named = having.filter(({ group }) => isHeadingNamed(group.heading, request));
  const [only, ...others] = having.length > 1 ? named : having;
  if (!only || others.length > 0) return [];
  const { start, end } = only.entry;
  const own = lines.slice(start, end).join("\n");
  const item = likeTheOthers(
    place.item,
    only.group.entries.map((entry) => textOfEntry(lines, entry)),
  );
  if (item === null) return [];
  const fresh = `${leadOfNew(own)}${item}${own.endsWith("\r") ? "\r" : ""}`;
  const both = place.side === "before" ? `${fresh}\n${own}` : `${own}\n${fresh}`;
  return [{ tool: "edit", input: { path: file.path, old_text: own, new_text: both, line: start + 1 } }];
}

function withoutPath(request: string, path: string): string {
  return request.replaceAll(new RegExp(`(?:\\s(?:in|auf|im|on|to|of))?\\s*${escapeRegExp(path)}`, "giu"), "");
}

/** The first words of a heading say what it is about: "Mitgliederversammlung, 18. März". */
function isHeadingNamed(heading: string, request: string): boolean {
  const short = heading.split(/[,:(–—]| - /u)[0]?.trim() ?? "";
  return short !== "" && wholeWord(short, "iu").test(request);
}
