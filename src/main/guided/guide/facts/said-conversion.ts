import { isQuestion } from "../request/is-question.ts";

type Kind = "length" | "mass" | "temperature" | "speed";
/** What one of it is in the first unit of its kind; of a temperature also where it begins. */
type Unit = { names: string; kind: Kind; size: number; zero?: number };

/** Units that mean the same everywhere: cups, pints and gallons don't, nor does the German pound. */
const units: readonly Unit[] = [
  { names: "mm|millimet(?:er|re)s?|ミリ(?:メートル)?", kind: "length", size: 0.001 },
  { names: "cm|cms|centimet(?:er|re)s?|zentimetern?|センチ(?:メートル)?", kind: "length", size: 0.01 },
  { names: "m|met(?:er|re)s?|metern|メートル", kind: "length", size: 1 },
  { names: "km|kms|kilomet(?:er|re)s?|kilometern|キロメートル", kind: "length", size: 1_000 },
  { names: "inch|inches|zoll|インチ", kind: "length", size: 0.0254 },
  { names: "ft|foot|feet|fuß|フィート", kind: "length", size: 0.3048 },
  { names: "yd|yds|yards?|ヤード", kind: "length", size: 0.9144 },
  { names: "mi|miles?|meilen?|マイル", kind: "length", size: 1_609.344 },
  { names: "mg|milligrams?|milligramm", kind: "mass", size: 0.001 },
  { names: "g|grams?|grammes?|gramm|グラム", kind: "mass", size: 1 },
  { names: "kg|kgs|kilos?|kilograms?|kilogramm|キロ(?:グラム)?", kind: "mass", size: 1_000 },
  { names: "oz|ounces?|unzen?|オンス", kind: "mass", size: 28.349523125 },
  { names: "lbs?|pounds?|ポンド", kind: "mass", size: 453.59237 },
  { names: "°c|℃|celsius|(?:degrees?|deg|grad) (?:c|celsius)", kind: "temperature", size: 1, zero: 0 },
  { names: "°f|℉|fahrenheit|(?:degrees?|deg|grad) (?:f|fahrenheit)", kind: "temperature", size: 5 / 9, zero: 32 },
  { names: "km/h|kmh|kph", kind: "speed", size: 1 },
  { names: "mph|miles (?:per|an) hour", kind: "speed", size: 1.609344 },
  { names: "knots?|knoten", kind: "speed", size: 1.852 },
];

const unit = `(?:${units
  .map(({ names }) => names)
  .toSorted((one, other) => other.length - one.length)
  .join("|")})(?![\\p{Script=Latin}\\p{Script=Katakana}ー\\p{N}])`;
const amount = String.raw`(?<![\p{L}\p{N}.,/])-?\d+(?:[.,]\d+)?(?: ?\d?(?<=[ \d])\d*/\d+)?`;
const forms = [
  String.raw`(?<amount>${amount}) ?-?(?<from>${unit})(?: (?:is|are|sind|ist))? ?(?:in|to|into|as|nach|zu|=|how many|wie viele?|は何?) ?(?<to>${unit})`,
  String.raw`(?:how (?:many|much)|wie ?viele?) (?<to>${unit})[^.?!\d]{0,24}?(?<amount>${amount}) ?(?<from>${unit})`,
].map((form) => new RegExp(form, "giu"));
/** Somebody who says little else wants to know it. In words. */
const mostBeside = 4;

/** What an amount is in another unit, where a request asks for that: "what's 3/4 inch in cm?". Small models can't calculate. Empty where it doesn't. */
export function saidConversion(request: string): string {
  const text = plainFractions(request);
  const found = forms.flatMap((form) => [...text.matchAll(form)]);
  const [{ 0: said, groups = {} } = { 0: "" }] = found;
  const beside = text.replace(said, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
  if (found.length !== 1 || (!isQuestion(request) && beside.length > mostBeside)) return "";
  const [from, to] = [unitCalled(groups["from"]), unitCalled(groups["to"])];
  const value = valueOf(groups["amount"] ?? "");
  if (!from || !to || value === null || from === to || from.kind !== to.kind) return "";
  const result = ((value - (from.zero ?? 0)) * from.size) / to.size + (to.zero ?? 0);
  return `Counted: ${groups["amount"]?.trim()} ${groups["from"]} = ${Number(result.toPrecision(4))} ${groups["to"]}`;
}

/** "¾" as "3/4", and "1¾" as "1 3/4". */
function plainFractions(text: string): string {
  return text.replaceAll(
    /(\d?)([¼½¾⅓⅔⅛⅜⅝⅞])/gu,
    (_, whole: string, sign: string) => `${whole}${whole === "" ? "" : " "}${sign.normalize("NFKD").replace("⁄", "/")}`,
  );
}

function unitCalled(name = ""): Unit | undefined {
  return units.find(({ names }) => new RegExp(`^(?:${names})$`, "iu").test(name));
}

/** `2`, `1.5`, `1,5`, `3/4`, `1 3/4` */
function valueOf(said: string): number | null {
  const [, whole, above, below] = /^(?:(-?\d+(?:[.,]\d+)?)(?!\/|\d))? ?(?:(\d+)\/(\d+))?$/.exec(said.trim()) ?? [];
  if (whole === undefined && above === undefined) return null;
  const part = above === undefined ? 0 : Number(above) / Number(below);
  return Number((whole ?? "0").replace(",", ".")) + part;
}
