import { isCommonWord } from "../words/words.ts";

/** Where a list that stands in a sentence begins or ends. */
const pieceBorder = /[.!?](?=\s|$)|[。:：;]|\s[-–—]+\s|\n\s*\n/u;
const itemBorder = /\s*[,、]\s*|\s+\/\s+|\n+/u;
const lastBorder = /\s+(?:and|und|sowie|&|plus)\s+/iu;
/** What leads to the first of them. */
const lead =
  /^.*(?<!\p{L})(?:buy|get|fetch|bring|order|pack|need|want|have|write|put|note(?: down)?|with|containing|these|are|kaufen|schreibe?|besorgen|holen|brauchen?|mit|sind|に)(?:\s+(?:just|still|noch))?\s+/iu;
/** What is said of the list behind the last of them. */
const tail =
  /(?:\s+(?:into|in|to|on(?:to)?) (?:(?:an?|the|my|our|eine?|die) )?(?:new |neue )?(?:(?:file|list|note|datei|liste)(?: called| named| namens)? )?["'`„“]?[\p{L}\p{N}_/-]+\.[a-z]\w{1,4}["'`”“]?$)|(?:\s+(?:in it|on it|in there|on there|please|pls|bitte|drin|darin|drauf)|\s*を.*)$/iu;
/** What no thing on a list is called. */
const isSaying =
  /(?<!\p{L})(?:i|we|you|he|she|they|it|is|are|was|has|had|should|must|can|could|would|will|said|wants?|please|what|who|which|that|that['’]?s|this|not|but|if|lines?|files?|each|every|per|ich|wir|du|ihr|bitte|nicht|aber|wenn|zeilen?|datei|jede[rs]?|kann|soll\p{L}*)(?!\p{L})|[?!"]/iu;
const path = /[\p{L}\p{N}_]\.[a-z]\w{1,4}(?![A-Za-z0-9_])/iu;
/** "…, one per line" is no thing. */
const ofLines = /(?<!\p{L})(?:lines?|zeilen?|untereinander)(?!\p{L})/iu;

const fewest = 3;
const mostWords = 5;
const longest = 40;

/**
 * The things that a request lists, one by one: "milk, eggs and 2 lemons". Null where it lists none or several times, or says something of one of them elsewhere.
 */
export function saidItems(request: string): string[] | null {
  const pieces = request.split(pieceBorder).map((piece) => piece.trim());
  const lists = pieces.map(itemsOf);
  const [items, ...others] = lists.filter((list) => list !== null);
  if (!items || others.length > 0) return null;
  const rest = pieces.filter((_, place) => lists[place] === null).join("\n");
  const isSaidElsewhere = items.some((item) =>
    (item.match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !isCommonWord(word.toLowerCase()))
      .some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(rest)),
  );
  return isSaidElsewhere ? null : items;
}

function itemsOf(piece: string): string[] | null {
  const parts = piece.split(itemBorder).filter((part) => part !== "" && !ofLines.test(part));
  const [begin = "", ...others] = parts;
  // "in a.txt、milk、eggs"
  const isNamed = path.test(begin.replace(lead, ""));
  const [first = "", ...more] = isNamed ? others : [begin, ...others];
  const last = (more.at(-1) ?? "").replace(tail, "");
  const items = [first, ...more.slice(0, -1), ...last.split(lastBorder)].map((item) =>
    item.replace(/^(?:and|und)\s+/iu, "").trim(),
  );
  const whole = items.every(isItem) ? items : [first.replace(lead, ""), ...items.slice(1)];
  return more.length > 0 && whole.length >= fewest && whole.every(isItem) ? whole : null;
}

function isItem(text: string): boolean {
  return (
    text !== "" &&
    text.length <= longest &&
    text.split(/\s+/u).length <= mostWords &&
    !isSaying.test(text) &&
    !path.test(text)
  );
}
