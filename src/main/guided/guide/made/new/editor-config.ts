import { baseName, endingOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { newFiles } from "../../files/named-files.ts";
import { numberNamed } from "../../request/words/number-words.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { saysNothingElse } from "./plain-conversion.ts";

const file = ".editorconfig";
/** How some files are indented; `*` is all of them. */
type Indent = { of: readonly string[]; size: number | null };

const indent = String.raw`(?:(?<size>\d|one|two|three|four|eight|zwei|drei|vier|acht)[ -]?(?:spaces?|leerzeichen)|(?<tab>tabs?|tabulator\p{L}*))(?: (?:of )?(?:indent\p{L}*|einrückung\p{L}*))?`;
const all = String.raw`(?:all(?: the)?(?: other)? files|everything(?: else)?|all(?: the)? others?|the rest|(?:by )?default|allen? (?:anderen )?dateien|alles(?: andere)?|den rest|sonst|standard)`;
const name = String.raw`(?:(?:the |der |die |das |den )?\*?\.?[\p{L}][\p{L}\p{N}+]*(?: ?(?:files?|-?dateien))?)`;
const targets = String.raw`(?:${all}|${name}(?:(?:\s*,\s*(?:and |und )?|\s*/\s*|\s+(?:and|und|&)\s+)${name}(?!\s+(?:spaces?|tabs?|leerzeichen)))*)`;
/** "2 spaces for json and yml", "json: 2 spaces", "tabs in the Makefile" */
const styles = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${indent}\s+(?:for|in|für|bei|im)\s+(?:the )?(?<of>${targets})(?=\s*(?:[,.;!?)\n]|$|(?:and|und)\s))`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<of>${targets})\s*(?::|=|with|mit|gets?|(?:should )?(?:use|have)s?|(?:is|are) (?:indented )?(?:with|by))\s*${indent}(?=\s*(?:[,.;!?)\n]|$|(?:and|und)\s))`,
    "giu",
  ),
];
/** What holds for all files. */
const settings: readonly (readonly [line: string, said: RegExp])[] = [
  [
    "charset = utf-8",
    /(?<!\p{L})(?:(?:charset|encoding|as|in|with|zeichensatz|kodierung)[:= ]*)?utf-?8(?: (?:as )?(?:charset|encoding|everywhere))?(?![\p{L}\p{N}])/giu,
  ],
  [
    "end_of_line = lf",
    /(?<!\p{L})(?:(?:unix|linux)[- ]?(?:style )?(?:line endings|newlines|zeilenenden)|lf(?: (?:line endings|newlines|zeilenenden))?|line endings:? lf)(?!\p{L})/giu,
  ],
  [
    "end_of_line = crlf",
    /(?<!\p{L})(?:windows[- ]?(?:style )?(?:line endings|newlines|zeilenenden)|crlf(?: (?:line endings|newlines|zeilenenden))?)(?!\p{L})/giu,
  ],
  [
    "insert_final_newline = true",
    /(?<!\p{L})(?:(?:a )?(?:final|trailing) newlines?|(?:a )?new ?line (?:at|in) the end(?: of (?:every|each|all|the) files?)?|files? ends? (?:with|in) a new ?line|(?:eine )?leerzeile am ende|(?:ein(?:en)? )?(?:zeilenumbruch|zeilenende) am (?:ende|dateiende)(?: (?:jeder|aller) dateie?n?)?)(?!\p{L})/giu,
  ],
  [
    "trim_trailing_whitespace = true",
    /(?<!\p{L})(?:(?:trim|remove|strip|no)(?:ming|ping)? (?:the )?trailing (?:white ?space|blanks|spaces)|(?:keine )?leerzeichen am zeilenende(?: (?:weg|entfernen))?)(?!\p{L})/giu,
  ],
];
const languages: Readonly<Record<string, readonly string[]>> = {
  python: ["py"],
  javascript: ["js"],
  typescript: ["ts"],
  markdown: ["md"],
  yaml: ["yml", "yaml"],
  rust: ["rs"],
  ruby: ["rb"],
  shell: ["sh"],
};
const endings = new Set(
  "js ts jsx tsx mjs cjs py json yml html css scss md txt toml xml svg go rs rb php java c h cpp cs sh sql vue lua kt swift csv ini".split(
    " ",
  ),
);

/** A new `.editorconfig` with what a request says of how files are written, for all of them and for some. Empty where it says anything else, or two things of one. */
export async function editorConfigCalls(request: string, files: readonly FileEntry[]): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path !== file || others.length > 0) return [];
  const found = indentsIn(request, files);
  if (!found) return [];
  const general = settings.filter(([, said]) => found.rest.search(said) !== -1);
  const rest = general.reduce((text, [, said]) => text.replaceAll(said, " "), found.rest);
  if (!saysOnly(rest) || general.filter(([line]) => line.startsWith("end_of_line")).length > 1) return [];
  const isAll = ({ of }: Indent) => of.includes("*");
  const common = [...general.map(([line]) => line), ...found.indents.filter(isAll).flatMap(linesOf)];
  const own = found.indents.filter((each) => !isAll(each)).map((each) => [`[${globOf(each.of)}]`, ...linesOf(each)]);
  const parts = [["root = true"], ...(common.length > 0 ? [["[*]", ...common]] : []), ...own];
  const content = `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
  return parts.length > 1 ? [{ tool: "write", input: { path, content } }] : [];
}

/** Null where it isn't clear which files are meant, or something is said of them twice. */
function indentsIn(request: string, files: readonly FileEntry[]): { indents: Indent[]; rest: string } | null {
  const indents: (Indent | null)[] = [];
  let rest = request;
  for (const style of styles) {
    for (const { 0: text, groups = {} } of rest.matchAll(style)) {
      const of = filesMeant(groups["of"] ?? "", files);
      const size = groups["size"];
      indents.push(of && { of, size: size === undefined ? null : (numberNamed(size) ?? Number(size)) });
      rest = rest.replace(text, " , ");
    }
  }
  const known = indents.filter((each) => each !== null);
  const every = known.flatMap(({ of }) => of);
  return known.length === indents.length && new Set(every).size === every.length ? { indents: known, rest } : null;
}

/** The names and endings that are meant, `*` for all; null where one is neither. */
function filesMeant(said: string, files: readonly FileEntry[]): string[] | null {
  if (new RegExp(`^(?:the )?${all}$`, "iu").test(said)) return ["*"];
  const names = said
    .split(/\s*,\s*(?:and |und )?|\s*\/\s*|\s+(?:and|und|&)\s+/iu)
    .map((each) => each.replace(/^(?:the|der|die|das|den) /iu, "").replace(/(?: files?|[ -]dateien)$/iu, ""));
  const found = names.map((each): readonly string[] | null => {
    const whole = files.find(({ path }) => baseName(path).toLowerCase() === each.toLowerCase());
    if (whole) return [baseName(whole.path)];
    const ending = each.replace(/^\*?\./u, "").toLowerCase();
    const isThere = files.some(({ path }) => endingOf(path).toLowerCase().replace(/^\./u, "") === ending);
    return languages[ending] ?? (isThere || endings.has(ending) ? [ending] : null);
  });
  return found.includes(null)
    ? null
    : found.flatMap((each) => (each ?? []).map((one) => (isName(one, files) ? one : `*.${one}`)));
}

function isName(name: string, files: readonly FileEntry[]): boolean {
  return files.some(({ path }) => baseName(path) === name);
}

function globOf(of: readonly string[]): string {
  const bare = of.map((each) => each.replace(/^\*\./u, ""));
  const areEndings = of.every((each) => each.startsWith("*."));
  if (of.length === 1) return of[0] ?? "*";
  return areEndings ? `*.{${bare.join(",")}}` : `{${of.join(",")}}`;
}

function linesOf({ size }: Indent): string[] {
  return size === null ? ["indent_style = tab"] : ["indent_style = space", `indent_size = ${size}`];
}

const denies = /(?<!\p{L})(?:not|no|never|without|nicht|kein\p{L}*|ohne)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Whether the sentence of the file wishes for nothing more, and the others only tell something. */
function saysOnly(rest: string): boolean {
  const isOfStyle =
    /(?<!\p{L})(?:tabs?|spaces?|indent\p{L}*|leerzeichen|einrück\p{L}*|newlines?|line endings?|length|charset|encoding|latin)(?!\p{L})|\d/iu;
  return sentencesOf(rest).every((sentence) => {
    if (
      sentence.includes(file) ||
      /^[\s,]*(?:also|and|plus|auch|und|dazu)?[\s,]*(?:and|und|also|auch)?[\s,.]*$/iu.test(sentence)
    )
      return saysNothingElse(
        sentence.replace(file, " "),
        ["add", "use", "also", "plus", "auch", "dazu", "for", "für", "every", "files"],
        null,
      );
    return (
      !(isOfStyle.test(sentence) && denies.test(sentence)) &&
      !/\d/u.test(sentence) &&
      !/(?<!\p{L})(?:should|must|please|use|sollen?|muss|bitte)(?!\p{L})/iu.test(sentence)
    );
  });
}
