/** A request without the words by which it says that capitals make no difference; `of` is what it says that of, "in an address". */
export type CaseAside = { rest: string; of: string | null };

const cases = String.raw`(?:the )?(?:(?:upper|lower)(?:[- ]?case)?(?: ?(?:and|or|vs\.?|/) ?(?:upper|lower)[- ]?case)?(?: letters?)?|(?:capital|small|big)(?: (?:and|or) (?:capital|small|big))? letters?|capitals?(?: (?:and|or) small letters)?|capitali[sz]ation|case)`;
const faelle = String.raw`(?:die )?(?:groß-? ?(?:und|oder|/) ?-?klein(?:schreibung|buchstaben)|groß(?:schreibung|buchstaben))`;
const of = String.raw`(?: (?:in|of|for|bei|in) (?:an? |the |my |our |their |einer? |einem |der |den |die )?(?<of>\p{L}[\p{L}-]*))?`;
const whenCompared = String.raw`(?: (?:of (?:the )?letters|differences?|when (?:you )?compar(?:e|ing)(?: them)?))*`;
const asides = [
  String.raw`${cases}${of} (?:do(?:es)?(?:n['’]?t| not) (?:matter|count|make (?:a|any) difference)|makes? no difference|(?:is|are) (?:all )?(?:irrelevant|unimportant|to be ignored)|can be ignored)(?: (?:here|there|at all|to me|for this|for me))*${of.replace("<of>", "<ofBehind>")}`,
  String.raw`(?:i )?(?:ignor(?:e|ing)|disregard(?:ing)?|regardless of|irrespective of|never mind|no matter|without regard to|(?:do not|don['’]?t) care about) ${cases}${whenCompared}${of}`,
  String.raw`case[- ]?insensitive(?:ly)?`,
  String.raw`${faelle}${of} (?:(?:ist|sind) (?:(?:mir|dabei|hier|da) )*(?:egal|gleich|unwichtig|unerheblich)|(?:spielt|spielen) (?:(?:dabei|hier|da) )*keine rolle|(?:zählt|zählen) (?:(?:dabei|hier|da) )*nicht|(?:bitte )?(?:ignorieren|nicht beachten))${of.replace("<of>", "<ofBehind>")}`,
  String.raw`(?:auf ${faelle}${of} kommt es (?:(?:dabei|hier|da) )*nicht an|ohne (?:rücksicht )?auf ${faelle}(?: zu achten)?|(?:unabhängig von|ungeachtet) (?:der )?${faelle}|ignorier(?:e|en)? (?:dabei )?${faelle}|(?:ganz )?egal,? ob (?:es )?groß oder klein(?: ?geschrieben)?(?: ist)?)`,
  String.raw`(?<ofJa>\p{L}{1,10}の)?大文字(?:と|・|や|、|/)?小文字(?:の(?:違い|区別|差))?[はもをが]?(?:区別し?(?:なくて(?:も)?(?:いい|良い|よい|大丈夫|構いません)(?:です)?|ないで(?:ください)?|ない|せずに?|ず)|無視(?:して(?:ください)?|し|で)?|気にし(?:なくて(?:も)?(?:いい|良い|よい|大丈夫)(?:です)?|ないで(?:ください)?|ない|ません)|関係(?:なく|ありません|ない(?:です)?))`,
].map((way) => new RegExp(String.raw`(?:[,(] ?)?(?<!\p{Script=Latin})${way}(?!\p{Script=Latin})\)?`, "iu"));

/** That capitals make no difference, where a request says so; null where it doesn't, or says it of two things. */
export function caseAside(request: string): CaseAside | null {
  const found = asides.map((aside) => aside.exec(request)).filter((each) => each !== null);
  const [only] = found.toSorted((one, other) => other[0].length - one[0].length);
  if (!only) return null;
  const rest = `${request.slice(0, only.index)} ${request.slice(only.index + only[0].length)}`;
  const { of: before, ofBehind, ofJa } = only.groups ?? {};
  return asides.some((aside) => aside.test(rest)) ? null : { rest, of: before ?? ofBehind ?? ofJa ?? null };
}
