import type { LineChange } from "./line-changes.ts";

const refused =
  /could not convert string to float: (['"])(.*)\1|invalid literal for int\(\) with base 10: (['"])(.*)\3/;

/**
 * What a line of Python could say where it was given a text that is no number to it: with the decimal comma, the signs between
 * thousands or the empty field that the failure names. Empty where it failed otherwise.
 */
export function numberChanges(line: string, failure: string): LineChange[] {
  const found = refused.exec(failure);
  const text = found?.[2] ?? found?.[4];
  if (text === undefined) return [];
  const ways = readings(text);
  return [...line.matchAll(/\b(int|float)\(((?:[^()]|\([^()]*\))+)\)/g)].flatMap((match) => {
    const [all, kind = "", of = ""] = match;
    return ways.map((way, place) => ({
      // what leaves out empty fields as well is as likely, and mends both
      rank: -1 + place / 10,
      line: `${line.slice(0, match.index)}${way(kind, of)}${line.slice(match.index + all.length)}`,
    }));
  });
}

type Reading = (kind: string, of: string) => string;

function readings(text: string): readonly Reading[] {
  const plain = text.trim();
  if (plain === "" || plain === "-")
    return [(kind, of) => `${kind}(${of} or 0)`, (kind, of) => `${kind}(${of}.strip() or 0)`];
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return both((of) => `${of}.replace(",", "")`);
  if (/^[+-]?[\d.]*\d,\d+$/.test(plain)) return both((of) => `${of}.replace(".", "").replace(",", ".")`);
  if (/^[+-]?\d+\.\d+$/.test(plain)) return [(_, of) => `float(${of})`, (_, of) => `int(float(${of}))`];
  return [];
}

function both(read: (of: string) => string): readonly Reading[] {
  return [(kind, of) => `${kind}(${read(of)} or 0)`, (kind, of) => `${kind}(${read(of)})`];
}
