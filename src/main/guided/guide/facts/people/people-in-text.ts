import { contactFieldOf, type Contact, type ContactField } from "./contact-fields.ts";
import { saysHasLeft, saysOnlyHasLeft } from "./has-left.ts";

/** A person of a list, and what is said of them in brackets, or struck out. */
export type ListedPerson = { person: Contact; remarks: readonly string[] };

const bullet = /^\s*(?:[-*+•・]|\d+[.)](?=\s+\P{L}|\s+\p{L}[^:]*(?:,|;|\s[-–—]\s|\t|<)))\s+/u;
const heading = /^\s*#{1,6}\s|^[\s=*_-]+$/u;
const brackets = /[(（]([^()（）]*)[)）]/gu;
const between = /\s*(?:[,;|\t、，；／]|\s(?:[-–—/]|--)\s)\s*/u;
const mail = /^<?(?:mailto:)?([^\s<>@:]+@[^\s<>@]+\.[\p{L}]{2,})>?$/iu;
const phone = /^\+?[\d(][\d\s()/.-]{4,}\d$/u;
const missing =
  /^(?:-+|–|—|\/|n\/a|k\.?\s?a\.?|なし|(?:no|keine?n?) (?:phone|mobile|number|e?-?mail|telefon|handy|nummer|mailadresse)(?: number| address)?)?$/iu;
const label =
  /^(?<label>\p{L}[\p{L}. -]{0,24}?)\s*[:：]?\s+(?=\+?[\d(]|[^\s@]+@)|^(?<named>\p{L}[\p{L}. -]{0,24}?)\s*[:：]\s*(?=\+?[\d(]|[^\s@]+@)/u;
/** What somebody is called: few words, each with a capital letter, or a small one such as "von". */
const personName =
  /^(?:(?:dr|prof|mr|mrs|ms|herr|frau)\.? )?(?:\p{Lu}[\p{L}'’.-]*(?: (?:(?:von|van|der|den|de|da|di|du|la|le|zu|el|al|bin|ter|ten) )*\p{Lu}[\p{L}'’.-]*){1,3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}(?:[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8})?)$/u;
const roleName =
  /^(?:\d\. ?)?(?:(?:vice|deputy|stellv\p{L}*\.?|zweite[rn]?|erste[rn]?|first|second|2nd|1st) )?(?:vorsitz\p{L}*|vorstand|kass\p{L}*|schatzmeister\p{L}*|schrift\p{L}*|beisitz\p{L}*|sport\p{L}*|jugend\p{L}*|presse\p{L}*|leiter\p{L}*|trainer\p{L}*|obmann|obfrau|chair\p{L}*|president|treasurer|secretary|coach|captain|manager|head|member|webmaster|会長|副会長|会計|書記|監事|理事|顧問|代表)$/iu;
/** "Beisitzer: Karl Ott": somebody of whom nothing else is said. */
const maybePerson =
  /^\s*(?:[-*+•・]\s+)?(?:\p{L}[\p{L}. ]*[:：]\s*)?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}\s*(?:[(（][^()]*[)）])?\s*$/u;

/**
 * The people of a text that has each on a line with their number or address for mail: "Kassenwart: Pia Lohse, 0173 5551234, pia@lohse.example". Null where a line among them isn't clear, or other lines
 * may be of somebody.
 */
export function peopleInText(text: string): ListedPerson[] | null {
  return peopleInLines(text.split(/\r?\n/u)) ?? peopleInLines(blocksOf(text));
}

/** The lines between two empty ones as one: a name, and below it what is known of them. */
function blocksOf(text: string): string[] {
  return text.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/u).map((block) => block.trim().split(/\r?\n/u).join(", "));
}

function peopleInLines(lines: readonly string[]): ListedPerson[] | null {
  const places = lines.flatMap((line, at) => (hasContact(line) ? [at] : []));
  const [from = -1, to = -1] = [places[0], places.at(-1)];
  if (from === -1) return null;
  const first = lines.findIndex((line) => line.trim() !== "");
  const isOther = (line: string, at: number) =>
    at !== first && !heading.test(line) && maybePerson.test(line) && (at < from || at > to);
  // "Former members" may be said of those below
  const isOfSeveral = (line: string) => saysHasLeft(line) && !hasContact(line);
  if (lines.some(isOther) || lines.some(isOfSeveral)) return null;
  const among = lines.slice(from, to + 1).filter((line) => line.trim() !== "" && !heading.test(line));
  const people = among.flatMap((line) => personIn(line) ?? []);
  return people.length === among.length ? people : null;
}

function hasContact(line: string): boolean {
  return line
    .replace(bullet, "")
    .replaceAll(brackets, " ")
    .split(/[,;|\t、<>]|\s(?:[-–—/]|--)\s|\s(?=\S+@)/u)
    .some((piece) => /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(piece.trim()) || isPhone(unlabelled(piece).value));
}

function isPhone(text: string): boolean {
  return phone.test(text) && !/^\d{1,2}\.\d{1,2}\.\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^\d{4}\s?[-–/]\s?\d{2,4}$/u.test(text);
}

/** A value without what is said before it: "Tel. 0221 445566". */
function unlabelled(piece: string): { field: ContactField | null; value: string; isUnknown: boolean } {
  const found = label.exec(piece.trim());
  const name = found?.groups?.["label"] ?? found?.groups?.["named"];
  if (!found || name === undefined) return { field: null, value: piece.trim(), isUnknown: false };
  const field = contactFieldOf(name) ?? contactFieldOf(`${name}.`);
  return { field, value: piece.trim().slice(found[0].length), isUnknown: field === null };
}

function personIn(line: string): ListedPerson | null {
  const isStruck = /~~/u.test(line);
  const bare = line.replace(bullet, "").replaceAll(/~~|\*\*|__/gu, "");
  const remarks = [...bare.matchAll(brackets)].flatMap(([, remark = ""]) =>
    isPhonePart(remark) ? [] : [remark.trim()],
  );
  const said = bare.replaceAll(brackets, (whole, remark: string) => (isPhonePart(remark) ? whole : " ")).trim();
  const [, role = "", rest = said] = /^([^:：,;|\t@]{2,40})[:：]\s*(.*)$/u.exec(said) ?? [];
  const isNamed = role !== "" && personName.test(role.trim()) && !roleName.test(role.trim());
  const pieces = (isNamed ? `${role}, ${rest}` : rest)
    .replaceAll(/\s*<([^<>\s]+@[^<>\s]+)>\s*/gu, ", $1, ")
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => !missing.test(piece));
  const left = pieces.filter(saysOnlyHasLeft);
  const person = new Map<ContactField, string>();
  if (role !== "" && !isNamed) person.set("role", role.trim());
  const isRead = pieces.every((piece) => left.includes(piece) || taken(piece, person));
  const hasName = (person.get("name") ?? "") !== "";
  return isRead && hasName ? { person, remarks: [...remarks, ...left, ...(isStruck ? ["~~"] : [])] } : null;
}

/** The code of a country or town. */
function isPhonePart(text: string): boolean {
  return /^[\d\s+]{1,6}$/u.test(text);
}

/** Whether it is clear what a piece of a line is, and the first one of its kind. */
function taken(piece: string, person: Map<ContactField, string>): boolean {
  const { field, value, isUnknown } = unlabelled(piece);
  const address = mail.exec(value)?.[1];
  const own = address === undefined ? null : "email";
  const kind = own ?? (isPhone(value) ? (field ?? "phone") : nameOrRole(piece));
  if (kind === null || isUnknown || (own !== null && field !== null && field !== "email") || person.has(kind))
    return false;
  person.set(kind, address ?? (isPhone(value) ? value : piece));
  return true;
}

function nameOrRole(piece: string): ContactField | null {
  if (roleName.test(piece)) return "role";
  // "Kassenwart Uwe Zander" is no name
  const isPlain = piece.split(/\s+/u).every((word) => !roleName.test(word));
  return personName.test(piece) && isPlain ? "name" : null;
}
