import type { PlacedEvent } from "../../../facts/times/event-places.ts";
import { type NewPlace, saidNewPlace } from "../../../request/values/said-new-place.ts";
import { type Value, valuesIn } from "../../../request/values/values.ts";
import { ofFile } from "../../../request/wishes/bare-command.ts";

/** Where a request says that an event is to be, what it says besides, and the days and times in it; null where it says no place. */
export function eventPlaceSaid(
  request: string,
  events: readonly PlacedEvent[],
): (NewPlace & { values: readonly Value[] }) | null {
  const said = withoutValues(request.replaceAll(ofFile, " "));
  const found = saidNewPlace(said.text, placesOf(events));
  return found && { ...found, values: said.values };
}

/** The places of events, and the parts of these. */
export function placesOf(events: readonly PlacedEvent[]): string[] {
  return events.flatMap(({ place }) => (place ? [place.value, ...place.value.split(/\\, ?| [-–] /u)] : []));
}

/** The request without its days and times, and these. */
function withoutValues(request: string): { text: string; values: readonly Value[] } {
  const values = valuesIn(request).filter(({ kind }) => kind !== "number" && kind !== "version");
  const text = values
    .toReversed()
    .reduce(
      (rest, { from, to }) =>
        rest
          .slice(0, from)
          .replace(/(?:,? ?(?<!\p{L})(?:on|at|um|am|vom|zum|of|den|to|from|auf|von)(?: the)?)? ?$/iu, "") +
        rest.slice(to),
      request,
    );
  return { text, values };
}
