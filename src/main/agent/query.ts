/**
 * A column of a table as a query sees it: its name, what its values are, and those that stand there, all written as in SQL; `isAll` where there are no others. A value that is
 * missing is `NULL`. `comparable` are the values that a question may mean: that it says, or that tell states apart. A date may be compared with any.
 */
export type QueryColumn = {
  name: string;
  kind: "text" | "number" | "date";
  values: readonly string[];
  isAll: boolean;
  comparable: readonly string[];
};

/** A question that a query about one table may answer: the table's name in the query, how many rows it has, and its columns. */
export type QueryQuestion = {
  request: string;
  path: string;
  table: string;
  rows: number;
  columns: readonly QueryColumn[];
  /** The new file that has an entry for each row which is selected, and what the first two of these are shown as; null for fewer than it pays for. */
  entries?: { path: string; shown(statement: string): Promise<string | null> };
};
