import { isDenial } from "../limits/ruled-out-files.ts";
import { clausesOf } from "../limits/denied-clauses.ts";
import { withoutPaths } from "../words/wanted-words.ts";

/** That what a table counts is so many more or fewer: which way, and the request without the words for it. */
export type StockChange = { isDown: boolean; rest: string };

const them = String.raw`(?:(?:it|them|that|those|these|this|sie|das|die|es) )?`;
const the = String.raw`(?:(?:the|my|our|its|what(?:'|’)?s) )?`;
const number = String.raw`(?:\d[\d.,]*)`;
/** What is done to the number: it is only told what happened where this is missing. */
const downs = [
  String.raw`(?<!\p{L})(?:take|knock) (?:${them}|${number}(?: \S+){0,4}? )(?:off|away from|from|out of)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:subtract|deduct)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:reduce|lower|decrease) ${the}[^.,;!?\n]{1,60} by (?=\d)`,
  String.raw`(?<!\p{L})(?:zieh|ziehe|buch|buche|rechne) [^.,;!?\n]{0,60}(?<= )ab(?!\p{L})`,
  String.raw`(?<!\p{L})(?:abziehen|abbuchen|abrechnen)(?!\p{L})`,
  "から(?:引い|引き|減ら|差し引)|(?:引い|減らし|差し引い)(?:て|と)",
];
const ups = [
  String.raw`(?<!\p{L})add (?:${them}|${number}(?: \S+){0,4}? )(?:on )?to (?=${the}\p{L})`,
  String.raw`(?<!\p{L})(?:raise|increase) ${the}[^.,;!?\n]{1,60} by (?=\d)`,
  String.raw`(?<!\p{L})(?:rechne|buch|buche|zähl|zähle) [^.,;!?\n]{0,60}(?<= )(?:dazu|hinzu|drauf)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:dazurechnen|hinzurechnen|draufrechnen|dazuzählen)(?!\p{L})`,
  "(?:に|へ)(?:足し|足す|加え|加算|上乗せ)(?:て|と)?",
];
const wentDown =
  /(?<!\p{L})(?:sold|used|gave away|lost|threw|broke|broken|verkauft|verbraucht|verloren|weggegeben|kaputt)(?!\p{L})|売れ|使っ|使い|壊れ|捨て|なくし/iu;
const wentUp =
  /(?<!\p{L})(?:bought|received|delivered|arrived|came in|restocked|gekauft|geliefert|bekommen|angekommen|eingetroffen)(?!\p{L})|届い|入荷|仕入れ|買っ|補充/iu;

/** Something else is to be done as well. */
const goesOn =
  /(?<!\p{L})(?:and|then|also|und|dann|außerdem|danach)(?!\p{L})|[。、]\s*[^。、\s]*(?:[\p{scx=Han}\p{scx=Kana}])/iu;

/** Which way the number of a table is to change; null where a request says no such thing, or both. */
export function saidStockChange(request: string): StockChange | null {
  const said = withoutPaths(request).replaceAll(/ +/g, " ");
  const [down, up] = [downs, ups].map((ways) => ways.filter((way) => new RegExp(way, "iu").test(said)));
  const isDown = (down?.length ?? 0) > 0;
  const isUp = (up?.length ?? 0) > 0;
  if (isDown === isUp || (isDown ? wentUp : wentDown).test(said)) return null;
  const deed = [...(down ?? []), ...(up ?? [])].map((way) => new RegExp(way, "iu").exec(said));
  const behind = deed.flatMap((match) => (match ? said.slice(match.index + match[0].length) : []));
  if (behind.some((text) => goesOn.test(text))) return null;
  if (
    clausesOf(said).some(
      (clause) => isDenial(clause) && [...downs, ...ups].some((way) => new RegExp(way, "iu").test(clause)),
    )
  )
    return null;
  return { isDown, rest: said };
}
