import { wholeWord } from "../../request/words/word-pattern.ts";

/** An entry of a list by its line, and what it is called: what stands before what is said of it. */
type Entry = { line: number; name: string };

const item = /^\s*(?:[-*+]\s+|[•・]\s*|\d{1,3}[.)]\s+)(?:\[[ xX]?\]\s*)?(?=\S)/u;
const separator = /\s*(?:[:：,、(（]|\s[-–—→]\s|->|：)/u;
const signs = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Where a clause ends. A comma may stand between several names. */
const clauseEnd =
  /[;.。!！(（)）]|,\s+(?=(?:so|and|but|because|since|he|she|they|we|i|der|die|das|er|sie|wir|also|aber|weil|da|dafür|stattdessen)(?!\p{L}))|\s(?:so|because|since|but|aber|weil|dafür)\s|ので、?|から、|、(?=代わり)/iu;

/** What a Japanese sentence is about, whatever clause comes between. */
const topic = /^[^はが。]{1,40}は/u;

/**
 * The lines of the entries of a list that a later text says something of, in the words of `saying`: those that it names in that clause, else the one that it names at all; where the text is an entry
 * itself, the earlier one of its name, or that all of it is about, else its own. Empty where it isn't clear.
 */
export function entriesSaid(lines: readonly string[], at: number, said: string, saying: RegExp): number[] {
  const entries = lines.flatMap((text, line) => entryOf(text, line));
  const own = entries.find(({ line }) => line === at);
  const others = entries.filter(({ line }) => line < at);
  if (own) return ofEntry(own, others, entries.length === 1, saying);
  const clauses = said.split(clauseEnd);
  for (const text of [clauses.find((clause) => saying.test(clause)), topic.exec(said)?.[0]]) {
    const found = named(others, text ?? "");
    if (found.length > 0) return found;
  }
  const anywhere = named(others, said);
  return anywhere.length === 1 ? anywhere : [];
}

/** "- the tent isn't needed" is about an entry, "- Wanda: raffle (can't come)" about itself. A list of one says nothing of itself. */
function ofEntry(own: Entry, others: readonly Entry[], isAlone: boolean, saying: RegExp): number[] {
  const about = saying.test(own.name) ? named(others, own.name) : [];
  const before = about.length > 0 ? about : others.flatMap(({ name, line }) => (name === own.name ? [line] : []));
  if (before.length > 0) return before.length === 1 ? before : [];
  return isAlone ? [] : [own.line];
}

function named(entries: readonly Entry[], text: string): number[] {
  const found = entries.filter(({ name }) =>
    signs.test(name) ? text.includes(name) : wholeWord(name, "iu").test(text),
  );
  // コート is no word of レインコート
  const whole = found.filter(({ name }) => !found.some((other) => other.name !== name && other.name.includes(name)));
  const names = new Set(whole.map(({ name }) => name));
  return names.size === whole.length ? whole.map(({ line }) => line) : [];
}

function entryOf(text: string, line: number): Entry[] {
  const lead = item.exec(text)?.[0];
  if (lead === undefined) return [];
  const [name = ""] = text.slice(lead.length).trim().split(separator);
  return name.length > 1 ? [{ line, name: name.toLowerCase() }] : [];
}
