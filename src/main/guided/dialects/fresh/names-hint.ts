import { saidNames } from "../../guide/written/said-names.ts";

/** What a small model has to be told of a new file for which a request says names or a path: that they stand in it so, whatever they would be in English. Empty where it says none. */
export function namesHint(path: string, request: string): string {
  const names = saidNames(path, request);
  if (names.length === 0) return "";
  if (/\.[ct]sv$/iu.test(path))
    return ` Its first line is ${names.join(path.toLowerCase().endsWith(".tsv") ? "\t" : ",")}`;
  return ` These stand in it to the letter: ${names.join(", ")}.`;
}
