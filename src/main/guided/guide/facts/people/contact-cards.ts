import ICAL from "ical.js";

/**
 * The cards of a vCard file (RFC 6350) as people read them, each with its name above, then a line for each thing that it says: `mobile: 555-0176`. Null where the text has
 * no card, or one can't be read.
 */
export function cardsTold(text: string): string | null {
  if (!/^BEGIN:VCARD\s*$/im.test(text)) return null;
  try {
    const parsed: unknown[] = ICAL.parse(text);
    // one card comes by itself, several in a list
    const cards = typeof parsed[0] === "string" ? [parsed] : parsed.filter((each) => Array.isArray(each));
    return cards.length > 0 ? cards.map((each) => cardTold(new ICAL.Component(each))).join("\n\n") : null;
  } catch {
    return null;
  }
}

/** What only programs read, and the name, which stands above. */
const untold: ReadonlySet<string> = new Set([
  ..."version prodid uid rev n fn photo logo sound key sort-string class source kind".split(" "),
  ..."x-ablabel x-abadr x-abuid".split(" "),
]);
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tel: "phone",
    email: "mail",
    adr: "address",
    bday: "birthday",
    org: "organisation",
    url: "web page",
    categories: "groups",
    impp: "messenger",
  }),
);
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({ home: "home", work: "work", cell: "mobile", fax: "fax" }),
);

function cardTold(card: ICAL.Component): string {
  const all = card.getAllProperties();
  const labels = new Map(all.filter(({ name }) => name === "x-ablabel").map((each) => [groupOf(each), valueOf(each)]));
  const lines = all
    .filter(({ name }) => !untold.has(name))
    .map((each) => `${labels.get(groupOf(each) || "none") ?? nameOf(each)}: ${valueOf(each)}`);
  const whole = card.getFirstProperty("fn");
  const [family, given] = card.getFirstProperty("n")?.getValues().flat().map(String) ?? [];
  const called = whole ? valueOf(whole) : [given, family].filter(Boolean).join(" ");
  return [called, ...lines].filter((line) => line !== "").join("\n");
}

function groupOf(property: ICAL.Property): string {
  return [property.getParameter("group") ?? ""].flat().join("");
}

/** "work phone", "mobile", "mail" */
function nameOf(property: ICAL.Property): string {
  const types = [property.getParameter("type") ?? []].flat().flatMap((type) => type.toLowerCase().split(","));
  const told = types.flatMap((type) => kinds.get(type) ?? []);
  const isDevice = told.some((kind) => kind === "mobile" || kind === "fax");
  const name = names.get(property.name) ?? property.name.replace(/^x-/, "").replaceAll("-", " ");
  return [...told, ...(isDevice ? [] : [name])].join(" ");
}

function valueOf(property: ICAL.Property): string {
  const parts = property.getValues().flat(2).map(String);
  const joined = parts.filter((part) => part !== "").join(", ");
  return joined.replace(/^(?:tel|mailto):/i, "").replaceAll(/\s*\n\s*/g, " ");
}
