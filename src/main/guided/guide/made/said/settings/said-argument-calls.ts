import type { Call } from "../../../../../agent/step-protocol.ts";
import { languageOf, type Language } from "../../../../mend/program-file.ts";
import { saidCommand } from "../../../../mend/said-command.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { namedFiles } from "../../../files/named-files.ts";
import { saidArgument } from "../../../request/wishes/said-argument.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";

/** A number that a program has fixed is taken from what stands behind its name, if there is anything: where it stands once, and the arguments before it are known. */
export async function saidArgumentCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const command = saidCommand(request, files);
  const said = command === null ? null : saidArgument(request, command);
  const [starter, path, ...given] = command?.split(/\s+/u) ?? [];
  const file = files.find((one) => one.path === path?.replace(/^\.\//u, ""));
  const language = file ? languageOf(file.path) : null;
  const isStarted = starter !== undefined && /^(?:python3?|node|bash|sh)$/u.test(starter);
  const others = namedFiles(request, files).filter(
    ({ path: other }) => other !== file?.path && languageOf(other) !== null,
  );
  if (!said || !file || language === null || !isStarted || others.length > 0 || file.size > mostBytes) return [];
  const text = (await view.text(file.path)) ?? "";
  const isReady = language !== "python" || /^import (?:\w+, )*sys\b/mu.test(text);
  if (!isReady || usesOthers[language].test(text)) return [];
  if (lastUsed(text, language) !== given.length - 1 + before[language]) return [];
  const lines = text.split("\n");
  const places = lines.flatMap((line, at) => literalsIn(line, said.fixed, language).map((index) => ({ at, index })));
  const [place, ...more] = places;
  const line = lines[place?.at ?? -1];
  if (!place || line === undefined || more.length > 0) return [];
  const isWhole = !`${said.fixed} ${given.at(-1)}`.includes(".");
  const value = taken(said.fixed, given.length - 1 + before[language] + 1, language, isWhole);
  const put = inPlace(line, place.index, said.fixed.length, value, language);
  return [{ tool: "edit", input: { path: file.path, old_text: line, new_text: put, line: place.at + 1 } }];
}

/** The place of what stands before the first argument. */
const before: Readonly<Record<Language, number>> = { python: 0, javascript: 1, shell: 0 };
/** Options are read by those, or all arguments are taken at once. */
const usesOthers: Readonly<Record<Language, RegExp>> = {
  python: /\bargparse\b|\bclick\b|\bgetopt\b|\bsys\.argv(?!\[\d+\])/u,
  javascript: /\bparseArgs\b|\bcommander\b|\byargs\b|\bprocess\.argv(?!\[\d+\])/u,
  shell: /\$[@*#]|\bshift\b|\bgetopts\b|\$\{[@*#]|^\s*(?:function )?\w+ ?\(\)/mu,
};
const uses: Readonly<Record<Language, RegExp>> = {
  python: /\bsys\.argv\[(\d+)\]/gu,
  javascript: /\bprocess\.argv\[(\d+)\]/gu,
  shell: /\$\{?(\d)/gu,
};

/** The last of the arguments that a program reads now. */
function lastUsed(text: string, language: Language): number {
  // a program of awk in a shell's has numbers of its own
  const code = language === "shell" ? text.replaceAll(/'[^']*'/gu, "") : text;
  const used = [...code.matchAll(uses[language])].map(([, place]) => Number(place));
  return Math.max(before[language], ...used);
}

/** Where a number stands by itself in a line of code, outside of its texts and comments. */
function literalsIn(line: string, fixed: string, language: Language): number[] {
  if (/^\s*(?:#|\/\/|\*|"""|''')/u.test(line)) return [];
  const texts =
    language === "shell"
      ? /'[^']*'|(?<=\s)#.*$/gu
      : /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|(?<=\s)(?:#|\/\/).*$/gu;
  const bare = line.replaceAll(texts, (text) => " ".repeat(text.length));
  const found = bare.matchAll(new RegExp(String.raw`(?<![\p{L}\d_.$])${escapeRegExp(fixed)}(?![\p{L}\d_]|\.\d)`, "gu"));
  return [...found].flatMap(({ index }) => {
    const [head, tail] = [bare.slice(0, index), bare.slice(index + fixed.length)];
    const isPlaceInList = /\[\s*$/u.test(head) && /^\s*\]/u.test(tail);
    const isOfValue = language === "shell" && /\$\{[^}]*$/u.test(head);
    return isPlaceInList || isOfValue ? [] : [index];
  });
}

function taken(fixed: string, place: number, language: Language, isWhole: boolean): string {
  switch (language) {
    case "python":
      return `${isWhole ? "int" : "float"}(sys.argv[${place}]) if len(sys.argv) > ${place} else ${fixed}`;
    case "javascript":
      return `process.argv[${place}] === undefined ? ${fixed} : Number(process.argv[${place}])`;
    case "shell":
      return `\${${place}:-${fixed}}`;
    default:
      return language satisfies never;
  }
}

/** In brackets unless it is all that stands between two, or behind a sign of equality. */
function inPlace(line: string, at: number, length: number, value: string, language: Language): string {
  const [head, tail] = [line.slice(0, at), line.slice(at + length)];
  const isQuoted = language === "shell" && (head.split('"').length - 1) % 2 === 1;
  const isAlone = /(?:[(,]|[^=!<>]=)\s*$/u.test(head) && /^\s*(?:[),;]|$)/u.test(tail);
  const isCalculated = language === "shell" && /\(\([^)]*$/u.test(head);
  if (language === "shell") return head + (isQuoted || isCalculated ? value : `"${value}"`) + tail;
  return head + (isAlone ? value : `(${value})`) + tail;
}
