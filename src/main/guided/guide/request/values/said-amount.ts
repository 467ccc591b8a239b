import { isDenial } from "../limits/ruled-out-files.ts";
import { clauseBefore } from "../words/sentences.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { withoutPaths } from "../words/wanted-words.ts";

/** By how much prices are to change, in the unit of the prices or in percent, and what else the request says. */
export type SaidAmount = { by: number; isPercent: boolean; isHundredths: boolean; rest: string };

const number = String.raw`(?<amount>\d+(?:[.,]\d{1,2})?)`;
const unit = String.raw`(?:\s?(?<unit>%|percent|per cent|prozent|パーセント|[€$£円]|(?:eur(?:os?)?|usd|chf|gbp|pounds?|dollars?|p|pence|cents?|ct)(?!\p{L})))`;
const signed = String.raw`(?:[€$£]\s?)?${number}${unit}?`;
const much = String.raw`[^.;!?\n]{0,80}?`;
const ways: readonly { way: string; isDown?: true }[] = [
  { way: String.raw`(?<!\p{L})(?:raise|increase|bump|up|erhöhe?n?|heb\p{L}*)(?!\p{L})${much}\s(?:by|um)\s${signed}` },
  {
    way: String.raw`(?<!\p{L})(?:lower|reduce|cut|drop|decrease|senke?n?)(?!\p{L})${much}\s(?:by|um)\s${signed}`,
    isDown: true,
  },
  {
    way: String.raw`(?<!\p{L})(?:put|add|stick|schlag\p{L}*)\s(?:another\s)?${signed}\s(?:on|onto|on top of|to|auf)(?!\p{L})`,
  },
  { way: String.raw`(?<!\p{L})(?:take|knock)\s${signed}\s(?:off|from)(?!\p{L})`, isDown: true },
  { way: String.raw`${signed}\s(?:more(?: expensive)?|dearer|up|higher|extra|teurer|mehr|höher)(?!\p{L})` },
  {
    way: String.raw`${signed}\s(?:less|cheaper|off|down|lower|billiger|günstiger|weniger|niedriger)(?!\p{L})`,
    isDown: true,
  },
  { way: String.raw`(?<!\p{L})um\s${signed}\s(?:erhöh|anheb|herauf|hoch)\p{L}*` },
  { way: String.raw`(?<!\p{L})um\s${signed}\s(?:senk|herab|herunter|runter)\p{L}*`, isDown: true },
  { way: String.raw`${signed}(?:ずつ)?(?:値上げ|上げ|上乗せ)` },
  { way: String.raw`${signed}(?:ずつ)?(?:値下げ|下げ|引き|割引)`, isDown: true },
];
const isOfPrices =
  /(?<!\p{L})(?:prices?|costs?|fees?|expensive|cheaper|dearer|preise?\p{L}*|kosten|gebühr\p{L}*|teurer|billiger|günstiger)(?!\p{L})|[€$£円]|\d\s?(?:p|pence|cents?|ct|eur\p{L}*)(?!\p{L})|値|料金|価格/iu;

/** "put 30p onto everything under Cakes", "alle Preise um 5 % erhöhen". Null where a request says no such change, or more than one. */
export function saidAmount(said: string): SaidAmount | null {
  const request = withoutPaths(said);
  if (!isOfPrices.test(request)) return null;
  const found = ways.flatMap(({ way, isDown }) =>
    [...request.matchAll(new RegExp(way, "giu"))].map((match) => ({ match, isDown: isDown === true })),
  );
  const amounts = new Set(found.map(({ match }) => match.groups?.["amount"]));
  const [first] = found;
  if (!first || amounts.size > 1 || new Set(found.map(({ isDown }) => isDown)).size > 1) return null;
  const { match, isDown } = first;
  if (isDenial(clauseBefore(request, match.index)) || saysItStays(match[0])) return null;
  const { amount = "", unit: name = "" } = match.groups ?? {};
  const by = Number(amount.replace(",", ".")) * (isDown ? -1 : 1);
  const rest = request.replace(
    new RegExp(`(?:[€$£]\\s?)?${amount}\\s?${name.replaceAll("$", String.raw`\$`)}`, "u"),
    " ",
  );
  // "from 3 to 4, that is 1 more", "by 2 to 3 €"
  if (by === 0 || /(?<!\p{L})(?:from|von|to|auf|bis)\s[€$£]?\d/iu.test(rest)) return null;
  return {
    by,
    isPercent: /^(?:%|per ?cent|prozent|パーセント)$/iu.test(name),
    isHundredths: /^(?:p|pence|cents?|ct)$/iu.test(name),
    rest,
  };
}
