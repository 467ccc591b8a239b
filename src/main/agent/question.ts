import type { FilesQuestion } from "./likely-files.ts";
import type { Place, PlacesQuestion } from "./places.ts";
import type { Replacement, ReplacementQuestion } from "./replacement.ts";

/** What the model is asked about a new request before it is clear which steps need no model. */
export type Question =
  | ({ about: "replacement" } & ReplacementQuestion)
  | ({ about: "places" } & PlacesQuestion)
  | ({ about: "files" } & FilesQuestion);

/** What it read out of the request. */
export type Reading =
  | { about: "replacement"; replacement: Replacement }
  | { about: "places"; places: readonly Place[] }
  /** The paths of the files that answer it. */
  | { about: "files"; paths: readonly string[] };
