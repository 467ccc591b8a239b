import { leavesUsOut } from "../../request/questions/leaves-us-out.ts";
import type { Column } from "../tables/number-column.ts";

const bringsColumn =
  /^(?:brings?|bringing|guests?|plus|plus[ _-]?ones?|plus[ _-]?guests?|\+1|companions?|accompanied by|begleitung|begleitpersonen|bringt(?: mit)?|同伴者?数?|同伴)$/iu;
const asksForCompany =
  /\b(?:bring(?:s|ing)?|plus[ -]?ones?|companions?|(?:with|including|incl\.?|plus|and) (?:all )?(?:the |their |everyone's |everybody's )?(?:guests?|partners?|families|company)|mitbring\w*|mit(?:samt)? (?:ihrer |der )?begleit\w*|inklusive begleit\w*)\b|同伴|連れ/iu;
const asksForPeople =
  /\b(?:how many (?:of us|people|persons|guests|heads|seats|places)|how many (?:will|are|do) (?:we|they|come)|wie ?viele (?:leute|personen|gäste|plätze|sind wir|kommen))|何人|何名/iu;

const isWhoAsks = /^(?:me|us|i|we|myself|ourselves|hosts?|ich|wir|uns|gastgeber(?:in)?|私|自分)$/iu;

/** Whether a column says how many people each brings along, for who asks how many there are with them. */
export function isOfCompany(column: string, request: string): boolean {
  return bringsColumn.test(column.trim()) && asksForPeople.test(request) && asksForCompany.test(request);
}

/** How many come, each with those that they bring along, by which column; null where that isn't asked for, or not clear. */
export function companyOf(
  columns: readonly Column[],
  places: readonly number[],
  request: string,
): { sum: number; column: string } | null {
  // whoever keeps the list may be on it
  if (leavesUsOut(request) && columns.some(({ cells }) => cells.some((cell) => isWhoAsks.test(cell)))) return null;
  const [brought, ...others] = columns.filter(({ name }) => isOfCompany(name, request));
  if (!brought || others.length > 0) return null;
  const numbers = places.map((place) =>
    /^\d{1,3}$/.test(brought.cells[place] ?? "") ? Number(brought.cells[place]) : 0,
  );
  const sum = numbers.reduce((all, number) => all + number, places.length);
  return { sum, column: brought.name };
}
