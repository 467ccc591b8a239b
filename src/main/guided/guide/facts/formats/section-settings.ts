import { valueInPlace, withoutUnit } from "../numbers/value-in-place.ts";
import { isSettings, type Setting, settingsIn, valueLike } from "../programs/setting-lines.ts";
import type { NamedSetting } from "./named-setting.ts";
import { linesWithPlaces } from "../lines/lines-with-places.ts";

/** What people write in full. */
const words: readonly (readonly string[])[] = [
  ["db", "database", "datenbank"],
  ["prod", "production", "produktion", "produktiv"],
  ["dev", "development", "entwicklung", "entwicklungs"],
  ["test", "testing"],
  ["auth", "authentication"],
  ["srv", "server"],
  ["mail", "email"],
];
/** A remark with more words doesn't name what stands below it. */
const mostWords = 4;

const heading = /^\s*\[+([^\]]+)\]+\s*(?:[#;].*)?$|^\s*["']?([\p{L}_][\p{L}\p{N}_.-]*)["']?\s*:?\s*[{]?\s*(?:#.*)?$/u;

/** The values of a file in sections, by what these are called, also where it says so in short or in a remark right above. */
export function sectionSettings(path: string, text: string): NamedSetting[] {
  if (!isSettings.test(path)) return [];
  const places = linesWithPlaces(text);
  const lines = places.map(({ line }) => line);
  return settingsIn(path, text).flatMap((setting) => {
    const { key, value, row, from } = setting;
    // what holds all of a file has no name
    const names = setting.parents.filter((parent) => parent.trim() !== "{").map(headingName);
    const start = places[row]?.from;
    if (start === undefined || names.length === 0 || names.includes(null)) return [];
    const parts = names.map((name, at) => {
      const isOwn = at === names.length - 1;
      return { names: [...namesOf(name ?? ""), ...(isOwn ? remarkOf(setting, lines) : [])], isApart: isOwn };
    });
    return [{ from: start + from, value, keys: keysOf(key), parts, kinds, like }];
  });
}

/** What a value may be called besides its key: the `night` of a room is its night temperature. */
const kinds = ["section", "Abschnitt", "value", "Wert", "setting", "temperature", "Temperatur", "time", "Zeit"];
/** German puts them behind the key, in one word. */
const values = ["temperatur", "wert", "zeit", "dauer", "preis", "zahl", "nummer", "name", "modus", "stufe"];

/** `nacht` is the Nachttemperatur. */
function keysOf(key: string): string[] {
  const name = key.toLowerCase();
  return /^\p{L}{3,}$/u.test(name) ? [key, ...values.flatMap((value) => [name + value, `${name}s${value}`])] : [key];
}

function like(old: string, fresh: string): string | null {
  return valueInPlace(old, fresh) ?? valueLike(old, withoutUnit(fresh) ?? fresh);
}

function headingName(line: string): string | null {
  const [, section, key] = heading.exec(line) ?? [];
  return section ?? key ?? null;
}

/** What stands right above the heading of its section, where that is only a name. */
function remarkOf({ row, parents }: Setting, lines: readonly string[]): string[] {
  const head = lines.lastIndexOf(parents.at(-1)?.replace(/\r$/, "") ?? "", row);
  const said = /^\s*[#;]+\s*(\p{L}[\p{L}\p{N} _-]*)$/u.exec(lines[head - 1] ?? "")?.[1]?.trim();
  return said === undefined || said.split(/\s+/).length > mostWords ? [] : [said];
}

/** `db_test` is the test database, in German in one word. */
function namesOf(name: string): string[] {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const forms = parts.map((part) => words.find((each) => each.includes(part)) ?? [part]);
  const all = forms.reduce<string[]>(
    (begun, each) => begun.flatMap((one) => each.map((form) => `${one} ${form}`.trim())),
    [""],
  );
  const joined = forms.length === 2 ? all.flatMap((each) => [each, each.split(" ").toReversed().join(" ")]) : [];
  return [name, ...all, ...joined.flatMap((each) => [each.replace(" ", ""), each.replace(" ", "s")])];
}
