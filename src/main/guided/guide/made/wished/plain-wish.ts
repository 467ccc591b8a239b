import { quotedPhrases } from "../../request/words/search-words.ts";
import { wholeValue } from "../../request/values/said-spans.ts";
import { isCommonWord, wordsOf } from "../../request/words/words.ts";

/**
 * A wish in the plain words in which the model tells one: `what` it is about, as the request calls it, and the words that tell which of its sides, such as `price`.
 * `from` is what stands there now, where that is said.
 */
export type PlainWish =
  | { deed: "set"; what: readonly string[]; about: readonly string[]; from: string | null; to: string }
  | { deed: "remove"; what: readonly string[]; about: readonly string[] }
  | { deed: "add"; items: readonly string[]; what: readonly string[]; about: readonly string[]; side: Side }
  | { deed: "move"; what: readonly string[]; about: readonly string[]; from: string | null; to: Target }
  | { deed: "swap"; what: readonly [string, string]; about: readonly string[] };

/** In a list, at its beginning or its end, or right before or behind something. */
export type Side = "in" | "first" | "last" | "before" | "behind";
/** Where something goes among those like it, or the list that it goes to. */
export type Target = "first" | "last" | { side: Side; what: readonly string[] };

const sets = /^(?:set|change|update|adjust|correct|move|raise|lower|increase|decrease|reduce)(?!\p{L})/iu;
const removes = /^(?:remove|delete)(?!\p{L})/iu;
const put = /(?<!\p{L})to "([^"]+)"/iu;
const old = /(?<!\p{L})from "([^"]+)"(?=.* to ")/iu;
/** A name with an ending, but for those of sites. */
const isFile = /^[^\s"]+\.(?!(?:com|org|net|edu|gov|info|de|at|ch|eu|uk|us|fr|it|nl|jp|io|dev|app)$)[a-z]\w{0,5}$/iu;

const ahead = String.raw`(?<!\p{L})(?:before|above|ahead of)`;
const afterwards = String.raw`(?<!\p{L})(?:after|behind|below|beneath)`;
const placed = new RegExp(`${ahead}|${afterwards}|(?<!\\p{L})(?:to|under|in|into|on|onto|for|at)(?!\\p{L})`, "iu");
const isAhead = new RegExp(ahead, "iu");
const isAfterwards = new RegExp(afterwards, "iu");
const first = /(?<!\p{L})(?:(?:to|at|on) (?:the )?(?:very )?(?:top|beginning|start|front|first)|first)(?!\p{L})/iu;
const last = /(?<!\p{L})(?:(?:to|at|on) (?:the )?(?:very )?(?:end|bottom|last)|last)(?!\p{L})/iu;

/** "Set "587" as the "port"" */
const isSetAs = /^set "([^"]+)" (?:as|for) (?!.* to ")(.+)$/iu;

/** "Add "4 euros" to every price": nothing new stands there. */
const addsToAll = /^add "\d[^"]*" to (?:all|each|every)(?!\p{L})/iu;

/** Whether names that look like a file's say where a wish is meant, or belong to what it is about. */
type Files = "dropped" | "kept";

/** What a line says that tells one wish in plain words; null where it is of another kind, or says too little. */
export function plainWish(told: string, files: Files = "dropped"): PlainWish | null {
  const line = told.replace(isSetAs, (_, value: string, what: string) => `Set ${what} to "${value}"`);
  if (/^add(?!\p{L})/iu.test(line)) return addsToAll.test(line) ? null : addition(line);
  if (/^swap(?!\p{L})/iu.test(line)) return swap(line);
  const moved = /^(?:move|put)(?!\p{L})/iu.test(line) ? move(line) : null;
  if (moved) return moved;
  if (removes.test(line)) {
    const [first, ...others] = namesIn(line, files);
    const words = bare(line);
    if (first !== undefined) return { deed: "remove", what: [first], about: [...others.flatMap(wordsOf), ...words] };
    // "Remove the link of the forum from "site.toml""
    return words.length === 0 || quotedPhrases(line).length === 0 ? null : { deed: "remove", what: words, about: [] };
  }
  const to = put.exec(line)?.[1];
  if (!sets.test(line) || to === undefined) return null;
  const rest = line.replace(old, " ").replace(put, " ");
  const names = namesIn(rest, files);
  // "Change "2.50" to "2.80""
  const value = names.find((name) => isOfKind(name, to)) ?? null;
  const from = old.exec(line)?.[1] ?? value;
  const what = names.filter((name) => name !== from);
  const about = bare(rest);
  // "Set the session to "30 minutes""
  if (names.length === 0)
    return about.length === 0 || from !== null ? null : { deed: "set", what: [about.join(" ")], about, from, to };
  return { deed: "set", what, about, from, to };
}

/** "Add "rice" and "beans" to "pantry"": what stands before the word that says where is new. */
function addition(line: string): PlainWish | null {
  const bareLine = line.replaceAll(/"[^"]*"/g, (quoted) => " ".repeat(quoted.length));
  const at = placed.exec(bareLine)?.index ?? line.length;
  const [items, where] = [quotedPhrases(line.slice(0, at)), line.slice(at)];
  // words beside the quotes say what kind of thing it is, which has to be written somehow
  if (items.length === 0 || /\p{L}/u.test(bareLine.slice(3, at).replaceAll(/(?<!\p{L})(?:and|the)(?!\p{L})/giu, "")))
    return null;
  const beside = isAhead.test(where) ? "before" : isAfterwards.test(where) ? "behind" : "in";
  const unquoted = where.replaceAll(/"[^"]*"/g, " ");
  const side = beside !== "in" ? beside : first.test(unquoted) ? "first" : last.test(unquoted) ? "last" : "in";
  const rest = side === "first" ? where.replace(first, " ") : side === "last" ? where.replace(last, " ") : where;
  const names = namesIn(where);
  const said = names.length === 0 && beside !== "in" ? spokenAnchor.exec(where)?.groups : undefined;
  if (said) {
    const { name = "", besides = "" } = said;
    return { deed: "add", items, what: [name], about: bare(`. ${besides}`), side };
  }
  return { deed: "add", items, what: names, about: bare(`. ${rest}`), side };
}

/** "after the rinsing in the cleaning list": what something is to stand beside, where it isn't quoted. */
const spokenAnchor =
  /^(?:before|above|ahead of|after|behind|below|beneath) (?:the )?(?:(?:line|step|item|entry|point) (?:about |for )?)?(?<name>\p{L}[\p{L}\p{N} -]*?)(?:\s+(?:step|line|item|entry|point))?(?<besides>\s+(?:in|of|under|on)\s.*)?$/iu;

function swap(line: string): PlainWish | null {
  const [one, two, ...more] = namesIn(line);
  return one === undefined || two === undefined
    ? null
    : { deed: "swap", what: [one, two], about: [...bare(line), ...more.flatMap(wordsOf)] };
}

function move(line: string): PlainWish | null {
  const outside = line.replaceAll(/"[^"]*"/g, (quoted) => " ".repeat(quoted.length));
  const at = (isAhead.exec(outside) ?? isAfterwards.exec(outside))?.index;
  const [what, named] = [namesIn(line.slice(0, at)), at === undefined ? [] : namesIn(line.slice(at))];
  const spoken = at === undefined || named.length > 0 ? undefined : spokenAnchor.exec(line.slice(at))?.groups?.["name"];
  const where = spoken === undefined ? named : [spoken];
  const [name] = what;
  if (name === undefined || (at !== undefined && where.length === 0)) return null;
  const isToEnd = last.test(outside);
  if (at === undefined && first.test(outside) === isToEnd) return null;
  const to: Target =
    at === undefined
      ? isToEnd
        ? "last"
        : "first"
      : { side: isAhead.test(outside) ? "before" : "behind", what: where };
  return { deed: "move", what: [name], about: bare(line.slice(0, at)), from: null, to };
}

/** Whether a request says on which side of another thing something is to be, where a wish does: a small model takes the one for the other. */
export function saysSide(wish: PlainWish, request: string): boolean {
  const side =
    wish.deed === "add" ? wish.side : wish.deed === "move" && typeof wish.to === "object" ? wish.to.side : "in";
  if ((side !== "before" && side !== "behind") || request === "") return true;
  return (side === "before" ? saysBefore : saysBehind).test(request);
}

const saysBefore = /(?<!\p{L})(?:before|above|ahead|over|in front|vor|davor|über|oberhalb)(?!\p{L})|前|上/iu;
const saysBehind =
  /(?<!\p{L})(?:after|behind|below|beneath|under|once|then|next|nach|danach|hinter|unter|unterhalb)(?!\p{L})|後|あと|下|次/iu;

/** What something is called, and what it stands under. */
export type Named = { name: string; under: readonly string[] };

/** What a wish wants to be in force again: "Uncomment "night mode""; null for any other one. */
export function namedToUncomment(line: string, files: Files = "dropped"): Named | null {
  const said =
    /^(?:uncomment|activate|enable|(?:remove|delete) the comment(?: sign| mark)?s? (?:from|before|of|in front of)|(?:turn|switch) on)(?!\p{L})/iu;
  return said.test(line) ? namedIn(line, files) : null;
}

/** What a wish wants to be in force no more, and still to be there: "Comment out "night mode""; null for any other one. */
export function namedToCommentOut(line: string, files: Files = "dropped"): Named | null {
  return /^comment out(?!\p{L})/iu.test(line) ? namedIn(line, files) : null;
}

function namedIn(line: string, files: Files): Named | null {
  const [name, ...under] = namesIn(line, files);
  return name === undefined ? null : { name, under };
}

/** Something that is to stand in another list than now: "Move "hoover" from "Ben" to "Ida"". */
export function listMove(line: string): Extract<PlainWish, { deed: "move" }> | null {
  const [, name, from = "", to] =
    /^(?:move|put) (?:[^"]*)"([^"]+)"(?: from (?:[^"]*)"([^"]+)")? (?:to|under|into) (?:[^"]*)"([^"]+)"/iu.exec(line) ??
    [];
  if (name === undefined || to === undefined || isFile.test(to)) return null;
  const place = from === "" || isFile.test(from) ? null : from;
  return { deed: "move", what: [name], about: wordsOf(from), from: place, to: { side: "in", what: [to] } };
}

/** "Rename "price" to "unit price"" */
export const renames = /^rename "([^"]+)" to "([^"]+)"$/iu;

/** Whether a text is a value, and such as another one: "2.50" is, "Bed 7" is somebody's name for something. */
function isOfKind(text: string, other: string): boolean {
  const value = wholeValue(text);
  return value !== null && !/\p{L}/u.test(text.replace(value.text, "")) && value.kind === wholeValue(other)?.kind;
}

function namesIn(text: string, files: Files = "dropped"): string[] {
  return quotedPhrases(text).filter((phrase) => files === "kept" || !isFile.test(phrase));
}

/** The words outside of quotes that tell anything. */
function bare(text: string): string[] {
  const words = wordsOf(text.replaceAll(/"[^"]*"/g, " ")).slice(1);
  // as cards have it
  const isMobile = words.some((word) => /^(?:mobile|handy|handynummer)$/u.test(word));
  return [...words, ...(isMobile ? ["cell"] : [])].filter((word) => word.length > 2 && !isCommonWord(word));
}
