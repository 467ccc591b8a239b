import { type NumberColumn, workedOut } from "../tables/number-column.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** Cheap, before the columns of a table are read as numbers. */
export const asksForMoney =
  /\b(?:how much (?:money|did|do|does|have|has|are|is|was|were|will|would)|money|revenue|turnover|takings?|take in|took|sales|earn\w*|worth|value|costs?|total price|umsatz|wert|einnahmen|eingenommen|geld|gekostet|kostet|kosten|euros?|(?:welche[rn]?|der) betrag|owe[sd]?|owing|spen[dt])\b|いくら|金額|売上/iu;
const ofPrices =
  /^(?!.*(?:total|sum|gesamt|tax|steuer)).*(?:(?<!\p{L})(?:price|preis|stückpreis|einzelpreis|hourly rate|stundensatz|each)(?!\p{L})|単価)|^(?:eur|euros?|€|price|cost|fee|preis|kosten)?[ _]?(?:per|pro|je|a) \p{L}+$/iu;
/** What one of the things costs. */
const ofOne = /(?<!\p{L})(?:each|unit|per|pro|je|einzel\p{L}*|stück\p{L}*)(?!\p{L})|単価/iu;
export const ofQuantities =
  /^(?:units sold|tickets sold|(?:number )?sold|qty|quantity|pieces|pcs|units|copies|tickets|seats|nights|hours|menge|anzahl|stück|stunden|karten|plätze|nächte|verkauft|個数|数量|枚数)$/iu;
/** A column that adds it up already. */
const ofTotals =
  /(?<!\p{L})(?:total|sum|amount|paid|gesamt\p{L}*|summe|betrag|umsatz|revenue|takings)(?!\p{L})|合計|金額|売上/iu;

/**
 * What a number of things at a price each come to in each row, for who asks for money: a small model doesn't multiply. Null where a table hasn't just one
 * column of either, or says itself what they come to.
 */
export function worthColumn(numeric: readonly NumberColumn[], request: string): NumberColumn | null {
  if (!asksForMoney.test(request) || numeric.some(({ name }) => ofTotals.test(name))) return null;
  const [price, ...morePrices] = numeric.filter(({ name }) => ofPrices.test(name));
  const rest = numeric.filter((column) => column !== price && !column.isReading && !column.isTime);
  const named = rest.filter(({ name }) => ofQuantities.test(name));
  // of what is priced each there is a number
  const whole = rest.filter(({ numbers }) => numbers.every((number) => number === null || Number.isInteger(number)));
  const priced = whole.filter(({ name }) => price && ofOne.test(price.name) && !sharesWord(name, price.name));
  const [quantity, ...more] = named.length > 0 ? named : priced;
  if (!price || !quantity || morePrices.length > 0 || more.length > 0) return null;
  const numbers = price.numbers.map((each, row) => {
    const count = quantity.numbers[row] ?? null;
    return each === null || count === null ? null : each * count;
  });
  return workedOut(`${quantity.name} × ${price.name}`, numbers);
}

/** "deposit each" isn't how many there are of "price each". */
function sharesWord(one: string, other: string): boolean {
  const words = wordsOf(other).filter((word) => /^(?:price|each|preis|je)$/.test(word));
  return wordsOf(one).some((word) => words.some((each) => isSameNoun(word, each)));
}
