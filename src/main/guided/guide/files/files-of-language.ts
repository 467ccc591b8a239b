import type { FileEntry } from "../../workspace-view.ts";
import { isProgram } from "../../mend/program-file.ts";
import { extensionOf } from "./file-kinds.ts";

/** What people call files by that are written in a language, with their endings. */
const languages: readonly { name: string; extensions: RegExp }[] = [
  { name: "python|py", extensions: /^pyi?$/i },
  { name: "javascript|js", extensions: /^[cm]?jsx?$/i },
  { name: "typescript|ts", extensions: /^[cm]?tsx?$/i },
  { name: "shell|bash|sh", extensions: /^(?:ba|z)?sh$/i },
  { name: "html", extensions: /^html?$/i },
  { name: "css", extensions: /^(?:s?css|less)$/i },
  { name: "markdown|md", extensions: /^(?:md|markdown)$/i },
  { name: "text|txt", extensions: /^txt$/i },
  { name: "yaml|yml", extensions: /^ya?ml$/i },
  {
    name: "json|csv|toml|ini|go|rust|ruby|java|php|sql|tex",
    extensions: /^(?:json|csv|toml|ini|go|rs|rb|java|php|sql|tex)$/i,
  },
];
const files = String.raw`["'\u0060]?[ -]?(?:files|scripts|sources|pages|dateien|skripte\p{L}*|seiten|の?(?:ファイル|スクリプト))`;

const oneFile = String.raw`["'\u0060]?[ -]?(?:file|script|source|page|datei|skript|seite)`;
const each = String.raw`(?:each|every|jede[mnrs]?) (?:\p{L}+ )?`;

/** All files of the languages that a request names: "the python files", "every python file", "die Python-Dateien", "all .md files". */
export function filesOfLanguages(request: string, all: readonly FileEntry[]): readonly FileEntry[] {
  const said = languages.filter(({ name }) =>
    new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{N}_])(?:\.?(?:${name})${files}|${each}\.?(?:${name})${oneFile})(?!\p{Script=Latin})`,
      "iu",
    ).test(request),
  );
  const isSaid = (path: string) =>
    said.some(({ name, extensions }) => {
      const ending = extensionOf(path);
      const isOfList = name.includes("|go|")
        ? new RegExp(String.raw`(?<!\p{L})${ending}${files}`, "iu").test(request)
        : true;
      return extensions.test(ending) && isOfList;
    });
  const isCode = saysCode.test(request);
  return all.filter(({ path }) => isSaid(path) || (isCode && isProgram(path)));
}

/** "in the code as well as in the readme" */
const saysCode =
  /(?<!\p{L})(?:in|throughout|across|im) (?:(?:the|our|my|ganzen|gesamten) )?(?:source )?(?:code|quellcode|code ?base)(?! (?:block|of|for))(?!\p{L})/iu;
