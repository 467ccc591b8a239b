import { type JsonFault, scanJson } from "./scan-json.ts";

/** A text that is JSON now, and what was done for it, as the end of a sentence. */
export type JsonRepair = { text: string; what: string };

/** So many items before the fault are tried. */
const placesTried = 6;

/**
 * Mends the slip that small models make most: one comma or one closing bracket too few or too many. Only where exactly
 * one such change makes it JSON; where two would, nobody knows which was meant.
 */
export function repairJson(text: string, fault: JsonFault, tolerant: boolean): JsonRepair | null {
  for (const tried of [atTheFault(text, fault.offset), beforeTheFault(text, fault.offset)]) {
    const whole = tried.filter((candidate) => scanJson(candidate.text, tolerant) === null);
    const distinct = new Map(whole.map((candidate) => [meaningOf(candidate.text), candidate]));
    const [only] = distinct.values();
    if (only) return distinct.size === 1 ? only : null;
  }
  return null;
}

function atTheFault(text: string, fault: number): JsonRepair[] {
  const before = endOfToken(text, fault);
  return [
    insert(text, before, ",", "a missing comma was added"),
    ...(text[before - 1] === "," ? [remove(text, before - 1, "a comma too many was taken out")] : []),
    ...(text[fault] === "," ? [remove(text, fault, "a comma too many was taken out")] : []),
    ...(/[}\]]/.test(text[fault] ?? "") ? [remove(text, fault, "a closing bracket too many was taken out")] : []),
    ...[endOfToken(text, text.length), before].flatMap((place) => closings(text, place)),
  ];
}

/** A bracket that was forgotten may be missed only some items later. */
function beforeTheFault(text: string, fault: number): JsonRepair[] {
  const places: number[] = [];
  for (
    let at = text.lastIndexOf(",", fault);
    at > 0 && places.length < placesTried;
    at = text.lastIndexOf(",", at - 1)
  ) {
    places.push(endOfToken(text, at));
  }
  return places.flatMap((place) => closings(text, place));
}

function closings(text: string, place: number): JsonRepair[] {
  return [insert(text, place, "}", "a missing } was added"), insert(text, place, "]", "a missing ] was added")];
}

/** Up to and without the blanks before `index`. */
function endOfToken(text: string, index: number): number {
  return text.slice(0, index).trimEnd().length;
}

function insert(text: string, at: number, sign: string, what: string): JsonRepair {
  return { text: text.slice(0, at) + sign + text.slice(at), what };
}

function remove(text: string, at: number, what: string): JsonRepair {
  return { text: text.slice(0, at) + text.slice(at + 1), what };
}

/** Two repairs that come to the same value are one. */
function meaningOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
