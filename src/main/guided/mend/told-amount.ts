/** What comes out of a program and what would be right, as a request tells of them in its own words: "it says 0.18, 10 km in 55 minutes is 5.50". */
type ToldAmount = { printed: string; wanted: string };

const aProgram = /[\p{L}\p{N}_-]\.(?:py|[cm]?js|ts|sh)(?![A-Za-z0-9_])/u;
/** A program with what it is given: that comes out of nothing. */
const command = /(?<![\w./-])(?:python3?|node|bash|sh) \S+(?: (?:-{1,2}[\w=-]+|\d[\w.:-]*|\S+\.\w+))*/gu;
const number = String.raw`(?<![\p{L}\p{N}_.,:/-])(-?\d+(?:[.,]\d+)?)(?![\p{N}_/:-]|[.,]\d|\p{L}*\d)`;
const unit = String.raw`[ ]?([%€$£°]|\p{L}[\p{L}/]*)?`;
const printedWays = new RegExp(
  String.raw`(?<!(?:should|must|to|would|sollte?|muss|müsste) )(?<!\p{L})(?:says?|prints?|shows?|gives?|gets?|takes|reports?|claims?|counts?|tells?|sagt|zeigt|gibt|meldet|druckt|nennt|liefert|rechnet)(?!\p{L})[^.;!?\n\d]{0,45}?${number}${unit}`,
  "giu",
);
const copula = String.raw`(?:(?:that|it|this|which|the [\p{L} ]{2,25}?) (?:would|should|must) be|would be|(?:is|are|makes?|comes to|equals)|(?:that|it)['’]?s|wären?(?: es| das)?|müssten?(?: es| das)?|sind|ist|macht|machen|ergibt|ergeben|hat|haben|have|has)`;
const adverbs = String.raw`(?: (?:aber|doch|jedoch|really|actually|in fact|only|nur|zusammen|together|exactly|genau|then|dann|just))*`;
const wantedWays = new RegExp(
  String.raw`(?<!\p{L})${copula}${adverbs} ${number}${unit}(?=[ ]?[),;:!?。]|\.(?!\d)|\s*$|\n| (?:and|und|but|aber|per|pro|then|sein)(?!\p{L}))`,
  "giu",
);

/**
 * The one number that a request says comes out, and the one behind it that it says would be right. Null where it says more or fewer of them, or where they have
 * units that differ.
 */
export function toldAmount(request: string): ToldAmount | null {
  if (!aProgram.test(request)) return null;
  const text = request.replaceAll(command, (found) => "\u0001".repeat(found.length));
  const [shown, ...others] = [...text.matchAll(printedWays)];
  const printed = shown?.[1];
  if (!shown || printed === undefined || others.some(([, other]) => other !== printed)) return null;
  const from = shown.index + shown[0].length;
  const wanted = [...text.slice(from).matchAll(wantedWays)].filter(([, one]) => one !== undefined && one !== printed);
  const [right, ...more] = wanted;
  const value = right?.[1];
  if (right === undefined || value === undefined || more.some(([, other]) => other !== value)) return null;
  const [unitNow, unitThen] = [unitOf(shown[2]), unitOf(right[2])];
  if (unitNow !== null && unitThen !== null && !isSameUnit(unitNow, unitThen)) return null;
  return { printed, wanted: inPlaces(value, printed) + (unitThen === "%" ? "%" : "") };
}

/** What isn't another word of the sentence. */
function unitOf(word: string | undefined): string | null {
  return word === undefined || connecting.test(word) ? null : word.toLowerCase();
}

const connecting =
  /^(?:and|or|but|for|in|on|at|as|though|although|lol|haha|today|per|to|no|done|the|is|are|was|were|when|while|instead|everything|und|oder|aber|für|im|am|als|obwohl|heute|aus|an|wenn|statt|sein|then|dann)$/iu;

function isSameUnit(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  return long.startsWith(short.slice(0, 3)) || long.startsWith(short);
}

/** A whole number is printed with as many places as what comes out: 12 as 12.0 for 16.0. */
function inPlaces(value: string, printed: string): string {
  const places = /[.,]0*$/u.exec(printed)?.[0];
  return places === undefined || /[.,]/u.test(value) ? value : value + places;
}
