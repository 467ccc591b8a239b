import { withPlainNumber } from "./of-numbering.ts";
import { withoutSource } from "./without-source.ts";

const begins = String.raw`(?<=^|[.!?;:]\s*|,\s|\b(?:and|but|so|und|aber)\s)`;
const more = String.raw`(?: (?:any ?more|any longer|again|right now|at the moment|exactly|for sure))?`;
const ways = [
  // "I can't remember the port", "I've forgotten which port", "I need the port"
  String.raw`${begins}(?:i|we)(?:['’]ve| have| just| always| keep| really| still| simply)* (?:forgot(?:ten)?|forgetting)${more}`,
  String.raw`${begins}(?:i|we) (?:really |simply |just )?(?:can['’]?t|cannot|can not|don['’]?t|do not|didn['’]?t|no longer)(?: quite| really)? (?:remember|recall|find|know|think of|have|see)${more}`,
  String.raw`${begins}(?:i|we)(?:['’]m| am|['’]re| are) (?:not (?:quite |really )?sure(?: about)?|looking for|missing|wondering(?: about)?|unsure(?: about| of)?)`,
  String.raw`${begins}(?:i|we)(?:['’]d| would)(?: just)? (?:like|love|want|need) to (?:know|be told|learn|be reminded of)`,
  String.raw`${begins}(?:i|we)(?: just| also| still)? (?:need|want)(?: to know)?`,
  String.raw`${begins}(?:i|we) wonder(?: about)?`,
  String.raw`${begins}(?:(?:please|pls|can you|could you|would you|will you|can you please|could you please)[ ,])*(?:tell|remind|give|get|find|show|look up|let)(?: (?:me|us))?(?: (?:of|up|out|know))?(?= )`,
  String.raw`${begins}(?:(?:please|pls|can you|could you|would you|will you)[ ,])*(?:please )?(?:have a look|take a look|look|check) (?:at|in|into|through) \S+\.\w+,? and(?= )`,
  String.raw`${begins}(?:i have )?no idea(?: about)?`,
  // "Ich weiß den Port nicht mehr", "mir fehlt der Port"
  String.raw`${begins}(?:ich|wir) (?:brauche|brauchen|bräuchte|suche|suchen|wüsste gern|wüssten gern|hätte gern|möchte gern wissen|möchte wissen|will wissen)(?: (?:noch|mal|nur|bitte|dringend))*`,
  String.raw`${begins}(?:mir|uns) (?:fehlt|fehlen)(?: noch)?`,
  String.raw`${begins}(?:ich|wir) (?:weiß|wissen|finde|finden|kenne|kennen)(?= [^.!?;:\n]{2,60} nicht(?: mehr)?(?=[.!?,;]|$))`,
  String.raw`${begins}(?:ich|wir) (?:habe|haben)(?= [^.!?;:\n]{2,60} vergessen(?=[.!?,;]|$))`,
  String.raw`(?<=[\p{L}\d] )vergessen(?=[.!?,;]|$)|(?<=[\p{L}\d] )nicht mehr(?=[.!?,;]|$)`,
  String.raw`${begins}(?:bitte )?(?:sag|nenn|verrat|gib|zeig)e?(?: (?:mir|uns))?(?: (?:bitte|mal|doch))*(?= )`,
  String.raw`${begins}keine ahnung`,
].map((way) => new RegExp(way, "giu"));
const ends = /,?\s*(?:please|pls|thanks|thank you|thx|bitte|danke)(?=\s*(?:[.!?]|$))/giu;

/** A request without what only says that something is to be told, and where that stands: "I can't remember", "could you tell me", "it's in notes.md". */
export function withoutAsking(request: string): string {
  const text = ways.reduce((rest, way) => rest.replaceAll(way, " "), withoutSource(withPlainNumber(request)));
  return text.replaceAll(ends, " ").replaceAll(/ {2,}/g, " ").trim();
}

/** Whether a request that has no word for a question asks for something: by a wish to know it, or in a few words with a question mark. */
export function wantsToKnow(request: string): boolean {
  return (
    ways.some((way) => request.search(way) !== -1) || (/[?？]\s*\S*$/u.test(request) && request.length <= shortest)
  );
}

/** In characters. */
const shortest = 80;
