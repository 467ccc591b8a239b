import { escapeRegExp } from "../words/word-pattern.ts";

const verb = String.raw`(?<!\p{L})(?<!(?:\bnot|n['’]?t|\bnever|\bdont) )(?:remove|delete|drop|cut|take out|take(?=[^.!?\n]{0,80}\bout\b)|get rid of|lösche?|entferne?|streiche?|nimm|nehmt)`;
const section = String.raw`(?:section|part|chapter|abschnitt|kapitel|teil)`;
/** Nothing else may be what is removed: "remove Anna from the Guests section" is about Anna. */
const between = String.raw`(?: (?:please|bitte|mal|the|our|whole|entire|den|das|die|ganzen?|kompletten?|(?:in|aus|von) (?:allen|den|jeder|jedem) \S+))*`;

/** Whether a request may want whole sections to go. */
export function wantsSectionGone(request: string): boolean {
  return new RegExp(`${verb}\\b[^.!?\\n]{0,80}(?<!\\p{L})${section}(?!\\p{L})`, "iu").test(request);
}

/** The one of these headings, without their signs, that a request wants to be gone with all that stands under it; null where it isn't clear which. */
export function saidSection(request: string, headings: readonly string[]): string | null {
  const quote = String.raw`["'\u0060„“”»«]?`;
  const isSaid = (heading: string) => {
    const name = `${quote}${escapeRegExp(heading)}${quote}`;
    const called = `${section} (?:(?:on|about|called|named|titled|mit dem titel|über) )?${name}`;
    return new RegExp(`${verb}${between} (?:${called}|${name}[ -]${section})(?![\\p{L}\\p{N}])`, "iu").test(request);
  };
  const said = [...new Set(headings)].filter((heading) => heading !== "" && isSaid(heading));
  const longest = said.toSorted((one, other) => other.length - one.length)[0];
  return longest !== undefined && said.every((heading) => longest.toLowerCase().includes(heading.toLowerCase()))
    ? longest
    : null;
}
