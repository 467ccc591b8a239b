import type { ColumnValues } from "./column-values.ts";
import type { FilesQuestion } from "./likely-files.ts";
import type { Place, PlacesQuestion } from "./places.ts";
import type { QueryQuestion } from "./query.ts";
import type { Replacement, ReplacementQuestion } from "./replacement.ts";

/** What the model is asked about a request while it is not clear which steps need no model, or what is to be answered. */
export type Question =
  | ({ about: "replacement" } & ReplacementQuestion)
  | ({ about: "places" } & PlacesQuestion)
  | ({ about: "files" } & FilesQuestion)
  | ({ about: "wishes" } & WishesQuestion)
  | ({ about: "rows" } & RowsQuestion)
  | ({ about: "query" } & QueryQuestion)
  | { about: "calculation"; request: string }
  | { about: "plain"; request: string };

/** A request for something to be changed, and the numbers of it that stand in the files already. */
export type WishesQuestion = { request: string; there: readonly string[] };

/** A question about a table that was looked at, and the columns by whose values it may mean some of the rows, without saying so. */
export type RowsQuestion = { request: string; path: string; columns: readonly ColumnValues[] };

/** What it read out of the request. */
export type Reading =
  | { about: "replacement"; replacement: Replacement }
  | { about: "places"; places: readonly Place[] }
  /** The paths of the files that answer it. */
  | { about: "files"; paths: readonly string[] }
  /** All that it wants changed, wish by wish in plain words. */
  | { about: "wishes"; wishes: readonly string[] }
  /** The values that the rows have which it is about, of each column that it says something of. */
  | { about: "rows"; path: string; meant: readonly ColumnValues[] }
  /** What it asks of the table in a file, as a statement in SQL; and a new file as it is `written` of the first two rows of that. */
  | { about: "query"; path: string; statement: string; written?: string }
  /** How what it asks for is worked out, in signs. */
  | { about: "calculation"; calculation: string }
  /** The same request, said plainly. */
  | { about: "plain"; request: string };
