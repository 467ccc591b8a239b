/** What a query is made of: the pieces behind its words, each empty where it has none. */
export type SelectStatement = { items: string; where: string; rest: string };

const token = /'(?:[^']|'')*'|"[^"]*"|\d+(?:\.\d+)?|[A-Za-z_]\w*|!=|<=|>=|[(),*/+\-=<>]|\s+/y;
const words = new Set(
  "SELECT FROM WHERE GROUP BY ORDER DESC ASC LIMIT AND OR NOT IN IS NULL LIKE BETWEEN COUNT DISTINCT SUM AVG MIN MAX AS".split(
    " ",
  ),
);
const afterTable = new Set(["WHERE", "GROUP", "ORDER", "LIMIT"]);

/**
 * Takes a query apart that only selects from one table: of these columns, with the words and functions that are known to be harmless and quick. Null for any other: what a model
 * has written is not run before it is known what it does.
 */
export function readSelect(statement: string, table: string, columns: readonly string[]): SelectStatement | null {
  const tokens = tokensOf(statement);
  if (!tokens || tokens[0] !== "SELECT") return null;
  const from = tokens.indexOf("FROM");
  const known = new Set(columns.map(quoted));
  const isKnown = (each: string, index: number) =>
    !/^["A-Za-z_]/.test(each) || words.has(each) || (index === from + 1 ? each === quoted(table) : known.has(each));
  const isOnce = (word: string) => tokens.filter((each) => each === word).length <= 1;
  if (from === -1 || tokens[from + 1] !== quoted(table) || !tokens.every(isKnown)) return null;
  if (!["SELECT", "FROM", "WHERE", "GROUP", "ORDER", "LIMIT"].every(isOnce)) return null;
  const behind = tokens[from + 2];
  if (behind !== undefined && !afterTable.has(behind)) return null;
  const where = tokens.indexOf("WHERE");
  const end = tokens.findIndex((each, index) => index > from + 1 && afterTable.has(each) && each !== "WHERE");
  const last = end === -1 ? tokens.length : end;
  return {
    items: tokens.slice(1, from).join(" "),
    where: where === -1 ? "" : tokens.slice(where + 1, last).join(" "),
    rest: tokens.slice(last).join(" "),
  };
}

/** A name as SQL writes it: in quotes where it isn't a plain word. */
export function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) && !words.has(name.toUpperCase()) && !reserved.test(name) ? name : `"${name}"`;
}

/** More words of the language, which can't be names by themselves. */
const reserved =
  /^(?:add|all|alter|as|begin|between|case|check|collate|column|commit|create|cross|current_\w+|default|delete|drop|each|else|end|escape|except|exists|for|foreign|full|having|if|ignore|index|inner|insert|intersect|into|isnull|join|key|left|match|natural|no|notnull|of|offset|on|order|outer|plan|pragma|primary|references|replace|right|row|rows|set|table|temp|then|to|transaction|trigger|union|unique|update|using|values|view|when|where|with)$/i;

/** The name that is written so; null where it's none. */
export function nameIn(token: string): string | null {
  if (token.startsWith('"')) return token.slice(1, -1);
  return /^[A-Za-z_]/.test(token) && !words.has(token) ? token : null;
}

/** The pieces of a statement without the blanks between them; null where something is no piece of any. */
export function tokensOf(statement: string): string[] | null {
  const found: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < statement.length) {
    const [piece] = token.exec(statement) ?? [];
    if (piece === undefined) return null;
    if (piece.trim() !== "") found.push(piece);
  }
  return found;
}
