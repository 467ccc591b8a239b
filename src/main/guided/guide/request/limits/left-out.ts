import { isCommonWord, wordsOf } from "../words/words.ts";

/** "… shouldn't be in it", "… doesn't belong there", "… soll nicht rein". */
const isNotIn = String.raw`(?:(?:should|must|need|do|does|is|are|has|have|may)(?:n['’]?t|\s+not)(?:\s+to)?\s+(?:be|go|belong|appear|come|get|show up|turn up)(?:\s+(?:in|into|on|onto))?\s*(?:it|there|that|them|(?:the|that) (?:\S+ )?(?:list|file|calendar|table|page))(?!\p{L})|(?:(?:is|are|was)\s+)?not\s+(?:to be\s+)?in(?:cluded| it| there)(?!\p{L})|(?:soll\p{L}*|muss|müssen|darf|dürfen|gehör\p{L}*|komm\p{L}*|brauch\p{L}*)\s+(?:da\s+|dort\s+)?nicht\s+(?:mit\s+)?(?:da\s+)?(?:rein|hinein|dazu|dabei|drin|auf die liste|auftauchen|erscheinen|vorkommen)(?!\p{L}))`;

/** "leave out the cancelled one", "ohne die Kinder", "den Keller weglassen". */
const leads: readonly RegExp[] = [
  /\b(?:leave out|leaving out|skip|omit|without|except(?: for)?|but not|ohne|außer|nicht aber)\s+([^.,;:!?()\n]{2,60})/giu,
  /\b(?:leave|lass\w*)\s+([^.,;:!?()\n]{2,60}?)\s+(?:out|weg|aus)(?!\p{L})/giu,
  /([^.,;:!?()\n]{2,60}?)\s+(?:weglassen|auslassen|überspringen)(?!\p{L})/giu,
  /(?<!\p{L})überspring(?:e|st du|t)?\s+([^.,;:!?()\n]{2,60})/giu,
  /([^、。\s]{2,20}?)(?:は|を)(?:除い|除き|省い|抜い|飛ば|とば|スキップ|入れない|入れません|含めない|載せない)/gu,
  new RegExp(`([^.,;:!?\\n]{2,60}?)\\s+${isNotIn}`, "giu"),
  // "Abgesagte bitte nicht", "no cancelled ones"
  /(?:^|[.,;:!?]\s+|(?<!\p{L})(?:und|aber|nur)\s+)((?:die |der |das )?\p{L}+(?: haben| sind| ist)?)\s+(?:bitte |aber |natürlich )?nicht(?: mehr| mit)?(?=\s*(?:[.,;!?]|$))/giu,
  /(?<!\p{L})no ((?:\p{L}+ed|\p{L}+(?: \p{L}+)? (?:ones?|entries|rows|lines|people)))(?=\s*(?:[.,;!?]|$))/giu,
  /\bnot (?:the|those|any)\s+([^.,;:!?\n]{0,60}?\b(?:ones?|dates?|entry|entries)\b[^.,;:!?\n]{0,40})/giu,
];
/** "One of them has moved away, she shouldn't be in it": who it is was said before. */
const pointsBack = new RegExp(
  String.raw`([^.;:!?\n]{2,80}?)[.,;:]\s+(?:and |so |but |und |also |aber )?(?:(?:please |bitte )?(?:leave|skip|omit) (?:it|that|them|those)(?: one)?(?: out)?(?!\p{L})|(?:it|he|she|they|that|those|these|this|der|die|das|den|er|sie|es)(?: ones?)? ${isNotIn})`,
  "giu",
);
/** What is said with it of the way that something is done, not of what is to be in it. */
const aboutTheWay =
  /(?<!\p{L})(?:headings?|header|titles?|numbers?|dates?|names?|comments?|prices?|überschrift\w*|kopf\w*|titel|zahlen|namen|preise)\b/iu;

/** "the cancelled date": one of them. */
const ofThatKind = /^(?:the|that|any|den|die|das)\s+\p{L}+(?:ed|te|ne)\s+(?:date|number|name|title)(?!\p{L})/iu;

/** "Don't leave out the budget", "lass den Keller nicht weg". */
const negated = /(?:\b(?:not|never|nicht|kein)|n't)\s+(?:\p{L}+\s+)?$/iu;
const asAnAction = /^\p{L}+ing\b|\b(?:nicht|not|zu \p{L}+en)\b/iu;
const longestRequest = 2_000;

/** Words of what a request wants left out of something new. */
export function leftOutWords(request: string): string[] {
  return [...new Set(leftOutPhrases(request).flatMap(({ words }) => words))];
}

/** Words that tell of one kind of things together, or of a single one. */
type Phrase = { words: readonly string[]; isOne: boolean };

/** The same, with the words together that tell of one kind of things: "the broken lamps and the old chairs" are two. */
function leftOutPhrases(request: string): Phrase[] {
  const text = request.replaceAll(/\s+/g, " ").slice(0, longestRequest);
  const said = leads.flatMap((lead) =>
    [...text.matchAll(lead)].flatMap(({ 1: words = "", index }) => (negated.test(text.slice(0, index)) ? [] : words)),
  );
  const before = [...text.matchAll(pointsBack)].flatMap(([, words = ""]) => words);
  const meant = [...said, ...before].filter(
    (words) => (!aboutTheWay.test(words) || ofThatKind.test(words)) && !asAnAction.test(words),
  );
  return meant
    .flatMap((words) => words.split(/\s(?:and|or|und|oder)\s/iu))
    .map((words) => ({ words: tellingWords(words), isOne: ofOne.test(words) }))
    .filter(({ words }) => words.length > 0);
}

const ofOne = /^(?:.*,)?\s*(?:one|an?|eine?[rs]?)(?: of (?:the|them|these|those))?(?!\p{L})/iu;
/** "the trip that was put off": what tells it from other trips is said behind it. */
const relative = /(?<!\p{L})(?:that|which|who)(?!\p{L})/iu;

function tellingWords(phrase: string): string[] {
  const telling = (text: string) => wordsOf(text).filter((word) => saysEnough(word) && !isCommonWord(word));
  const [, clause] = phrase.split(relative);
  return clause !== undefined && telling(clause).length === 0 ? [] : telling(phrase);
}

/** 中止, but neither 中 nor `of`. */
function saysEnough(word: string): boolean {
  return word.length > 2 || /^\p{Script=Han}{2}$/u.test(word);
}

/**
 * A file as a new one is to be made of it: without the rows, items and paragraphs that have a word which is to be left out. Null where
 * its head has one, so that all of it is meant.
 */
export function withoutLeftOut(text: string, request: string): string | null {
  const all = text.split("\n").filter((line) => line.trim() !== "");
  const isMeant = lineMeant(leftOutPhrases(request), all);
  const count = all.filter(isMeant).length;
  // what most lines say isn't what tells some of them apart
  if (count === 0 || (count > all.length / 2 && all.length > 3)) return text;
  const [first = ""] = text.split("\n");
  const isTable = /[,;\t|]/.test(first) && !first.includes(": ");
  const isHeaded = /^---\r?\n/.test(text) || /^[\p{L} ]{2,30}:[ \t]+\S/u.test(text);
  const paragraphs = text.split(/(?<=\n)(?=[ \t]*\r?\n)/);
  const kept = paragraphs.map((paragraph, at) => {
    const lines = paragraph.split(/(?<=\n)/);
    const isHead = (line: string) => isTable && at === 0 && line === lines[0];
    const meant = lines.filter((line) => isMeant(line) && !/^\s*#/.test(line) && !isHead(line));
    if (meant.length === 0) return paragraph;
    if (meant.some(isField)) return at === 0 && isHeaded ? null : "";
    return lines.filter((line) => !meant.includes(line)).join("");
  });
  return kept.includes(null) ? null : kept.join("");
}

/** Tells the lines that say most of a phrase, of whose words the rarest count most: "the closed shop" is one of several shops. */
function lineMeant(phrases: readonly Phrase[], all: readonly string[]): (line: string) => boolean {
  const hasWord = (line: string, word: string) => wordsOf(line).some((own) => isForm(own, word));
  const tests = phrases.map(({ words, isOne }) => {
    const counted = words.map((word) => ({ word, count: all.filter((line) => hasWord(line, word)).length }));
    const telling = counted.filter(({ count }) => count > 0 && (all.length <= 3 || count <= all.length / 2));
    const scoreOf = (line: string) =>
      telling.reduce((sum, { word, count }) => (hasWord(line, word) ? sum + 1 / count : sum), 0);
    const best = Math.max(0, ...all.map(scoreOf));
    const isBest = (line: string) => best > 0 && scoreOf(line) >= best - rounding;
    return isOne && all.filter(isBest).length > 1 ? () => false : isBest;
  });
  return (line) => tests.some((test) => test(line));
}

const rounding = 1e-9;

/** A line that says something of what the lines around it are about: `status: cancelled`. */
function isField(line: string): boolean {
  return /^\s*[\p{L}][\p{L}\p{N} _-]{0,20}:[ \t]+\S+[ \t]*(?:\S+[ \t]*)?\r?\n?$/u.test(line);
}

/** `abgesagt` for "die abgesagten", `child` for "the children" as little as that: forms with one beginning. */
function isForm(own: string, word: string): boolean {
  const [short, long] = own.length < word.length ? [own, word] : [word, own];
  return (
    long === short ||
    (short.length > 4 && long.startsWith(short) && long.length - short.length < 4) ||
    long === `${short}s`
  );
}
