import { extensionOf } from "../files/file-kinds.ts";
import { saidFields } from "../request/texts-and-tables/said-fields.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { cellsOf, delimiterOf, plainCell } from "../facts/tables/csv-lines.ts";

/** `/senden`, `/api/orders`: where something is on a server; no path of the disk, whose folders are known. */
const serverPath =
  /(?<=^|[\s"'\u0060„“「(])\/(?!(?:home|usr|etc|tmp|var|bin|dev|opt|mnt|root|proc|sys)(?![\p{L}\p{N}]))[a-z][\w-]*(?:\/[\w-]+)*(?![\w/.-]*\.[a-z])/giu;
const ofServers = /^(?:html?|php|[cm]?[jt]sx?|py|rb|json|ya?ml)$/iu;
/** The same in quotes, as programs and pages write it. */
const writtenPath = /(?<=["'\u0060])\/[a-z][\w-]*(?:\/[\w-]+)*(?=["'\u0060])/giu;

/** The words that have to stand in a new file as a request writes them: the fields that it lists, and paths of a server. */
export function saidNames(path: string, request: string): string[] {
  const ending = extensionOf(path);
  const fields = hasFields.test(ending) ? (saidFields(request) ?? []) : [];
  return [...new Set([...saidPaths(ending, request), ...fields])];
}

const hasFields = /^(?:html?|json|csv|tsv)$/iu;

function saidPaths(ending: string, request: string): string[] {
  return ofServers.test(ending) ? [...new Set(request.match(serverPath))] : [];
}

/**
 * A new file with the names that a request lists, and the path that it says, where a small model wrote another one in that place: `message` for nachricht, `/send`
 * for /senden; a table begins with the names of its columns. As it is where it isn't clear which one stands for which.
 */
export function withSaidNames(path: string, text: string, request: string, sources: readonly string[]): string {
  const ending = extensionOf(path);
  const fields = hasFields.test(ending) ? saidFields(request) : null;
  const named = fields ? withFields(ending.toLowerCase(), text, fields, sources) : text;
  return withPath(named, saidPaths(ending, request), [request, ...sources]);
}

function withFields(ending: string, text: string, fields: readonly string[], sources: readonly string[]): string {
  if (/^[ct]sv$/u.test(ending)) return withHeader(text, fields, sources);
  const written = ending === "json" ? keysIn(text) : fieldsIn(text);
  const renamed = renamedTo(written, fields);
  return renamed.reduce((rest, [from, to]) => {
    const name = escapeRegExp(from);
    const places =
      ending === "json"
        ? new RegExp(`(?<=[{,]\\s*")${name}(?="\\s*:)`, "gu")
        : new RegExp(`(?<=\\s(?:name|id|for|aria-labelledby)\\s*=\\s*["']?)${name}(?=["'\\s/>])`, "giu");
    return rest.replaceAll(places, to);
  }, text);
}

/** What was written in the place of what is said; nothing where they aren't as many, or stand in another order. */
function renamedTo(written: readonly string[], fields: readonly string[]): (readonly [string, string])[] {
  if (written.length !== fields.length) return [];
  const pairs = written.flatMap((name, at) => (name === fields[at] ? [] : [[name, fields[at] ?? name] as const]));
  const isClear = pairs.every(([from, to]) => !fields.includes(from) && !written.includes(to));
  return isClear ? pairs : [];
}

/** The fields of the forms of a page, each once. */
function fieldsIn(html: string): string[] {
  const tags = html.match(/<(?:input|textarea|select)\b[^>]*>/giu) ?? [];
  const names = tags
    .filter((tag) => !/\stype\s*=\s*["']?(?:submit|button|reset|hidden|image)\b/iu.test(tag))
    .flatMap((tag) => /\sname\s*=\s*["']?([^"'\s/>]+)/iu.exec(tag)?.[1] ?? []);
  return [...new Set(names)];
}

/** The keys of an object, or those of each object of a list; none where these differ. */
function keysIn(text: string): string[] {
  const value = parsed(text);
  const objects = (Array.isArray(value) ? value : [value]).filter(
    (one): one is object => typeof one === "object" && one !== null && !Array.isArray(one),
  );
  const keys = objects.map((one) => Object.keys(one));
  const [first = []] = keys;
  return keys.every((other) => other.join("\n") === first.join("\n")) ? first : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A table that begins with the names of its columns: they are put before a first row of values, and in the place of other names. */
function withHeader(text: string, fields: readonly string[], sources: readonly string[]): string {
  const [first = "", ...rest] = text.split("\n");
  const delimiter = delimiterOf(first);
  const cells = delimiter === null ? [] : cellsOf(first.replace(/\r$/u, ""), delimiter).map(plainCell);
  if (delimiter === null || cells.length !== fields.length || cells.join("\n") === fields.join("\n")) return text;
  const header = fields.join(delimiter);
  const isSame = cells.every((cell, at) => cell.toLowerCase() === fields[at]?.toLowerCase());
  // the columns in another order hold other values
  if (!isSame && cells.some((cell) => fields.includes(cell))) return text;
  const isValue = (cell: string) =>
    cell !== "" && (/[\d@]/u.test(cell) || sources.some((source) => source.includes(cell)));
  return !isSame && cells.some(isValue) ? [header, first, ...rest].join("\n") : [header, ...rest].join("\n");
}

/** The one path that is said, in the place of the one that was written without being said anywhere. */
function withPath(text: string, said: readonly string[], known: readonly string[]): string {
  const written: readonly string[] = text.match(writtenPath) ?? [];
  const missing = said.filter((path) => !written.includes(path));
  const isKnown = (path: string) => said.includes(path) || known.some((one) => one.includes(`${path}"`));
  const others = new Set(written.filter((path) => !isKnown(path)));
  const [to, ...more] = missing;
  const [from, ...further] = others;
  if (to === undefined || from === undefined || more.length > 0 || further.length > 0) return text;
  return text.replaceAll(new RegExp(`(?<=["'\u0060])${escapeRegExp(from)}(?=["'\u0060])`, "gu"), to);
}
