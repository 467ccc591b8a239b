import { knownPlaces } from "../../src/main/guided/guide/made/places/known-places.ts";
import { viewOf } from "./view-of.ts";

/** Where each file goes by what a request says, in a folder of these texts; null where that is left open. */
export async function placed(request: string, texts: Readonly<Record<string, string>>) {
  const view = viewOf(texts);
  const places = await knownPlaces(request, await view.files(), view);
  return places && Object.fromEntries(places.map(({ path, to }) => [path, to]));
}
