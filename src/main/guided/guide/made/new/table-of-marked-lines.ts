import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { delimiterFor, tableText } from "../../facts/tables/csv-lines.ts";
import { markedTasks, type MarkedTask } from "./marked-tasks.ts";
import { orderOf, withoutWay } from "../../facts/tables/sorted-facts.ts";
import { withoutWhatStays } from "../../request/limits/denied-clauses.ts";
import { listedNames } from "../../request/texts-and-tables/listed-names.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { withoutSortClause } from "../../request/texts-and-tables/sort-clause.ts";
import { newFromText } from "./new-from-one.ts";
import { saysNothingElse, turnsInto } from "./plain-conversion.ts";
import { rowsSorted } from "./rows-sorted.ts";

type Part = keyof MarkedTask;

const largest = 50_000;
const parts: readonly (readonly [Part, string])[] = [
  ["who", "who|name|person|owner|assignee|responsible|wer|zuständige?[rn]?|verantwortliche?[rn]?|誰|だれ|担当者?"],
  ["what", "what|tasks?|to-?do|actions?|description|was|aufgaben?|tätigkeit|何|内容|作業|タスク|やること|すること"],
  [
    "due",
    "due(?:[ _-](?:date|by|on))?|deadline|until|by|when|date|bis(?:[ _-]wann)?|wann|frist|termin|datum|fällig(?:[ _-]am)?|期限|締め?切り?|いつまで|日付",
  ],
];
const anyPart = parts.map(([, names]) => names).join("|");
const partTests = parts.map(([part, names]) => [part, new RegExp(`^(?:${names})$`, "iu")] as const);

const lines = String.raw`(?:lines?|items?|points?|entries|entry|notes?|[Zz]eilen?|[Pp]unkte?n?|[Ee]inträgen?)`;
/** "the ACTION lines", "all lines that begin with DUE", 「担当」の行 */
const marks: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:all|every|each|the|alle|die|den|der) )*["'„“\u0060]?(?<mark>\p{Lu}{2,10}|action|todo|to-do)["'”“\u0060]?:?[ -]${lines}(?!\p{L})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:all|every|each|the|alle|die|den|der) )*${lines} (?:(?:that|which|die) )?(?:begin(?:ning)? with|start(?:ing)? with|marked(?: with| as)?|with|mit|beginnen(?:d)? mit|anfangen mit) ["'„“\u0060]?(?<mark>\p{Lu}{2,10})["'”“\u0060]?:?(?!\p{L})(?: (?:beginnen|anfangen|markiert sind))?`,
    "u",
  ),
  /(?:すべての|全ての|全部の)?[「『]?(?<mark>[\p{Script=Han}\p{Script=Katakana}ー]{2,6}|[A-Z]{2,10})[」』]?(?:で始まる|と書いてある|と書かれた|の)(?:行|項目)(?:を(?=、|\S*[\p{L}\p{N}]\.\w)|から|だけ)?/u,
];
const asIso =
  /(?<!\p{L})(?:(?:with|and|mit|und) )*(?:(?:the|all|das|die|den|alle|write) )*(?:dates?|datum|daten|deadlines?|due dates?)?(?: (?:please|bitte|should be|is to be|written|formatted|jeweils|immer))*\s*,?(?:(?<!\p{L})(?:in the (?:form|format|style)|like|as|in(?: the)?|wie|als|im|in der form|im format|form(?:at)?)(?!\p{L}):?\s*)+["'„“「\u0060]?(?:(?:19|20)\d{2}-\d{2}-\d{2}|yyyy-mm-dd|jjjj-mm-tt|iso(?: ?8601)?(?:[ -]?(?:format|dates?|datum|form))?)["'”“」\u0060]?(?: (?:format|form))?|(?<!\p{L})iso(?: ?8601)?[ -]?(?:dates?|datum|format)(?!\p{L})|[(（]\s*(?:yyyy-mm-dd|jjjj-mm-tt)\s*[)）]|(?:日付|期限)(?:の形式)?(?:は|を)?[「『]?(?:(?:19|20)\d{2}-\d{2}-\d{2}|yyyy-mm-dd)[」』]?(?:の(?:ような|よう)?(?:形式?|書き方|フォーマット)|のように|形式)(?:に(?:して(?:ください)?)?|で(?:お願いします)?)?/iu;
const otherForm =
  /(?<!\p{L})(?:format\p{L}*|dd\.?[-/.]?mm|tt\.mm|mm\/dd)(?!\p{L})|形式|\d{1,2}[./]\d{1,2}[./]\d{2,4}/iu;
const asks = /(?<!\p{L})(?:please|pls|bitte|collect|gather|i['’]d like|sammel\p{L}*|hol\p{L}*)(?!\p{L})|ください/iu;
const ofColumns = /(?:列|項目)(?:名)?は?/gu;
const plain =
  `out collect gather machen minutes protocol meeting notes all pull list into me we agreed task tasks to-do todo action actions ones found protokoll besprechung sitzung daraus alle davon aufgabe aufgaben zieh ziehe hol hole rein`.split(
    /\s+/,
  );

/**
 * A new table of the lines of a text that begin with a mark, such as `ACTION Jo: order two nets, by 3 May`: who does what by when, in the columns that a request lists. Empty where one of these lines
 * is written otherwise, a date has no year, or anything else is wanted.
 */
export async function markedLineCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromText(request, files, { to: /\.(?:csv|tsv)$/iu, largest });
  if (!found || !(asksToWrite(request) || asks.test(request) || turnsInto.test(request))) return [];
  const said = marks.map((pattern) => pattern.exec(request)).find((each) => each !== null);
  const unformed = request.replace(asIso, " ");
  const list = listedNames(unformed, anyPart);
  const columns = list?.names.map((name) => partTests.find(([, test]) => test.test(name))?.[0] ?? "what") ?? [];
  if (!said || !list || new Set(columns).size < columns.length || !columns.includes("what")) return [];
  const bare = withoutWhatStays(unformed).replace(said[0], " ").replace(list.text, " ").replaceAll(ofColumns, " ");
  const order = orderOf(bare);
  const rest = order ? withoutWay(withoutSortClause(bare)) : bare;
  if (otherForm.test(rest) || !saysNothingElse(rest, [...plain, found.path, found.source.path], null)) return [];
  const tasks = markedTasks(
    (await view.text(found.source.path)) ?? "",
    said.groups?.["mark"] ?? "",
    unformed !== request,
  );
  const isAll = tasks?.every(
    (task) => (columns.includes("who") || task.who === "") && (columns.includes("due") || task.due === ""),
  );
  if (!tasks || !isAll) return [];
  const rows = tasks.map((task) => columns.map((column) => task[column]));
  const sorted = order ? rowsSorted(rows, list.names, order) : rows;
  if (!sorted) return [];
  return [
    { tool: "write", input: { path: found.path, content: tableText(list.names, sorted, delimiterFor(found.path)) } },
  ];
}
