import type { Json } from "../../../../shared/json.ts";
import type { JsonLayout } from "../../field-engine.ts";

/** A value as JSON, spaced as a template spaces it. */
export function writeJson(value: Json, layout: JsonLayout): string {
  switch (layout) {
    case "compact":
      return JSON.stringify(value);
    case "spaced":
      return writeSpaced(value);
    case "indented-2":
      return JSON.stringify(value, null, 2);
    case "indented-4":
      return JSON.stringify(value, null, 4);
    default:
      return layout satisfies never;
  }
}

/** As Python writes JSON, which is what most models have read. */
function writeSpaced(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeSpaced).join(", ")}]`;
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${writeSpaced(inner)}`);
  return `{${entries.join(", ")}}`;
}
