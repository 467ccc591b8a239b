import { endingOf, stemOf } from "../../../../../shared/path-parts.ts";
import { nameRule } from "./name-by-example.ts";

/** How the name of one file became another, as a rule for names that are written like it; null for those that aren't. */
export type PairRule = { rename: (stem: string) => string | null; isOfNumber: boolean };

const signs = [" ", "_", "-", "."] as const;

/**
 * The rule by which a pair shows names to be changed: a number gets zeros or loses them, a date is written in another order, one sign stands for another, letters
 * are small, something is put before or behind or taken away. Null where the new name isn't surely made of the old one.
 */
export function pairRule(from: string, to: string): PairRule | null {
  if (endingOf(from).toLowerCase() !== endingOf(to).toLowerCase()) return null;
  const [old, fresh] = [stemOf(from).normalize("NFC"), stemOf(to).normalize("NFC")];
  if (old === fresh) return null;
  return (
    widthRule(old, fresh) ??
    dateRule(old, fresh) ??
    signRule(old, fresh) ??
    caseRule(old, fresh) ??
    partRule(old, fresh)
  );
}

const digits = /\d+/g;

function piecesOf(stem: string): string[] {
  return stem.split(/(\d+)/);
}

function bare(number: string): string {
  return number.replace(/^0+(?=\d)/, "");
}

/** "stone-004" of "stone-4": one number is as long as the one that is shown. */
function widthRule(old: string, fresh: string): PairRule | null {
  const [own, shown] = [piecesOf(old), piecesOf(fresh)];
  const different = own.flatMap((piece, at) => (piece === shown[at] ? [] : [at]));
  const [at, ...others] = different;
  if (own.length !== shown.length || at === undefined || others.length > 0 || at % 2 === 0) return null;
  const [number = "", written = ""] = [own[at], shown[at]];
  if (bare(number) !== bare(written)) return null;
  const width = written.startsWith("0") ? written.length : 0;
  const rename = (stem: string) => {
    const pieces = piecesOf(stem);
    const isAlike =
      pieces.length === own.length && pieces.every((piece, index) => index % 2 === 1 || piece === own[index]);
    return isAlike
      ? pieces.map((piece, index) => (index === at ? bare(piece).padStart(width, "0") : piece)).join("")
      : null;
  };
  return { rename, isOfNumber: true };
}

const aDate =
  /(?<!\d)(?:(?:19|20)\d{2}[-_. ]?(?:0[1-9]|1[0-2])[-_. ]?(?:0[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-_.](?:0?[1-9]|[12]\d|3[01])[-_.](?:19|20)\d{2})(?!\d)/u;

/** "2024-02-01" of "01.02.2024", with the same words beside it: names of other words aren't told to be meant. */
function dateRule(old: string, fresh: string): PairRule | null {
  const rule = aDate.test(old) && aDate.test(fresh) ? nameRule(`${old}.x`, `${fresh}.x`) : null;
  if (!rule || rule(`${old}.x`) !== `${fresh}.x`) return null;
  const shape = (stem: string) => stem.replaceAll(digits, (number) => "0".repeat(number.length));
  const rename = (stem: string) => {
    const name = shape(stem) === shape(old) && aDate.test(stem) ? rule(`${stem}.x`) : null;
    return name === null ? null : stemOf(name);
  };
  return { rename, isOfNumber: true };
}

function signRule(old: string, fresh: string): PairRule | null {
  for (const from of signs)
    for (const to of signs)
      if (from !== to && old.includes(from) && old.replaceAll(from, to) === fresh)
        return { rename: (stem) => (stem.includes(from) ? stem.replaceAll(from, to) : null), isOfNumber: false };
  return null;
}

function caseRule(old: string, fresh: string): PairRule | null {
  return old.toLowerCase() === fresh ? { rename: (stem) => stem.toLowerCase(), isOfNumber: false } : null;
}

/** What is put or taken has to end in a sign, or begin with one: "old" before "oldest" isn't surely a part. */
function partRule(old: string, fresh: string): PairRule | null {
  const more = (whole: string, part: string) => whole.length > part.length;
  if (more(fresh, old) && fresh.endsWith(old)) {
    const put = fresh.slice(0, -old.length);
    return /[-_ .]$/u.test(put) ? made((stem) => (stem.startsWith(put) ? null : put + stem)) : null;
  }
  if (more(fresh, old) && fresh.startsWith(old)) {
    const put = fresh.slice(old.length);
    return /^[-_ .(]/u.test(put) ? made((stem) => (stem.endsWith(put) ? null : stem + put)) : null;
  }
  if (more(old, fresh) && old.endsWith(fresh)) {
    const taken = old.slice(0, -fresh.length);
    return /[-_ .]$/u.test(taken) ? made((stem) => (stem.startsWith(taken) ? stem.slice(taken.length) : null)) : null;
  }
  if (more(old, fresh) && old.startsWith(fresh)) {
    const taken = old.slice(fresh.length);
    return /^[-_ .(]/u.test(taken)
      ? made((stem) => (stem.endsWith(taken) ? stem.slice(0, -taken.length) : null))
      : null;
  }
  return null;
}

function made(rename: PairRule["rename"]): PairRule {
  return { rename, isOfNumber: false };
}
