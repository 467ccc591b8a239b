import { saysItStays } from "../limits/says-it-stays.ts";
import { sentencesOf } from "../words/sentences.ts";

/** Which half of the day is to be told in 24 hours; null for both. */
export type FullHours = { half: "am" | "pm" | null };

const halves: readonly (readonly ["am" | "pm", RegExp])[] = [
  ["am", /(?<!\p{L})(?:a\.?m\.?|mornings?|vormittags?|morgens?)(?!\p{L})|午前/iu],
  ["pm", /(?<!\p{L})(?:p\.?m\.?|afternoons?|evenings?|nachmittags?|abends?)(?!\p{L})|午後/iu],
];
const half = String.raw`(?:a\.?m\.?|p\.?m\.?|morning|afternoon)`;
const polite = String.raw`(?:(?:please|can you|could you|would you|bitte|kannst du|könntest du) )*`;
const hours = String.raw`(?:the )?(?:24[- ]?h(?:(?:ou)?rs?)?|24[- ]?stunden)(?:[- ](?:format|clock|times?|notation|system|schreibweise|uhr|form))?`;
const place = String.raw`(?: (?:in|on|of|im|in der))?`;
const example = String.raw`(?: ?[(（][^()（）]{1,30}[)）])?`;
const ways = [
  String.raw`^${polite}(?:convert|change|put|write|turn|switch|set)(?: (?:all|the|our|my|only|just))*(?: ${half})? times?(?: of day)?${place} (?:(?:in)?to|as|in) ${hours}${place}${example}(?:,? please)?$`,
  String.raw`^${polite}(?:schreib\p{L}*|änder\p{L}*|stell\p{L}*|bring\p{L}*|setz\p{L}*)?(?: (?:alle|die|nur|bitte))*(?: (?:uhr)?zeiten)${place}(?: bitte)? (?:im|ins|in) (?:das )?${hours}${example}(?: (?:um|schreiben|ändern|umstellen|bringen))?$`,
  String.raw`^(?:の)? ?(?:午前|午後)?(?:の)?(?:時刻|時間|時間表記|時刻表記)を(?:すべて|ぜんぶ|全部|全て)?24時間(?:表記|表示|制|形式)?${example}に(?:して|直して|変えて|変換して|統一して|書き換えて|変更して)(?:ください|下さい|もらえますか|くれますか|ほしい(?:です)?)?$`,
].map((way) => new RegExp(way, "iu"));

/** Whether a request wants times of day written in 24 hours, "the pm times to 24h, the morning ones are fine", and which. Null where it says none, or anything else. */
export function saidFullHours(request: string): FullHours | null {
  const sentences = sentencesOf(request.replaceAll(/\s+/g, " "))
    .flatMap((sentence) => sentence.split(/(?<=[。;])|,\s(?=(?:the|leave|but|die|aber) )/u))
    .map((sentence) => sentence.trim().replace(/[.!?。,;、]+$/u, ""))
    .filter((sentence) => sentence !== "");
  const staying = sentences.filter(saysItStays);
  const [wish, ...others] = sentences.filter((sentence) => !staying.includes(sentence));
  if (wish === undefined || others.length > 0 || !ways.some((way) => way.test(wish))) return null;
  const said = halvesIn(wish);
  const kept = staying.map(halvesIn);
  if (said.length > 1 || kept.some((each) => each.length !== 1)) return null;
  const [own = null] = said;
  // what stays is the other half, which has to be said
  const isApart = kept.every(([other]) => own !== null && other !== own);
  return isApart ? { half: own } : null;
}

function halvesIn(text: string): ("am" | "pm")[] {
  return halves.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}
