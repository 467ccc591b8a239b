import type { Table } from "../../../workspace-view.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { dateColumn, dayOf } from "../tables/day-of-cell.ts";
import { cellTold, questionIn } from "./asked-cell.ts";
import { asksMoreThanHolder, asksWhoHas } from "./holder-of.ts";

const ofGiver =
  /^(?:from|given by|handed over by|giver|von|abgegeben von|übergeben von|渡した人|渡し手|引渡人|貸した人|元)$/iu;
const ofTaker =
  /^(?:to|given to|handed over to|taker|receiver|recipient|an|empfänger(?:in)?|übergeben an|受け取った人|受取人|渡した相手|先)$/iu;

/** Who has a thing by the last line of a list of what went from whom to whom, on which day they got it, and what such things are called there. */
export type HandedOver = { told: string; thing: string; day: string; holder: string; kind: string };

/**
 * Who has a thing now, by a list of how it went from hand to hand: who got it last. Null where a question asks for anything else, the list has no one thing of which all words are said, or it doesn't
 * go from each one to the next.
 */
export function handedOver(table: Table, request: string): HandedOver | null {
  const question = questionIn(request);
  if (!asksWhoHas.test(question) || asksMoreThanHolder.test(question)) return null;
  const date = dateColumn(table);
  const [giver, ...givers] = placesOf(table, ofGiver);
  const [taker, ...takers] = placesOf(table, ofTaker);
  if (date === null || giver === undefined || taker === undefined || givers.length + takers.length > 0) return null;
  const said = wordsOf(question);
  const areSaid = (thing: string) => {
    const own = wordsOf(thing).filter((word) => !isCommonWord(word));
    return own.length > 0 && own.every((word) => said.some((other) => isSameNoun(word, other)));
  };
  const things = table.columns.flatMap((_, index) =>
    [date, giver, taker].includes(index) ? [] : table.rows.map((row) => row[index]?.trim() ?? "").filter(areSaid),
  );
  const [thing, ...others] = new Set(things.map((each) => each.toLowerCase()));
  if (thing === undefined || others.length > 0) return null;
  const own = table.rows
    .filter((row) => row.some((cell) => cell.trim().toLowerCase() === thing))
    .map((row) => ({ row, day: dayOf(row[date]?.trim() ?? "") }));
  const days = own.map(({ day }) => day ?? "");
  if (days.some((day, at) => !/^\d/.test(day) || (at > 0 && day <= (days[at - 1] ?? "")))) return null;
  const cellOf = (place: number, column: number) => own[place]?.row[column]?.trim() ?? "";
  const isInTurn = own.every((_, place) => place === 0 || sameName(cellOf(place, giver), cellOf(place - 1, taker)));
  const value = cellOf(own.length - 1, taker);
  const day = days.at(-1) ?? "";
  const name = own[0]?.row.find((cell) => cell.trim().toLowerCase() === thing)?.trim() ?? thing;
  const column = table.columns[taker]?.trim() ?? "";
  const kind = table.columns[own[0]?.row.indexOf(name) ?? -1]?.trim() ?? "";
  return isInTurn && value !== ""
    ? { thing: name, day, holder: value, kind, told: cellTold({ value, column, row: `${name}, ${day}` }) }
    : null;
}

function placesOf({ columns }: Table, called: RegExp): number[] {
  return columns.flatMap((name, index) => (called.test(name.trim()) ? [index] : []));
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
