import type { Json } from "../../../../../shared/json.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { numberNamed } from "../../request/words/number-words.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { saysNothingElse } from "./plain-conversion.ts";

const lead =
  /(?<!\p{L})(?:(?:the |these |following |with |die |den |mit |folgenden? )*(?:keys?|fields|properties|schlüsseln?|feldern?)(?: (?:are|sind|named|called))?\s*:?\s+)|キー(?:は|が|:|：)\s*/iu;
const key = String.raw`["'\u0060„“「]?[\p{Script=Latin}_][\p{Script=Latin}\p{N}_-]*["'\u0060”“」]?`;
const between = String.raw`(?:\s*[,、/]\s*(?:(?:and|und)\s+)?|\s+(?:and|und)\s+|\s+|と)`;
const list = new RegExp(
  String.raw`(?:${lead.source})(?<keys>${key}(?:${between}${key})*)(?=\s*(?:[.;:!?。)\n]|$|を|で|です))`,
  "iu",
);
const quotes = /^["'`„“「]|["'`”“」]$/gu;
const is = String.raw`(?:\s+(?:is|are|=|gets?|should be|shall be|to be|is to be|has|have|ist|sind|soll|bekommt|bekommen|haben?)(?:\s+(?:set to|auf|to))?\s+|\s*[:=→]\s*|\s*は\s*)`;
const value = String.raw`(?<value>["“„「][^"“”„「」\n]*["”“」]|-?\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_-]*)`;
const ends = String.raw`(?=\s*(?:[,;.!?、。\n]|$|(?:and|und|but|aber|sein|haben)(?!\p{L}))|(?:で|です|に|とし))`;
const rest = String.raw`(?:(?:and |und )?(?:all (?:of )?|alle )?(?:the |die |der |das )?(?:other (?:ones?|keys?|days?|values?|fields?)|others?|rest|remaining(?: ones?)?|anderen?|übrigen?|everything else|all else|alles andere)|(?:残り|他|ほか|それ以外)(?:のキー)?(?:は)?(?:すべて|ぜんぶ|全部)?)`;
const allOfThem =
  /(?<!\p{L})(?:all|each|every one|alle|jeweils)(?: (?:of )?(?:them|values?|werte))?(?: (?:are|is|set to|mit|auf|sind|with))* (?<value>null|true|false|0)(?!\p{L})/giu;
const others =
  /(?<!\p{L})(?:sorted|nested|also|except|without|list of|array|twice|außer|ohne|sortiert|auch|liste)(?!\p{L})/iu;
/** Words for a value, or for a kind of them: in which way each is written isn't said. */
const inWords =
  /^(?:empty|blank|none|nothing|nil|undefined|missing|optional|required|unknown|numbers?|strings?|texts?|lists?|arrays?|objects?|yes|no|on|off|leer|nichts|zahl(?:en)?|ja|nein|an|aus|空|なし)$/iu;
const fewest = 2;

/**
 * A new file in JSON with one object, of which a request says all keys and the value of each: "the keys a, b and c; a is 3, all others null". Empty where a key has
 * no value or two, or the request says anything else of them.
 */
export async function jsonOfKeysCalls(request: string, files: readonly FileEntry[]): Promise<Call[]> {
  const [path, ...more] = newFiles(request, files);
  if (path === undefined || more.length > 0 || !/\.json$/iu.test(path) || namedFiles(request, files).length > 0)
    return [];
  const found = list.exec(request);
  const keys = found ? keysIn(found.groups?.["keys"] ?? "") : [];
  if (!found || keys.length < fewest || new Set(keys).size < keys.length || others.test(request)) return [];
  const told = request.slice(found.index + found[0].length);
  const before = request.slice(0, found.index);
  const read = valuesOf(keys, told);
  if (!read || !saysNothingElse(before, [path], null)) return [];
  if (!saysNothingElse(read.rest, [], null)) return [];
  const content = `${JSON.stringify(Object.fromEntries(read.values), null, 2)}\n`;
  return [{ tool: "write", input: { path, content } }];
}

function keysIn(text: string): string[] {
  return text
    .split(new RegExp(between, "iu"))
    .map((name) => name.replaceAll(quotes, ""))
    .filter((name) => name !== "");
}

type Read = { values: [string, Json][]; rest: string };

/** The value of each key, in their order, and what else is said; null where one has none or two. */
function valuesOf(keys: readonly string[], told: string): Read | null {
  const one = String.raw`["'\u0060„“「]?(?:${keys.map(escapeRegExp).join("|")})["'\u0060”“」]?`;
  const said = new RegExp(
    String.raw`(?<![\p{L}\p{N}_])(?<names>${one}(?:${between}${one})*)${is}${value}${ends}`,
    "giu",
  );
  const ofRest = new RegExp(String.raw`(?<![\p{L}\p{N}_])${rest}(?:${is}|\s+)${value}${ends}`, "giu");
  const ofKeys = [...told.matchAll(said)];
  const behind = told.replaceAll(said, " ");
  const ofOthers = [...behind.matchAll(ofRest)];
  const left = behind.replaceAll(ofRest, " ");
  const ofAll = ofKeys.length === 0 && ofOthers.length === 0 ? [...left.matchAll(allOfThem)] : [];
  const all = [...ofKeys, ...ofOthers].map(({ groups }) => groups?.["value"] ?? "");
  if (all.some((text) => inWords.test(text) || numberNamed(text) !== null)) return null;
  const given = ofKeys.flatMap(({ groups }) =>
    keysIn(groups?.["names"] ?? "").map((name) => [name.toLowerCase(), jsonOf(groups?.["value"] ?? "")] as const),
  );
  const values = new Map(given);
  const defaults = [...ofOthers, ...ofAll].map(({ groups }) => jsonOf(groups?.["value"] ?? ""));
  const isWhole = values.size === keys.length ? defaults.length === 0 : defaults.length === 1;
  if (values.size < given.length || !isWhole) return null;
  const [otherwise = null] = defaults;
  return {
    // a value may be null itself
    values: keys.map((name) => {
      const own = name.toLowerCase();
      return [name, values.has(own) ? (values.get(own) ?? null) : otherwise];
    }),
    rest: left.replaceAll(allOfThem, (text) => (ofAll.length > 0 ? " " : text)),
  };
}

/** In quotation marks anything is a text. */
function jsonOf(text: string): Json {
  const plain = text.replaceAll(/^["“„「]|["”“」]$/gu, "");
  if (plain !== text) return plain;
  const named: Readonly<Record<string, Json>> = { null: null, true: true, false: false };
  const word = text.toLowerCase();
  if (Object.hasOwn(named, word)) return named[word] ?? null;
  return /^-?\d/u.test(text) ? Number(text) : text;
}
