import type { ReadTable } from "./read-table.ts";

/** A line of a card: `TEL;TYPE=CELL:+49 170`. */
type Property = { name: string; parameters: readonly string[]; value: string };

/** `isNeeded`: whether these cards are told apart by it. */
type Column = {
  column: string;
  cell(card: readonly Property[]): string;
  isNeeded?(cards: readonly (readonly Property[])[]): boolean;
};

/** What stands between the values where somebody has several numbers or addresses. */
const between = "; ";

/** The columns in their order; what people don't read, such as pictures and keys, has none. */
const columnsRead: readonly Column[] = [
  { column: "name", cell: nameOf },
  { column: "nickname", cell: (card) => valuesOf(card, "NICKNAME") },
  { column: "organization", cell: (card) => valuesOf(card, "ORG", (value) => partsOf(value).join(", ")) },
  { column: "title", cell: (card) => valuesOf(card, "TITLE") },
  { column: "phone", cell: (card) => valuesOf(card, "TEL", plainNumber) },
  ...["mobile", "work phone", "home phone", "fax"].map((column) => columnOfKind(column, "TEL", plainNumber)),
  { column: "email", cell: (card) => valuesOf(card, "EMAIL", plainAddress) },
  ...["work email", "home email"].map((column) => columnOfKind(column, "EMAIL", plainAddress)),
  { column: "address", cell: (card) => valuesOf(card, "ADR", (value) => partsOf(value).join(", ")) },
  { column: "birthday", cell: (card) => valuesOf(card, "BDAY", dayOf) },
  { column: "website", cell: (card) => valuesOf(card, "URL") },
  {
    column: "categories",
    cell: (card) => valuesOf(card, "CATEGORIES", (value) => partsOf(value, listMark).join(", ")),
  },
  { column: "note", cell: (card) => valuesOf(card, "NOTE") },
];

/**
 * The contacts of an address book (vCard, RFC 6350, and the older 2.1 and 3.0), each in a row, with the columns that any of them fills; null where the text holds no cards.
 */
export function readContacts(text: string): ReadTable | null {
  const cards = cardsIn(linesOf(text));
  const rows = cards.map((card) => columnsRead.map(({ cell }) => cell(card).replaceAll(/\s+/g, " ").trim()));
  const places = columnsRead.flatMap(({ column, isNeeded }, place) =>
    column === "name" || (rows.some((row) => row[place] !== "") && isNeeded?.(cards) !== false) ? [place] : [],
  );
  if (!rows.some((row) => row.some((cell) => cell !== ""))) return null;
  return {
    columns: places.map((place) => columnsRead[place]?.column ?? ""),
    rows: rows.map((row) => places.map((place) => row[place] ?? "")),
  };
}

/** A line that begins with a blank goes on with the one above it, and so does one below a soft break of quoted-printable. */
function linesOf(text: string): string[] {
  const unfolded = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replaceAll(/\n[ \t]/g, "");
  const lines: string[][] = [];
  let goesOn = false;
  for (const line of unfolded.split("\n")) {
    const isEncoded: boolean = goesOn || isQuotedPrintable.test(line);
    const isBroken: boolean = isEncoded && line.endsWith("=");
    const own = isBroken ? line.slice(0, -1) : line;
    if (goesOn) lines.at(-1)?.push(own);
    else lines.push([own]);
    goesOn = isBroken;
  }
  return lines.map((parts) => parts.join(""));
}

const isQuotedPrintable = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i;

function cardsIn(lines: readonly string[]): Property[][] {
  const cards: Property[][] = [];
  let open: Property[] | null = null;
  // a card that was cut off is one as well
  for (const line of [...lines, "END:VCARD"]) {
    if (!/^(?:BEGIN|END):VCARD\s*$/i.test(line)) {
      open?.push(...propertyIn(line));
      continue;
    }
    if (open?.some(({ name }) => /^(?:FN|N|TEL|EMAIL|ORG)$/.test(name))) cards.push(open);
    open = /^BEGIN/i.test(line) ? [] : null;
  }
  return cards;
}

/** A group before the name says what belongs together: `item1.TEL`. A colon or semicolon in quotes belongs to a parameter. */
const property = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/su;

function propertyIn(line: string): Property[] {
  const [, name, said = "", value = ""] = property.exec(line) ?? [];
  if (name === undefined) return [];
  const parameters = (said.match(/;(?:"[^"]*"|[^";])*/g) ?? []).map((each) => each.slice(1));
  const isEncoded = isQuotedPrintable.test(line);
  return [{ name: name.toUpperCase(), parameters, value: isEncoded ? decoded(value, parameters) : value }];
}

/** `=C3=BC` as the bytes that it stands for; as it is where these are of no known alphabet. */
function decoded(value: string, parameters: readonly string[]): string {
  const alphabet = parameters.flatMap((each) => /^CHARSET=(.+)$/i.exec(each)?.[1] ?? [])[0] ?? "utf-8";
  try {
    const decoder = new TextDecoder(alphabet);
    return value.replaceAll(/(?:=[0-9A-F]{2})+/gi, (bytes) =>
      decoder.decode(Uint8Array.from(bytes.slice(1).split("="), (byte) => Number.parseInt(byte, 16))),
    );
  } catch {
    return value;
  }
}

function valuesOf(card: readonly Property[], name: string, read = (value: string): string => value): string {
  const values = card.filter((each) => each.name === name).map(({ value }) => plain(read(value)).trim());
  return [...new Set(values)].filter((value) => value !== "").join(between);
}

/** The numbers or addresses of one kind. Where nobody has several kinds, that column would only say again what stands in the one for all. */
function columnOfKind(column: string, name: string, read: (value: string) => string): Column {
  const kindIn = (each: Property) => (each.name === name ? kindOf(name, typesOf(each)) : null);
  return {
    column,
    cell: (card) =>
      valuesOf(
        card.filter((each) => kindIn(each) === column),
        name,
        read,
      ),
    isNeeded: (cards) => cards.some((card) => new Set(card.flatMap((each) => kindIn(each) ?? [])).size > 1),
  };
}

/** `TYPE=WORK,VOICE`, and as older cards have it `WORK;VOICE`. */
function typesOf({ parameters }: Property): string[] {
  return parameters.flatMap((each) => {
    const [, key = "", value = each] = /^([^=]*)=(.*)$/su.exec(each) ?? [];
    return key === "" || /^type$/i.test(key) ? value.replaceAll('"', "").toLowerCase().split(",") : [];
  });
}

function kindOf(name: string, types: readonly string[]): string | null {
  const place = types.find((type) => type === "work" || type === "home");
  if (name === "EMAIL") return place === undefined ? null : `${place} email`;
  if (types.includes("fax")) return "fax";
  if (types.includes("cell")) return "mobile";
  return place === undefined ? null : `${place} phone`;
}

function plainNumber(value: string): string {
  return value.replace(/^tel:/i, "");
}

function plainAddress(value: string): string {
  return value.replace(/^mailto:/i, "");
}

/** A mark behind a backslash parts nothing. */
const partMark = /(?<=(?<!\\)(?:\\\\){0,8});/;
const listMark = /(?<=(?<!\\)(?:\\\\){0,8}),/;

function partsOf(value: string, mark = partMark): string[] {
  return value
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function plain(value: string): string {
  return value.replaceAll(/\\(.)/gsu, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
}

/** The name as it is written in full, else put together from its parts: family, given, more, before and behind it. */
function nameOf(card: readonly Property[]): string {
  const full = valuesOf(card, "FN");
  if (full !== "") return full;
  const { value = "" } = card.find(({ name }) => name === "N") ?? {};
  const parts = value.split(partMark).map((part) => plain(part.split(listMark).join(" ")));
  const [family = "", given = "", more = "", before = "", behind = ""] = parts;
  return [before, given, more, family, behind].filter((part) => part.trim() !== "").join(" ");
}

/** `19800412` as `1980-04-12`; without a year, `--0412`, as it stands. */
function dayOf(value: string): string {
  return value.replace(/^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/, "$1-$2-$3");
}
