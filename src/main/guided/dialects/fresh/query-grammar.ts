import type { QueryColumn, QueryQuestion } from "../../../agent/query.ts";

/** What may stand around the names and values of a table, in GBNF. */
const frame = String.raw`count ::= "COUNT(*)" | "COUNT(DISTINCT " column ")" | ("MIN" | "MAX") "(" column ")"
list ::= item (", " item){0,11}
where ::= " WHERE " part ((" AND " | " OR ") part){0,5}
part ::= test | "(" test (" OR " test){1,3} ")"
end ::= (" GROUP BY " column)? (" ORDER BY " value (" DESC")?)? (" LIMIT " [0-9] [0-9]?)?
date ::= "'" [0-9%] [0-9%-]+ "'"
number ::= "-"? [0-9]+ ("." [0-9]+)?
compared ::= " = " | " != " | " < " | " > " | " <= " | " >= "
missing ::= " IS NULL" | " IS NOT NULL"`;

/** The queries that select from a table, of its own columns, and of the values that its columns have; as a grammar in GBNF. */
export function queryGrammar({ table, columns }: Pick<QueryQuestion, "table" | "columns">): string {
  const names = columns.map(({ name }) => name);
  const numbers = columns.filter(({ kind }) => kind === "number").map(({ name }) => name);
  const sums =
    numbers.length === 0
      ? []
      : [
          `numeric ::= ${choice(numbers.map(said))}`,
          `sum ::= ("SUM" | "AVG") "(" worked ")" (" / " number | " * " number)?`,
          `worked ::= numeric (" " [-+*/] " " (numeric | number))?`,
        ];
  const value = numbers.length === 0 ? "column | count" : "column | count | sum | worked";
  return [
    `root ::= "SELECT " list " FROM " ${said(table)} where? end`,
    `column ::= ${choice(names.map(said))}`,
    `item ::= ${value}`,
    `value ::= ${value}`,
    `test ::= ${choice(columns.map((_, index) => `test${index}`))}`,
    ...columns.map((column, index) => `test${index} ::= ${testOf(column)}`),
    ...sums,
    frame,
  ].join("\n");
}

function testOf(column: QueryColumn): string {
  const name = said(column.name);
  switch (column.kind) {
    case "number":
      return `${name} (compared (${choice([...column.comparable.map(said), "column"])}) | missing)`;
    case "date":
      return `${name} (" LIKE " date | compared date | " BETWEEN " date " AND " date | missing)`;
    case "text": {
      if (column.comparable.length === 0) return `${name} missing`;
      const values = choice(column.comparable.map(said));
      return `${name} ((" = " | " != ") ${values} | " IN (" ${values} (", " ${values}){0,7} ")" | missing)`;
    }
    default:
      return column.kind satisfies never;
  }
}

/** A text as a grammar has it. */
function said(text: string): string {
  return JSON.stringify(text);
}

function choice(each: readonly string[]): string {
  return `(${each.join(" | ")})`;
}
