import { numberNamed, numberWords } from "../words/number-words.ts";

const count = String.raw`(?:\d{1,2}|${numberWords(1)})`;
const kinds: readonly { said: string; signs: string }[] = [
  { said: "(?:capital|upper-?case) letters?|capitals|großbuchstaben?|英大文字|大文字", signs: "[A-Z]" },
  { said: "(?:small|lower-?case) letters?|kleinbuchstaben?|英小文字|小文字", signs: "[a-z]" },
  { said: "letters?|buchstaben?|英字|アルファベット", signs: "[A-Za-z]" },
  { said: "digits?|numbers?|ziffern?|zahlen|数字", signs: String.raw`\d` },
];
const anyKind = kinds.map(({ said }) => said).join("|");
/** "3 digits", "数字3桁", "3桁の数字" */
const run = String.raw`(?:(?<![\p{Script=Latin}\p{N}])(?<many>${count})[- ](?<kind>${anyKind})(?![\p{Script=Latin}\p{N}])|(?<kindJa>${anyKind})(?<manyJa>\d{1,2})(?:桁|文字|字)|(?<manyOf>\d{1,2})(?:桁|文字|字)の(?<kindOf>${anyKind}))`;
const signs: readonly (readonly [string, string])[] = [
  [String.raw`(?:an? |ein(?:en)? )?(?:dash|hyphen|minus|bindestrich)|ハイフン|-`, "-"],
  [String.raw`(?:an? |ein(?:en)? )?(?:slash|schrägstrich)|スラッシュ|/`, String.raw`\/`],
  [String.raw`(?:an? |ein(?:en)? )?(?:dot|point|punkt)|ドット|\.`, String.raw`\.`],
  [String.raw`(?:an? |ein(?:en)? )?(?:space|blank|leerzeichen)|空白`, " "],
  [String.raw`(?:an? |einen? )?(?:underscore|unterstrich)|_`, "_"],
];
const lead = String.raw`[\s,、]*(?:(?:then|and|plus|followed by|dann|und|gefolgt von|と|、)[\s,]*)*`;
const only =
  /(?<!\p{L})(?:only|just|exactly|nothing else|always|nur|genau|immer|(?:should|must|has to|have to|soll\p{L}*|muss|müssen))(?!\p{L})|だけ|のみ|必ず/iu;

/**
 * What all of a text is to look like, where a request says it as runs of digits and letters with signs between them ("3 digits, a dash and 4 digits"), as the source of a pattern. Null where it says
 * none, more than one, or not that only this is right.
 */
export function saidFormat(request: string): string | null {
  const found = [...request.matchAll(new RegExp(run, "giu"))];
  const [first] = found;
  if (!first || found.length < 2 || !only.test(request)) return null;
  const pieces = [piece(first)];
  for (const [place, next] of found.entries()) {
    const before = found[place - 1];
    if (!before) continue;
    const sign = signBetween(request.slice(before.index + before[0].length, next.index));
    if (sign === null) return null;
    pieces.push(sign + piece(next));
  }
  return pieces.join("");
}

function piece({ groups }: RegExpExecArray): string {
  const said = groups?.["kind"] ?? groups?.["kindJa"] ?? groups?.["kindOf"] ?? "";
  const many = groups?.["many"] ?? groups?.["manyJa"] ?? groups?.["manyOf"] ?? "";
  const kind = kinds.find(({ said: names }) => new RegExp(`^(?:${names})$`, "iu").test(said));
  return `${kind?.signs ?? ""}{${numberNamed(many) ?? Number(many)}}`;
}

/** The sign that is said to stand between two runs; an empty text for none, null for anything else. */
function signBetween(text: string): string | null {
  for (const [said, sign] of signs) if (new RegExp(`^${lead}(?:${said})${lead}$`, "iu").test(text)) return sign;
  return new RegExp(`^${lead}$`, "iu").test(text) && text.trim() !== "" ? "" : null;
}
