import { isContrast, roleBy, type ToldOutputs } from "./told-outputs.ts";

/** What a request says that comes out of a program one by one, and what should instead. */
type ToldLists = { printed: readonly string[]; wanted: readonly string[] };

const aProgram = /[\p{L}\p{N}_-]\.(?:py|[cm]?js|ts|sh)(?![A-Za-z0-9_])/u;
const list =
  /(?<![\p{Script=Latin}\p{N}_.,:/-])\d+(?:, ?\d+|、\d+)*(?:,? (?:and|und) |、|と)\d+(?![\p{Script=Latin}\p{N}_/-]|[.,:]\d)/gu;
const date = /(?<![\p{L}\p{N}_.,:/-])\d{1,4}([-./])\d{1,2}\1\d{1,4}(?![\p{L}\p{N}_/-]|[.,:]\d)/gu;
/** A program with what it is given: that comes out of nothing. */
const command = /\S+\.(?:py|[cm]?js|sh)(?:\s+(?:-{1,2}[\w=-]+|\d[\w.:-]*|\S+\.\w+))*/gu;

const setAgainst = /^[^.,;:!?\n]{0,20}(?<!\p{L})(?:however|though|instead|actually|jedoch|aber|eigentlich)(?!\p{L})/iu;

/** The two lists of numbers that a request tells of, "it says 10, 11 and 12, it should say 7, 8 and 9". Null where there are more or fewer, or it isn't clear which is which. */
export function toldLists(request: string): ToldLists | null {
  const told = toldTwo(request, list);
  if (told === null) return null;
  const [printed, wanted] = [told.printed, told.wanted].map((text) => text.match(/\d+/g) ?? []);
  return printed && wanted && printed.length === wanted.length ? { printed, wanted } : null;
}

/** The two dates that a request tells of, "it prints 2024-2-5, it should be 2024-03-05". */
export function toldDates(request: string): ToldOutputs | null {
  return toldTwo(request, date);
}

function toldTwo(request: string, pattern: RegExp): ToldOutputs | null {
  if (!aProgram.test(request)) return null;
  const text = request.replaceAll(command, (found) => "\u0001".repeat(found.length));
  const found = [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
    said,
    at: index,
    end: index + said.length,
  }));
  const [first, second, ...more] = found.map(({ said, at, end }, place) => ({
    said,
    at,
    end,
    role: roleBy(text.slice(found[place - 1]?.end ?? 0, at), text.slice(end, found[place + 1]?.at ?? text.length)),
  }));
  if (!first || !second || more.length > 0 || first.said === second.said) return null;
  const isWanted = ({ role }: typeof first) => role === "wanted";
  const printed = [first, second].filter(({ role }) => role === "printed" || role === "other");
  // "it prints 1.3.2025, but it's on 7.4.2025": nothing is said of the second one but that it is so
  const isSetAgainst =
    first.role === "printed" &&
    second.role === null &&
    (isContrast.test(text.slice(first.end, second.at)) || setAgainst.test(text.slice(second.end)));
  const wanted = isSetAgainst ? [second] : [first, second].filter(isWanted);
  const [now] = printed;
  const [then] = wanted;
  return now && then && printed.length === 1 && wanted.length === 1 ? { printed: now.said, wanted: then.said } : null;
}
