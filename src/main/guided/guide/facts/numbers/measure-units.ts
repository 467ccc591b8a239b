/** What is measured, and in what. */
const units: readonly { measured: RegExp; units: ReadonlySet<string> }[] = [
  {
    measured: /^(?:weights?|gewicht|重さ|重量)$/iu,
    units: new Set(["kg", "g", "kilo", "kilos", "gram", "grams", "gramm", "lb", "lbs", "oz"]),
  },
  {
    measured: /^(?:prices?|costs?|amounts?|preis|betrag|kosten|値段|価格|金額)$/iu,
    units: new Set(["eur", "euro", "euros", "usd", "gbp", "chf", "円"]),
  },
  {
    measured: /^(?:distances?|lengths?|strecke|entfernung|länge|距離|長さ)$/iu,
    units: new Set(["km", "m", "cm", "mm", "miles"]),
  },
  {
    measured: /^(?:times?|durations?|zeit|dauer|時間)$/iu,
    units: new Set(["min", "minutes", "h", "hours", "sec", "seconds", "minuten", "stunden", "分"]),
  },
];

/** The units that a column may be called by which has what a word measures: `kg` for weight. */
export function unitsOf(word: string): ReadonlySet<string> {
  return units.find(({ measured }) => measured.test(word))?.units ?? new Set();
}
