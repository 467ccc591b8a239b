import { givenValues, isToAsk } from "../../mend/given-values.ts";
import { importPlace } from "../../mend/import-place.ts";
import { languageOf } from "../../mend/program-file.ts";

/** `input("Day: ")` */
const pythonAsk = /(?<![\w.])input\((?:[rf]?"[^"\n]*"|[rf]?'[^'\n]*')?\)/gu;
/** `read -p "Day: " day` */
const shellAsk = /^(\s*)read (?:-r )?(?:-p (?:"[^"\n]*"|'[^'\n]*') )?(?:-r )?([A-Za-z_]\w*)[ \t]*$/gmu;
const inLoop = /^\s*(?:while|until)\b/mu;

/**
 * A new program that asks for each thing that a request shows it to be given with its start takes it from there: a small model likes to ask. As it is where it asks for more or less than that, or
 * is to ask.
 */
export function withGivenValues(path: string, text: string, request: string): string {
  const language = languageOf(path);
  const values = givenValues(path, request);
  if (values.length === 0 || isToAsk(request) || inLoop.test(text)) return text;
  if (language === "python" && !/\bargv\b|\bargparse\b/u.test(text)) return pythonTaking(text, values.length);
  return language === "shell" && !/\$\{?[1@*]/u.test(text) ? shellTaking(text, values.length) : text;
}

function pythonTaking(text: string, count: number): string {
  if (text.match(pythonAsk)?.length !== count) return text;
  let place = 0;
  const lines = text.replaceAll(pythonAsk, () => `sys.argv[${++place}]`).split("\n");
  const from = importPlace(lines);
  if (lines.some((line) => /^import sys\b/u.test(line))) return lines.join("\n");
  return [...lines.slice(0, from), "import sys", ...lines.slice(from)].join("\n");
}

function shellTaking(text: string, count: number): string {
  if (text.match(shellAsk)?.length !== count) return text;
  let place = 0;
  return text.replaceAll(shellAsk, (_, indent: string, name: string) => `${indent}${name}="$${++place}"`);
}
