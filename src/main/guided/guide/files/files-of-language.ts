import type { FileEntry } from "../../workspace-view.ts";
import { isProgram } from "../../mend/program-file.ts";
import { extensionOf } from "./file-kinds.ts";

type Language = { name: string; extensions: RegExp };

/** What people call files by as they end. */
const endings = "json|csv|toml|ini|go|java|php|sql|tex|conf|cfg|env|xml|svg|ics|vcf|tsv|properties|bib|srt".split("|");

/** What people call files by that are written in a language, with their endings. */
const languages: readonly Language[] = [
  { name: "python|py", extensions: /^pyi?$/i },
  { name: "javascript|js", extensions: /^[cm]?jsx?$/i },
  { name: "typescript|ts", extensions: /^[cm]?tsx?$/i },
  { name: "shell|bash|sh", extensions: /^(?:ba|z)?sh$/i },
  { name: "html", extensions: /^html?$/i },
  { name: "css", extensions: /^(?:s?css|less)$/i },
  { name: "markdown|md", extensions: /^(?:md|markdown)$/i },
  { name: "text|txt", extensions: /^txt$/i },
  { name: "yaml|yml", extensions: /^ya?ml$/i },
  { name: "rust|rs", extensions: /^rs$/i },
  { name: "ruby|rb", extensions: /^rb$/i },
  ...endings.map((name) => ({ name, extensions: new RegExp(`^${name}$`, "i") })),
];
const files = String.raw`["'\u0060]?[ -]?(?:files|scripts|sources|pages|configs|configurations|templates|dateien|konfigurationen|vorlagen|skripte\p{L}*|seiten|の?(?:ファイル|スクリプト))`;

const oneFile = String.raw`["'\u0060]?[ -]?(?:file|script|source|page|config|configuration|template|datei|konfiguration|vorlage|skript|seite)`;
const each = String.raw`(?:each|every|any|jede[mnrs]?) (?:\p{L}+ )?`;

/** All files of the languages that a request names: "the python files", "every python file", "die Python-Dateien", "all .md files", "*.md". */
export function filesOfLanguages(request: string, all: readonly FileEntry[]): readonly FileEntry[] {
  const said = languages.filter(({ name }) => called(name).test(request));
  const isSaid = (path: string) => said.some(({ extensions }) => extensions.test(extensionOf(path)));
  const isCode = saysCode.test(request);
  return all.filter(({ path }) => isSaid(path) || (isCode && isProgram(path)));
}

function called(name: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}_])(?:\.?(?:${name})${files}|${each}\.?(?:${name})${oneFile}|\*\.(?:${name}))(?!\p{Script=Latin})`,
    "iu",
  );
}

/** A request without the files of languages that it names, however many of them it means: "all python files". */
export function withoutLanguages(request: string): string {
  return languages.reduce(
    (rest, { name }) => rest.replaceAll(new RegExp(ofAny + called(name).source, "giu"), " "),
    request,
  );
}

const ofAny = String.raw`(?:(?<!\p{L})(?:(?:in|on|across) )?(?:all|every|each|any|alle[nrs]?|jede[mnrs]?)(?:[ -](?:of )?(?:the|our|my|these|die|der|unsere[rn]?|\p{L}+e[nr]?))? \.?|(?:すべて|全て|全部|ぜんぶ|全|各)の?)?`;

/** Whether a text speaks of any of these languages, of files in it or not. */
export function saysLanguage(text: string): boolean {
  return anyOfThem.test(text);
}

const anyOfThem = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}_/-])(?:${languages.map(({ name }) => name).join("|")})s?(?![\p{Script=Latin}\p{N}_/])`,
  "iu",
);

/** "in the code as well as in the readme" */
const saysCode =
  /(?<!\p{L})(?:in|throughout|across|im) (?:(?:the|our|my|ganzen|gesamten) )?(?:source )?(?:code|quellcode|code ?base)(?! (?:block|of|for))(?!\p{L})/iu;
