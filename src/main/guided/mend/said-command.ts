import { namedFiles } from "../guide/files/named-files.ts";
import { isProgram } from "./program-file.ts";
import type { FileEntry } from "../workspace-view.ts";

/**
 * The command that a request gives for a program of the folder (`python3 sum.py may.csv`), or for the folder's tests (`npm test`), in
 * quotes or in the sentence. Null where it gives none. It is the user's own words, never those of a file.
 */
export function saidCommand(request: string, files: readonly FileEntry[]): string | null {
  for (const { start, isFor } of kinds) {
    const found = start.exec(request);
    if (!found) continue;
    const quote = request[found.index - 1] ?? "";
    const rest = request.slice(found.index);
    const closing = closingQuotes[quote];
    const isQuoted = closing !== undefined && rest.includes(closing);
    const text = isQuoted
      ? rest.slice(0, rest.indexOf(closing))
      : rest.slice(0, lengthOfCommand(rest, found[0], files));
    // where its output goes is no part of what it does
    const command = withInterpreter(text.replace(/(?<![\d>&])\s>{1,2}\s*[\w./-]+\s*$/u, "").trim());
    if (isFor(command, files) && !/[\n;&|<>$`]/.test(command)) return command;
  }
  return null;
}

/** By what a text in quotation marks begins with, what it ends with. */
const closingQuotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "「": "」",
  "『": "』",
  "„": "“",
  "“": "”",
};

/** A program that is started by itself may lack the right to be. */
function withInterpreter(command: string): string {
  const ending = /^\.\/\S+(\.\w+)(?=\s|$)/.exec(command)?.[1];
  const interpreter = { ".sh": "bash", ".py": "python3", ".js": "node", ".mjs": "node", ".cjs": "node" }[ending ?? ""];
  return interpreter ? `${interpreter} ${command.slice("./".length)}` : command.replace(/^python(?= )/, "python3");
}

/** How a command begins, and whether it has to do with the folder. */
type CommandKind = { start: RegExp; isFor: (command: string, files: readonly FileEntry[]) => boolean };

const namesFile: CommandKind["isFor"] = (command, files) => namedFiles(command, files).length > 0;
const hasFile =
  (name: string): CommandKind["isFor"] =>
  (_, files) =>
    files.some(({ path }) => path === name);

const kinds: readonly CommandKind[] = [
  {
    start: /(?<![\w./-])(?:python3?|node|bash|sh)(?=\s+[\p{L}\p{N}_./-]+\.(?:py|[cm]?js|sh)(?!\w))/u,
    isFor: namesFile,
  },
  { start: /(?<![\w./-])\.\/[\p{L}\p{N}_./-]*\w/u, isFor: namesFile },
  { start: /(?<![\w./-])npm (?:test|run [\w:-]+)(?![\w-])/, isFor: hasFile("package.json") },
  { start: /(?<![\w./-])make (?:test|check)(?![\w-])(?! (?:pass|work|green))/, isFor: hasFile("Makefile") },
  {
    start:
      /(?<![\w./-])(?:python3? -m (?:unittest|pytest|doctest)|pytest(?= \S+\.py| tests?\b|["'`])|node --test)(?![\w-])/,
    isFor: (_, files) => files.some(({ path }) => isProgram(path)),
  },
  {
    start: /(?<![\w./-])python3? -m (?=[\w.]+)/,
    isFor: (command, files) => {
      const name = / -m ([\w.]+)/.exec(command)?.[1]?.replaceAll(".", "/");
      return files.some(({ path }) => path === `${name}.py` || path === `${name}/__main__.py`);
    },
  },
];

/** A command in a sentence goes on as long as its words are files, options or numbers. */
function lengthOfCommand(text: string, start: string, files: readonly FileEntry[]): number {
  const whole = start.trim().split(/\s+/).length + (/^(?:python3?|node|bash|sh)$|-m $/.test(start) ? 1 : 0);
  const words = [...text.matchAll(/"[^"\n]{1,80}"(?=\s|$)|\S+/g)];
  // "./count.sh Anna prints …": what is said of it begins with a verb
  const verb = words.findIndex(({ 0: word }) => saidOfIt.test(word));
  const subject = words.findIndex(({ 0: word }) => subjects.test(word));
  const last = subject > 0 && subject < verb ? subject : verb;
  const given = verb > whole && verb <= whole + mostWords ? last : whole;
  let end = 0;
  for (const [place, { 0: word, index }] of words.entries()) {
    const bare = word.replace(/[.,;:!?)]+$/, "");
    const isPart = place < given || isArgument(bare, files);
    if (!isPart) break;
    end = index + bare.length;
    if (bare !== word) break;
  }
  return end;
}

/** "python3 sum.py only prints 0", "node mean.js without a file gives NaN": who or what does it, how, and with what, is no part of the command. */
const subjects =
  /^(?:it|he|she|that|this|i|we|only|just|always|still|now|simply|suddenly|sometimes|again|without|with|on|in|es|das|er|sie|ohne|mit|bei|auf|jetzt|immer|nur|plötzlich|manchmal|wieder)$/i;
const saidOfIt =
  /^(?:[-=]>|→|should|must|soll(?:te)?|muss|prints?|says?|shows?|tells?|gives?|returns?|writes?|reports?|fails?|crashes|dies|breaks|stops|sagt|zeigt|meldet|gibt|druckt|schreibt|bricht)$/i;
const mostWords = 3;

function isArgument(word: string, files: readonly FileEntry[]): boolean {
  const path = word.replace(/^\.\//, "").replace(/\/$/, "");
  return (
    /^(?:-{1,2}[\w-]+(?:=\S+)?|\d[\d.,:-]*|"[^"]+")$/.test(word) ||
    files.some((file) => file.path === path || file.path.startsWith(`${path}/`))
  );
}
