import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { cellTold } from "../entries/asked-cell.ts";
import { type SchemaColumn, schemaColumns } from "./schema-columns.ts";

/** How many signs a text may have. */
const asksForLength =
  /(?<!\p{L})(?:(?:how many|number of|maximum|max\.?|at most) (?:characters|letters|chars|signs)|how long (?:may|can|is|are)|(?:max(?:imum|imal)?|longest|allowed) length|wie viele (?:zeichen|buchstaben)|wie lang (?:darf|dürfen|kann|ist)|maximale länge)(?!\p{L})|何文字|最大文字数/iu;
/** `column` is the name of what it is about. */
type SchemaTold = { column: string } & ({ cell: string } | { part: string });

const asksForOther =
  /(?<!\p{L})(?:or|than|each|every|all|before|originally|used to|at first|was|were|oder|als|jede\p{L}*|alle\p{L}*|vorher|früher|ursprünglich|war|waren)(?!\p{L})|以前|元々/iu;

/**
 * The column of a database that a question names together with its table, as the last of the statements leaves it: how many characters it may have as a fact, and for other
 * questions how it is declared. Null where a question names none, or several.
 */
export function schemaTold(text: string, request: string): SchemaTold | null {
  const question = withoutPaths(request);
  if (asksForOther.test(question)) return null;
  const columns = schemaColumns(text) ?? [];
  const said = wordsOf(question);
  const isSaid = (name: string) => {
    const own = wordsOf(name);
    return own.some((word) => !isCommonWord(word) || own.length === 1) && own.every((word) => isIn(word, said));
  };
  const named = columns.filter(({ column, table }) => isSaid(column) && isSaid(table));
  const longest = named.filter(({ column }) => !named.some((other) => isPartOf(column, other.column)));
  const [meant, ...others] = longest;
  if (!meant || others.length > 0) return null;
  const length = lengthOf(meant);
  return asksForLength.test(question) && length !== null
    ? {
        column: meant.column,
        cell: cellTold({ value: length, column: "length", row: `${meant.table}.${meant.column}` }),
      }
    : { column: meant.column, part: `${meant.table}.${meant.column} ${meant.type} ${meant.details}`.trimEnd() };
}

function isIn(word: string, said: readonly string[]): boolean {
  return said.some((other) => other === word || isSameNoun(word, other));
}

function isPartOf(one: string, other: string): boolean {
  const [own, more] = [wordsOf(one), wordsOf(other)];
  return own.length < more.length && own.every((word) => more.includes(word));
}

function lengthOf({ type }: SchemaColumn): string | null {
  return /^n?(?:var)?char(?:acter)?2?(?: varying)?\s*\(\s*(\d+)(?: char)?\s*\)$/iu.exec(type)?.[1] ?? null;
}
