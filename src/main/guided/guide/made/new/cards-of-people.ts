import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import {
  contactFieldOf,
  contactFieldPattern,
  type Contact,
  type ContactField,
} from "../../facts/people/contact-fields.ts";
import { saysHasLeft, saysOnlyHasLeft, withoutThoseWhoLeft } from "../../facts/people/has-left.ts";
import { peopleInText } from "../../facts/people/people-in-text.ts";
import { withoutWhatStays } from "../../request/limits/denied-clauses.ts";
import { listedNames } from "../../request/texts-and-tables/listed-names.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { isSameNoun } from "../../request/words/words.ts";
import { cardsOf } from "./card-text.ts";
import { newFromOne } from "./new-from-one.ts";
import { saysNothingElse, turnsInto } from "./plain-conversion.ts";

const largest = 50_000;
const mostPeople = 1_000;
/** What one calls people, and what their cards are for. */
const aboutCards =
  `card cards contact contacts vcard vcards vcf v person people persons member members everyone everybody phone phones mobile address book import import
  only just enough do that what else nothing everything my our of per one it out list got
  karte karten kontakt kontakte kontakten visitenkarte visitenkarten person personen mitglied mitglieder alle leute handy adressbuch importieren
  nur reicht reichen genügt genügen bitte bloß pro je daraus davon sie jeder jede machen hab habe haben liste`.split(
    /\s+/,
  );
/** What the cards are for, and how all phones read them. */
const ofUse =
  /(?<!\p{L})so (?:that )?(?:i|we) can (?:import|load|open|read|use|have|put)(?!\p{L})(?: (?!and(?!\p{L}))\p{L}+){0,6}|(?<!\p{L})(?:fürs|zum|on (?:my|the|our)|auf (?:mein|dem|das)|aufs|ins|into (?:my|the|our)) (?:handy|telefon|smartphone|i?phones?|adressbuch|address book|importieren|import)(?!\p{L})|(?:(?<!\p{L})(?:version |in )?)?(?<!\d)3\.0(?!\d)|(?<!\p{L})also (?=(?:visitenkarten|kontakte|kontaktkarten)(?!\p{L}))/giu;
const nameParts: readonly ContactField[] = ["name", "first name", "last name"];
const phones: readonly ContactField[] = ["phone", "mobile", "work phone", "home phone"];
const plainJapanese =
  /(?:スマホ|携帯|電話|アドレス帳|連絡先)に(?:取り込|読み込|入れ|登録)(?:み|め|ん)?(?:たい|る|ま)(?:です|ので|ため)?|連絡先|(?:1|１|一)人(?:につき)?(?:1|１|一)枚|だけ|のみ|カード|電話帳|全員/gu;

/** A person, and whether it is said of them to have left; null where that isn't clear. */
type Row = { person: Contact; hasLeft: boolean | null };

/**
 * Contact cards of the people in a list or table that a request names, with what it says is to be on them, or else with all that is known of them. Empty where it isn't clear what a
 * column or a line says, where somebody has left and the request doesn't say what becomes of them, or more is wanted.
 */
export async function cardCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || !/\.(?:vcf|vcard)$/iu.test(found.path) || found.source.size > largest) return [];
  if (!asksToWrite(request) && !turnsInto.test(request)) return [];
  const { path, source } = found;
  const withoutLeft = withoutThoseWhoLeft(request);
  const wish = withoutWhatStays(withoutLeft ?? request);
  const list = listedNames(wish, contactFieldPattern);
  const fields = list?.names.flatMap((name) => contactFieldOf(name) ?? []) ?? null;
  const bare = (list === null ? wish : wish.replace(list.text, " "))
    .replaceAll(plainJapanese, " ")
    .replaceAll(ofUse, " ");
  const table = await view.table(source.path);
  const state = table && stateSaid(bare, table);
  const rest = state ? bare.replace(state.text, " ") : bare;
  if (!saysNothingElse(rest, [path, source.path, ...aboutCards], null)) return [];
  const rows = table
    ? rowsOfTable(table, fields, state?.place ?? null)?.filter((_, at) => state?.isSo(at) !== false)
    : await rowsOfText(source.path, view);
  if (!rows || rows.length > mostPeople || rows.some(({ hasLeft }) => hasLeft === null)) return [];
  const staying = rows.filter(({ hasLeft }) => hasLeft === false);
  // somebody has left just where the request says so
  if (staying.length === 0 || staying.length < rows.length !== (withoutLeft !== null)) return [];
  const people = staying.map(({ person }) => withFields(person, fields));
  return people.every(hasName) ? [{ tool: "write", input: { path, content: cardsOf(people) } }] : [];
}

/** The state of those who are meant alone, "the active members", and which rows have it. */
type State = { text: string; place: number; isSo(row: number): boolean };

/** Null where the request says none, or one that stands in several columns. */
function stateSaid(request: string, { columns, rows }: Table): State | null {
  const [text, word = ""] = ofState.exec(request) ?? [];
  const isState = (cell: string | undefined) => isSameNoun(word.toLowerCase(), (cell ?? "").trim().toLowerCase());
  const places = columns.flatMap((name, at) =>
    contactFieldOf(name) === null && rows.some((row) => isState(row[at])) ? [at] : [],
  );
  const [place, ...others] = places;
  if (text === undefined || place === undefined || others.length > 0) return null;
  return { text, place, isSo: (row) => isState(rows[row]?.[place]) };
}

const ofState =
  /(?:(?<!\p{L})(?:only|just|nur) )?(?<!\p{L})(?:the|all|my|our|die|alle|der|den) (\p{L}{3,}) (?:members?|people|persons?|ones|contacts|mitgliedern?|personen|leuten?|kontakten?)(?!\p{L})/iu;

async function rowsOfText(path: string, view: WorkspaceView): Promise<Row[] | null> {
  if (!/\.(?:txt|md)$/iu.test(path)) return null;
  const people = peopleInText((await view.text(path)) ?? "");
  return (
    people?.map(({ person, remarks }) => ({
      person,
      hasLeft: remarks.length === 0 ? false : remarks.every(saysOnlyHasLeft) || null,
    })) ?? null
  );
}

/** What is in other columns than those that are wanted only matters where it says of somebody to have left. */
function rowsOfTable(
  { columns, rows }: Table,
  fields: readonly ContactField[] | null,
  stateAt: number | null,
): Row[] | null {
  const kinds = columns.map(contactFieldOf);
  const known = kinds.filter((kind) => kind !== null);
  const hasAll =
    fields === null
      ? known.length > 1
      : fields.every((field) => valuesFrom(field).some((kind) => kinds.includes(kind)));
  const isEven = rows.every((row) => row.length === columns.length);
  // of two columns of numbers both may be meant, or one
  const isEither = fields?.includes("phone") === true && known.filter((kind) => phones.includes(kind)).length > 1;
  if (!hasAll || !isEven || isEither || new Set(known).size < known.length) return null;
  const isNote = (at: number) => (kinds[at] ?? "note") === "note";
  const saysSo = (row: readonly string[], at: number) =>
    isNote(at) && (saysOnlyHasLeft(row[at] ?? "") || (saysHasLeft(columns[at] ?? "") && !no.test(row[at] ?? "")));
  const isOpen = (at: number) =>
    kinds[at] === null && at !== stateAt && !rows.some((row) => saysSo(row, at)) && rows.some((row) => row[at] !== "");
  if (fields === null && columns.some((_, at) => isOpen(at))) return null;
  return rows.map((row) => {
    const isUnsure = row.some((cell, at) => isNote(at) && saysHasLeft(cell));
    const person = new Map(row.flatMap((cell, at) => partOf(kinds[at] ?? null, cell)));
    return { person, hasLeft: row.some((_, at) => saysSo(row, at)) || (isUnsure ? null : false) };
  });
}

const no = /^(?:|-|–|—|no|n|nein|false|0|いいえ)$/iu;

function partOf(kind: ContactField | null, cell: string): [ContactField, string][] {
  const value = cell.trim();
  return kind === null || /^[-–—]?$/u.test(value) ? [] : [[kind, value]];
}

/** What is called a name may stand in parts, and a phone may be a mobile one. */
function valuesFrom(field: ContactField): readonly ContactField[] {
  if (field === "name") return nameParts;
  if (field === "phone") return phones;
  if (field === "address") return ["address", "street", "city", "zip"];
  return [field];
}

function withFields(person: Contact, fields: readonly ContactField[] | null): Contact {
  if (fields === null) return person;
  const wanted = new Set<ContactField>([...nameParts, ...fields.flatMap(valuesFrom)]);
  return new Map([...person].filter(([field]) => wanted.has(field)));
}

/** "Ott, Sam" may be a person, or two of them. */
function hasName(person: Contact): boolean {
  const names = nameParts.flatMap((part) => person.get(part) ?? []);
  return names.length > 0 && !names.some((name) => /[,;/&]/u.test(name));
}
