import type { FileEntry } from "../../../../workspace-view.ts";
import { asksAboutHistory, asksToRun } from "../../../request/wishes/request-intent.ts";
import { wholeFileForm } from "../../../turn/whole-file-form.ts";
import { wishesGone, wishesNames, wishesPlaces } from "./wishes-places.ts";

/** What is to become of whole files, also where none of the usual words says it: "mp3s go to Music". Null where a request is about something else. */
export function placesForm(request: string, files: readonly FileEntry[]): ReturnType<typeof wholeFileForm> {
  return wholeFileForm(request, files) ?? wishedForm(request);
}

function wishedForm(request: string): "move" | "rename" | "remove" | null {
  // programs and git have words of their own for what they do
  if (asksToRun(request) || asksAboutHistory(request)) return null;
  if (wishesGone(request)) return "remove";
  return wishesPlaces(request) ? "move" : wishesNames(request) ? "rename" : null;
}
