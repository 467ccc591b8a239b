import { baseName } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { changedLater, tellsOfChange, withLaterChanges } from "../../facts/lines/changed-later.ts";
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
/** What the text itself says is off isn't wanted. */
const withoutOff = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:and |but )?(?:please )?(?:leave out|leaving out|skip|without|except) (?:the (?:ones|things|people)|those|any(?:thing|one|body)|everything|what|whatever|all)(?: that| which| who)?(?:['’]s| (?:is|are|was|were|has|have|been)(?:n['’]?t)?| not| no longer| really){0,3} (?:cancell?ed|called off|off|needed|coming|dropped(?: out)?|crossed (?:out|off))(?: any ?more)?|(?:but )?(?:only|just) (?:the (?:ones|things|people)|those|what|who)(?: (?:that|which|who))?(?:['’]s| (?:is|are|we|i))?(?: (?:really|still|actually)){1,2} (?:needed|need|come|comes|coming|on|happening|takes? place|taking place|valid))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:aber )?(?:bitte )?(?:ohne|nicht) (?:das|die|den|alles|alle)(?: jenigen)?, (?:was|die|der|das)|(?:bitte )?lass(?: bitte)? (?:weg|aus), (?:was|wer)|was|wer)(?: \p{L}+){0,3} (?:gebraucht wird|nötig ist|brauchen|abgesagt (?:ist|sind|hat|haben|wurden?)|ausf(?:ä|a)ll(?:t|en)|wegf(?:ä|a)ll(?:t|en)|kommt|kommen)(?:,? (?:bitte )?(?:weglassen|auslassen|lass (?:bitte )?weg|nicht (?:aufnehmen|mit rein|mit hinein|rein|hinein)))?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:aber )?nur (?:das|die|wer|was)(?:jenigen)?(?:, (?:was|die|wer))?(?: wir)?(?: (?:wirklich|noch|tatsächlich)){1,2} (?:gebraucht (?:wird|werden)|nötig (?:ist|sind)|brauchen|kommt|kommen|stattfind(?:et|en)|gilt|gelten)(?!\p{L})`,
    "(?:もう)?(?:(?:い|要)らなくなった|(?:い|要)らない|不要になった|不要な|必要なくなった|中止になった|キャンセルになった)(?:もの|項目|人|の)?(?:は|を)?(?:入れない|除い|省い|含めない|載せない|外し)(?:で|て)?(?:ください|下さい|ね|ほしい(?:です)?)?",
  ].join("|"),
  "giu",
);
const plain =
  `only just all every ones one items item points point tasks task things things as of out under section list into in me nur alle punkte punkt aufgaben aufgabe dinge als im unter abschnitt liste ins zum zur packe pack`.split(
    /\s+/,
  );
const plainJapanese =
  /の形(?=で|に)|のうち|だけ|のみ|まとめて|(?:も)?つけて|付けて|入れて|(?:も)?らえますか|いただけますか/gu;
/** How an entry ends, or begins, that is done; and what leaves that open. */
const done =
  /(?:→|->|=>|[-–—:：,、(（])\s*(?:済み?|完了|done|finished|erledigt|fertig)\s*[)）]?\s*$|[✓✔☑✅]\s*[)）]?\s*$|^\s*(?:[-*+•・]\s*)?(?:\[[xX✓]\]|✓|✔|☑|✅|~~.*~~\s*$)/iu;
const mayBeDone =
  /→|->|=>|済|完了|~~|(?<!\p{L})(?:done|finished|half|partly|erledigt|fertig|halb|teilweise|ok)(?!\p{L})/iu;

/**
 * A checklist of the entries of one list of a text that aren't marked as done: "put the open tasks from minutes.md into todo.md as a checklist"; or of those that the text doesn't call off, where a request
 * wants just these. Empty where the text has several lists and none of them is named, an entry leaves open whether it is done, or more is wanted.
 */
export async function openChecklistCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromText(request, files, { to: /\.(?:md|markdown)$/iu, largest });
  if (!found || request.search(asChecklist) === -1) return [];
  const text = (await view.text(found.source.path)) ?? "";
  const group = groupSaid(listGroups(text), request);
  if (!group || !group.entries.every(({ start, end }) => end === start + 1)) return [];
  const entries = group.entries.map(({ start }) => start);
  const open = openOf(entries, text, request);
  if (!open || open.length === 0 || open.length === entries.length) return [];
  const isNamed = request.search(withNames) !== -1;
  if (isNamed && !open.every((line) => saysWho.test(line))) return [];
  const names = [found.path, found.source.path].flatMap((path) => [path, baseName(path)]);
  const rest = [withoutOff, asChecklist, areOpen, withNames, plainJapanese].reduce(
    (left, pattern) => left.replaceAll(pattern, " "),
    [...names, group.heading].reduce((left, name) => left.replaceAll(name, " "), request),
  );
  if (!saysNothingElse(rest, [...plain, ...wordsOf(group.heading)], null)) return [];
  const content = open.map((line) => `- [ ] ${plainEntry(line)}\n`).join("");
  return [{ tool: "write", input: { path: found.path, content } }];
}

/** The entries, by their lines, that a request wants; null where it wants all, or it isn't clear which. */
function openOf(entries: readonly number[], text: string, request: string): readonly string[] | null {
  const lines = text.split(/\r?\n/u);
  const said = entries.map((line) => lines[line] ?? "");
  if (request.search(withoutOff) !== -1) {
    const [holding = ""] = withLaterChanges([text], request);
    const left = new Set(holding.split(/\r?\n/u));
    const kept = said.filter((line) => left.has(line));
    // one that is said to be otherwise now is neither left out nor as it was
    const told = holding.split(/(?<=[.!?。])\s*|\n/u).filter(tellsOfChange);
    const isTold = (line: string) => told.some((sentence) => sentence.includes(plainEntry(line)));
    return isEachOnce(said) && !holding.includes(changedLater) && !kept.some(isTold) ? kept : null;
  }
  if (request.search(areOpen) === -1) return null;
  const open = said.filter((line) => !done.test(line));
  return open.some((line) => mayBeDone.test(line)) ? null : open;
}

function isEachOnce(lines: readonly string[]): boolean {
  return new Set(lines).size === lines.length;
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
