/** Where a file is to be after a request; null where it is to be gone. A path with a slash at its end is a folder that is empty then. */
export type Place = { path: string; to: string | null };

/** A request to move, rename or delete files, and the files that it may mean, each with what tells of it. */
export type PlacesQuestion = { request: string; files: readonly { path: string; head: string }[] };
