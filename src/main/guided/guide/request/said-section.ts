import { escapeRegExp } from "./word-pattern.ts";

const removes =
  /(?<!\p{L})(?:remove|delete|drop|cut|take out|take the|get rid of|lösch\p{L}*|entfern\p{L}*|streich\p{L}*|nimm|nehmt?|raus|weg)(?!\p{L})|削除|消し/iu;
const section = String.raw`(?:section|part|chapter|heading|abschnitt|kapitel|absatz|teil)`;

/** Whether a request wants whole sections to go. */
export function wantsSectionGone(request: string): boolean {
  return removes.test(request) && new RegExp(`(?<!\\p{L})${section}s?(?!\\p{L})`, "iu").test(request);
}

/** The one of these headings, without their signs, that a request wants to be gone with all that stands under it; null where it isn't clear which. */
export function saidSection(request: string, headings: readonly string[]): string | null {
  const quote = String.raw`["'\u0060„“”»«]?`;
  const isSaid = (heading: string) => {
    const name = `${quote}${escapeRegExp(heading)}${quote}`;
    const ways = [
      `${section} (?:(?:on|about|called|named|titled|mit dem titel|über) )?${name}`,
      `${name}[ -]${section}`,
    ];
    return new RegExp(`(?<!\\p{L})(?:${ways.join("|")})(?![\\p{L}\\p{N}])`, "iu").test(request);
  };
  const said = [...new Set(headings)].filter((heading) => heading !== "" && isSaid(heading));
  const longest = said.toSorted((one, other) => other.length - one.length)[0];
  return longest !== undefined && said.every((heading) => longest.toLowerCase().includes(heading.toLowerCase()))
    ? longest
    : null;
}
