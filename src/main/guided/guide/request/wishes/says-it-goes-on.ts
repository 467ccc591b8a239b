const must = String.raw`(?<!\p{L})(?:must|should|shall|ought to|has to|have to|needs? to|supposed to|make sure|see that|want|soll(?:en|te|ten)?|muss|müssen|darf|dürfen)(?!\p{L})`;
const within = String.raw`(?:[^.;!?\n]|\.(?=\S))`;
const works = String.raw`(?:work|run|print|pass|go|function|be (?:read|right|usable))\p{L}*`;
const asBefore = String.raw`(?:as (?:before|(?:it|they) (?:does|do|did|is|are|was|were)|now|today|ever|usual)|like (?:before|now|today)|the (?:same|way))`;
const goesOn = new RegExp(
  [
    String.raw`${must}${within}{0,50}(?<!\p{L})(?:still|go(?:es)? on|keeps?(?: on)?|continues?)(?: to)?(?! ${within}{0,12}not(?!\p{L})) (?:\p{L}+ ){0,2}${works}(?!\p{L})`,
    String.raw`${must}${within}{0,40}(?<!\p{L})${works}(?: \p{L}+){0,2} (?:${asBefore}|too|afterwards)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:is|are|was) (?:right|fine|correct|ok(?:ay)?|good)(?!\p{L})${within}{0,40}(?<!\p{L})(?:stays?|remains?|keeps?)(?!\p{L})`,
    String.raw`(?<!\p{L})keeps? ${within}{1,40} (?:working|running|passing)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:without breaking|(?:do not|don['’]?t|must not|mustn['’]?t|should(?:n['’]?t| not)) break)(?!\p{L})`,
    String.raw`${must}${within}{0,60}(?<!\p{L})(?:weiter(?:hin)?|nach wie vor|wie (?:bisher|vorher|zuvor|jetzt|immer)|(?:auch|immer) noch|noch)(?!\p{L})${within}{0,30}(?<!\p{L})(?:funktionier|lauf|läuf|geh|arbeit|lesbar|gelesen|ausgeb|les)\p{L}*`,
    String.raw`(?<!\p{L})(?:weiter(?:hin)?|wie bisher|nach wie vor) (?:${within}{0,20} )?(?:funktionier|lauf|läuf|geh|arbeit)\p{L}*`,
    "(?:今まで|これまで|従来|以前)(?:の)?(?:通り|どおり|と同じ|のまま)|引き続き",
  ].join("|"),
  "iu",
);
/** That it doesn't is the complaint, or that it does is what has to end. */
const denied =
  /(?<!\p{L})(?:still (?:does|do|is|can)?(?:n['’]?t|not|nothing)|(?:(?:must|should|shall)(?:n['’]?t| not| stop| no longer)|has to stop|(?:darf|dürfen|soll(?:en|te|ten)?) nicht)(?! break))(?!\p{L})/iu;

/** Whether a sentence says of something that works that it has to go on doing so. */
export function saysItGoesOn(sentence: string): boolean {
  return goesOn.test(sentence) && !denied.test(sentence);
}
