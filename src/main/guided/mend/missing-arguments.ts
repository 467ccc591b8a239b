import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { expectedOutput } from "./expected-output.ts";
import { saidForValues } from "./said-placeholder.ts";

const given = /^(\s*(\w+) = )((?:int|float)\()?sys\.argv\[(\d)\](\))?\s*$/u;
const noArgument = /^IndexError: list index out of range/mu;

/**
 * A program of Python that is started without an argument takes what an example in the request has there.
 */
export function missingArguments({ lines, language, failing, failure, request }: BrokenProgram): BlockChange[] {
  if (language !== "python" || !noArgument.test(failure)) return [];
  return [...failing].flatMap((number) => {
    const from = number - 1;
    const old = lines[from] ?? "";
    const [, lead = "", name, call = "", place = "", end = ""] = given.exec(old) ?? [];
    if (name === undefined || (call === "") !== (end === "")) return [];
    const isFit = call === "" ? /^[\p{L}\p{N} ._-]+$/u : /^-?\d+(?:\.\d+)?$/u;
    const words = lines.flatMap((line) => [...inTexts(line, name, request), ...joined(line, name, request)]);
    return [...new Set(words)]
      .filter((word) => isFit.test(word))
      .map((word) => {
        const instead = call === "" ? `"${word}"` : word;
        const value = `${call}sys.argv[${place}]${end}`;
        return { from, old, fresh: `${lead}${value} if len(sys.argv) > ${place} else ${instead}`, rank: -1 };
      });
  });
}

function inTexts(line: string, name: string, request: string): string[] {
  return saidForValues(line, "python", request).flatMap(({ value, text }) => (value === name ? [text] : []));
}

/** The same where a text and the value are put one behind the other: `"Hello, " + name`. */
function joined(line: string, name: string, request: string): string[] {
  const text = new RegExp(`"([^"]*\\p{L}[^"]*)"(?: \\+ |, )(?:str\\()?${name}(?!\\w)`, "u").exec(line)?.[1]?.trimEnd();
  if (text === undefined) return [];
  return expectedOutput(request).flatMap((phrase) =>
    phrase.startsWith(text) ? [phrase.slice(text.length).trim()] : [],
  );
}
