import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../workspace-view.ts";
import { textMeant } from "../../files/texts-meant.ts";
import { isQuestion } from "../../request/is-question.ts";
import { type ListAddition, saidListAddition } from "../../request/said-list-addition.ts";
import { saidListPlace } from "../../request/said-list-place.ts";
import { clausesOf, withoutWhatStays } from "../../request/denied-clauses.ts";
import { wantsGone } from "../../request/wants-gone.ts";
import { wholeNames } from "../../request/whole-names.ts";
import { escapeRegExp, wholeWord } from "../../request/word-pattern.ts";
import { type Entry, type ListGroup, listGroups } from "../../written/list-groups.ts";

/**
 * What a request wants to be put under a heading of a list, and the entry that it wants to be gone in the same breath. Empty where it says only the one
 * of which the model would have to find out more, or wants anything else of the list.
 */
export async function saidListChangeCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || changesMore.test(request)) return [];
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

/**
 * What a request wants right before or behind an entry of a list, where that is the only one of its name, or the only one under the heading that is named. Empty where
 * it says no such thing, or leaves open where.
 */
export async function saidListPlaceCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || changesMore.test(request) || clausesOf(request).some(wantsGone)) return [];
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
  if (!only || others.length > 0 || only.group.entries.some((each) => sameText(nameOf(each), place.item))) return [];
  const { start, end } = only.entry;
  const own = lines.slice(start, end).join("\n");
  const [lead = ""] = entryLead.exec(own) ?? [];
  const fresh = `${lead.replace(/\[[xX]\]/, "[ ]")}${inCapitals(place.item, only.group.entries.map(nameOf))}${own.endsWith("\r") ? "\r" : ""}`;
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

function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** As the others begin. */
function inCapitals(item: string, others: readonly string[]): string {
  return others.every((other) => /^\P{Ll}/u.test(other)) ? item.charAt(0).toUpperCase() + item.slice(1) : item;
}

const changesMore =
  /(?<!\p{L})(?:sort\p{L}*|rename|replace|move|instead|tick|check off|change|headings?|umbenenn\p{L}*|ersetz\p{L}*|statt|verschieb\p{L}*|sortier\p{L}*|abhaken)(?!\p{L})|並べ|変更|代わり|移/iu;

function additionCalls({ path, text }: FileText, group: ListGroup | undefined, { items }: ListAddition): Call[] {
  const lines = text.split("\n");
  const last = group?.entries.at(-1);
  if (!group || !last) return [];
  const own = group.entries.map(({ start }) => plainEntry(lines[start] ?? ""));
  const missing = items.filter((each) => !own.some((text) => text.toLowerCase() === each.toLowerCase()));
  const [lead = ""] = entryLead.exec(lines[last.start] ?? "") ?? [];
  const end = (lines[last.start] ?? "").endsWith("\r") ? "\r" : "";
  const old = lines.slice(last.start, last.end).join("\n");
  const added = missing.map((each) => `\n${lead.replace(/\[[xX]\]/, "[ ]")}${each}${end}`).join("");
  return missing.length === 0
    ? []
    : [{ tool: "edit", input: { path, old_text: old, new_text: old + added, line: last.start + 1 } }];
}

const entryLead = /^\s*(?:[-*+•・]\s*)(?:\[[ xX]?\]\s*)?/u;

function plainEntry(line: string): string {
  return line
    .replace(entryLead, "")
    .replaceAll(/[*_\r]/g, "")
    .trim();
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

function removalOf(path: string, lines: readonly string[], { start, end }: Entry): Call {
  const own = lines.slice(start, end).join("\n");
  if (end < lines.length) return { tool: "edit", input: { path, old_text: `${own}\n`, new_text: "", line: start + 1 } };
  const before = lines[start - 1] ?? "";
  return { tool: "edit", input: { path, old_text: `${before}\n${own}`, new_text: before, line: start } };
}
