import { asksToChange } from "../wishes/request-intent.ts";

const adverbs = String.raw`(?:(?:please|pls|just|quickly|maybe|perhaps|also|briefly) )*`;
const asking = String.raw`(?:who|whose|what|which|when|where|why|how|whether|if)(?!\p{L})`;
/** "on which day", "who" */
const askingOf = String.raw`(?:(?:on|at|in|for|from|by|to|with|of|until|since) )?${asking}`;
const toKnow = String.raw`(?:\p{L}+ ){0,3}(?:numbers?|address(?:es)?|phone|e-?mails?|names?|dates?|times?|lists?|overview|summary|totals?|sums?|gist|prices?|details|figures|info\p{L}*|deadline|code)`;
const tellingEnglish = [
  String.raw`(?:say|see|find|check|confirm|name|remind (?:me|us)|give (?:me|us)|send (?:me|us)|tell) ${asking}`,
  String.raw`tell (?:me|us)|show (?:me|us)|let (?:me|us) know|read (?:me|us) (?:the|out)|remind (?:me|us) (?:of|about)|(?:give|send) (?:me|us) (?:the|an?|his|her|their|our|\p{L}+['’]s) ${toKnow}`,
  String.raw`see(?! (?:to|that)(?!\p{L}))|find(?! and replace)|look (?:up|in|into|at|through|for)|have a look (?:in|into|at|through|for)|go (?:through|over)(?= \S+\.\w{2,5}(?!\w)[^.;?!\n]*(?<!\p{L})(?:and|to) (?:tell|work out|find out|calculate|let (?:me|us) know))|check (?:in|for)|search(?! and replace)`,
  String.raw`name (?:all|any|one|two|three|the \p{L}+ (?:who|that|whose))|list|count|add up|work out|figure out|compare|sum up|summari[sz]e|calculate`,
  String.raw`(?:explain|describe)(?! (?:(?:it|this|that) )?(?:in|on|at|to(?! (?:me|us)(?!\p{L}))|each|every)(?!\p{L}))`,
].join("|");
const tellingGerman = String.raw`(?:(?:nach|an|rein)?(?:sehen|schauen|gucken|lesen)|(?:he)?raus(?:suchen|finden)|suchen|finden|prüfen|überprüfen|checken|auflisten|(?:nach|durch)?zählen|(?:aus|nach|zusammen)rechnen|vergleichen|erklären|sagen|verraten|(?:mir|uns) (?:[^,.;?!\n]+ )?(?:zeigen|nennen|vorlesen)|(?:mir|uns) (?:[^,.;?!\n]+ )?\p{L}*(?:nummer|adresse|namen?|datum|liste|überblick|übersicht|zusammenfassung|info\p{L}*|auskunft|zahl|summe|preis|termin)(?!\p{L})(?: [^,.;?!\n]+)? geben)`;
/** "I'd like to know whose it was", "the bank wants to know when we paid": nothing is asked for but that. */
const wishesToKnow = [
  String.raw`(?<!\p{L})(?:i|we)(?:['’]d| would)? (?:(?:really|just|only|also|still) )*(?:like|love|want|wanted) to (?:know|find out|be told)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:i|we)(?:['’]m| am|['’]re| are)? (?:(?:just|also|still) )*wonder(?:ing)? ${asking}`,
  String.raw`(?<!\p{L})(?:i|we) (?:can(?:['’]?t|not)|don['’]?t|do not) (?:(?:really|even|quite) )*(?:remember|recall|know) (?:any ?more )?${asking}`,
  String.raw`(?<!\p{L})(?:i|we) (?:can(?:['’]?t|not|(?: no longer)| not) find|(?:have|['’]ve) lost) (?:the|my|our|any|that) (?:\p{L}+ ){0,3}?(?:paper|document|letter|mail|message|receipt|invoice|bill|note|contract|place|page|passage|number|date|address)s?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:i['’]m|we['’]re|i am|we are) (?:still |only |just )?missing the (?:\p{L}+ ){0,2}?(?:that|which|at which|to which|when|where|number|date|name|price|amount|temperature|time|size|address)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:ich|wir) finden? (?:das|die|den|mein\p{L}*|unser\p{L}*) (?:\p{L}+ ){1,3}?nicht(?: mehr)?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:ich|wir) (?:wüssten?|möchten?|würden?|wollen?|will) (?:(?:gerne?|mal|nur|bloß|auch) )*(?:wissen|erfahren)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:ich|wir) wüssten? (?:nur )?gern|(?<!\p{L})(?:mich|uns) (?:interessiert|würde interessieren)(?!\p{L})|(?<!\p{L})(?:ich frage?|wir fragen) (?:mich|uns)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:wants?|would like|['’]d like) to know(?!\p{L})(?! that(?!\p{L}))|(?<!\p{L})(?:needs?|has|have) to know ${askingOf}`,
  String.raw`(?<!\p{L})(?:asks?|asked|(?:is|are|was|were|keeps?|kept) asking) (?:me|us) (?:again |now |today )?${askingOf}`,
  String.raw`(?<!\p{L})(?:will|wollen|wollte|wollten|möchten?|muss|müssen) (?:(?:gern|gerne|nur|jetzt|von mir|von uns|unbedingt) )*wissen(?!\p{L})|(?<!\p{L})frag(?:t|en|te|ten) (?:mich|uns)(?: (?:schon|gerade|wieder|immer wieder))?,? (?=\p{L})`,
  "知りたい|知りたがって",
];
const polite = new RegExp(
  [
    String.raw`(?<!\p{L})(?:can|could|would|will) (?:you|u) ${adverbs}(?:${tellingEnglish})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie) (?:[^,.;?!\n]+ )?${tellingGerman}(?!\p{L})`,
    ...wishesToKnow,
  ].join("|"),
  "iu",
);
/** What is asked begins there, or what is meant is said more closely. */
const isAsking = new RegExp(
  String.raw`(?<!\p{L})(?:${asking}|wer|wem|wen|was|wann|wo\p{L}*|wie\p{L}*|warum|welche\p{L}*|ob)(?!\p{L})`,
  "iu",
);
/** Before that, these say where something goes, or that something isn't right. */
const isPut =
  /(?:(?<!\p{L})(?:at the (?:very )?(?:top|end|bottom|beginning|start)|(?:under|onto|as) (?:an?|the|our)|(?<!compare [^?]*)(?:to|into|as) \S+\.\w{2,5}|with an? (?:comment|note|line|heading)|in (?:every|each)|for (?:every|each) (?:row|line)|columns?|bugs?|errors?|mistakes?|typos?|unten|oben|dr?arunter|drunter|ans ende|an den anfang|neu|auf \p{L}*fehler|spalten?)|^,? dass)(?!\p{L})/imu;
/** "Kannst du im Brief erklären, dass …": others are told. */
const tellsOthers =
  /(?<!\p{L})(?<! (?:mir|uns) [^,]*)(?:im|am|in (?:de[rmn]|die|das|eine[rm])|auf (?:de[rm])) (?:\p{L}+ ){1,3}(?:erklären|sagen|verraten)$/iu;

/** Where the next clause of a wish begins. */
const nextClause = /[,.;:?!]\s+|\s+(?=(?:and|then|und|dann)\s)/u;
const connectives = /^(?:(?:and|then|und|dann|please|pls|bitte|also|auch|just|if so|falls ja) )+/iu;
/** A German verb may be the last word of its clause. */
const endsInDeed =
  /\p{L}*(?:trag|setz|schreib|änder|lösch|füg|streich|verschieb|kopier|korrigier|mach|leg|räum|hak|berichtig|verbesser|beheb|reparier|ergänz|entfern|nenn|pass|tausch|sortier)\p{L}*n$/iu;
/** "and use it", "and the rest goes to Lena" */
const doesOrShould =
  /(?<!\p{L})(?:should|must|(?:has|have|needs?) to|goes? (?:to|in|into|on|at)|soll\p{L}*|muss|müssen)(?!\p{L})|(?:^|\s)(?:use|give|make|put|set|get|take|bring|revert|undo|hand|leave|keep) (?:it|them|that|this|those)(?!\p{L})/iu;
const makesFile =
  /(?<!\p{L})(?:me an? |us an? |mir eine? |uns eine? )(?:\p{L}+ )?(?:file|csv|datei)(?!\p{L})|(?<!\p{L})(?<!look )(?:(?:into|as|als) (?:(?:an?|the|eine?) )?|in (?:an?|eine?) )(?:(?:new|own|neue) )?(?:file|table|csv|sheet|document|note|list|datei|tabelle|liste|\S+\.\w{2,5})(?![\p{L}\p{N}])/iu;

/** Its verbs say of the past what they would ask for without that: 変更したのは誰か. */
const wishesInJapanese = /^[^。\n]*(?:誰|だれ|いつ|何|どの|どこ|どれ|いくら)[^。\n]*知りたい[^。\n]*。?$/u;

/** "Can you look up who has the key?": something is politely asked to be told, and nothing else. */
export function asksToBeTold(request: string): boolean {
  const text = request.trim();
  if (wishesInJapanese.test(text)) return true;
  const asked = polite.exec(text);
  if (!asked || makesFile.test(text)) return false;
  const after = text.slice(asked.index + asked[0].length);
  const [head = ""] = after.split(isAsking);
  // with the verb, which a German clause has at its end
  if (isPut.test(`${asked[0]}\n${head}`) || tellsOthers.test(asked[0])) return false;
  const rest = after.split(nextClause).slice(1);
  const before = text.slice(0, asked.index).split(nextClause);
  return ![...before, ...rest].some(isDeed);
}

function isDeed(clause: string): boolean {
  const bare = clause.replace(connectives, "").replace(/[\s?!.]+$/u, "");
  const [first = ""] = bare.split(/\s/u);
  const isAsked = bare.search(isAsking) === 0;
  return (
    asksToChange(first) ||
    (!isAsked && doesOrShould.test(bare)) ||
    endsInDeed.test(bare) ||
    /^take \S.*(?:out|off|away)\b/iu.test(bare)
  );
}
