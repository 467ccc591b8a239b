import { type YamlPair, yamlRecords } from "../../../facts/formats/yaml-records.ts";
import type { PlainWish } from "../plain-wish.ts";
import { recordsCalled } from "./record-meant.ts";
import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";

/** A YAML file in which two things have each other's value of the key that a wish names; null where it isn't clear which two, or which key. */
export function sidesSwapped(
  path: string,
  text: string,
  { what, about }: Extract<PlainWish, { deed: "swap" }>,
): string | null {
  if (!/\.ya?ml$/i.test(path) || about.length === 0) return null;
  const records = yamlRecords(text).map((record) => ({ record }));
  const sideOf = (name: string): YamlPair | null => {
    const [only, ...others] = recordsCalled(text, records, name, []);
    const [side, ...more] = only?.record.pairs.filter(({ key }) => isFieldOfAny(key, about)) ?? [];
    return side && others.length + more.length === 0 ? side : null;
  };
  const [one, two] = [sideOf(what[0]), sideOf(what[1])];
  if (!one || !two || one.row === two.row || one.key !== two.key || one.value === two.value) return null;
  const lines = text.split("\n");
  const withValue = ({ row, from, value }: YamlPair, put: string) =>
    (lines[row] ?? "").slice(0, from) + put + (lines[row] ?? "").slice(from + value.length);
  return lines.with(one.row, withValue(one, two.value)).with(two.row, withValue(two, one.value)).join("\n");
}
