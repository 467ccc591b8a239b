import { isCommonWord, wordsOf } from "./words.ts";

/** "leave out the cancelled one", "ohne die Kinder", "den Keller weglassen". */
const leads: readonly RegExp[] = [
  /\b(?:leave out|leaving out|skip|omit|without|except(?: for)?|but not|ohne|außer|nicht aber)\s+([^.,;:!?()\n]{2,60})/giu,
  /\b(?:leave|lass\w*)\s+([^.,;:!?()\n]{2,60}?)\s+(?:out|weg|aus)(?!\p{L})/giu,
  /([^.,;:!?()\n]{2,60}?)\s+(?:weglassen|auslassen)(?!\p{L})/giu,
  /([^、。\s]{2,20}?)(?:は|を)(?:除い|除き|省い|抜い|入れない)/gu,
];
/** What is said with it of the way that something is done, not of what is to be in it. */
const aboutTheWay =
  /\b(?:headings?|header|titles?|numbers?|dates?|names?|comments?|prices?|überschrift\w*|kopf\w*|titel|zahlen|namen|preise)\b/iu;

/** "Don't leave out the budget", "lass den Keller nicht weg". */
const negated = /(?:\b(?:not|never|nicht|kein)|n't)\s+(?:\p{L}+\s+)?$/iu;
const asAnAction = /^\p{L}+ing\b|\b(?:nicht|not|zu \p{L}+en)\b/iu;
const longestRequest = 2_000;

/** Words of what a request wants left out of something new. */
export function leftOutWords(request: string): string[] {
  const text = request.replaceAll(/\s+/g, " ").slice(0, longestRequest);
  const said = leads.flatMap((lead) =>
    [...text.matchAll(lead)].flatMap(({ 1: words = "", index }) => (negated.test(text.slice(0, index)) ? [] : words)),
  );
  const meant = said.filter((words) => !aboutTheWay.test(words) && !asAnAction.test(words));
  return [...new Set(meant.flatMap(wordsOf))].filter((word) => saysEnough(word) && !isCommonWord(word));
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
  const words = leftOutWords(request);
  const isMeant = (line: string) => wordsOf(line).some((own) => words.some((word) => isForm(own, word)));
  const all = text.split("\n").filter((line) => line.trim() !== "");
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
