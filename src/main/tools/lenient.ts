import * as z from "zod";

/** A whole number that may be left out. Small models write it as text, or as null, and mean the same. */
export function optionalNumber(least: number, most: number) {
  return z.preprocess(fromText(Number), z.int().min(least).max(most).optional()).optional();
}

/** Yes or no, left out for no. */
export function optionalFlag() {
  const truth = (text: string) => (/^(?:true|yes)$/i.test(text) ? true : /^(?:false|no)$/i.test(text) ? false : text);
  return z.preprocess(fromText(truth), z.boolean().optional()).optional();
}

/** Text that may be left out; null is the same as nothing. */
export function optionalText() {
  return z.preprocess((value) => value ?? undefined, z.string().optional()).optional();
}

function fromText(read: (text: string) => unknown) {
  return (value: unknown) => {
    if (value === null || value === "") return undefined;
    return typeof value === "string" ? read(value.trim()) : value;
  };
}
