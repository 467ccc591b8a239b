import { namedFiles, isTestFile } from "../guide/files/named-files.ts";
import { withoutPaths } from "../guide/request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../guide/request/words/words.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { shellWord } from "../forms/shell-word.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { isProgram, languageOf } from "./program-file.ts";
import { rulesOutRunning } from "../guide/request/wishes/said-running.ts";
import { saidCommand } from "./said-command.ts";
import { destroyerIn } from "./started-programs.ts";
import { commandFor } from "./trial-command.ts";

/**
 * The command by which a program is run as a request says it: its own command, else the program that it names with the values that it names, as the program's own line about its use
 * tells to give them. Null where a value has no place there, or a place has none.
 */
export async function commandAsSaid(
  request: string,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<string | null> {
  if (rulesOutRunning(request)) return null;
  const said = saidCommand(request, files);
  const [program, ...others] = namedFiles(request, files).filter(({ path }) => isProgram(path));
  const command = said ?? (program && others.length === 0 ? await commandOf(program, request, files, view) : null);
  if (command === null) return null;
  return (await destroyerIn(command, (path) => view.text(path))) === null ? command : null;
}

async function commandOf(
  { path }: FileEntry,
  request: string,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<string | null> {
  const text = (await view.text(path)) ?? "";
  const command = commandFor(path, text, files);
  if (command === null) return null;
  if (isTestFile(path)) return namesEach(command);
  const values = valuesOf(request, path, files);
  const given = argumentsOf(usageOf(path, text), values);
  return given === null ? null : [command, ...given].join(" ");
}

/** With the name of each test, also of those that pass. */
function namesEach(command: string): string {
  if (command.startsWith("python3 -m pytest -q ")) return command.replace(" -q ", " -v ");
  return /python3 (?:-m unittest )?[^-]/.test(command) ? `${command} -v` : command;
}

/** A value with the words that stand around it. */
type Value = { text: string; words: readonly string[] };

const aNumber = /(?<![\p{Script=Latin}\p{N}_.,:/-])\d+(?:[.,]\d+)?(?![\p{N}_/:-]|[.,]\d)/gu;

/** The numbers that a request says, and the files of data. */
function valuesOf(request: string, program: string, files: readonly FileEntry[]): Value[] {
  const text = withoutPaths(request);
  const numbers = [...text.matchAll(aNumber)].map(({ 0: number, index }) => ({
    text: number.replace(",", "."),
    words: wordsOf(
      `${text
        .slice(0, index)
        .split(/[.,;!?\n]|\s(?:and|und|with|mit)\s/u)
        .at(-1)} ${text.slice(index + number.length).split(/[.,;!?\n]|\s(?:and|und)\s/u)[0]}`,
    ),
  }));
  const data = namedFiles(request, files).filter(({ path }) => path !== program && !isProgram(path));
  return [
    ...numbers.filter(({ words }) => !ofResult.test(words.join(" "))),
    ...data.map(({ path }) => ({ text: path, words: ["file", "datei", path] })),
  ];
}

/** "what there is after 5 years": that is what comes out. */
const ofResult = /^(?:was|what|nach|after)\b/u;

/** What a program says that it is to be given: its places in order, each with the option that begins it. */
type Place = { option: string | null; words: readonly string[]; isOptional: boolean };

/** The places of a program by its own line about its use; null where it says nothing of it. */
function usageOf(path: string, text: string): Place[] | null {
  const line = new RegExp(
    String.raw`(?:usage|use|aufruf|verwendung|benutzung|使い方|実行|:|#|//).{0,40}?(?:python3?|node|bash|sh) (?:\./)?\S*${escapeRegExp(path.split("/").at(-1) ?? path)}([^\n"'\x60]*)`,
    "iu",
  ).exec(text)?.[1];
  if (line === undefined) return readsOne(path, text);
  const parts = line.replace(/\*\/|\s(?:#|-- |→|=>).*$/u, "").match(/\[[^\]]*\]|<[^>]*>|\S+/gu) ?? [];
  const places: Place[] = [];
  let option: string | null = null;
  for (const part of parts) {
    const bare = part.replaceAll(/[[\]<>]/gu, "").trim();
    const [first = "", ...rest] = bare.split(/\s+/u);
    const isOptional = part.startsWith("[");
    if (first.startsWith("-") && rest.length === 0 && !isOptional) option = first;
    else if (first.startsWith("-")) places.push({ option: first, words: wordsOf(bare), isOptional: true });
    else {
      places.push({
        option,
        words: [...wordsOf(bare), ...wordsOf(option ?? "")],
        isOptional: isOptional || option !== null,
      });
      option = null;
    }
  }
  return places;
}

/** A program that reads one value behind its name and says nothing of it. */
function readsOne(path: string, text: string): Place[] | null {
  const language = languageOf(path);
  const reads = { python: /\bsys\.argv\[(\d)\]/g, javascript: /\bprocess\.argv\[(\d)\]/g, shell: /\$\{?(\d)/g };
  if (language === null) return null;
  const first = { python: 1, javascript: 2, shell: 1 }[language];
  const places = new Set([...text.matchAll(reads[language])].map(([, place]) => Number(place)));
  return [...places].every((place) => place === first) && places.size === 1
    ? [{ option: null, words: [], isOptional: false }]
    : places.size === 0
      ? []
      : null;
}

/** What stands behind the name of a program; null where a value has no place, or a place that has to be filled has none. */
function argumentsOf(places: readonly Place[] | null, values: readonly Value[]): string[] | null {
  if (places === null) return values.length === 0 ? [] : null;
  const taken = new Map<Place, Value>();
  const left = new Set(values);
  for (const place of places) {
    const fitting = [...left].filter(({ words }) =>
      words.some((word) => place.words.some((other) => isSameNoun(word, other))),
    );
    const [only] = fitting.length > 1 ? nearest(fitting, place) : fitting;
    if (only) {
      taken.set(place, only);
      left.delete(only);
    }
  }
  const free = places.filter((place) => !taken.has(place));
  const must = free.filter(({ isOptional }) => !isOptional);
  const open = left.size === free.length ? free : must;
  if (left.size !== open.length || left.size > 1) return null;
  const [rest] = left;
  if (open[0] && rest) taken.set(open[0], rest);
  const end = places.findLastIndex((place) => taken.has(place));
  const given = places.slice(0, end + 1).filter((place) => place.option === null || taken.has(place));
  if (given.some((place) => !taken.has(place))) return null;
  return given.flatMap((place) => [
    ...(place.option === null ? [] : [place.option]),
    shellWord(taken.get(place)?.text ?? ""),
  ]);
}

/** The value whose own words begin with what the place is called. */
function nearest(values: readonly Value[], place: Place): Value[] {
  const at = ({ words }: Value) => words.findIndex((word) => place.words.some((other) => isSameNoun(word, other)));
  return values.toSorted((one, other) => at(one) - at(other));
}
