import { asksToChange } from "./request-intent.ts";

const adverbs = String.raw`(?:(?:please|pls|just|quickly|maybe|perhaps|also|briefly) )*`;
const tellingEnglish = String.raw`(?:tell|say|explain|see|find(?! and replace)|add up|look(?! after)|check(?! off)|(?:show|give|read|remind|send) (?:me|us)|list|name|let (?:me|us) know|work out|figure out|count|compare|sum up|summari[sz]e|describe|confirm|search|calculate)`;
const tellingGerman = String.raw`(?:(?:nach|an|rein)?(?:sehen|schauen|gucken|lesen)|(?:he)?raus(?:suchen|finden)|suchen|finden|prüfen|überprüfen|checken|auflisten|(?:nach|durch)?zählen|(?:aus|nach|zusammen)rechnen|vergleichen|erklären|sagen|verraten|(?:mir|uns) (?:[^,.;?!\n]+ )?(?:zeigen|geben|nennen|vorlesen))`;
const polite = new RegExp(
  [
    String.raw`(?<!\p{L})(?:can|could|would|will) (?:you|u) ${adverbs}${tellingEnglish}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:kannst|könntest|würdest) du (?:[^,.;?!\n]+ )?${tellingGerman}(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** Where the next clause of a wish begins. */
const nextClause = /[,.;:?!]\s+|\s+(?=(?:and|then|und|dann)\s)/u;
const connectives = /^(?:(?:and|then|und|dann|please|pls|bitte|also|auch|just|if so|falls ja) )+/iu;
/** A German verb may be the last word of its clause. */
const endsInDeed =
  /\p{L}*(?:trag|setz|schreib|änder|lösch|füg|streich|verschieb|kopier|korrigier|mach|leg|räum|hak)\p{L}*n$/iu;
const makesFile =
  /(?<!\p{L})(?:(?:into|as|als) (?:(?:an?|the|eine?) )?|in (?:an?|eine?) )(?:(?:new|own|neue) )?(?:file|table|csv|sheet|document|note|list|datei|tabelle|liste|\S+\.\w{2,5})(?![\p{L}\p{N}])/iu;

/** "Can you look up who has the key?": something is politely asked to be told, and nothing else. */
export function asksToBeTold(request: string): boolean {
  const text = request.trim();
  const asked = polite.exec(text);
  if (!asked || makesFile.test(text)) return false;
  const rest = text
    .slice(asked.index + asked[0].length)
    .split(nextClause)
    .slice(1);
  const before = text.slice(0, asked.index).split(nextClause);
  return ![...before, ...rest].some(isDeed);
}

function isDeed(clause: string): boolean {
  const bare = clause.replace(connectives, "").replace(/[\s?!.]+$/u, "");
  const [first = ""] = bare.split(/\s/u);
  return asksToChange(first) || endsInDeed.test(bare) || /^take \S.*(?:out|off|away)\b/iu.test(bare);
}
