import { baseName } from "../../../../../shared/path-parts.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { toNumber, usesDecimalComma, writeNumber } from "../../request/words/numbers.ts";
import { amountIn } from "./list-facts.ts";

type Read = { path: string; text: string };

const ofBills =
  /(?<!\p{L})(?:bills?|invoices?|receipts?|charged?|rechnung(?:en)?|belege?n?|quittung(?:en)?|berechnet)(?!\p{L})|請求書|領収書|レシート/iu;
const asksHowMuch =
  /(?<!\p{L})(?:how much|what (?:did|do|does)|total|wie ?viel|insgesamt|summe)(?!\p{L})|いくら|合計/iu;
const isTotal =
  /^(?:(?:grand |invoice )?total|amount due|total due|gesamt(?:betrag|summe)?|rechnungsbetrag|endbetrag|summe|合計|総計|請求額)(?!\p{L}| (?:items?|pieces|articles|number|artikel|stück|anzahl))/iu;
const isNet = /^(?:net(?:to)?|sub-?total|zwischensumme|小計|税抜)(?!\p{L})/iu;
const wantsNet =
  /(?<!\p{L})(?:net(?:to)?|(?:without|before|excluding|excl\.?|ohne|vor) (?:the )?(?:tax|vat|steuern?|mwst\.?))(?!\p{L})|税抜/iu;
const asksElse =
  /(?<!\p{L})(?:average|most|least|each|per|difference|more|less|which|not|except|without(?! (?:the )?(?:tax|vat))|durchschnitt|meisten|jede\p{L}*|pro|unterschied|welche\p{L}*|nicht|außer)(?!\p{L})/iu;
const fewest = 2;

/** What several bills come to together that a request means by the words of their names: the total of each, or what it is without tax. Empty where one of them has no such line, or several. */
export function billsTogether(files: readonly Read[], request: string): string {
  if (!ofBills.test(request) || !asksHowMuch.test(request) || asksElse.test(request)) return "";
  const meant = namedAsSaid(files, request);
  const isMeant = wantsNet.test(request) ? isNet : isTotal;
  const amounts = meant.map(({ path, text }) => {
    const found = text.split(/\r?\n/).flatMap((line) => amountIn(line) ?? []);
    const [only, ...others] = found.filter(({ label }) => isMeant.test(label));
    return only && others.length === 0 ? { path, ...only } : null;
  });
  const all = amounts.flatMap((amount) => amount ?? []);
  if (meant.length < fewest || all.length < meant.length) return "";
  const usesComma = usesDecimalComma(all.map(({ amount }) => amount));
  const numbers = all.flatMap(({ amount }) => toNumber(amount, usesComma) ?? []);
  const [unit = "", ...units] = new Set(all.map(({ amount }) => amount.replaceAll(/[\d\s.,'+-]/g, "")));
  if (numbers.length < all.length || units.length > 0) return "";
  const sum = numbers.reduce((total, number) => total + number, 0);
  const told = all.map(({ path, amount }) => `${amount} (${path})`).join(", ");
  return `Counted: ${all[0]?.label ?? ""} in ${all.length} files: ${told}: sum ${writeNumber(sum)}${unit && ` ${unit}`}`;
}

/** Those whose names have each word of a request that some names have. */
function namedAsSaid(files: readonly Read[], request: string): readonly Read[] {
  const has = ({ path }: Read, word: string) => wordsOf(baseName(path)).some((own) => isSameNoun(word, own));
  const telling = wantedWords(request).filter(
    (word) => !/^\d/.test(word) && files.some((file) => has(file, word)) && !files.every((file) => has(file, word)),
  );
  return files.filter((file) => telling.every((word) => has(file, word)));
}
