import { groupBy } from "../../../../../../shared/group-by.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import {
  type AmountEntry,
  type AmountPlace,
  amountEntries,
  isAmountColumn,
} from "../../../facts/entries/amount-entries.ts";
import { entriesSaid } from "../../../facts/entries/entries-said.ts";
import { missingFiles } from "../../../files/named-files.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { type AmountUnit, isMoney, unitAt, unitNamed, unitOfColumn } from "../../../request/values/amount-units.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { type AmountDeed, type GroupChange, saidGroupChange } from "../../../request/values/said-group-change.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { scaledAmount } from "../../../written/scaled-amount.ts";

type Amount = { place: AmountPlace; value: Value | null; unit: AmountUnit | null };

/**
 * The amounts of one section, group, kind or column of a file, each so much more or less than it was, or so many times as much. Empty where it isn't clear which ones, or where one
 * of them isn't told as a plain number.
 */
export async function saidGroupAmountCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const change = saidGroupChange(request);
  if (!change || isQuestion(request) || isLimited(change.own) || missingFiles(request, files).length > 0) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown|txt|ya?ml|json|toml|ini)$/i, view);
  const found = texts.flatMap((file) => {
    const calls = callsIn(file, change);
    return calls.length > 0 ? [{ ...file, calls }] : [];
  });
  return plainestFile(found, texts, request)?.calls ?? [];
}

const isText = /\.(?:md|markdown|txt)$/iu;
const hasTotal =
  /(?<!\p{L})(?:(?:grand |sub)?total|sum|overall|altogether|summe|zwischensumme|gesamt\p{L}*|insgesamt)(?!\p{L})[^\n]*\d|(?:合|総|小)計[^\n]*\d/iu;

function callsIn({ path, text }: FileText, change: GroupChange): Call[] {
  const all = amountEntries(path, text);
  const said = entriesSaid(path, all, change);
  // what is added up in it would be wrong then
  if (!said || hasTotal.test(text)) return [];
  // all of a recipe is another thing: it tells for how many it is
  if (
    said.entries.length === all.length &&
    change.deed.way === "times" &&
    isText.test(path) &&
    said.columns.length === 0
  )
    return [];
  const headings = said.entries.flatMap(({ labels }) => labels.filter(({ kind }) => kind === "heading"));
  if (headings.some(({ text: heading }) => /\d\s?(?:[€$£%]|min|std|h(?!\p{L})|分)/iu.test(heading))) return [];
  const changed = said.entries.map((entry) => changedAmount(entry, all, said.columns, change));
  if (changed.includes(null)) return [];
  const amounts = changed.filter((each) => each !== null && each !== "none");
  const [first] = amounts;
  const isKept = said.kept.some((column) => column === first?.place.column);
  const isOne =
    !isKept &&
    amounts.every(({ place, unit }) => place.column === first?.place.column && isAlike(unit, first.unit, change));
  if (!isOne || isOtherMoney(text, change.deed)) return [];
  return [...groupBy(amounts, ({ place }) => place.number)].flatMap(([number, own]): Call[] => {
    const line = own[0]?.place.line ?? "";
    const fresh = own
      .toSorted((one, other) => other.place.from - one.place.from)
      .reduce((all, { place, fresh: put }) => {
        return all.slice(0, place.from) + put + all.slice(place.from + place.text.length);
      }, line);
    return fresh === line ? [] : [{ tool: "edit", input: { path, old_text: line, new_text: fresh, line: number } }];
  });
}

/** Whether a file has amounts of money, and none in the money that is said. */
function isOtherMoney(text: string, deed: AmountDeed): boolean {
  const said = deed.way === "add" ? deed.unit : null;
  const own = [...text.matchAll(money)].map(([name]) => unitNamed(name));
  return isMoney(said) && own.length > 0 && !own.includes(said);
}

const money = /[€$£¥円]|(?<!\p{L})(?:eur(?:os?)?|usd|dollars?|gbp|chf|jpy|yen)(?!\p{L})/giu;

/** What is a third more may be grams and pieces; what is 5 more is of one unit. */
function isAlike(one: AmountUnit | null, other: AmountUnit | null, { deed }: GroupChange): boolean {
  return deed.way === "times" || one === other;
}

type Changed = Amount & { fresh: string };

/** The one amount of an entry that is meant as it is to be; "none" where it has none, null where it isn't clear, or can't be written. */
function changedAmount(
  entry: AmountEntry,
  all: readonly AmountEntry[],
  columns: readonly string[],
  change: GroupChange,
): Changed | "none" | null {
  const numeric = entry.places.filter(({ column }) => column === "" || isAmountColumn(column, all));
  const named = numeric.filter(({ column }) => columns.includes(column));
  const places = named.length > 0 ? named : numeric;
  const filled = places.filter(({ text }) => /[\d½¼¾⅓⅔]/u.test(text));
  if (filled.length === 0) return isBlank(places, change.deed) ? "none" : null;
  const amounts = filled.flatMap((place) => amountsAt(place, change));
  const priced = amounts.filter(isPriced);
  const meant = ofPrices.test(change.own) ? priced : amounts;
  const [amount, ...others] = meant;
  if (!amount || others.length > 0) return null;
  const point = all.some(({ places: each }) => each.some(({ text }) => hasComma.test(text))) ? "," : ".";
  const fresh = freshText(amount, change.deed, point);
  return fresh === null ? null : { ...amount, fresh };
}

const isPrice = /price|preis|cost|kosten|fee|gebühr|beitrag|料金|値段|価格|単価|€|\$|£|円/iu;
const ofPrices =
  /(?<!\p{L})(?:prices?|costs?|off|cheaper|dearer|(?:more )?expensive|preise?n?|teurer|billiger|günstiger|kosten|kostet)(?!\p{L})|値|料金|価格/iu;
/** As a list without signs of money has its prices: "Cola: 3.20". */
const isBarePrice = ({ place, unit, value }: Amount) =>
  unit === null && (isPrice.test(place.column) || (place.column === "" && /[.,]\d\d$/u.test(value?.text ?? "")));
const isPriced = (amount: Amount) => isMoney(amount.unit) || isBarePrice(amount);
const isEmpty = /^\s*[-–—?]?\s*$/u;

/** Salt without an amount stays as it is; what has a word for its price, such as "free", isn't clear. */
function isBlank(places: readonly AmountPlace[], deed: AmountDeed): boolean {
  if (places.some(({ column }) => column !== "")) return places.every(({ text }) => isEmpty.test(text));
  return deed.way === "times" && places.length > 0;
}

const isMaybeThousand = /^\d{1,3}[.,']\d{3}(?!\d)/u;

function amountsAt(place: AmountPlace, { deed, own }: GroupChange): Amount[] {
  const numbers = valuesIn(place.text)
    .filter(({ kind }) => kind === "number")
    .map((value): Amount => {
      const unit = unitAt(place.text, value.from, value.to) ?? unitOfColumn(place.column);
      return { place, value, unit };
    });
  if (numbers.some(({ value, unit }) => value && isMaybeThousand.test(value.text) && !isMoney(unit))) return [];
  if (deed.way === "add") return numbers.filter((amount) => fits(deed.unit, amount));
  const money = numbers.filter(({ unit }) => isMoney(unit));
  if (money.length === 1) return money;
  if (ofPrices.test(own) && place.column === "") return [];
  return [{ place, value: numbers.length === 1 ? (numbers[0]?.value ?? null) : null, unit: numbers[0]?.unit ?? null }];
}

/** Whether what is said in one unit can be added to what a file has in another one, or in none. */
function fits(said: AmountUnit | null, amount: Amount): boolean {
  const { unit } = amount;
  if (said === null || said === unit) return true;
  if (said === "cents") return isBarePrice(amount) || (isMoney(unit) && unit !== "yen");
  return isMoney(said) ? isBarePrice(amount) : unit === null && (said === "pieces" || said === "points");
}

const hasComma = /\d,\d{1,2}(?!\d)/u;

function freshText(amount: Amount, deed: AmountDeed, point: "." | ","): string | null {
  const { place, value, unit } = amount;
  if (deed.way === "times" && !isPriced(amount)) {
    const fresh = scaledAmount(place.text, deed.by, point);
    // nobody has half a chair
    const isWhole = place.column !== "" && fresh !== null && !/[.,/½¼¾⅓⅔]/u.test(place.text) && /\d[.,]\d/u.test(fresh);
    return isWhole ? null : fresh;
  }
  if (!value) return null;
  const exact =
    deed.way === "times"
      ? value.amount * deed.by
      : value.amount + (deed.unit === "cents" && unit !== "cents" ? deed.by / 100 : deed.by);
  const fresh = Math.round(exact * 100) / 100;
  if (fresh <= 0 || (isOfYen(place, unit) && !Number.isInteger(fresh))) return null;
  return (
    place.text.slice(0, value.from) +
    writtenLike(value, fresh, fresh.toFixed(2).replace(".", point)) +
    place.text.slice(value.to)
  );
}

function isOfYen({ column, text }: AmountPlace, unit: AmountUnit | null): boolean {
  return unit === "yen" || /\p{scx=Han}/u.test(column + text);
}
