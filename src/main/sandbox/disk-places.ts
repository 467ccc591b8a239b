import path from "node:path";
import { type HomePlace, privatePlaces, startPlaces } from "../../shared/home-places.ts";

/** What a place is on disk, which matters where it isn't there yet and is to be kept so. */
export type DiskPlace = { path: string; kind: HomePlace["kind"] };

/** What nobody but its owner has any business with: neither to be read nor to be changed. */
export function privateIn(home: string): DiskPlace[] {
  return placesIn(home, privatePlaces);
}

/** What may be read, but never changed. */
export function startedIn(home: string): DiskPlace[] {
  return placesIn(home, Object.values(startPlaces).flat());
}

/** Other systems' places are left alone: one that isn't there is made while a command runs, in the middle of somebody's documents. */
function placesIn(home: string, places: readonly HomePlace[]): DiskPlace[] {
  const here = process.platform === "linux" ? places.filter(({ name }) => !elsewhere.test(name)) : places;
  return here.map(({ name, kind }) => ({ path: path.join(home, name), kind }));
}

const elsewhere = /^(?:Library|AppData|Documents)\//;
