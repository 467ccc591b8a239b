import { withoutDenied } from "../limits/denied-clauses.ts";
import { spokenKey } from "./spoken-keys.ts";
import { escapeRegExp, notBeforeWord, notBehindWord } from "../words/word-pattern.ts";

/** A key that a request gives a value, as it says both. */
export type SaidSetting = { key: string; value: string };

const wantsIt =
  /(?<!\p{L})(?:set|reset|change|put|turn|switch|bump|raise|lower|increase|reduce|update|make|should be|needs? to be|setz\p{L}*|stell\p{L}*|änder\p{L}*|erhöh\p{L}*|senk\p{L}*|soll\p{L}* (?:auf|jetzt)|soll(?:en)?(?= [^.;!?\n]{1,60} (?:sein|stehen|werden)(?!\p{L})))(?!\p{L})|設定|変更|変えて|にして|→|[-=]>/iu;
/** "the version of the book in book.toml to …": what has it, and where it stands. */
const ofWhat = String.raw`(?:\s(?:of|for|in|within|von|für|im|der|des|vom)\s(?:(?!(?:and|und|or|to|auf|from|set|change)(?!\p{L}))(?:[^\s,;:!?"'\u0060=]+)\s?){1,7}?(?=\s(?:to|auf|from|von)\s))?`;
const leadTo = String.raw`["'\u0060]?(?:\s(?:key|setting|option|value|back|up|down|again|wieder|bitte))*${ofWhat}(?:\s(?:from|von)\s\S+)?\s*(?:\s(?:(?:should|must|shall|has to|needs to)(?: all| now)* )?(?:to|auf|be)\s|(?:\ssoll(?:en)?)?(?: (?:jetzt|alle|wieder|künftig|bitte|überall))*\s(?:auf )?(?=\S+ (?:sein|stehen|werden)(?!\p{L}))|\s?(?:=|→|->|=>)\s?|:\s|を)\s*`;
/** "lower the preset to quality 82 and a long edge of 2048" */
const leadOfNumber = String.raw`\s(?:of\s)?(?=\d)`;
const saysTo = /(?<!\p{L})(?:to|auf)\s(?:an? )?\p{L}+(?:[ _-]\p{L}+){0,2}\s(?:of\s)?\d/iu;
const quoted = String.raw`"[^"\n]+"|'[^'\n]+'|\u0060[^\u0060\n]+\u0060`;
/** A value ends where a list goes on or the sentence ends; whatever else follows may be part of it. */
const end = String.raw`(?=\s*(?:$|[,;、。]|[.!?](?:\s|$)|\n|\s(?:and|und|but|aber|in|sein|stehen|werden|gesetzt|setzen|stellen|ändern|erhöhen|senken|please|bitte|too|now|then|instead|for|so|because|since|weil|damit)(?!\p{L})|に|へ|と))`;
const value = `(${quoted}|[^\\s,;、。に"'\u0060]+?)`;

/**
 * The keys that a request gives values: "set retries to 5 and log_level to debug". Of keys whose names stand within one another the longest one is
 * meant. Empty where it wants nothing of the kind, or where one of them has no clear value.
 */
export function saidSettings(request: string, keys: readonly string[]): SaidSetting[] {
  if (!wantsIt.test(request)) return [];
  const longestFirst = [...new Set(keys)].toSorted((one, other) => other.length - one.length);
  const found: (SaidSetting & { at: number })[] = [];
  const lead = saysTo.test(request) ? `(?:${leadTo}|${leadOfNumber})` : leadTo;
  let rest = withoutDenied(request);
  for (const key of longestFirst) {
    const given = new RegExp(`${nameOf(key)}${lead}`, "iu");
    const whole = new RegExp(`${given.source}${value}${end}`, "iu").exec(rest);
    if (whole) {
      found.push({ key, value: (whole[1] ?? "").replaceAll(/^["'`]|["'`]$/g, ""), at: whole.index });
      rest = rest.slice(0, whole.index) + " ".repeat(whole[0].length) + rest.slice(whole.index + whole[0].length);
    }
    if (given.test(rest)) return [];
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ at: _, ...setting }) => setting);
}

/** A key as it is written, or as it is spoken: `max_retries`, `maxRetries` and "max retries". */
function nameOf(key: string): string {
  const words = key.split(/[ _-]|(?<=\p{Ll})(?=\p{Lu})/u).map(escapeRegExp);
  const written = `(?<![.-])${notBehindWord}${words.join("[ _-]?")}${notBeforeWord}`;
  const spoken = spokenKey(key);
  return spoken === null ? written : `(?:${written}|${spoken})`;
}
