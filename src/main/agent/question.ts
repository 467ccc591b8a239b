import type { FilesQuestion } from "./likely-files.ts";
import type { Place, PlacesQuestion } from "./places.ts";
import type { Replacement, ReplacementQuestion } from "./replacement.ts";

/** What the model is asked about a new request before it is clear which steps need no model. */
export type Question =
  | ({ about: "replacement" } & ReplacementQuestion)
  | ({ about: "places" } & PlacesQuestion)
  | ({ about: "files" } & FilesQuestion)
  | ({ about: "wishes" } & WishesQuestion);

/** A request for something to be changed, and the numbers of it that stand in the files already. */
export type WishesQuestion = { request: string; there: readonly string[] };

/** What it read out of the request. */
export type Reading =
  | { about: "replacement"; replacement: Replacement }
  | { about: "places"; places: readonly Place[] }
  /** The paths of the files that answer it. */
  | { about: "files"; paths: readonly string[] }
  /** All that it wants changed, wish by wish in plain words. */
  | { about: "wishes"; wishes: readonly string[] };
