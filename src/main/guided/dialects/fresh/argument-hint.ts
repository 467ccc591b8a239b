import { extensionOf } from "../../guide/files/file-kinds.ts";
import { baseName } from "../../../../shared/path-parts.ts";
import { givenValues } from "../../mend/given-values.ts";
import { isProgram } from "../../mend/program-file.ts";
import { escapeRegExp } from "../../guide/request/words/word-pattern.ts";

/** How a program gets what stands behind its name. */
const sources: Readonly<Record<string, string>> = {
  py: "sys.argv",
  js: "process.argv",
  mjs: "process.argv",
  cjs: "process.argv",
  ts: "process.argv",
  sh: '"$1"',
  rb: "ARGV",
};

/** A function gets its arguments in another way, and a program may have none. */
const asArgument =
  /(?<!\p{L})(?<!(?:function|funktion|not|without|nicht|ohne)(?!\p{L})[^.;\n]{0,60})(?:as (?:an?|its|the|their|one) (?:(?:only|first|single|command[- ]line) )*(?:argument|parameter)s?|as (?:argument|parameter)s?|on the command line|als (?:(?:erstes|einziges) )?(?:argument|parameter)|auf der kommandozeile)(?!\p{L})|引数(?!な|は?不要)|コマンドライン/iu;

/** Also one whose name only stands for it. */
const isFile = /[./]\p{L}|file|datei|path|pfad|csv|ファイル/iu;

/**
 * What a small model has to be told of a program whose request says that it is given something: where that is. It writes the one file that it has seen into the
 * program otherwise. `known`: the files that it may be given. Empty where nothing is said to be given.
 */
export function argumentHint(path: string, request: string, known: readonly string[] = []): string {
  const source = sources[extensionOf(path).toLowerCase()];
  // "python3 mean.py prints the average of may.csv" gives it nothing
  const isStarted = new RegExp(
    String.raw`(?:python3?|node|bash|sh|ruby|\./) ?${escapeRegExp(baseName(path))} +(?:["'<\[-]|\d|[^\s"'.,;:!?]*[./][\p{L}\p{N}])`,
    "iu",
  ).test(request);
  const given = givenValues(path, request, known);
  if (source === undefined || !(asArgument.test(request) || isStarted || given.length > 0)) return "";
  const places = placesOf(source, given);
  const each = places.length > 0 ? `: ${places.join(", ")}` : "";
  // what it is to read besides it has to find by itself
  const own =
    given.length > 0 && !given.some((value) => isFile.test(value)) ? known.filter((file) => !isProgram(file)) : [];
  const files = own.length > 0 ? `it opens ${own.join(" and ")} by name` : "no name of a file stands in it";
  return ` What it is given stands in ${source}${each}; ${files}.`;
}

/** Where each thing stands that a command of the request gives a program: a small model takes the first place for another. */
function placesOf(source: string, given: readonly string[]): string[] {
  const first = source === "process.argv" ? 2 : source === "ARGV" ? 0 : 1;
  return given.map((word, at) => `${source === '"$1"' ? `"$${at + 1}"` : `${source}[${first + at}]`} is ${word}`);
}
