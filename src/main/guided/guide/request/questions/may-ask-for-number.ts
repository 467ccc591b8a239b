import { asksForNumber } from "../wishes/request-intent.ts";
import { withoutPaths } from "../words/wanted-words.ts";

const past = String.raw`(?:did|have|has|had)`;
const ofAmounts = String.raw`(?:cost|earn(?:ed)?|weigh(?:ed)?|come to|bring in|brought in|take in|taken in|spend|spent|pay|paid|owe|make|made|raise[d]?|use[d]?|drive|driven|walk(?:ed)?|run)`;
const ways: readonly RegExp[] = [
  new RegExp(String.raw`\bwhat ${past} [^.?!\n]{2,60}? ${ofAmounts}\b`, "iu"),
  /\bthe amount (?:of (?:money|\p{L}+) )?(?:that|which|we|i|they|you|spent|paid|owed|due)\b|(?<!\p{L})(?:der|den) (?:gesamt)?betrag(?:,? (?:in|an) \p{L}+)?, (?:den|der)(?!\p{L})/iu,
  // one thing has its price, of several it is added up
  /\bwhat (?:do|are|am) [^.?!\n]{1,60}? (?:cost(?:ing)?|paying|spending|earning|bringing in|com(?:e|ing) to|weigh(?:ing)?)\b|\bwhat (?:am i|are we|are they) (?:paying|spending|earning)\b/iu,
  /\bhow often (?:did|was|were|has|have|had)\b|\bwie (?:oft|häufig) (?:war|waren|wurde|wurden|hat|haben|ist|sind|kam|kamen)\b/iu,
  /\b(?:what|which|welche\w*|was)\b[^.?!\n]*\b(?:together|combined|all told|all in|in the end|comes? to|add(?:s|ed)? up|amounts? to)\b/iu,
  /\bwhat (?:do|does) [^.?!\n]{1,40}? (?:owe|still owe)\b|\b(?:their number|what number of|head ?count|tally)\b/iu,
  /(?<!\p{L})(?:welche[rnms]? (?:betrag|beträge|menge|strecke|anteil)|wie hoch (?:ist|sind|war|waren)|unterm strich|übrig (?:geblieben|bleibt|bleiben|ist)|zusammengekommen)(?!\p{L})/iu,
  /\bwas (?:hat|haben) [^.?!\n]{2,60}? (?:gekostet|eingebracht|verdient|gewogen|ausgegeben|bezahlt|gezahlt)\b|\bwas (?:schulde\w*|kosten|wiegen)\b/iu,
  /(?<!\p{L})(?:busiest|quietest|wettest|driest|tallest|deepest|strongest|weakest|latest|last to|älteste\w*|jüngste\w*|schnellste\w*|längste\w*|kürzeste\w*|schwerste\w*|leichteste\w*|wärmste\w*|kälteste\w*|wenigsten|häufigsten)(?!\p{L})/iu,
  /(?<!\p{L})(?:what|which|how (?:many|big a|large a)|wie ?viele?|welche[rn]?|wie hoch ist der)(?:['’]s| is)?(?: the)? (?:percent(?:age)?|per cent|share|proportion|prozent|prozentsatz|anteil)(?!\p{L})|何\s?(?:パーセント|[%%])|割合/iu,
  /(?:人数|個数|件数|枚数|本数|冊数)(?:を|は|が)?[^。?？]{0,12}(?:教えて|知りたい|数えて|出して|[?？])/u,
  /(?<!\p{L})(?:(?:current|present|account|the) balance|what(?:['’]s| is) [^.?!\n]{0,30}balance|what(?:['’]s| is) (?:still |now |left )*in (?:the |our |my )?(?:till|cash ?box|kitty|petty cash)|kontostand|kassenstand|saldo)(?!\p{L})/iu,
  /総額|延べ|のべ|差額|残額|残高|最も|最多|最高|最低|最長|最短|何割|どれ(?:くらい|ぐらい|だけ)/u,
];

/** A number is asked for that can be counted or added up; or else it, or what it is of, may stand there as well: "what did the costumes cost?" */
export function mayAskForNumber(request: string): boolean {
  const text = withoutPaths(request);
  return asksForNumber(request) || ways.some((way) => way.test(text));
}
