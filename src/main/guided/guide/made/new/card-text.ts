import type { Contact, ContactField } from "../../facts/contact-fields.ts";

/** What is written with no parts of its own. */
const plain: readonly (readonly [ContactField, string])[] = [
  ["company", "ORG"],
  ["role", "TITLE"],
  ["phone", "TEL"],
  ["mobile", "TEL;TYPE=CELL"],
  ["work phone", "TEL;TYPE=WORK"],
  ["home phone", "TEL;TYPE=HOME"],
  ["email", "EMAIL"],
  ["birthday", "BDAY"],
  ["website", "URL"],
  ["note", "NOTE"],
];

/** Contact cards as all phones read them (vCard 3.0, RFC 2426). */
export function cardsOf(people: readonly Contact[]): string {
  return people.map((person) => `${linesOf(person).join("\r\n")}\r\n`).join("");
}

function linesOf(person: Contact): string[] {
  const said = (field: ContactField) => escaped(person.get(field) ?? "");
  const { full, family, given } = namesOf(person);
  const place = [said("street") || said("address"), said("city"), said("zip")];
  const [street = "", city = "", zip = ""] = place;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(family)};${escaped(given)};;;`,
    `FN:${escaped(full)}`,
    ...plain.flatMap(([field, name]) => (said(field) === "" ? [] : [`${name}:${said(field)}`])),
    ...(place.join("") === "" ? [] : [`ADR:;;${street};${city};;${zip};`]),
    "END:VCARD",
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

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);
}
