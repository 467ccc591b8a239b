const article = String.raw`(?:the|those|these|any|all|die|den|das|diese|alle)`;
const what = String.raw`[^,.;:!?()]{2,40}`;
const begins = String.raw`(?:^|[,.;:!?(]\s*|\s(?:and|but|und|aber)\s)`;
const polite = String.raw`(?:(?:so|and|please|just|bitte|also|und|dann) )*`;

/** How a request says what isn't counted; each tells it first. */
const ways: readonly RegExp[] = [
  // "das Geplante zählt nicht", "was nur geplant ist, bitte nicht mitrechnen"
  new RegExp(
    String.raw`${begins}(${article} [\p{L} -]{2,30}?|was (?:nur |noch |erst |bloß )?[\p{L} -]{2,30}? (?:ist|sind|war|waren|wurde),?) (?:(?:zählt|zählen) (?:\p{L}+ )?nicht(?: mit)?|(?:bitte )?(?:nicht (?:mit)?(?:zählen|rechnen|einrechnen|berücksichtigen)|weglassen|auslassen))(?!\p{L})`,
    "giu",
  ),
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
  // "leave out what is only planned", "don't count anything that was sent back"
  new RegExp(
    String.raw`(?<!\p{L})(?:leave out|skip|ignore|ignoring|omit|exclude|excluding|(?:do not|don['’]?t|not|without) (?:count(?:ing)?|includ(?:e|ing))) ((?:what(?:ever)?|anything|everything|all|those|the ones)(?: (?:that|which))?(?:['’]s| (?:is|are|was|were|has been|have been)) ${what})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:leave out|skip|ignore|omit|exclude|(?:do not|don['’]?t) (?:count|include)) ((?:${article} )?[\p{L}-]{2,30} (?:ones|rows|entries|items|payments|people))(?!\p{L})`,
    "giu",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:do not|don['’]?t) (?:count|include) (${article} ${what})`, "giu"),
  new RegExp(String.raw`(?<!\p{L})(?:but )?not (${article} [\p{L}-]{2,30} ones)(?!\p{L})`, "giu"),
  new RegExp(String.raw`(?<!\p{L})lass\p{L}* (${article} ${what}?) (?:bitte )?(?:weg|aus)(?!\p{L})`, "giu"),
  new RegExp(String.raw`(?<!\p{L})(${article} [\p{L} -]{2,30}?) (?:bitte )?(?:weglassen|auslassen)(?!\p{L})`, "giu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:without(?: counting)?|excluding|not counting|leaving out|ohne) ((?:the |die |den )?${what})`,
    "giu",
  ),
  /([^、。?？!！()（）\s]{2,20}?)(?:は|を)?(?:除く|除いて|除外|含め(?:ない|ず)|含ま(?:ない|ず)|数え(?:ない|ず)|入れ(?:ない|ず)|カウントし(?:ない|ず)|抜きで|抜いて|以外)(?:で(?!す))?(?:(?:くだ|下)さい|ね)?/gu,
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
