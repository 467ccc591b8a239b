import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { surelyMeant } from "../../../files/replace-scope.ts";
import { phoneKinds } from "../../../request/values/phone-kinds.ts";
import { saidNewValue, saysNoOwner } from "../../../request/values/owned-value.ts";
import { withoutWhatStays } from "../../../request/limits/denied-clauses.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";

/** A line of a card in an address book: `TEL;TYPE=CELL:555-0142`. */
type Property = { number: number; line: string; name: string; types: string };
type Card = { name: string; properties: readonly Property[] };

/** The new number or address for mail of one person in an address book of cards, where the request says whose it is and the card has one of that kind. */
export async function saidCardValueCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [book, ...others] = surelyMeant(request, files, false)?.filter(({ path }) => /\.vcf$/iu.test(path)) ?? [];
  if (!book || others.length > 0 || book.size > mostBytes) return [];
  const text = (await view.text(book.path)) ?? "";
  const { fresh, owner } = saidNewValue(request) ?? {};
  if (fresh === undefined || owner === undefined || wholeWord(fresh).test(text)) return [];
  const cards = cardsIn(text);
  const card = cardOf(request, owner, cards);
  const property = card && propertyOf(card, request, fresh);
  if (!card || !property) return [];
  const ofKind = phoneKinds.flatMap(({ said }) => wordsOf(said.exec(request)?.[0] ?? ""));
  const known = new Set([...wordsOf(card.name), ...wordsOf(book.path), ...ofKind]);
  const isMore = owner.some((word) => !known.has(word) && !saysNoOwner(word) && !isBook.test(word));
  if (isMore) return [];
  const put = property.line.replace(/:(?:tel:|mailto:)?[^:]*$/iu, (value) => value.replace(/[^:]*$/u, fresh));
  return [{ tool: "edit", input: { path: book.path, old_text: property.line, new_text: put, line: property.number } }];
}

const isBook = /^(?:contacts?|cards?|vcards?|vcf|address|book|phonebook|kontakte?|adressbuch|karte|連絡|絡先)$/iu;

function cardsIn(text: string): Card[] {
  const cards: { name: string; properties: Property[] }[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.replace(/\r$/u, "");
    if (/^BEGIN:VCARD\s*$/iu.test(line)) cards.push({ name: "", properties: [] });
    const [, name = "", types = "", value = ""] = /^(?:\w+\.)?([A-Z]+)((?:;[^:]*)?):(.*)$/iu.exec(line) ?? [];
    const card = cards.at(-1);
    if (!card || name === "") continue;
    if (name.toUpperCase() === "FN") card.name = value.trim();
    card.properties.push({ number: index + 1, line, name: name.toUpperCase(), types });
  }
  return cards;
}

/** The card of whom the request names in full; else of the only one who is called as it says. */
function cardOf(request: string, owner: readonly string[], cards: readonly Card[]): Card | null {
  const whole = cards.filter(({ name }) => name !== "" && wholeWord(name, "iu").test(request));
  // "Kim Lee" stands in "Anna Kim Lee" as well
  const longest = whole.filter((one) =>
    whole.every((other) => other === one || !other.name.toLowerCase().includes(one.name.toLowerCase())),
  );
  if (whole.length > 0) return longest.length === 1 ? (longest[0] ?? null) : null;
  const called = cards.filter(({ name }) => wordsOf(name).some((word) => owner.includes(word)));
  return called.length === 1 ? (called[0] ?? null) : null;
}

/** The only line of the kind that is meant: of the place that is said, or the only one there is. */
function propertyOf({ properties }: Card, request: string, fresh: string): Property | null {
  const kind = fresh.includes("@") ? "EMAIL" : "TEL";
  const own = properties.filter(({ name, types }) => name === kind && !/FAX/iu.test(types));
  const wanted = withoutWhatStays(request);
  const meant = phoneKinds.filter(({ said }) => said.test(wanted));
  const [place, ...more] = meant;
  if (more.length > 0) return null;
  const fitting = place ? own.filter(({ types }) => place.type.test(types)) : own;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
