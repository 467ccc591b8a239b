/** What is talked of, with an article or what says whose it is: "the phone column", "die Spalte Alter". In words. */
const thing = String.raw`(?:the|my|our|this|that|these|those|die|der|den|das|unsere[nrs]?|meine[nrs]?|diese[nrs]?) (?:(?!(?:is|are|was|were|has|have|ist|sind|hat|haben)(?!\p{L}))["'„“]?[\p{L}\p{N}_-]+["'“”]? ){0,4}?["'„“]?[\p{L}\p{N}_-]+["'“”]?`;
const bareName = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*`;
const inFile = String.raw`(?: (?:in|of|from|on|aus|von)(?: (?:the|my|our|der|dem|file|datei))* [\p{L}\p{N}_./-]+\.[a-z]\w{0,5}(?![\p{L}\p{N}]))?`;
const tells = String.raw`(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|needs?|looks?|seems?|makes?|belongs?|ist|sind|war|waren|hat|haben|kann|wird|werden|soll|sollte|stimmt|gehört|passt|braucht|nutzt|benutzt)(?:n['’]?t)?`;
const needs = String.raw`(?:i|we|nobody|no ?one|somebody|someone|ich|wir|niemand|keiner)(?: (?:really|actually|just))?(?: (?:do|does)(?:n['’]?t| not)| never)? (?:need|use|want|read|look at|have|brauche?n?|nutzen?|benutzen?|wollen|haben)s?`;
const lead = String.raw`(?:(?:i think|actually|so|well|ok|sorry|hi|hey|hello|hallo|also|oh)[,!]? )*`;

/** "The phone column is out of date": what is told of something, which may stand first or behind who needs it. */
const statements: readonly RegExp[] = [
  new RegExp(String.raw`^${lead}(?<what>${thing}${inFile}),? ${tells}(?!\p{L})`, "iu"),
  new RegExp(
    String.raw`^${lead}${needs} (?<what>${thing}${inFile})(?=\s*(?:$|[,.])| (?:any|now|nicht|at all|mehr|here)(?!\p{L}))`,
    "iu",
  ),
  // "night-bus and old-coat are finished"
  new RegExp(
    String.raw`^${lead}(?<what>${bareName}(?:, ${bareName})*,? (?:and|und|&) ${bareName}) ${tells}(?!\p{L})`,
    "iu",
  ),
];

const politely = String.raw`(?:(?:so|and|then|now|please|pls|just|bitte|also|dann|can you|could you|would you|kannst du|könntest du)(?: bitte)?[, ]+)*`;
/** "drop it", "nimm sie bitte raus", at the end of what is said. */
const wish = new RegExp(
  String.raw`(?:[,;.!?–—-]+\s+|\s+(?:so|und|and)\s+)${politely}(?<verb>(?:drop|remove|delete|take|throw|kick|rename|call|move|put|sort|get rid of|comment|mark|tick|check|cross|strike|lösche?|entferne?|nimm|wirf|streiche?|benenne?|nenne?|verschiebe?|setze?|stelle?|sortiere?|hake?)(?: out| off| away)?) (?:it|them|that(?: one)?|this(?: one)?|those|these|sie|ihn|es|das|die|den)(?!\p{L})(?<rest>[^.;!?]*[.!?]*\s*)$`,
  "iu",
);

/** What is told before is no story of its own. In characters. */
const longestStory = 160;

/**
 * A request that first tells of something and then wants something done with "it", with the thing in the place of that: "the phone column is out of date, drop it" wants the phone column
 * dropped. Null for any other one.
 */
export function withAntecedent(request: string): string | null {
  const found = wish.exec(request);
  const { verb, rest = "" } = found?.groups ?? {};
  if (!found || verb === undefined || found.index > longestStory) return null;
  const told = request.slice(0, found.index);
  const what = statements.flatMap((statement) => statement.exec(told)?.groups?.["what"] ?? [])[0];
  // of two things that are told of either may be meant
  if (what === undefined || /[.;!?]\s/u.test(told)) return null;
  return `${verb} ${what.charAt(0).toLowerCase()}${what.slice(1)}${rest}`.trim();
}
