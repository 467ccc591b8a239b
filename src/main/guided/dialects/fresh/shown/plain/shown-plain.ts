import { newFiles } from "./new-files.ts";
import { placedFiles } from "./placed-files.ts";
import { asked } from "./questions.ts";

/** Requests about files that nobody has, as people make them, and the same ones said plainly. */
export const shownPlain: readonly string[] = [asked, newFiles, placedFiles];
