import { baseName } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { wordsOf } from "../../request/words/words.ts";
import { type ListGroup, listGroups, plainEntry } from "../../written/list-groups.ts";
import { newFromText } from "./new-from-one.ts";
import { saysNothingElse } from "./plain-conversion.ts";

const largest = 20_000;
/** What a checklist is called, or looks like. */
const asChecklist =
  /["'\u0060„「]?(?<![^\s"'\u0060„「])[-*] \[ ?\](?: [^\s"'\u0060“」]+(?=["'\u0060“」]))?["'\u0060“」]?|(?<!\p{L})(?:check ?-?lists?|check ?-?boxes|checklisten?|kästchen)(?!\p{L})|チェックリスト/giu;
const areOpen =
  /(?<!\p{L})(?:(?:that |which )?(?:(?:are|is|have|has)(?:n['’]?t| not)|not)(?: been)? (?:yet )?(?:done|finished|completed|ticked(?: off)?)(?: yet)?|(?:that |which )?(?:are |is )?still (?:open|to be done|to do)|open(?! (?:the|it))|unfinished|(?:die |was )?noch (?:offen|nicht (?:erledigt|fertig))(?: (?:ist|sind))?|offene[nrs]?|unerledigte[nrs]?)(?!\p{L})|(?:まだ)?(?:終わっ|済ん|完了し)[てで]い?ない(?:もの|項目|の)?|未完了の?(?:もの|項目)?/giu;
/** Who does it stands in the entries. */
const withNames =
  /(?<!\p{L})(?:with |and |mit |und )?(?:who (?:does|is (?:doing|to do|responsible for)|has to do) (?:it|each|what|them)|(?:the |their )?names?(?: of (?:who|whoever) \p{L}+ (?:it|them))?|wer (?:es|sie|was) macht|(?:dem |den )?namen?|(?:der |dem )?zuständige[nr]?)(?!\p{L})|担当者?(?:の名前)?も?|名前も?/giu;
const plain =
  `only just all every ones one items item points point tasks task things things as of out under section list into in me nur alle punkte punkt aufgaben aufgabe dinge als im unter abschnitt liste ins packe pack`.split(
    /\s+/,
  );
const plainJapanese = /のうち|だけ|のみ|まとめて|(?:も)?つけて|付けて|入れて|(?:も)?らえますか|いただけますか/gu;
/** How an entry ends, or begins, that is done; and what leaves that open. */
const done =
  /(?:→|->|=>|[-–—:：,、(（])\s*(?:済み?|完了|done|finished|erledigt|fertig)\s*[)）]?\s*$|[✓✔☑✅]\s*[)）]?\s*$|^\s*(?:[-*+•・]\s*)?(?:\[[xX✓]\]|✓|✔|☑|✅|~~.*~~\s*$)/iu;
const mayBeDone =
  /→|->|=>|済|完了|~~|(?<!\p{L})(?:done|finished|half|partly|erledigt|fertig|halb|teilweise|ok)(?!\p{L})/iu;

/**
 * A checklist of the entries of one list of a text that aren't marked as done: "put the open tasks from minutes.md into todo.md as a checklist". Empty where the text has several
 * lists and none of them is named, an entry leaves open whether it is done, or more is wanted.
 */
export async function openChecklistCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromText(request, files, { to: /\.(?:md|markdown)$/iu, largest });
  if (!found || request.search(asChecklist) === -1 || request.search(areOpen) === -1) return [];
  const text = (await view.text(found.source.path)) ?? "";
  const group = groupSaid(listGroups(text), request);
  if (!group) return [];
  const lines = text.split(/\r?\n/u);
  const isPlain = group.entries.every(({ start, end }) => end === start + 1);
  const entries = group.entries.map(({ start }) => lines[start] ?? "");
  const open = entries.filter((line) => !done.test(line));
  if (!isPlain || open.length === 0 || open.length === entries.length || open.some((line) => mayBeDone.test(line)))
    return [];
  const isNamed = request.search(withNames) !== -1;
  if (isNamed && !open.every((line) => saysWho.test(line))) return [];
  const names = [found.path, found.source.path].flatMap((path) => [path, baseName(path)]);
  const rest = [asChecklist, areOpen, withNames, plainJapanese].reduce(
    (left, pattern) => left.replaceAll(pattern, " "),
    [...names, group.heading].reduce((left, name) => left.replaceAll(name, " "), request),
  );
  if (!saysNothingElse(rest, [...plain, ...wordsOf(group.heading)], null)) return [];
  const content = open.map((line) => `- [ ] ${plainEntry(line)}\n`).join("");
  return [{ tool: "write", input: { path: found.path, content } }];
}

/** "(Ida)", "– Ida", "@ida" */
const saysWho = /[(（][^()（）]+[)）]\s*$|\s[-–—]\s\p{L}|[:：]\s*\p{L}|@\p{L}/u;

/** The list whose heading the request has, or the only one; null where that is none, or several. */
function groupSaid(groups: readonly ListGroup[], request: string): ListGroup | null {
  const lists = groups.filter(({ entries }) => entries.length > 0);
  const text = request.toLowerCase();
  const said = lists.filter(({ heading }) => heading !== "" && text.includes(heading.toLowerCase()));
  const [only, ...others] = said.length > 0 ? said : lists;
  return only && others.length === 0 ? only : null;
}
