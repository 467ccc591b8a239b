import { isQuestion } from "../../request/questions/is-question.ts";

type Kind = "length" | "mass" | "volume" | "temperature" | "speed" | "pressure" | "energy" | "power";
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
  { names: "ml|millilit(?:er|re)s?|ミリリットル", kind: "volume", size: 0.001 },
  { names: "cl|centilit(?:er|re)s?", kind: "volume", size: 0.01 },
  { names: "dl|decilit(?:er|re)s?|デシリットル", kind: "volume", size: 0.1 },
  { names: "l|lit(?:er|re)s?|litern|リットル", kind: "volume", size: 1 },
  { names: "bar", kind: "pressure", size: 1 },
  { names: "mbar|millibars?|hpa|ヘクトパスカル", kind: "pressure", size: 0.001 },
  { names: "kpa|kilopascals?", kind: "pressure", size: 0.01 },
  { names: "psi", kind: "pressure", size: 0.0689475729 },
  { names: "kj|kilojoules?", kind: "energy", size: 1 },
  { names: "kcal|kilocalories?|kilokalorien?|キロカロリー", kind: "energy", size: 4.184 },
  { names: "kw|kilowatts?", kind: "power", size: 1 },
  { names: "ps|pferdestärken?|馬力", kind: "power", size: 0.73549875 },
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
  if (found.length === 0) return isQuestion(request) ? apart(text) : "";
  if (found.length !== 1 || (!isQuestion(request) && beside.length > mostBeside)) return "";
  return converted(groups["amount"] ?? "", groups["from"] ?? "", groups["to"] ?? "");
}

function converted(amount: string, fromCalled: string, toCalled: string): string {
  const [from, to, value] = [unitCalled(fromCalled), unitCalled(toCalled), valueOf(amount)];
  if (!from || !to || value === null || from === to || from.kind !== to.kind) return "";
  const result = ((value - (from.zero ?? 0)) * from.size) / to.size + (to.zero ?? 0);
  return `Counted: ${amount.trim()} ${fromCalled} = ${Number(result.toPrecision(4))} ${toCalled}`;
}

const withAmount = new RegExp(`(?<amount>${amount}) ?-?(?<from>${unit}|[FC](?!\\p{L}))`, "giu");
/** One letter is too many things to be a unit by itself. */
const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?=..)(?<to>${unit})`, "giu");
const letters: Readonly<Record<string, string>> = { f: "°F", c: "°C" };

/** "the pump only shows psi, what's 2.4 bar?": one amount, and one other unit of its kind, wherever they stand. Empty for more of either. */
function apart(text: string): string {
  const amounts = [...text.matchAll(withAmount)];
  const [{ groups = {} } = {}] = amounts;
  const called = groups["from"] ?? "";
  const from = letters[called.toLowerCase()] ?? called;
  const rest = text.replaceAll(withAmount, " ");
  const others = new Set([...rest.matchAll(alone)].map(({ groups: { to = "" } = {} }) => to));
  const alike = [...others].filter((other) => {
    const [one, two] = [unitCalled(other), unitCalled(from)];
    return one !== two && one?.kind === two?.kind;
  });
  const [to] = alike;
  return amounts.length === 1 && to !== undefined && alike.length === 1
    ? converted(groups["amount"] ?? "", from, to)
    : "";
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
