const article = String.raw`(?:the|those|these|any|all|die|den|das|diese|alle)`;
const what = String.raw`[^,.;:!?()]{2,40}`;
const begins = String.raw`(?:^|[,.;:!?(]\s*|\s(?:and|but|und|aber)\s)`;
const polite = String.raw`(?:(?:so|and|please|just|bitte|also|und|dann) )*`;

/** How a request says what isn't counted; each tells it first. */
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`${begins}((?:the |die )?${what}?) (?:(?:are|is|were|was)? ?(?:not|n['’]t) (?:to be )?(?:counted|included)|(?:do|does)(?: not|n['’]?t) count|excluded|nicht (?:mit)?(?:ge)?(?:zählt|zählen|rechnen|gerechnet))(?!\p{L})`,
    "giu",
  ),
  // "the broken ones have no weight, leave those out"
  new RegExp(
    String.raw`${begins}((?:the|those|die) (?:[\p{L}-]+ [\p{L}-]+ ones|[\p{L}-]{2,}(?: ones)?))(?: [^,.;:!?()]{1,40})?[,;.] ${polite}(?:leave (?:them|those|these)(?: ones)? out|(?:leave out|skip|ignore|omit|exclude) (?:them|those|these)|lass\p{L}* (?:die|sie) (?:bitte )?(?:weg|aus)|(?:die|sie) (?:bitte )?(?:weglassen|auslassen|nicht mitzählen))(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:leave (?=[^,.;:!?()]{2,40} out(?!\p{L})))(${article} ${what}?) out(?!\p{L}| of )`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:leave out|skip|ignore|ignoring|omit|omitting|skipping|exclude) (${article} ${what})`,
    "giu",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:but )?not (${article} [\p{L}-]{2,30} ones)(?!\p{L})`, "giu"),
  new RegExp(String.raw`(?<!\p{L})lass\p{L}* (${article} ${what}?) (?:bitte )?(?:weg|aus)(?!\p{L})`, "giu"),
  new RegExp(String.raw`(?<!\p{L})(${article} [\p{L} -]{2,30}?) (?:bitte )?(?:weglassen|auslassen)(?!\p{L})`, "giu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:without(?: counting)?|excluding|not counting|leaving out|ohne) ((?:the |die |den )?${what})`,
    "giu",
  ),
  /([^、。?？!！\s]{2,20}?)(?:は|を)?(?:除く|除いて|含めない|含めず|数えない|以外)/gu,
];

/** A request without what it says isn't counted, and what that is: `the broken ones`. */
export function withoutExclusions(request: string): { meant: string; excluded: readonly string[] } {
  let meant = request;
  const excluded: string[] = [];
  for (const way of ways) {
    excluded.push(...[...meant.matchAll(way)].flatMap(([, words = ""]) => words));
    meant = meant.replaceAll(way, " ");
  }
  return { meant, excluded };
}
