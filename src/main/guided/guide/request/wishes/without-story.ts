import { monthPattern } from "../dates/request-dates.ts";
import { asksToChange } from "./request-intent.ts";
import { sentencesOf } from "../words/sentences.ts";
import { weekdayPattern } from "../dates/weekdays.ts";
import { withoutPaths } from "../words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../words/words.ts";

const greeting =
  /^\s*(?:hi|hello|hey|hallo|moin|dear all|good (?:morning|evening|afternoon)|guten (?:tag|morgen|abend))(?: (?:there|all|zusammen|everybody|everyone))?\s*[.!,。]+\s*/iu;
/** They say nothing of what is wanted, wherever they stand. */
const thanks =
  /^\s*(?:(?:many |a lot of )?thanks?(?: you)?(?: (?:so much|a lot|very much|in advance|again))*|thx|cheers|(?:that|it) (?:would|['’]?d) be (?:\p{L}+ )?(?:lovely|great|nice|good|kind|helpful|wonderful|perfect|a (?:great|big) help)(?: of you)?|(?:vielen |besten |herzlichen |lieben )?dank(?:e)?(?: (?:dir|schön|sehr|im voraus|schon mal))*|das wäre (?:\p{L}+ )?(?:nett|toll|schön|super|prima|lieb)|(?:いつも|どうも)?ありがとうございます|よろしくお願い(?:いた)?します)\s*[.!。]*\s*$/iu;
const thanksAtEnd =
  /[,.;!。]?\s+(?:(?:many |a lot of )?thanks?(?: you)?(?: (?:so much|a lot|very much|in advance))?|thx|cheers|(?:vielen )?dank(?:e)?(?: im voraus)?)\s*[.!]*\s*$/iu;

/** What somebody else asked. */
const reported =
  /^\s*(?:[^,;:.?!\n]{3,40} )?(?:somebody|someone|people|everybody|everyone|they|my \p{L}+|our \p{L}+|the \p{L}+) (?:wanted to know|asked(?: me| us)?|wondered|(?:was|were) asking)(?!\p{L})|^\s*(?:[^,;:.?!\n]{3,40} )?(?:somebody|someone|people) (?:(?:has|have) )?(?:been )?(?:tried|trying|keeps?|kept|attempted|complain(?:s|ed|ing)?)(?!\p{L})|^\s*(?:[^,;:.?!\n]{3,40} )?(?:hat jemand|jemand hat)(?!\p{L})[^;:?!\n]*?(?<!\p{L})(?:versucht|probiert|beschwert)(?!\p{L})|^\s*(?:[^,;:.?!\n]{3,40} )?(?:hat jemand|jemand hat|wollte jemand|jemand wollte)(?!\p{L})[^;:?!\n]*?(?<!\p{L})(?:gefragt|wissen)(?!\p{L})/iu;
/** Who speaks tells of a plan or a worry of theirs. */
const plans = new RegExp(
  [
    String.raw`^\s*(?:(?:before|while|since|because|as) (?:i|we) [^,;:.?!\n]{3,80}, )?(?:i|we|my \p{L}+|our \p{L}+)(?!\p{L})[^;:?!\n]*?(?:(?<=\p{L})['’](?:m|re|ve been)|(?<!\p{L})(?:am|are|is|was|were|been)) (?:\p{L}+ ){0,1}(?:\p{L}+ing|about to|off to|going to|supposed to)(?!\p{L})`,
    String.raw`^\s*(?:(?:before|while|since|because|as) (?:i|we) [^,;:.?!\n]{3,80}, )?(?:i|we|my \p{L}+|our \p{L}+)(?!\p{L})[^;:?!\n]*?(?:have|has|need|want|like|love|trying|hope|plan|wish|ought) to(?!\p{L})`,
    String.raw`^\s*(?:i|we) (?:always|often|never|keep|lost|forgot|wonder|worry)(?!\p{L})`,
    String.raw`^\s*(?:ich|wir)(?!\p{L})[^;:?!\n]*?(?<!\p{L})(?:möchten?|wollen|will|plane?n?|müssen|muss|sollen|soll|überlege?n?)(?!\p{L})`,
    String.raw`^\s*(?:für|zum|zur) [^,;:?!\n]{2,40}? (?:soll|muss|möchte|will|sollen|müssen|möchten|wollen) (?:ich|wir)(?!\p{L})`,
    String.raw`(?:と思って(?:い|お)ます|たいです|たいと思います|予定です|つもりです|(?:言われ|頼まれ)(?:まし)?た)。?\s*$`,
  ].join("|"),
  "iu",
);
/** Such a sentence says which things are meant after all, or what is to be done with them. */
const saysWhich = new RegExp(
  String.raw`\d|["“„«「『]|(?<!\p{L})(?:only|except\p{L}*|without|unless|exclud\p{L}*|includ\p{L}*|ignor\p{L}*|skip\p{L}*|count\p{L}*|besides|apart from|neither|each of|should|shouldn['’]t|must not|mustn['’]t|at least|at most|other than|(?:look|talk|speak|ask|mean|interest|concern|see|choos|pick)\p{L}* (?:at|of|about|for|into|in|only)|called|named|nur|außer|ohne|mindestens|höchstens|zähl\p{L}*|name?ns|${monthPattern}|${weekdayPattern}|today|yesterday|tomorrow|heute|gestern|morgen|(?:last|next|this) (?:week|month|year|quarter|season|spring|summer|autumn|winter)|(?:letzte|nächste|diese)\p{L}* (?:woche|monat|jahr))(?!\p{L})|だけ|のみ|以外|除|今日|昨日|明日|先月|今月|去年|今年`,
  "iu",
);
/** "… and would be grateful for a figure: could you tell me …" */
const leadsUp =
  /^[^:\n]{10,200}:\s+(?=(?:please |pls )?(?:could|can|would|will) you|(?:please |pls )?(?:tell|show|give|work|find|count|make|write|create)\b|how |what |which |who |when |where |(?:könntest|kannst|würdest) du|sag|wie |was |wer |wann |wo )/iu;
/** "For the sports day I need …", "what's missing for our trip is …": what it is for. */
const isFor = [
  /^\s*(?:for|für) [^:,.;?!\n]{2,40}?,?\s+(?=(?:i|we) (?:still |just |only )?(?:need|want|would like|['’]d like)(?!\p{L})|(?:brauche?n?|bräuchten?|hätten?|benötigen?) (?:ich|wir)(?!\p{L}))/iu,
  /^\s*(?:what['’]?s|what is) (?:still |yet )?(?:missing|lacking|needed)(?: (?:for|in) [^:,.;?!\n]{2,40}?)? is (?=how |the |who |when |where |which |what )/iu,
  /^\s*(?:what|all|the (?:only )?thing) (?:that )?(?:i|we)(?:['’]?d| would| still| really| just)*(?:['’]m missing|['’]re missing| need| want| miss| like)(?: to know| to have)?(?: for [^:,.;?!\n]{2,40}?)? is (?=how |the |who |when |where |which |what )/iu,
  /^[^、。\n]{2,30}(?:ため|用)に、/u,
] as const;
/** Who or what is spoken of was said before. */
const pointsBack =
  /(?<!\p{L})(?:he|she|it|they|them|their|his|hers?|its|theirs|those|these|er|ihnen|ihren?|diese[nrsm]?|davon|deren|denen)(?!\p{L})(?! be (?:possible|ok|nice|great))|それ|彼|その/iu;
/** "This folder with everything below it", "in diesem Ordner und allem darin" */
const inFolder =
  /(?<=(?<!\p{L})(?:folders?|director(?:y|ies)|ordner[ns]?|verzeichnis\p{L}*)(?!\p{L})[^.;:!?\n]{0,60} )(?:below|beneath|under|underneath|inside|in|within) (?:it|them)(?!\p{L})/giu;
const asksOrOrders =
  /[?？]|(?:ください|下さい|お願い|ほしい|欲しい|ますか|ですか)。?|(?<!\p{L})(?:please|pls|bitte|tell me|let me know|(?:do not|don['’]?t) know|no idea|lost track|can['’]?t remember|wei(?:ß|ss) nicht|keine ahnung|wüssten? gern|(?:mir|uns) fehlt|what (?:i|we) |(?:see|know|find out|work out|wonder) (?:how (?:many|much|often|long)|which|who|when|where|whether|if)|i(?:['’]d| would) like|i need|sag mir)(?!\p{L})/iu;

/**
 * What a request asks for without what only leads up to it: greetings, thanks, what it is for, and the plans and worries of who speaks. A sentence stays that names a file, a
 * time, a number, some of several things or one of the words `telling`, and all of them stay where what is asked points back to them.
 */
export function withoutStory(request: string, telling: readonly string[] = []): string {
  const sentences = sentencesOf(request.replace(greeting, ""))
    .map((sentence) => sentence.trim())
    .filter((sentence) => !thanks.test(sentence));
  const asks = sentences.findIndex((sentence) => isAsked(sentence));
  const asked = sentences[asks];
  if (asked === undefined) return request;
  // behind the name of a file, or a word for a folder, there is something that such a word can mean
  const isBack = pointsBack.test((asked.split(/\S\.\w{2,5}(?!\w)/u)[0] ?? "").replace(inFolder, " "));
  const isLead = (sentence: string) => !isBack && isStory(sentence, telling);
  const rest = sentences.flatMap((sentence, place) => {
    if (place < asks && isLead(sentence)) return [];
    const own = place === asks ? withoutLead(sentence, isLead) : sentence;
    return [own.replace(thanksAtEnd, "")];
  });
  const text = rest.join(" ");
  return text === "" || withoutBlanks(text) === withoutBlanks(request) ? request : text;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/gu, "");
}

function isAsked(sentence: string): boolean {
  const isWhole = withoutPaths(sentence) !== sentence;
  return (
    isWhole ||
    (!reported.test(sentence) && asksOrOrders.test(sentence.replace(plans, (plan) => plan.replace(/like to/iu, " "))))
  );
}

function isStory(sentence: string, telling: readonly string[]): boolean {
  if (!(plans.test(sentence) || reported.test(sentence)) || withoutPaths(sentence) !== sentence) return false;
  const plain = isFor.reduce((text, pattern) => text.replace(pattern, ""), sentence);
  const words = wordsOf(sentence);
  return (
    !saysWhich.test(plain) &&
    !plain.split(/[,;:]\s+|\s(?=(?:and|und|then|dann)\s)/u).some((clause) => asksToChange(firstWord(clause))) &&
    !telling.some((word) => words.some((other) => isSameNoun(word, other)))
  );
}

function firstWord(clause: string): string {
  return /^\s*(?:(?:and|und|then|dann|please|pls|bitte|so)\s+)*(\S+)/iu.exec(clause)?.[1] ?? "";
}

/** The sentence that asks, without what it is for. */
function withoutLead(sentence: string, isLead: (text: string) => boolean): string {
  const [lead] = leadsUp.exec(sentence) ?? [];
  const own = lead !== undefined && isLead(lead.replace(/:\s*$/u, ".")) ? sentence.slice(lead.length) : sentence;
  return isFor.reduce((text, pattern) => text.replace(pattern, ""), own);
}
