import type { Json } from "../../../shared/json.ts";
import type { ToolCallPart, ToolMessage } from "../../../shared/message.ts";
import type { TurnState } from "../../agent/guide.ts";
import { turnOf } from "../../../shared/turn.ts";
import { answerLanguage } from "./request/words/answer-language.ts";
import { agreedOffer } from "./facts/people/agreed-offer.ts";
import { exitCodes } from "./facts/programs/exit-codes.ts";
import { sizeLimit } from "./facts/programs/size-limit.ts";
import { entryLead } from "./facts/entries/entry-told.ts";
import { optionDefault } from "./facts/programs/option-default.ts";
import { isSource } from "./facts/programs/program-constants.ts";
import { lengthOfList } from "./facts/times/length-of-list.ts";
import { edgeOfRows } from "./facts/times/edge-of-rows.ts";
import { lastDeparture } from "./facts/times/last-departure.ts";
import { isRatherDue, nextDue, nextDueTold, type NextDue } from "./facts/times/next-due.ts";
import { openingHours } from "./facts/times/opening-hours.ts";
import { underSaid } from "./facts/tables/under-said.ts";
import { withoutQuotedReplies } from "./facts/entries/quoted-replies.ts";
import { withoutMailHead } from "./facts/entries/without-mail-head.ts";
import { rangedRow } from "./facts/entries/ranged-row.ts";
import { type TextTable, textTables } from "./facts/tables/text-tables.ts";
import { sinceVersion } from "./facts/programs/since-version.ts";
import { askedCell, askedCellIn, cellTold, labelOfRow } from "./facts/entries/asked-cell.ts";
import { numberOfCard } from "./facts/people/number-of-card.ts";
import { askedEvent } from "./facts/times/asked-event.ts";
import { bestEntries } from "./facts/entries/best-entries.ts";
import { bestRow } from "./facts/entries/best-row.ts";
import { ofItsMonth } from "./facts/tables/month-table.ts";
import { type HandedOver, handedOver } from "./facts/entries/handed-over.ts";
import { documentDate } from "./facts/lines/statement-dates.ts";
import { holderOf } from "./facts/entries/holder-of.ts";
import { cronFacts } from "./facts/programs/cron-facts.ts";
import { rowsAskedFor } from "./facts/numbers/data-facts.ts";
import { fileFacts, saysCountsOfSome } from "./facts/numbers/file-facts.ts";
import { schemaTold } from "./facts/programs/schema-told.ts";
import { publishedPort } from "./facts/programs/published-port.ts";
import { settingAsked } from "./facts/programs/setting-asked.ts";
import { settingsInUnit } from "./facts/programs/settings-in-unit.ts";
import { settingTold } from "./facts/programs/setting-told.ts";
import { entryIn } from "./facts/entries/entry-in.ts";
import { withoutForeignOrders } from "./foreign-orders.ts";
import { filesFor } from "./files/files-for.ts";
import { delegateTool, isForOther } from "./turn/handed-on.ts";
import { planOf } from "./turn/parts.ts";
import {
  bestPart,
  notChanged,
  nothingMoved,
  notMoved,
  notRunnable,
  requestAgain,
  stillThere,
  stillToDo,
} from "./turn/note-parts.ts";
import { placedBy } from "./turn/placed.ts";
import { stepRecords } from "./turn/step-record.ts";
import {
  asksForItems,
  asksForSome,
  wantsEverywhere,
  wantsMending,
  wantsReplacing,
} from "./request/wishes/request-intent.ts";
import { mayAskForNumber } from "./request/questions/may-ask-for-number.ts";
import { keptFiles } from "./request/limits/kept-files.ts";
import { ruledOutOf } from "./request/limits/ruled-out-files.ts";
import { isTestFile, namedFiles, namedTargets } from "./files/named-files.ts";
import { withoutKept } from "./request/wishes/told-wishes.ts";
import { saidValueChange } from "./request/values/said-value.ts";
import { searchWords } from "./request/words/search-words.ts";
import { wordsOf } from "./request/words/words.ts";
import { wholeWord } from "./request/words/word-pattern.ts";
import type { Table, WorkspaceView } from "../workspace-view.ts";

/** A result this long pushes the request out of a small model's sight. */
const longResult = 400;

/** What the harness has to say of a result: facts that it checked itself, and the request again after much text. */
export async function noteFor(result: ToolMessage, state: TurnState, view: WorkspaceView): Promise<string> {
  const request = turnOf(state.messages).request?.text ?? "";
  const call = callOf(result, state);
  const found = call && result.status === "ok" ? await factsOf(call, request, state, view) : [];
  const facts = found.map((fact) => withoutForeignOrders(fact, request));
  const hint = call ? await commandHint(call, result, view) : "";
  if (call?.tool === delegateTool && isForOther(state.tools, request)) return "";
  const plan = call && !turnOf(state.messages).isNew ? await planNote(result, request, state, view) : "";
  const reminder = result.text.length > longResult && request ? `${requestAgain}${request.slice(0, 300)}` : "";
  const isUnchanged = result.status === "failed" && call?.tool === "edit" && !hasChanged(state);
  const language = result.status === "ok" ? answerLanguage(request) : "";
  return [...facts, hint, isUnchanged ? "Nothing is changed yet." : "", plan || reminder, language]
    .filter((part) => part !== "")
    .join("\n");
}

/** What is still to be done of a request with several parts: said at the end of each result, where it is read last. */
async function planNote(result: ToolMessage, request: string, state: TurnState, view: WorkspaceView): Promise<string> {
  const records = stepRecords([...turnOf(state.messages).since, result], state.tools);
  const [next] = planOf(request, await filesFor(request, view), records).open;
  return next ? `${stillToDo}${next.text}` : "";
}

async function factsOf(call: ToolCallPart, request: string, state: TurnState, view: WorkspaceView): Promise<string[]> {
  if (call.tool === "edit") return editFacts(call, request, state, view);
  // what is read of a longer file is what fits the request already
  const isWhole = call.input["offset"] === undefined;
  if (call.tool !== "view" || !isOfUse(request, state)) return [];
  const { path } = call.input;
  if (isWhole) return [await viewFacts(path, request, state.kind, view)];
  // what was counted of some of the rows can't be counted in a part of them
  const counted = typeof path === "string" && state.kind === "look" ? await fileFacts(path, request, view) : "";
  return saysCountsOfSome(counted) ? [counted] : [];
}

function isOfUse(request: string, { kind }: TurnState): boolean {
  const isOfSome = mayAskForNumber(request) || asksForItems(request) || asksForSome(request);
  return kind === "look" || kind === null || (kind === "make" && isOfSome);
}

async function viewFacts(
  path: Json | undefined,
  request: string,
  kind: TurnState["kind"],
  view: WorkspaceView,
): Promise<string> {
  if (typeof path !== "string") return "";
  const text = (await view.text(path)) ?? "";
  const whole = await view.table(path);
  const table = whole && kind === "look" ? ofItsMonth(whole, path, text, request) : whole;
  // nothing of it is of the month that is asked about
  if (whole && !table) return "";
  const schema = kind === "look" && /\.sql$/iu.test(path) ? schemaTold(text, request) : null;
  if (schema && (await isOnlyIn(path, schema.column, request, view)))
    return "cell" in schema ? schema.cell : `${bestPart}\n${schema.part}`;
  const ranged = kind === "look" ? await rangedIn(path, text, table, request, view) : "";
  if (ranged !== "") return ranged;
  const exits = kind === "look" && isSource.test(path) ? exitCodes(text, request) : "";
  if (exits !== "") return `${bestPart}\n${exits}`;
  const limit = kind === "look" ? sizeLimit(path, text, request) : null;
  if (limit) return cellTold({ value: limit.value, column: limit.name, row: limit.thing }, entryLead);
  const stated = kind === "look" ? cronFacts(path, text, request) || statedIn(path, text, request) : "";
  if (stated !== "") return stated;
  const held = table && kind === "look" ? holderOf(table, request) : null;
  if (held && (await isOnlyInLists(held.thing, path, view))) return held.told;
  const handed = table && kind === "look" ? handedOver(table, request) : null;
  if (handed && (await isOnlyInOlder(handed, path, view))) return handed.told;
  const value = kind === "look" ? (publishedPort(path, text, request) ?? settingTold(path, text, request)) : null;
  if (value && (await isOnlyIn(path, value.key, request, view))) return value.told;
  const isCell = table !== null && askedCell(table, request, "") !== "";
  const entry = kind === "look" && !isCell ? await entryIn(path, table, request, view) : null;
  if (entry && (entry.said === "" || (await isOnlyIn(path, entry.said, request, view)))) return entry.told;
  const event = kind === "look" && table && /\.(?:ics|ical)$/iu.test(path) ? askedEvent(table, request) : null;
  if (event && (await isOnlyIn(path, event.summary, request, view))) return event.told;
  const due = kind === "look" && table === null ? nextDue(path, text, request) : null;
  if (due && (await isRatherDueIn(path, due, request, view))) return nextDueTold(due, path);
  const timed = kind === "look" ? lengthOfList(path, text, await view.records(path), request) : "";
  if (timed !== "") return timed;
  const edge = table && kind === "look" ? edgeOfRows(path, table, request) : "";
  if (edge !== "" && (await isOnlyIn(path, undefined, request, view))) return edge;
  const facts = await fileFacts(path, request, view);
  if (facts !== "") return facts;
  const agreed = kind === "look" ? agreedOffer(text, request) : "";
  if (agreed !== "") return `${bestPart}\n${agreed}`;
  if (kind === "make") return table ? rowsAskedFor(table, request) : "";
  const inUnit = kind === "look" ? settingsInUnit(path, text, request) : "";
  const setting = settingAsked(path, text, request);
  if (inUnit !== "" || setting !== "") return [inUnit, setting && `${bestPart}\n${setting}`].filter(Boolean).join("\n");
  const number = table && kind === "look" ? numberOfCard(table, request) : null;
  if (number && (await isOnlyIn(path, number.row, request, view))) return cellTold(number);
  const cell = table && kind === "look" ? askedCell(table, request, await besideTable(path, view)) : "";
  const found = askedCellIn(cell);
  if (found && (await isOnlyIn(path, labelOfRow(found), request, view))) return cell;
  const row = table ? bestRow(table, request) : "";
  // a page has more than its table, and a text more than its rows
  const isOnlyTable = table !== null && /\.(?:csv|tsv|json)$/i.test(path);
  // what a mail quotes was so before
  const own = withoutMailHead(withoutQuotedReplies(withoutForeignOrders(text, request), request), request);
  const entries = row !== "" || isOnlyTable ? row : bestEntries(own, request, text);
  return entries === "" ? "" : `${bestPart}\n${entries}`;
}

/** What the one table of a file has for an amount that falls into the range of one of its rows. */
async function rangedIn(
  path: string,
  text: string,
  table: Table | null,
  request: string,
  view: WorkspaceView,
): Promise<string> {
  const plain = ({ columns, rows, heading }: TextTable) => ({
    heading,
    columns,
    rows: rows.map(({ cells }) => cells.map((each) => each.text)),
  });
  const tables = table ? [{ ...table, heading: "" }] : textTables(path, text).map(plain);
  const all = tables.flatMap((each) => {
    const ranged = rangedRow(each, request);
    return ranged ? [{ heading: each.heading, ranged }] : [];
  });
  const [found, ...others] = all.length > 1 ? underSaid(all, request) : all;
  if (!found || others.length > 0) return "";
  const { heading, ranged } = found;
  const isOfSeveral = all.length > 1;
  if ("row" in ranged) return `${bestPart}\n${isOfSeveral ? `${heading}\n` : ""}${ranged.row}`;
  const cell = askedCellIn(ranged.cell);
  if (!cell || !(await isOnlyIn(path, cell.row, request, view))) return "";
  return isOfSeveral ? cellTold({ ...cell, row: `${heading} › ${cell.row}` }) : ranged.cell;
}

/** What a program says of its options, a list of changes of its versions, and a page of when something is open or leaves. */
function statedIn(path: string, text: string, request: string): string {
  if (isSource.test(path)) return optionDefault(text, request);
  const version = /change|history|news|release/iu.test(path) ? sinceVersion(text, request) : "";
  const isPage = /\.(?:html?|md|markdown|txt)$/iu.test(path);
  return version || (isPage ? openingHours(text, request) || lastDeparture(text, request) : "");
}

/** Whether a file is the one that is named, or else no other file speaks of what was found: what was put elsewhere since may stand there. */
async function isOnlyIn(
  path: string,
  said: string | undefined,
  request: string,
  view: WorkspaceView,
): Promise<boolean> {
  if (namedFiles(request, await filesFor(request, view)).some((file) => file.path === path)) return true;
  return said !== undefined && (await view.search([said], 20)).every((match) => match.path === path);
}

/** Whether no other paper says rather when something is due. */
async function isRatherDueIn(path: string, due: NextDue, request: string, view: WorkspaceView): Promise<boolean> {
  const paths = new Set((await view.search([due.label], 40)).map((match) => match.path));
  const others = await Promise.all(
    [...paths].map(async (other) => (other === path ? null : nextDue(other, (await view.text(other)) ?? "", request))),
  );
  return others.every((other) => other === null || isRatherDue(due, other));
}

/** Whether no letter or note speaks of a thing: who has it may be said there, and in no list. */
async function isOnlyInLists(thing: string, path: string, view: WorkspaceView): Promise<boolean> {
  const places = await view.search([thing], 40);
  return places.every((match) => match.path === path || /\.(?:csv|tsv|json)$/iu.test(match.path));
}

/** Whether all other files that speak of what was handed over, or of who got it together with a word of that, were written before. */
async function isOnlyInOlder(
  { thing, day, holder, kind }: HandedOver,
  path: string,
  view: WorkspaceView,
): Promise<boolean> {
  const people = wordsOf(holder).filter((word) => word.length > 2);
  const things = wordsOf(`${thing} ${kind}`);
  const places = [
    ...(await view.search([thing], 40)),
    ...(await view.search(people, 40)).filter(({ text }) => wordsOf(text).some((word) => things.includes(word))),
  ];
  const others = [...new Set(places.map((match) => match.path))].filter((other) => other !== path);
  const dates = await Promise.all(others.map(async (other) => documentDate(other, (await view.text(other)) ?? "")));
  return dates.every((date) => date !== "" && date < day.slice(0, date.length));
}

/** What a page says around its tables. */
async function besideTable(path: string, view: WorkspaceView): Promise<string> {
  if (!/\.(?:md|markdown|html?|txt)$/i.test(path)) return "";
  const lines = ((await view.text(path)) ?? "").split("\n");
  return lines.filter((line) => !/^\s*\||<t[dhr]|\t| {2,}/iu.test(line)).join("\n");
}

async function editFacts(
  call: ToolCallPart,
  request: string,
  state: TurnState,
  view: WorkspaceView,
): Promise<string[]> {
  const { since } = turnOf(state.messages);
  const moved = stepRecords(since, state.tools).flatMap((record) => placedBy(record)?.moved ?? []);
  const changed = new Set([...since.flatMap(changedPath), ...moved.map(({ to }) => to)]);
  const files = await filesFor(request, view);
  const kept = [...keptFiles(request, files), ...ruledOutOf(request)];
  const named = namedTargets(request, files)
    .map(({ path }) => path)
    .filter((path) => !kept.includes(path));
  // only who wants a word replaced is told where else it stands: of a single change it would make many
  const isWordGone = wantsReplacing(request) || wantsEverywhere(request);
  // of a date or a price the same words stand in lines that are about something else
  const gone = isWordGone && saidValueChange(request) === null ? goneWords(call, request) : [];
  const within = named.length > 0 && !wantsEverywhere(request) ? named : null;
  const left = await Promise.all(gone.map((word) => leftOver(word, within, view)));
  // who wants a program mended names other files only for what goes wrong with them
  const open =
    changed.size < named.length && named.length > 1 && !wantsMending(request)
      ? named.filter((path) => !changed.has(path) && !isTestFile(path))
      : [];
  return [...left.filter((fact) => fact !== ""), ...open.map((path) => `${path} ${notChanged}.`)];
}

/** Words of the request that the change took out: they were to go, perhaps not only here. */
function goneWords(call: ToolCallPart, request: string): string[] {
  const { old_text: before, new_text: after, replace_all: isEverywhere } = call.input;
  if (typeof before !== "string" || typeof after !== "string") return [];
  if (isEverywhere === true) return [before];
  // what a request rules out has to stay
  const asked = new Set(searchWords(withoutKept(request).wanted));
  const words = new Set(before.match(/[\p{L}\p{N}_]{3,}/gu));
  return [...words].filter((word) => !after.includes(word) && asked.has(word.toLowerCase()));
}

/** Where a word still stands: in the files `within`, or in any for null. */
async function leftOver(word: string, within: readonly string[] | null, view: WorkspaceView): Promise<string> {
  const whole = wholeWord(word);
  const places = (await view.search([word], 20)).filter(
    ({ path, text }) => whole.test(text) && (within === null || within.includes(path)),
  );
  const lines = places.slice(0, 3).map(({ path, line, text }) => `${path}:${line}: ${text.trim().slice(0, 80)}`);
  return lines.length > 0 ? `"${word}" ${stillThere} ${lines.join("; ")}` : "";
}

async function commandHint(call: ToolCallPart, { text }: ToolMessage, view: WorkspaceView): Promise<string> {
  const command = call.input["command"];
  if (typeof command !== "string") return "";
  // what is there isn't overwritten, and the command says nothing of it
  if (/^(?:mv -nv|cp -rnv) /.test(command) && /\(no output\)\s*$/.test(text))
    return `${nothingMoved}: there is a file of that name already.`;
  const left = await leftBehind(command, view);
  if (left.length > 0) return `${notMoved}: ${left.join(", ")}. There is another file of that name already.`;
  const script = /^\.\/([\w./-]+\.sh)\b/.exec(command)?.[1];
  return script && /permission denied/i.test(text) ? `${notRunnable} Run: bash ${script}` : "";
}

/** The files that are still where a move was to take them from. */
async function leftBehind(command: string, view: WorkspaceView): Promise<string[]> {
  const moves = command.split(" && ").filter((each) => each.startsWith("mv -nv -- "));
  const sources = moves.flatMap((each) => wordsOfCommand(each).slice(3, -1));
  if (sources.length < 2) return [];
  const there = new Set((await view.files()).map(({ path }) => path));
  return sources.filter((path) => there.has(path));
}

/** What a command was given, as it was before it was quoted. */
function wordsOfCommand(command: string): string[] {
  const words = command.match(/(?:'[^']*'|\\'|[^\s'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/'([^']*)'|\\(')/g, "$1$2"));
}

function hasChanged(state: TurnState): boolean {
  const records = stepRecords(turnOf(state.messages).since, state.tools);
  return records.some(({ effect, status }) => effect === "change" && status === "ok");
}

function callOf(result: ToolMessage, state: TurnState): ToolCallPart | null {
  const parts = state.messages.flatMap((message) => (message.role === "assistant" ? message.parts : []));
  return parts.find((part): part is ToolCallPart => part.type === "tool-call" && part.callId === result.callId) ?? null;
}

function changedPath(message: TurnState["messages"][number]): string[] {
  if (message.role !== "assistant") return [];
  return message.parts.flatMap((part) => {
    if (part.type !== "tool-call" || (part.tool !== "edit" && part.tool !== "write")) return [];
    return typeof part.input["path"] === "string" ? [part.input["path"]] : [];
  });
}
