import type { BlockChange } from "./block-changes.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { Language } from "./program-file.ts";

const isNotFound = /FileNotFoundError|ENOENT|No such file or directory/u;
/** A path from the folder that a program is run from. */
const relative = String.raw`(?!["'][/~]|["']\w+:)(?:"[^"\n]+"|'[^'\n]+')`;

/** A program that looks for its files where it is run from, and doesn't find them, looks for them from its own folder: all of them at once. */
export function ownFolderChanges(lines: readonly string[], language: Language, failure: string): BlockChange[] {
  if (!isNotFound.test(failure)) return [];
  const text = lines.join("\n");
  const ways = { python: inPython, javascript: inJavaScript, shell: inShell };
  const fresh = ways[language](text, failure);
  return fresh === text ? [] : [{ from: 0, old: text, fresh, rank: -1 }];
}

function inPython(text: string): string {
  const put = text.replaceAll(
    new RegExp(String.raw`\b(open|read_csv|listdir|glob|Path)\((f?${relative})(?=\s*[,)])`, "gu"),
    (_, call: string, path: string) => `${call === "Path" ? "" : call}(HERE / ${path}`,
  );
  if (put === text) return text;
  const imported = /^from pathlib import .*\bPath\b/mu.test(text) ? "" : "from pathlib import Path\n";
  return put.replace(
    /^(?:(?:import|from) .*\n)+|^(?=(?:with|def|for|[a-z_]\w* =))/mu,
    (imports) => `${imports}${imported}\nHERE = Path(__file__).resolve().parent\n${imports === "" ? "\n" : ""}`,
  );
}

const reading =
  "readFileSync|writeFileSync|appendFileSync|readdirSync|existsSync|statSync|createReadStream|createWriteStream|readFile|writeFile|readdir|access";

function inJavaScript(text: string): string {
  const calls = new RegExp(String.raw`\b(${reading})\((${relative})`, "gu");
  const isModule = /^\s*import\b[^(]*["'];?\s*$/mu.test(text);
  const put = text.replaceAll(calls, (_, call: string, path: string) =>
    isModule ? `${call}(new URL(${path}, import.meta.url)` : `${call}(path.join(__dirname, ${path})`,
  );
  if (put === text || isModule || /\bpath\s*=\s*require\(/u.test(text)) return put;
  return put.replace(/^(?=(?:const|let|var)\b)/mu, 'const path = require("node:path");\n');
}

/** What is handed to a script is meant from where it is run: then only what isn't found is looked for beside it. */
function inShell(text: string, failure: string): string {
  if (/^\s*cd\s/mu.test(text)) return text;
  if (/\$\{?[1-9@*]|\bgetopts\b/u.test(text)) return besideItself(text, failure);
  return text.replace(/^(?:#.*\n|\s*\n)*/u, (head) => `${head}cd "$(dirname "$0")" || exit 1\n`);
}

/** "sed: can't read rota.txt: No such file or directory" */
const named =
  /(?:can't (?:read|open)|cannot (?:read|open|access)|:) ['‘]?([\p{L}\p{N}_.][\p{L}\p{N}_./-]*)['’]?: No such file/gu;

function besideItself(text: string, failure: string): string {
  const lost = new Set([...failure.matchAll(named)].flatMap(([, path]) => path ?? []));
  return [...lost].reduce((put, path) => {
    const word = new RegExp(String.raw`(?<![^\s"<>(=|;])("?)${escapeRegExp(path)}\1(?=[\s<>)|;&]|$)`, "gmu");
    return put
      .split("\n")
      .map((line) => (/^\s*#/u.test(line) ? line : line.replaceAll(word, () => `"$(dirname "$0")/${path}"`)))
      .join("\n");
  }, text);
}
