/**
 * A column of a table as a query sees it: its name, what its values are, and those that stand there, all written as in SQL; `isAll` where there are no others. A value that is
 * missing is `NULL`.
 */
export type QueryColumn = {
  name: string;
  kind: "text" | "number" | "date";
  values: readonly string[];
  isAll: boolean;
};

/** A question that a query about one table may answer: the table's name in the query, how many rows it has, and its columns. */
export type QueryQuestion = {
  request: string;
  path: string;
  table: string;
  rows: number;
  columns: readonly QueryColumn[];
};
