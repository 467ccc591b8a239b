/** A column of a table, with some or all of the different values in it. */
export type ColumnValues = { column: string; values: readonly string[] };
