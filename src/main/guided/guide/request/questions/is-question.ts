import { toldOutputs } from "../../../mend/told-outputs.ts";
import { asksToBeTold } from "./asks-to-be-told.ts";
import { withoutPurpose } from "./without-purpose.ts";
import { asksToChange, wantsMending } from "../wishes/request-intent.ts";

/** Only something to know is asked for: nothing is to be changed. */
export function isQuestion(request: string): boolean {
  const text = request.trim();
  if (asksToBeTold(text)) return true;
  const ofYou = text.replaceAll(askedOfAnyone, " ");
  const isPolite =
    /\b(can|could|would|will) you |, (?:can|could|would|will) you\s*\?|\b(?:kannst|könntest|würdest|wärst) du[ ,]/i.test(
      ofYou,
    );
  if (
    isPolite ||
    politeToStrangers.test(ofYou) ||
    politeMisspelled.test(text) ||
    isPoliteGerman(text) ||
    isWishedOfThings.test(text)
  )
    return false;
  // 書いてある: it stands there, and nothing is to be written
  if (japaneseOrder.test(text)) return false;
  if (/(?:ですか|ますか|(?:でし|まし)たか|でしょうか|(?:でし|だっ|まし)たっけ|だっけ)/.test(text)) return true;
  const clauses = withoutPurpose(text)
    .trim()
    .split(/(?<=[.!:;,–—-])\s+|\n+/);
  // "いつ?backup.log": the file is only named behind it
  const isAsked = /[?？](?:\s|$|[\w./-]+\.\w{1,5}\s*$)/.test(text);
  // "where is it? add it to the list", "what's wrong with it? the largest belongs on top, pls repair"
  const sentences = text.split(
    /(?<=[.!?;])\s+|\n+|(?<=[,–—-])\s+(?=(?:please|pls|plz|bitte|(?:fix|mend|repair) (?:it|that|this))(?!\p{L}))/u,
  );
  if (sentences.some((sentence) => ordering.test(sentence) || decides.test(sentence))) return false;
  // what comes out and what should come out are both told: it is to be put right
  if (!clauses.some((clause) => asking.test(clause)) && toldOutputs(text) !== null) return false;
  // "for the invoice: what was the price?"
  if (isAsked && clauses.some((clause) => asking.test(clause))) return true;
  const begins = asking.test(text);
  // "the notices should say 2025" isn't to be told
  const asks =
    /\b(tell me|(?<=^|[.,;:!?]\s|\b(?:please|pls|and|then|just) )say|explain|summari[sz]e|sag mir|erklär\w*)\b|教えて|ですか|ますか/i.test(
      text,
    );
  // "what do I set my oven to" sets nothing
  const wantsChange = clauses.some((clause) => !bareQuestion.test(clause) && asksToChange(clause)) && !begins;
  const isWanted =
    (wantsToKnow.test(text) || clauses.some((clause) => bareQuestion.test(clause))) &&
    !intoFile.test(text) &&
    !wantsMending(withoutPurpose(text));
  return !wantsChange && (begins || asks || isAsked || isWanted);
}

/** "Since which version can you leave out the port?": what anybody can do is asked, not done. */
const askedOfAnyone =
  /(?<=(?:^|[.,:;!?–—]\s+)(?:(?:and|so|but|und|aber|also|hi|hey|hello|hallo)[,]? )?(?:(?:since|until|till|from|by|in|on|at|to|with|for|under|of|seit|ab|bis|in|an|auf|mit|bei|für|von|zu|aus|nach|unter) )?(?:(?:which|what|how many|how much|welche[rsnm]?|wie ?viele?) (?!(?:is|are|was|were|does|do|did|says?|it|ist|sind|war|steht)\b)(?:[\p{L}\p{N}-]+ ){0,2}|(?:when|where|how (?:long|often|far|late|early|soon)|wann|wo|wohin|womit|wie (?:lange|oft|weit|spät|früh)) ))(?:can you|kannst du|können Sie)(?!\p{L})/giu;

/** "I need the tracking number of the lamp": what is wanted is something to know. */
const wantsToKnow =
  /(?<!\p{L})(?:(?:i |we |and )?(?:do not|don['’]?t) know (?:its|the|their|which|what|who|when|where|how|on which)|(?:i|we) have no idea|(?:i|we) can['’]?t remember|(?:weiß|weiss) (?:aber |gerade )?nicht(?: mehr)?,? (?:wer|was|wann|wo|wie|welche\p{L}*)|keine ahnung,? (?:wer|was|wann|wo|wie|welche\p{L}*))(?!\p{L})|(?:(?<!\p{L})(?:i|we) |(?<=^\s*(?:(?:hi|hey|hello|also|and|but),? )?))(?:just |only |still |also )?need (?:to (?:know|find out)|(?:the|her|his|their|our|my|your|its) (?:[\p{L}\p{N}-]+ ){0,3}?(?:numbers?|no(?=\.? (?:of|from|for)(?!\p{L}))|names?|address(?:es)?|dates?|times?|prices?|amount|codes?|ids?|total|sum|size|phone|e-?mail|extension|deadline|version|password|link|url))(?!\p{L})|(?:(?<!\p{L})(?:ich brauche?|wir brauchen|brauche? ich|brauchen wir)|^(?:hallo,? |hi,? )?brauche?) (?:mal |noch |nur |bitte |dringend )*(?:den|die|das|seine?|ihre?|unsere?|meine?|deren) (?:[\p{L}\p{N}-]+ ){0,3}?(?:[\p{L}-]*(?:nummer|nr(?=\.))|\p{L}*(?:namen?|adresse|datum|termin|uhrzeit|preis|betrag|code|summe|größe|passwort))(?!\p{L})/iu;
const intoFile =
  /(?<!\p{L})(?:in|into|to|as|als) (?:(?:an?|the|new|own|one|eine?|neue|die) ){0,3}(?:file|table|csv|sheet|document|note|list|datei|tabelle|liste|\S+\.\w{2,5})(?![\p{L}\p{N}])/iu;
/** "Priya is away, who do I ring": people leave the sign out. */
const bareQuestion =
  /^(?:and |but |so |und |aber )?(?:(?:who|what|when|where|how (?:much|many|long|often|far|old|late)|which \p{L}+) (?:do|does|did|is|are|was|were|can|should|will|has|have|had)|(?:wer|was|wann|wo|wie (?:viele?|lange|oft|hoch|weit)|welche[rsnm]? \p{L}+) (?:muss|müssen|ist|sind|war|waren|hat|haben|kann|können|soll|sollen|wird))(?!\p{L})/iu;

/** "they" is written small. */
const politeToStrangers = /(?<!\p{L})(?:[Kk]önn(?:t?en)|[Ww]ürden|[Ww]ären) Sie[ ,]/u;

/** "coud you repair it", "can u fix it": whatever stands before, it asks for a deed. "did you fix it?" doesn't. */
const politeMisspelled =
  /(?<!\p{L})(?!(?:did|do|does|have|has|had|are|were|what|how|why|when|where|if|that|as|since|until|once|after|before)\s)\p{L}{1,7} (?:you|u|ya) (?:please |pls |plz |just |quickly )?(?:add|append|insert|change|set|fix|mend|repair|remove|delete|rename|replace|move|copy|create|write|make|put|update|correct|sort|turn|mark|clean up|tidy)(?!\p{L})/iu;

/** "Can the new price go everywhere?", "could the title be changed?": what is wished of a thing is asked of whoever can do it. */
const isWishedOfThings =
  /(?:^|[.!?;]\s+)(?:(?:hi|hey|hello|please|pls|so|and)[,!]? )*(?:can|could) (?!(?:you|i|he|she|they|it|there|anyone|someone)\b)(?:[\p{L}\p{N}'’./_-]+ ){1,7}?(?:go|be (?:\p{L}+ed|put|set|made|taken|moved|written|called|in (?:alphabetical )?order)|get \p{L}+ed|say|read)(?!\p{L})|(?:^|[.!?;:]\s+)(?:can|could) (?:it|they|that|these|this) (?:please )?(?:go (?:by|in|into|to)|be (?:sorted|ordered|arranged|changed|put|set|removed|renamed))(?!\p{L})|(?:^|[.!?;:]\s+)(?:\p{L}+[,]? )?(?:can|could) (?:the|my|our|its?) (?:[\p{L}\p{N}’'./_-]+ ){1,8}?(?:be|have an? (?:\p{L}+ ){1,3}?of) (?:at |on |to )?["'\u0060]?\d[\d.,:]*(?:\s?\p{L}+)?["'\u0060]?(?: (?:in|on|for|from|instead|please|and|now) [^?]*)?\?/iu;

/** "Trägst du die Nummer bitte ein?"; "was machst du" and "machen sie das?" ask for something else. */
function isPoliteGerman(text: string): boolean {
  const verb = String.raw`(?:tr[aä]g|änder|setz|lösch|entfern|füg|ergänz|schreib|mach|leg|streich|korrigier|verschieb|benenn|ersetz|nimm|pack|stell|sortier|räum|kopier|bring|hak|nehm|verbesser|aktualisier|tausch|such|lad|speicher)(?:e?s?t|en)`;
  const usual = String.raw`(?! (?:schon|gerade|eigentlich|immer|oft|normalerweise|meist|sonst)(?!\p{L}))`;
  const asked = new RegExp(
    `(?:^|[.,!?;]\\s+|(?<!\\p{L})(?:bitte|und) )${verb} (du|ihr|sie)(?!\\p{L})${usual}`,
    "iu",
  ).exec(text);
  return asked !== null && asked[1] !== "sie";
}

const asking =
  /^(?:(?:hi|hey|hello|hallo|please|pls|bitte|so|and|und)[,!]? )*((?:what|who|where|when|how)'?s|what(?! an?\b)(?! (?:i|we|comes?|ought|should)\b(?:[^.;?!\n]|\.(?=[a-z])){1,60}? (?:is|are|was|would be|should be|must be|has to be|needs? to be|ought to be)\b)|which|who|whose|when(?! (?:i|we|you|they|he|she|it|the|this|that|my|our|[a-z]{3,}ing)\b)|where|why|how|is|are|was|were|do|does|did|has|have|(?:until|till|since|from|by) when|(?:in|on|at|from|to|for|by|with|under|of|since|until|till|after|before|behind|through|via) (?:which|what|whom|whose|how (?:much|many))|(?:seit|ab|bis|von|für|um|mit|an|in|auf|bei|zu|aus|nach|vor|unter|durch|über|gegen) (?:wann|wo|wem|wen|was|welche[rsnm]?|wie ?viele?)|wie|was|wer|wann|wo|warum|wieso|welche[rsnm]?|wieviel|wie viele?|ist|sind|hat|haben|gibt es|steht|should (?:i|we|one|it|they|the|this|these|those|my|our)|(?:kann|darf|dürfen|muss|müssen|soll|sollen|sollte|sollten) (?:ich|wir|man))\b/i;
const ordering =
  /^(?:(?:please|pls|plz|bitte|also|then|and|dann|und|so|just|now) )*(?:add|append|insert|change|get rid of|set|fix|mend|repair|remove|delete|rename|replace|move|copy|create|write|make|put|save|run|commit|restore|undo|revert|merge|swap|exchange|do(?= (?:the (?:rest|others?)(?!\p{L})[^.!?\n]*(?:(?:in )?the same way|likewise|accordingly)|(?:that|this|it|the same) (?:for|with)(?!\p{L})))|tag(?= (?:it|this|that|the (?:current|last|latest|commit))\b)|switch(?= to)|(?:bring|get|put)(?= (?:it|them|that|this) back)|update|correct|sort|mark|füge?|ergänze?|änder\w*|setze?|lösche?|entferne?|ersetze?|verschiebe?|kopiere?|erstelle?|schreibe?|mache?|korrigier\w*|reparier\w*|beheb\w*|streiche?|trage?)\b/iu;
/** "What about 21.5? Ok let's do that": who asks themselves has made up their mind. */
const decides =
  /^(?:(?:ok(?:ay)?|yes|yeah|right|good|well|then|so|and|ja|gut|also|dann)[,.]? )*(?:let['’]?s (?:do|make|take|use|go (?:for|with)) (?:that|it|this)(?! (?:ok|up)(?!\p{L}))|(?:machen|nehmen) wir (?:das|es|so))(?!\p{L})/iu;
/** Who is to do something, and not only to tell. */
const japaneseOrder =
  /(?<!教え|見せ|数え|調べ|確認し|説明し|知らせ|探し|読ん|見)[てで](?:ください|下さい|ほしい|欲しい|くれ|もらえ|いただけ|おいて)/;
