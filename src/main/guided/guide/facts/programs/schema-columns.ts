/** A column of a database as all statements of a file leave it: `type` is how it is declared, `details` what else is said of it. */
export type SchemaColumn = { table: string; column: string; type: string; details: string };

const identifier = String.raw`(?:\w+\.)?["\x60[]?(\w+)["\x60\]]?`;
const create = new RegExp(
  String.raw`^create\s+(?:(?:temp|temporary)\s+)?table\s+(?:if\s+not\s+exists\s+)?${identifier}\s*\(([^]*)\)[^()]*$`,
  "iu",
);
const alter = new RegExp(String.raw`^alter\s+table\s+(?:only\s+|if\s+exists\s+)*${identifier}\s+([^]+)$`, "iu");
const drop = new RegExp(String.raw`^drop\s+table\s+(?:if\s+exists\s+)?${identifier}`, "iu");
const definition = new RegExp(
  String.raw`^${identifier}\s+(\w+(?:\s+(?:varying|precision))?(?:\s*\([^()]*\))?)\s*([^]*)$`,
  "iu",
);
const isConstraint = /^(?:constraint|primary|foreign|unique|check|index|key|exclude|like)\b/iu;

/** The columns that the statements of an SQL file make, one after the other, with what later ones change. Null where one of them can't be followed. */
export function schemaColumns(text: string): SchemaColumn[] | null {
  let columns: SchemaColumn[] = [];
  for (const statement of statementsOf(text)) {
    const [, created, body] = create.exec(statement) ?? [];
    const [, altered, deeds] = alter.exec(statement) ?? [];
    const [, dropped] = drop.exec(statement) ?? [];
    if (created !== undefined && body !== undefined) {
      if (columns.some(({ table }) => isSame(table, created))) continue;
      columns.push(...partsOf(body).flatMap((part) => columnIn(created, part) ?? []));
    } else if (altered !== undefined && deeds !== undefined) {
      const changed = withDeeds(columns, altered, partsOf(deeds));
      if (!changed) return null;
      columns = changed;
    } else if (dropped !== undefined) columns = columns.filter(({ table }) => !isSame(table, dropped));
  }
  return columns;
}

function columnIn(table: string, said: string): SchemaColumn | null {
  if (isConstraint.test(said)) return null;
  const [, column, type, details = ""] = definition.exec(said) ?? [];
  return column === undefined || type === undefined ? null : { table, column, type, details: details.trim() };
}

function withDeeds(columns: readonly SchemaColumn[], table: string, deeds: readonly string[]): SchemaColumn[] | null {
  let changed = [...columns];
  for (const deed of deeds) {
    const next = withDeed(changed, table, deed);
    if (!next) return null;
    changed = next;
  }
  return changed;
}

/** Null for what can't be followed: nothing is known then of how the tables are. */
function withDeed(columns: readonly SchemaColumn[], table: string, deed: string): SchemaColumn[] | null {
  const words = deed.replace(/\s+/g, " ");
  const isOf = (name: string) => (each: SchemaColumn) => isSame(each.table, table) && isSame(each.column, name);
  const replaced = (name: string, change: (each: SchemaColumn) => SchemaColumn | null) =>
    columns.some(isOf(name)) ? columns.flatMap((each) => (isOf(name)(each) ? (change(each) ?? []) : [each])) : null;
  if (/^(?:add|drop) (?:constraint|primary|foreign|unique|check|index|key)\b/i.test(words)) return [...columns];
  const [, added] = /^add (?:column )?(?:if not exists )?([^]+)$/iu.exec(words) ?? [];
  if (added !== undefined) {
    const column = columnIn(table, added);
    return column && [...columns, column];
  }
  const match = (pattern: string) => new RegExp(`^${pattern.replace("NAME", identifier)}`, "iu").exec(words);
  const gone = match("drop (?:column )?(?:if exists )?NAME");
  if (gone?.[1] !== undefined) return replaced(gone[1], () => null);
  const renamed = new RegExp(`^rename (?:column )?${identifier} to ${identifier}`, "iu").exec(words);
  if (renamed?.[1] !== undefined) return replaced(renamed[1], (each) => ({ ...each, column: renamed[2] ?? "" }));
  const newTable = new RegExp(`^rename to ${identifier}`, "iu").exec(words)?.[1];
  if (newTable !== undefined)
    return columns.map((each) => (isSame(each.table, table) ? { ...each, table: newTable } : each));
  const typed = match(
    String.raw`alter (?:column )?NAME (?:set data )?type (\w+(?: (?:varying|precision))?(?: ?\([^()]*\))?)`,
  );
  if (typed?.[1] !== undefined) return replaced(typed[1], (each) => ({ ...each, type: typed[2] ?? "" }));
  const anew = /^(?:modify|alter) (?:column )?([^]+)$/iu.exec(words)?.[1];
  const column = anew === undefined || /^\S+ (?:set|drop|add)\b/i.test(anew) ? null : columnIn(table, anew);
  if (column) return replaced(column.column, () => column);
  const other = match("alter (?:column )?NAME (?:set|drop|add)");
  return other?.[1] === undefined ? null : replaced(other[1], (each) => ({ ...each, details: "" }));
}

/** Without comments. A semicolon in quotes ends nothing. */
function statementsOf(text: string): string[] {
  const plain = text.replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[^]*?\*\//gu, (part) =>
    part.startsWith("'") ? part : " ",
  );
  const pieces = plain.match(/(?:'(?:[^']|'')*'|[^;'])+/gu) ?? [];
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}

/** What commas part that stand in no brackets and no quotes. */
function partsOf(body: string): string[] {
  const parts = body.match(/(?:'(?:[^']|'')*'|\((?:[^()']|'(?:[^']|'')*'|\([^()]*\))*\)|[^,('])+/gu) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
