import { asksForMore, meantForms } from "./request-intent.ts";

const others =
  /(?<!\p{L})(?:all (?:else|others?|the others|the rest)|everything else|alles? (?:andere|übrige)n?)(?!\p{L})/giu;

const several =
  /(?<!\p{L})(?:everywhere|wherever|throughout|both|any|papers|files|überall|beide[nrs]?|sämtliche\p{L}*|dateien|unterlagen)(?!\p{L})|どこ|両方|すべて|全て/iu;

/** Whether a request may want more than that one line becomes another one: something added, taken out or put in order, or several places changed. */
export function changesMore(request: string): boolean {
  const [form = "replace"] = meantForms(request);
  const meant = request.replaceAll(others, " ");
  return !["replace", "fix"].includes(form) || asksForMore(meant) || several.test(meant);
}
