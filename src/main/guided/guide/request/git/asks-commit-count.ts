/** Whose commits are asked for, and since when; null for everybody's, and for all there are. */
export type AskedCommits = { author: string | null; since: string | null };

const person = String.raw`(?!(?:i|we|you|he|she|it|they|there|that|this|the|my|our|his|her|someone|anyone|everyone|people|ich|wir|du|er|sie|es|man|der|die|das|seit|since|in|on)(?!\p{L}))\p{L}[\p{L}'’.-]*(?: (?!(?:make|made|do|does|done|push|pushed|add|added|write|written|commit|committed|have|so|since|in|on|to|for|with|by|im|am|zu|für|mit|seit|bisher|insgesamt|gemacht)(?!\p{L}))\p{L}[\p{L}'’.-]*){0,3}`;
const everybody = String.raw`(?:we|they|people|wir)`;
const version = String.raw`(?:tag|version|release) ["'\u0060„]?([\w][\w./-]*\w|\w)["'\u0060“]?|["'\u0060„]?(v\d+(?:\.\w+)*|\d+(?:\.\d+)+)["'\u0060“]?`;
const since = String.raw`(?: (?:since|after|seit|nach) (?:(?:the|our|dem|der) )?(?:${version})(?![\w-]|\.\w))`;
const altogether = String.raw`(?: (?:so far|in total|in all|altogether|bisher|insgesamt|now|jetzt|overall))*`;
const made = String.raw`(?:make|made|do|done|push|pushed|add|added|write|written|have)`;

const ways = [
  String.raw`how many commits (?:did|has|have|does) (?:(?<author>${person})|${everybody}) ${made}${altogether}${since}?${altogether}`,
  String.raw`how many commits (?:(?:are|were) (?:there )?|(?:have been|were) made |there are )?(?:by|from|of) (?<author>${person})${altogether}${since}?${altogether}`,
  String.raw`how many commits (?:(?:are|were) there|have there been|(?:have been|were) made|came)${altogether}${since}${altogether}`,
  String.raw`wie viele commits (?:hat|hatte|haben) (?:(?<author>${person})|${everybody})${altogether}${since}?${altogether} (?:gemacht|geschrieben|erstellt|hinzugefügt|gepusht)`,
  String.raw`wie viele commits (?:gibt es|sind|kamen|waren|stammen)(?: von (?<author>${person}))?${altogether}${since}${altogether}`,
  String.raw`wie viele commits (?:gibt es|sind|kamen|waren|stammen) von (?<author>${person})${altogether}`,
];
const rest = String.raw`(?:[\s?!.,;]|(?<!\p{L})(?:(?:i |we )?(?:just )?need (?:it|that|this|the number) for [^.?!\n]*|thanks?|thank you|please|pls|danke|bitte|(?:ich |wir )?brauchen? (?:ich |wir |es |das |die zahl |den wert )+für [^.?!\n]*)(?!\p{L}))*`;
const opening = String.raw`(?:(?:hi|hey|hello|hallo|please|pls|bitte|so|and)[,!]? |(?:can|could) you tell me,? |tell me,? |do you know,? |kannst du mir sagen,? |sag mir,? |weißt du,? )*`;
const latin = ways.map((way) => new RegExp(`^\\s*${opening}${way}${rest}$`, "iu"));

const japaneseName = String.raw`(?<author>[\p{L}・]+?(?: [\p{L}・]+?)?)(?:さん|くん|君)?`;
const japaneseSince = String.raw`(?:タグ(?:の)?\s*)?(?<tag>v\d[\w.]*)\s*(?:以降|以来|から|より後)(?:に|で|の)?、?\s*`;
const howOften = String.raw`コミット(?:し|を|は|が|数は)*(?:し(?:た|ました))?(?:のは|回数は|数は)?(?:いくつ|何回|何件|何個)[^。？?]{0,12}[。？?]?\s*$`;
const japanese = [
  `^\\s*${japaneseSince}${japaneseName}(?:は|が|の)、?(?:何回|何件|いくつ)コミットし(?:た|ました)[^。？?]{0,4}[。？?]?\\s*$`,
  `^\\s*${japaneseName}(?:は|が|の)、?\\s*${japaneseSince}(?:何回|何件|いくつ)コミットし(?:た|ました)[^。？?]{0,4}[。？?]?\\s*$`,
  `^\\s*${japaneseSince}(?:${japaneseName}(?:は|が|の)、?)?${howOften}`,
  `^\\s*${japaneseName}(?:は|が|の)、?\\s*${japaneseSince}${howOften}`,
].map((pattern) => new RegExp(pattern, "u"));

/** Whose commits are to be counted, and since which version, where that is all that is asked; null elsewhere. */
export function askedCommits(request: string): AskedCommits | null {
  for (const way of [...latin, ...japanese]) {
    const { author, tag } = way.exec(request.trim())?.groups ?? {};
    if (!way.test(request.trim())) continue;
    const [, ...names] = sinceVersion.exec(request) ?? [];
    return { author: author?.trim() ?? null, since: tag ?? names.find((name) => name !== undefined) ?? null };
  }
  return null;
}

const sinceVersion = new RegExp(since, "iu");
