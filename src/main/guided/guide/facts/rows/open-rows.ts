import type { Table } from "../../../workspace-view.ts";
import { type Condition, isNo, isYes } from "./row-condition.ts";
import { monthOf } from "../tables/day-of-cell.ts";

/** What ends something: how a column of it is called, and how it is said of a row that it ended so, and that it didn't. */
type Ending = { column: RegExp; said: RegExp; denied: RegExp };

const negation = String.raw`(?<!\p{L})(?:not|never|nobody|no one|yet to be|still to be|waiting to be|(?:do|does|did|has|have|had|is|are|was|were|ca|wo|could)n['’]?t|nicht|nie|keine?[nrs]?)(?!\p{L})(?: \p{L}+){0,3}? `;
/** Of things that are lent. */
const ofReturn = /^(?:returned?|back|brought back|given back|zurück(?:gegeben|gebracht)?|rückgabe|返却)$/iu;
const endings = [
  {
    column: ofReturn,
    said: String.raw`(?:returned|brought (?:\p{L}+ ){0,2}back|g[ai]ven? (?:\p{L}+ ){0,2}back|(?:come|came|comes) back|back(?! in (?:\p{L}+|\d))|zurück(?:gegeben|gebracht|gekommen)?)`,
  },
  {
    column: /^(?:collected|picked up|fetched|pick-?up|abgeholt|abholung|受取|引取)$/iu,
    said: "(?:collected|picked (?:\\p{L}+ ){0,2}up|fetched|abgeholt)",
  },
  {
    column:
      /^(?:delivered|delivery|arrived|arrival|received|geliefert|lieferung|angekommen|eingetroffen|納品|到着|受領)$/iu,
    said: "(?:delivered|arrived|received|geliefert|angekommen|eingetroffen)",
  },
  {
    column: /^(?:sent|shipped|dispatched|posted|mailed|verschickt|versandt|versendet|versand|発送|出荷)$/iu,
    said: "(?:sent(?: out)?|shipped|dispatched|posted|mailed|go(?:ne)? out|verschickt|versandt|versendet|rausgegangen)",
  },
  {
    column:
      /^(?:left|departed|departure|moved out|checked out|check-?out|abgereist|abreise|ausgezogen|auszug|退去|退出)$/iu,
    said: "(?:(?:ha(?:ve|s|d)|already|who|that|which) left|departed|moved out|checked out|abgereist|ausgezogen)",
  },
  {
    column:
      /^(?:done|finished|completed?|closed|resolved|solved|fixed|repaired|ended?|erledigt|abgeschlossen|fertig|geschlossen|gelöst|behoben|repariert|beendet|完了|終了|解決|対応済?)$/iu,
    said: "(?:done|finished|completed|closed|resolved|solved|fixed|repaired|ended|erledigt|abgeschlossen|fertig|geschlossen|gelöst|behoben|repariert|beendet)",
  },
  {
    column:
      /^(?:answered|answer|replied|reply|response|responded|confirmed|beantwortet|antwort|bestätigt|回答|返信|確認)$/iu,
    said: "(?:answered|replied|responded|confirmed|(?:got|had|sent) (?:an answer|a reply)|beantwortet|geantwortet|bestätigt)",
  },
].map(({ column, said }): Ending => {
  const denied = new RegExp(`${negation}${said}(?!\\p{L})|(?<!\\p{L})un${said}(?!\\p{L})`, "giu");
  return { column, said: new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, "iu"), denied };
});

/** Columns say when it was, or on which day. */
const besides = /^(?:date|day|time|datum|tag)[ _-](?:of )?|[ _-]?(?:on|at|date|day|time|am|datum|日時?)$/giu;
const stillSo =
  /(?<!\p{L})(?:still|at the moment|at present|currently|right now|as of (?:now|today)|by now|noch|gerade|zurzeit|zur ?zeit|momentan|aktuell|im moment|derzeit|on loan|lent out|ausgeliehen|verliehen)(?!\p{L})|まだ|現在|貸出中|今/iu;
const undoneInJapanese =
  /未(?:返却|完了|発送|出荷|納品|到着|受領|受取|回答|返信|確認|解決|対応|退去)|(?:て|されて)い?(?:ない|ません)/u;
const states: readonly { isOpen: boolean; cell: RegExp }[] = [
  {
    isOpen: true,
    cell: /^(?:open|out|lent(?: out)?|on loan|pending|waiting|in progress|ongoing|todo|to do|not (?:yet )?\p{L}+|offen|ausgeliehen|verliehen|in arbeit|läuft|noch nicht \p{L}+|nicht \p{L}+|貸出中|未\p{L}+|対応中)$/iu,
  },
  {
    isOpen: false,
    cell: /^(?:closed|back|in|returned|done|finished|complete[d]?|resolved|solved|shipped|sent|delivered|collected|answered|erledigt|zurück(?:gegeben)?|abgeschlossen|fertig|geschlossen|geliefert|verschickt|abgeholt|返却済?み?|完了|済み?|解決済?み?|対応済?み?|発送済?み?)$/iu,
  },
];
const mostStates = 6;

/** What a request asks of the rows that are over, or aren't, and the place of the column that tells it. */
export type OpenRows = { index: number; isOpen: boolean; condition: Condition };

/**
 * The rows that are still open, or over, where a table says of some when they ended, such as `returned on`, or has a state such as "out" and "back", and a
 * request asks for these: "which are not back yet", "how many are lent out at the moment". Null where it doesn't, or it isn't clear by which column.
 */
export function openRows(table: Table, request: string): OpenRows | null {
  const ended = endColumns(table);
  const said = ended.flatMap(({ index, ending }) => {
    const isOpen = saysOpenOf(ending, request);
    return isOpen === null ? [] : [{ index, isOpen }];
  });
  const isStill = stillSo.test(request) || undoneInJapanese.test(request);
  const ofStill = ended.map(({ index }) => ({ index, isOpen: true }));
  const found = said.length > 0 ? said : isStill ? ofStill : [];
  const [only, ...others] = found;
  if (only && others.length === 0) return { ...only, condition: endCondition(table, only.index, only.isOpen) };
  return found.length === 0 ? ofStates(table, request, isStill) : null;
}

/** Columns of when something ended, with some that are empty. */
function endColumns({ columns, rows }: Table): { index: number; ending: Ending }[] {
  return columns.flatMap((name, index) => {
    const plain = name.trim().replaceAll(besides, "").trim();
    const ending = endings.find(({ column }) => column.test(plain));
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    const filled = cells.filter((cell) => !isOpenCell(cell));
    const areEnds = filled.every(
      (cell) => isYes.test(cell) || monthOf(cell) !== null || /^\d{1,2}[.:]\d{2}\b/.test(cell),
    );
    return ending && areEnds && filled.length > 0 && filled.length < cells.length ? [{ index, ending }] : [];
  });
}

/** The one column of a table that tells when what was lent came back, by its place; null where there is none, or nothing is out. */
export function returnColumn(table: Table): number | null {
  const [only, ...others] = endColumns(table).filter(({ ending }) => ending.column === ofReturn);
  return only && others.length === 0 ? only.index : null;
}

/** Whether such a cell says that something hasn't ended yet. */
export function isOpenCell(cell: string): boolean {
  return isNo.test(cell) || /^(?:—|\?|n\/a|open|offen|pending|tba|未|まだ)$/iu.test(cell);
}

/** Whether a request asks for what has not ended so, or for what has; null where it says neither, or both. */
function saysOpenOf({ said, denied }: Ending, request: string): boolean | null {
  const rest = request.replaceAll(denied, " ");
  const isDenied = rest !== request || undoneInJapanese.test(request);
  const isSaid = said.test(rest);
  return isDenied === isSaid ? null : isDenied;
}

function endCondition({ columns }: Table, index: number, isOpen: boolean): Condition {
  const name = columns[index] ?? "";
  return {
    name: isOpen ? `no ${name}` : name,
    fits: (row) => isOpenCell(row[index]?.trim() ?? "") === isOpen,
  };
}

/** A column that has only states, some of them open and some over. */
function ofStates({ columns, rows }: Table, request: string, isStill: boolean): OpenRows | null {
  if (!isStill) return null;
  const found = columns.flatMap((name, index): OpenRows[] => {
    const values = [...new Set(rows.map((row) => row[index]?.trim().toLowerCase() ?? ""))];
    const open = values.filter((value) => states.some(({ isOpen, cell }) => isOpen && cell.test(value)));
    const over = values.filter((value) => states.some(({ isOpen, cell }) => !isOpen && cell.test(value)));
    const isState = open.length > 0 && over.length > 0 && open.length + over.length === values.length;
    const fits = (row: readonly string[]) => open.includes((row[index] ?? "").trim().toLowerCase());
    const told = { index, isOpen: true, condition: { name: `${name} ${open.join(" or ")}`, fits } };
    return isState && values.length <= mostStates ? [told] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
