import ICAL from "ical.js";
import type { Contact, ContactField } from "../../facts/people/contact-fields.ts";

/** A line of a card as ical.js takes it (jCard, RFC 7095). */
type Property = [name: string, parameters: Readonly<Record<string, string>>, type: string, value: string | string[]];

/** What is written with no parts of its own: its name, the type of number that it is, and how it is read. */
const plain: readonly (readonly [ContactField, name: string, kind: string, type: string])[] = [
  ["company", "org", "", "text"],
  ["role", "title", "", "text"],
  ["phone", "tel", "", "phone-number"],
  ["mobile", "tel", "CELL", "phone-number"],
  ["work phone", "tel", "WORK", "phone-number"],
  ["home phone", "tel", "HOME", "phone-number"],
  ["email", "email", "", "text"],
  ["birthday", "bday", "", "text"],
  ["website", "url", "", "uri"],
  ["note", "note", "", "text"],
];

/** Contact cards as all phones read them (vCard 3.0, RFC 2426). */
export function cardsOf(people: readonly Contact[]): string {
  return people.map((person) => ICAL.stringify(["vcard", linesOf(person), []])).join("");
}

function linesOf(person: Contact): Property[] {
  const said = (field: ContactField) => person.get(field) ?? "";
  const { full, family, given } = namesOf(person);
  const place = [said("street") || said("address"), said("city"), said("zip")];
  const [street = "", city = "", zip = ""] = place;
  return [
    ["version", {}, "text", "3.0"],
    ["n", {}, "text", [family, given, "", "", ""]],
    ["fn", {}, "text", full],
    ...plain.flatMap(([field, name, kind, type]): Property[] => {
      const value = said(field);
      const isDay = field === "birthday" && /^\d{4}-\d{2}-\d{2}$/.test(value);
      return value === "" ? [] : [[name, kind === "" ? {} : { type: kind }, isDay ? "date" : type, value]];
    }),
    ...(place.join("") === "" ? [] : [["adr", {}, "text", ["", "", street, city, "", zip, ""]] satisfies Property]),
  ];
}

/** The name in full, and its parts: the family's comes first in Japanese, and last, with "von" and "de" before it, elsewhere. */
function namesOf(person: Contact): { full: string; family: string; given: string } {
  const [given, family] = [person.get("first name") ?? "", person.get("last name") ?? ""];
  const full = person.get("name") ?? "";
  const isEastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u.test(full || family + given);
  if (full === "")
    return { full: (isEastern ? [family, given] : [given, family]).filter(Boolean).join(" "), family, given };
  if (given !== "" || family !== "") return { full, family, given };
  const parts = full.split(/\s+/u);
  if (parts.length === 1) return { full, family: isEastern ? full : "", given: isEastern ? "" : full };
  if (isEastern) return { full, family: parts[0] ?? "", given: parts.slice(1).join(" ") };
  const small = parts.findIndex((part, at) => at > 0 && /^\p{Ll}/u.test(part));
  const at = small === -1 ? parts.length - 1 : small;
  return { full, family: parts.slice(at).join(" "), given: parts.slice(0, at).join(" ") };
}
