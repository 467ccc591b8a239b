import type { NewColumn } from "./said-new-column.ts";
import { unquoted } from "../wishes/bare-command.ts";
import { allOf } from "../words/word-pattern.ts";

/** What is to be done with a column of a table; columns are told by their places. */
export type ColumnChange =
  | { deed: "rename"; column: number; name: string }
  | { deed: "remove"; columns: readonly number[] }
  | ({ deed: "add" } & NewColumn)
  | { deed: "move"; column: number; place: number }
  | { deed: "swap"; columns: readonly [number, number] };

const kind = String.raw`(?:columns?(?: name| header| heading| title)?|headers?|headings?|fields?|spalten?(?:name|überschrift|titel)?|列(?:の)?(?:名前|名|見出し)?)`;
const the = String.raw`(?:the |a |an |new |die |der |den |eine |neue |another |eine weitere |empty |blank |leere )*`;
const name = String.raw`(["'„“「][^"'“”」]+["'“”」]|[^"'„“「」,;:]+?)`;

/** What stands around the name of a column: `said` tells that it is one. */
type Named = { text: string; said: boolean };

/** What a bare command wants of the columns of these names, but for new ones; null where it wants no such thing, or names another one. */
export function saidColumnChange(command: string, columns: readonly string[]): ColumnChange | null {
  return renamed(command, columns) ?? removed(command, columns) ?? moved(command, columns);
}

const renames: readonly RegExp[] = [
  allOf(
    String.raw`(?:rename|relabel|call|name|change|benenne|nenne?|ändere?) ${the}${name} (?:to|as|into|in|zu|auf|um in) ${name}(?: um| ändern)?`,
  ),
  allOf(String.raw`(?:rename|relabel|change) ${the}${kind} ${name} (?:to|as|into) (?:be called )?${name}`),
  allOf(String.raw`(?:call|name|nenne?) ${the}${kind} (["'„“]?[^\s"'„“]+["'“]?) ${name}`),
  allOf(String.raw`(?:call|name|nenne?) ${the}(["'„“]?[^\s"'„“]+["'“]?) ${kind} ${name}`),
  allOf(
    String.raw`${the}${name} (?:should|ought to|must|has to|is to|shall) (?:now )?(?:be called|be named|be|read|say|become) ${name}`,
  ),
  allOf(String.raw`${the}${name} is (?:now )?(?:called|named) ${name}(?: now)?`),
  allOf(String.raw`${the}${name} (?:soll|muss|sollte) (?:jetzt |künftig |nun )?${name} (?:heißen|lauten)`),
  allOf(String.raw`${the}${name} heißt (?:jetzt |nun |künftig |ab jetzt )${name}`),
  allOf(String.raw`${the}${name} (?:bitte )?(?:in|zu) ${name} umbenennen`),
  allOf(
    String.raw`${name}(?: ?列)?(?:の名前)?を${name}(?:に|へ)(?:変え|変更|し|改名|リネーム|直し)\p{Script=Hiragana}*`,
  ),
  allOf(String.raw`${the}${kind} ${name} (?:->|→|=>) ${name}`),
];

function renamed(command: string, columns: readonly string[]): ColumnChange | null {
  for (const pattern of renames) {
    const [, old, fresh] = pattern.exec(command) ?? [];
    if (old === undefined || fresh === undefined) continue;
    const column = columnOf(old, columns);
    const own = bareName(fresh);
    // without the word for it, it may be a value
    const isSaid = column?.said === true || ofColumn.test(command) || /^(?:rename|benenne)/iu.test(command);
    if (!column || !isSaid || own === "" || columns.includes(own) || /[\n;|]/.test(own)) continue;
    return { deed: "rename", column: column.index, name: own };
  }
  return null;
}

const removes: readonly RegExp[] = [
  allOf(
    String.raw`(?:remove|delete|drop|kick out|get rid of|take out|lösche?|entferne?|streiche?) ${the}(.+?)(?: (?:out|away|completely|altogether|entirely|raus|weg))?`,
  ),
  allOf(String.raw`(?:take|throw|nimm|wirf|schmeiß) ${the}(.+?) (?:out|away|raus|weg|heraus)`),
  allOf(
    String.raw`${the}(.+?) (?:can|should|must|has to|is to|can be|should be) (?:go|be removed|be deleted|be dropped|away)`,
  ),
  allOf(String.raw`${the}(.+?) (?:kann|können|soll|sollen|muss|müssen) (?:weg|raus|gelöscht werden|entfernt werden)`),
  allOf(String.raw`${the}(.+?) (?:löschen|entfernen|streichen|rausnehmen)`),
  allOf(String.raw`(.+?)を(?:削除|消し|取り除|外し|なくし)\p{Script=Hiragana}*`),
];

function removed(command: string, columns: readonly string[]): ColumnChange | null {
  for (const pattern of removes) {
    const [, said] = pattern.exec(command) ?? [];
    if (said === undefined || !ofColumn.test(said)) continue;
    const names = said.replaceAll(new RegExp(kind, "giu"), " ").split(/,\s*|\s+(?:and|und|&)\s+|[、と]/u);
    const found = names.map((each) => columnOf(each, columns)?.index ?? -1);
    if (found.length === 0 || found.includes(-1) || new Set(found).size >= columns.length) continue;
    return { deed: "remove", columns: [...new Set(found)] };
  }
  return null;
}

const moves: readonly RegExp[] = [
  allOf(
    String.raw`(?:move|put|place|bring|shift|verschiebe?|setze?|stelle?) ${the}${name} (?:right |directly |direkt )?(after|behind|before|in front of|nach|hinter|vor) (?:the |die )?${name}`,
  ),
  allOf(
    String.raw`(?:move|put|place|bring|shift|make|verschiebe?|setze?) ${the}${name} (?:at |to |be |into |ganz )?(?:the |nach )?(?:very )?(front|beginning|start|left|end|right|first|last|vorne?|hinten|links|rechts|anfang|ende)(?: ${kind})?`,
  ),
];
const swaps = allOf(
  String.raw`(?:swap|exchange|switch|tausche?|vertausche?) ${the}(?:${kind} )?${name} (?:and|with|und|mit) ${name}(?: ${kind})?`,
);

function moved(command: string, columns: readonly string[]): ColumnChange | null {
  const [, one, two] = swaps.exec(command) ?? [];
  const [first, second] = [one, two].map((each) => (each === undefined ? null : columnOf(each, columns)));
  if (first && second && ofColumn.test(command)) return { deed: "swap", columns: [first.index, second.index] };
  for (const pattern of moves) {
    const [, said, side = "", anchor] = pattern.exec(command) ?? [];
    const column = said === undefined ? null : columnOf(said, columns);
    const beside = anchor === undefined ? null : columnOf(anchor, columns);
    if (!column || (anchor !== undefined && !beside) || !ofColumn.test(command)) continue;
    const rest = columns.map((_, index) => index).filter((index) => index !== column.index);
    const isBefore = /before|in front|^vor$/iu.test(side);
    const isFirst = /front|beginning|start|left|first|vorn|links|anfang/iu.test(side);
    const place = beside ? rest.indexOf(beside.index) + (isBefore ? 0 : 1) : isFirst ? 0 : rest.length;
    return { deed: "move", column: column.index, place };
  }
  return null;
}

const ofColumn = new RegExp(String.raw`(?<!\p{L})${kind}(?!\p{L})|列`, "iu");

/** The column of this name, and whether the word for it is said with it. */
function columnOf(said: string, columns: readonly string[]): { index: number; said: boolean } | null {
  const { text, said: isKind } = named(said);
  const index = columns.findIndex((column) => column.toLowerCase() === text.toLowerCase());
  return text === "" || index === -1 ? null : { index, said: isKind };
}

function named(said: string): Named {
  const text = said
    .replace(new RegExp(String.raw`^${the}(?:${kind}(?:の)?\s*)?`, "iu"), "")
    .replace(new RegExp(String.raw`[\s-]*${kind}$`, "iu"), "")
    .replace(/の$/u, "");
  return { text: unquoted(text), said: ofColumn.test(said) };
}

function bareName(said: string): string {
  return unquoted(said.replace(/^(?:just|simply|einfach|the name)\s+/iu, ""));
}
