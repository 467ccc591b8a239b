import { escapeRegExp, wholeWord } from "../words/word-pattern.ts";

/**
 * Where something is to be from now on, as a request says it, and what that takes the place of, where it says so. `rest` is what it says besides; `about` is all of it but for the new place, as that may stand
 * beside what is to be there.
 */
export type NewPlace = { old: string | null; fresh: string; rest: string; about: string };

const article = String.raw`(?:the|our|a|an|der|die|das|dem|den|unserem|unserer|einem|einer)`;
const lead = String.raw`(?:(?:in|at|to|into|on|im|ins|am|auf|nach|zur|zum|bei)(?: ${article})?|${article}) `;
const stop = String.raw`(?:in|at|to|into|on|im|ins|am|auf|nach|zur|zum|bei|the|der|die|das|dem|den|is|are|ist|and|und|not|nicht|instead|statt|now|jetzt|takes|findet|it|es|being|been|too|very|no|please|bitte|thanks?|danke|um|kein\p{L}*)`;
const word = String.raw`(?!${stop}(?!\p{L}))(?:(?:St|Dr|Mt)\.(?= )|[\p{L}\p{N}][\p{L}\p{N}'’&.-]*(?<!\.))`;
const place = String.raw`(${word}(?: ${word}){0,4}?)`;
const end = String.raw`(?=\s*(?:$|[,;!?()\n]|\.(?:\s|$)|\s(?:now|instead|please|statt|jetzt|bitte|verlegt|verlegen|stattfinden|sein|um|because|since|as|weil|da|this time|diesmal)(?!\p{L})))`;
/** The way from what is moved to the place has no other place on it: "to the big hall in the basement". */
const gap = String.raw`(?:(?!(?<!\p{L})(?:to|into|nach|zum|zur)(?!\p{L}))[^.;!?]){0,60}?`;
const japanesePlace = "([^、。はがをにで\\s]{1,20}?)";
const spoken = String.raw`(?:location|place|venue|room|ort|raum|veranstaltungsort|treffpunkt)`;

/** Where a request says that something is to be, in place of one of these places or without an old one. Days and times aren't in `request` any more. Null where it says no place, or another one than these as the old one. */
export function saidNewPlace(request: string, places: readonly string[]): NewPlace | null {
  const longest = [...new Set(places)].toSorted((one, other) => other.length - one.length);
  const read = (ways: readonly RegExp[], old: string | null): NewPlace | null => {
    const found = ways.map((way) => way.exec(request)).find((match) => match !== null);
    const fresh = found?.slice(1).find((each) => each !== undefined);
    if (!found || fresh === undefined || isNoPlace.test(fresh)) return null;
    const [before, behind] = [request.slice(0, found.index), request.slice(found.index + found[0].length)];
    // "Church of St. Mary, entrance B" is one place
    if (goesOn.test(behind)) return null;
    const about = before + found[0].replace(fresh, " ") + behind;
    return { old, fresh, rest: `${before} ; ${behind}`, about };
  };
  const said = longest.map((old) => read(inPlaceOf(old), old)).find((each) => each !== null);
  if (said) return said;
  const only = read(alone, null);
  // what is said of an old place in another way may say something else
  return only && longest.some((old) => wholeWord(old, "iu").test(only.rest)) ? null : only;
}

/** When something is, or where that is written down. */
const isNoPlace =
  /(?<!\p{L})(?:weeks?|months?|years?|days?|\p{L}*day|mornings?|afternoons?|evenings?|nights?|noon|hours?|o['’]clock|tomorrow|weekend|calendar|files?|list|wochen?|monat\p{L}*|tage?|morgen|\p{L}*mittag|\p{L}*abend|stunden?|uhr|wochenende|kalender|datei|liste)(?!\p{L})|(?<!\p{L})(?:spring|summer|autumn|fall|winter|term|semester|quarter|holidays?|vacation|break|easter|christmas|xmas|new year|pentecost|whitsun|halloween|thanksgiving|advent|dates?|time|slot|top|bottom|end|start|beginning|front|first|second|third|fourth|fifth|last|next|archive|trash|bin|frühling|frühjahr|sommer|herbst|ferien|pause|ostern|weihnachten|pfingsten|silvester|neujahr|anfang|ende|schluss|oben|unten|(?:erste|zweite|dritte|vierte|letzte|nächste)[nrsm]?|datum|termin|archiv|papierkorb)(?: \d+)?$|^(?:来)?[春夏秋冬]$|週|月|日|時|予定/iu;

/** What a place is called besides, and not what is to be done or why. */
const goesOn =
  /^\s*,\s*(?!(?:please|pls|bitte|not|nicht|no longer|instead|statt|because|since|as|weil|da|denn|thanks?|danke|can|could|would|kannst|könntest|update|change|correct|fix|adjust|put|move|enter|note|trage?|ändere?|korrigiere?|so|we|wir|the|it|that|this|then|und|and|der|die|das|aber|but)(?!\p{L}))[\p{Script=Latin}\p{N}]/iu;

/** "the gym instead of the music room", "von der Aula in die Turnhalle": in whichever letters the old place is said. */
function inPlaceOf(old: string): RegExp[] {
  const words = old.split(/\s+/u).map((each) => {
    const stem = each.replace(/(?<=\p{L}{3})(?:e[rsnm]?)$/iu, "");
    return escapeRegExp(stem) + (stem === each ? "(?:s|es|n)?" : "(?:e[rsnm]?)?");
  });
  const own = String.raw`(?:${lead})?${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`;
  const there = escapeRegExp(old);
  return [
    String.raw`(?<![\p{L}\p{N}])${lead}${place}(?:,? (?:instead of|rather than|statt|anstatt|and not|not|und nicht|nicht)) ${own}`,
    String.raw`(?<![\p{L}\p{N}])(?:instead of|rather than|statt|anstatt) ${own}[^.;!?]{0,60}? ${lead}${place}${end}`,
    String.raw`(?<![\p{L}\p{N}])(?:from|von|vom) ${own} ${lead}${place}${end}`,
    String.raw`(?<![\p{L}\p{N}])(?:not|nicht(?: mehr)?|no longer) ${own},? (?:but|sondern) (?:${lead})?${place}${end}`,
    String.raw`${there}(?:から|ではなく|じゃなく)て?、?${japanesePlace}(?:に|へ|で)`,
  ].map((way) => new RegExp(way, "iu"));
}

const alone = [
  String.raw`(?<!\p{L})(?:takes? place|(?:is|are|will be) held|happens?|meets?|findet|finden|trifft sich|treffen sich)(?: (?:now|jetzt|this time|diesmal|nun))* ${lead}${place}${end}`,
  String.raw`(?<!\p{L})(?:is|are|will be|ist|sind|wird) (?:now|jetzt|nun|this time|diesmal) (?:in|at|im|in der|in den|in dem|auf dem|am)(?: the)? ${place}${end}`,
  String.raw`(?<!\p{L})${spoken}(?!\p{L})${gap} (?:to|is now|should be|ist jetzt|ist nun|auf|in) (?:${lead})?${place}${end}`,
  String.raw`(?<!\p{L})(?:moved?|moves|relocated?|verlegt|verlege?|zieht)(?!\p{L})${gap} (?:to|into|in|ins|nach|zur|zum)(?: ${article})? ${place}${end}`,
  String.raw`(?<!\p{L})(?:in|ins|auf|nach|zur|zum)(?: ${article})? ${place} (?:verlegt|verlegen|umgezogen)(?!\p{L})`,
  String.raw`(?:場所|会場)(?:は|を)${japanesePlace}(?:に|です|で)`,
].map((way) => new RegExp(way, "iu"));
