const noun = String.raw`((?:\p{L}+[ -])?(?:party|wedding|picnic|barbecue|bbq|fair|fête|event|celebration|reunion|feast|festival|ball|fest|feier|fete|hochzeit|picknick|veranstaltung)|\p{L}+(?:party|fest|feier)|パーティー?|お祭り|結婚式|イベント)`;
const occasion = new RegExp(
  String.raw`(?<!\p{L})(?:(?:to|at|for|of|with|from|on|bei|beim|zu|zum|zur|auf|für|fürs|von|vom|an|am) )(?:(?:the|our|my|this|that|der|die|das|dem|den|unser\p{L}*|mein\p{L}*|diese\p{L}*) )?${noun}(?!\p{L})|(パーティー?|お祭り|結婚式|イベント)(?:に|で|の|へ)`,
  "giu",
);

/** The occasions that a request says something is for, each in small letters: `party` for "who comes to our party". */
export function saidOccasions(request: string): string[] {
  return [...request.matchAll(occasion)].map(([, named, inJapanese]) => (named ?? inJapanese ?? "").toLowerCase());
}

/** A request without its occasions: what a list is for that is about nothing else says nothing of its rows. */
export function withoutOccasions(request: string): string {
  return request.replaceAll(occasion, " ");
}
