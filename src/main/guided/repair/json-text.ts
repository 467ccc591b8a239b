import { jsonrepair } from "jsonrepair";
import type { Json } from "../../../shared/json.ts";

/** Reads JSON as models write it. `isStrict` says that nothing had to be mended. Null where it is no JSON at all. */
export function readJson(text: string): { value: Json; isStrict: boolean } | null {
  if (isTooDeep(text)) return null;
  try {
    // what JSON.parse returns is JSON
    return { value: JSON.parse(text) as Json, isStrict: true };
  } catch {
    return mendJson(text);
  }
}

/** Nothing that is meant goes so deep, and what walks through it later would run out of stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth > 200) return true;
  }
  return false;
}

function mendJson(text: string): { value: Json; isStrict: boolean } | null {
  try {
    // as above: what was mended is parsed by JSON.parse
    return { value: JSON.parse(jsonrepair(text)) as Json, isStrict: false };
  } catch {
    return null; // nothing can be made of it, which is an answer here
  }
}

/** The values of a text that is nothing but well-formed JSON. */
export function jsonValues(text: string): Json[] | null {
  const values: Json[] = [];
  for (let rest = text.trim(); rest !== "";) {
    const length = balancedLength(rest);
    const read = length === null ? null : readJson(rest.slice(0, length));
    if (!read?.isStrict || length === null) return null;
    values.push(read.value);
    rest = rest.slice(length).replace(/^[\s,;]+/, "");
  }
  return values;
}

/** The length of the JSON value at the start of a text; null where it isn't closed. */
export function balancedLength(text: string): number | null {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isText) {
      if (character === "\\") at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
