import { extensionOf } from "../../guide/files/file-kinds.ts";
import { baseName } from "../../../../shared/path-parts.ts";
import { escapeRegExp } from "../../guide/request/word-pattern.ts";

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

/**
 * What a small model has to be told of a program whose request says that it is given something: where that is. It writes the one file that it has seen into the
 * program otherwise. Empty where nothing is said to be given.
 */
export function argumentHint(path: string, request: string): string {
  const source = sources[extensionOf(path).toLowerCase()];
  // "python3 mean.py prints the average of may.csv" gives it nothing
  const isStarted = new RegExp(
    String.raw`(?:python3?|node|bash|sh|ruby|\./) ?${escapeRegExp(baseName(path))} +(?:["'<\[-]|\d|[^\s"'.,;:!?]*[./][\p{L}\p{N}])`,
    "iu",
  ).test(request);
  if (source === undefined || !(asArgument.test(request) || isStarted)) return "";
  return ` What it is given stands in ${source}; no name of a file stands in it.`;
}
