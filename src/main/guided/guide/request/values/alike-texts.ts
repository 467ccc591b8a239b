import type { Replacement } from "../../../../agent/replacement.ts";
import { clausesOf, withoutWhatStays } from "../limits/denied-clauses.ts";
import { wholeValue } from "./said-spans.ts";
import { saysItIsPast } from "../limits/says-it-is-past.ts";
import { escapeRegExp, wholeWord } from "../words/word-pattern.ts";
import { isCommonWord } from "../words/words.ts";

/** Of a word; scripts without blanks don't show where one ends. */
const sign = String.raw`(?:(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])[\p{L}\p{N}_])`;
/** What can't be a word of the language: a room, an identifier, a path, a host, an option, a key. */
const code = new RegExp(
  String.raw`(?<!${sign}|[./@#-])(?:[~.]?/|--?)?${sign}+(?:[_./@-]+${sign}+)*(?!${sign}|[/@-])`,
  "gu",
);
const capital = String.raw`\p{Lu}[\p{L}'’.-]*\p{L}`;
/** A street with its number, either way round; a colour; a phone number. */
const phrase = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${capital}(?: ${capital}){0,3} \d{1,4}[a-z]?(?![\p{L}\p{N}]|[ .:,/-]\d)`,
    String.raw`(?<![\p{L}\p{N}])#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3})(?![\p{L}\p{N}_-])`,
    String.raw`(?<![\p{L}\p{N}#]|\d[.:,/-])\d{1,4}[a-z]? ${capital}(?: ${capital}){0,3}(?!\p{L})`,
    String.raw`(?<!${sign}|\+)\+?\d[\d ()/-]{5,}\d(?!\p{N})`,
  ].join("|"),
  "gu",
);
/** A colour as style sheets have it: `#c2410c`. Its letters may be large or small. */
export const isColour = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/iu;
const shapes: readonly RegExp[] = [
  isColour,
  /^\d{1,3}(?:\.\d{1,3}){3}$/u,
  /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u,
  /^(?:\p{L}[\p{L}\p{N}-]*\.){2,}\p{L}{2,}$/u,
  /^[~.]?\/[^\s]+$/u,
  /^--?\p{L}[\p{L}\p{N}-]*$/u,
  /^[\p{Lu}\p{N}]+(?:_[\p{Lu}\p{N}]+)+$/u,
  /^[\p{Ll}\p{N}]+(?:_[\p{Ll}\p{N}]+)+$/u,
  /^\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]+)+$/u,
  /^\p{L}{1,4}-?\p{N}{1,5}$/u,
  /^\d{1,2}[a-f]$/u,
  /^\p{Ll}+ \d{1,4}[a-z]?$/u,
  /^\p{Lu}.*\s\d+[a-z]?$/u,
  /^\d+[a-z]? \p{Lu}/u,
  /^\+?\d[\d ()/-]{5,}\d$/u,
];
const saysChanged =
  /(?<!\p{L})(?:instead|rename\p{L}*|replace\p{L}*|chang\p{L}*|correct\p{L}*|really|mov(?:e|es|ed|ing)|(?:is|are|be) (?:now )?called|(?:call|name) (?:it|that|this|them)|the name(?! of)|no longer|put (?:that|this|it) right|swap\p{L}*|switch\p{L}*|substitut\p{L}*|exchang\p{L}*|supersed\p{L}*|becomes?|updat\p{L}*|wherever|geändert\p{L}*|tausch\p{L}*|austausch\p{L}*|(?:aus)?getauscht|wechs\p{L}*|gewechselt|wird zu|künftig|aktualisier\p{L}*|statt|anstatt|umben\p{L}*|ersetz\p{L}*|änder\p{L}*|korrigier\p{L}*|zieht|ziehen|umgezogen|heiß(?:t|en)|nicht mehr)(?!\p{L})|→|変更|変え|変わ[りっ]|差し替え|置き換え|切り替え|代わりに|移(?:り|動|転)|直し|ではなく/iu;
/** One more is wanted. */
const saysAdded =
  /(?<!\p{L})(?:add(?:s|ed|ing)?|insert\p{L}*|copy|copies|copied|creat\p{L}*|both|another|second|third|extra|weitere\p{L}*|zweite\p{L}*|noch ein\p{L}*|ergänz\p{L}*|hinzu\p{L}*|füge?|kopier\p{L}*|erstell\p{L}*|beide(?!s?\.)\p{L}*)(?!\p{L})|追加|コピー|両方に/iu;
/** The new one comes to the old one, or is made from it. */
const besideOther =
  /(?<!\p{L})(?:write|like|besides|as well as|in addition to|zusätzlich|außer|under|below|above|behind|before|after|beside|next to|between|mak(?:e|es|ing)|mach\p{L}*|schreib\p{L}*|unter|über|hinter|vor|nach dem|neben)(?!\p{L})|後に|下に/iu;

/**
 * The two texts of one shape of which a request says just two: `B204` and `C110`, `MAIL_HOST` and `SMTP_HOST`, Mill Lane 4 and Station
 * Road 12. Null where there are more, or one may be added.
 */
export function alikeTexts(request: string): readonly [string, string] | null {
  const said = withoutWhatStays(request);
  if (saysAdded.test(said)) return null;
  const named = [...(said.match(code) ?? []), ...(said.match(phrase) ?? []), ...numberedThings(said)];
  const codes = [...new Set(named)].filter((each) => !isValue(each));
  const apart = codes.filter((each) => !isLookalike(each, codes));
  const own = apart.length < 2 ? codes : apart;
  const groups = shapes.map((shape) => own.filter((each) => shape.test(each))).filter((alike) => alike.length > 0);
  const [one, other, ...more] = groups.length === 1 ? (groups[0] ?? []) : [];
  return one !== undefined && other !== undefined && more.length === 0 ? [one, other] : null;
}

/** "floor 3" and "floor 5": a thing of which two numbers are said. */
function numberedThings(said: string): string[] {
  const things = [...said.matchAll(/(?<![\p{L}\p{N}])(\p{Ll}{3,}) \d{1,4}[a-z]?(?![\p{L}\p{N}]|[ .:,/-]\d)/gu)];
  return things.flatMap(([text, noun]) =>
    !isCommonWord(noun ?? "") && things.some(([other, own]) => own === noun && other !== text) ? [text] : [],
  );
}

/**
 * Whether a request wants the one of two such texts in the place of the other, where `find` is the one that stands in the files: it says so, or
 * it says of the old one that this is past: "nobody answers at … any more", "… is history".
 */
export function wantsOtherText(request: string, { find, put }: Replacement): boolean {
  const said = withoutWhatStays(request);
  if (isDenied.test(said) || writesText.test(said)) return false;
  const clausesWith = (text: string) => clausesOf(said).filter((clause) => wholeWord(text).test(clause));
  const isPast = (text: string) => clausesWith(text).some((clause) => saysItIsPast(clause, text));
  const isSaidNow = clausesWith(put).some((clause) => saysItIsNow.test(clause));
  const isThere = clausesWith(find).some((clause) => stands.test(clause));
  if (isPast(find) || (isSaidNow && isThere) || becomesOther(find, put).test(said)) return true;
  return saysChanged.test(said) && !besideOther.test(said) && !isPast(put);
}

/** "7b is 8b now", "7b ist jetzt die 8b" */
function becomesOther(find: string, put: string): RegExp {
  const [old, fresh] = [wholeWord(find).source, wholeWord(put).source];
  const now = "(?:now|from now on|jetzt|nun|ab sofort)";
  return new RegExp(
    `${old} (?:is|are|ist|sind|heißt) (?:${now} (?:(?:the|die|der|das) )?${fresh}|(?:the )?${fresh} ${now})|${old}は(?:今は|いまは)?${fresh}(?:です|になりました|になった)`,
    "iu",
  );
}

const isDenied =
  /(?<!\p{L})(?:not|never|dont|n['’]t|don['’]?t|nicht) (?:\p{L}+ ){0,1}?(?:rename|replace|change|call|correct|swap|update|switch|exchange|substitute|umbenennen|ersetzen|ändern|tauschen|austauschen|wechseln)(?!\p{L})|(?<!\p{L})(?:noch nicht|not yet|まだ)(?!\p{L})|(?:変え|変更し)(?:ない|ず)/iu;
/** The old one is told to somebody. */
const writesText =
  /(?<!\p{L})(?:write|draft|compose|prepare|schreib\p{L}*|verfass\p{L}*|entwirf)(?: [^\s.,;!?]+){0,4}? (?:answer|reply|e-?mail|mail|letter|message|post|announcement|antwort|brief|nachricht|meldung)(?!\p{L})|(?:メール|返事|手紙)を書/iu;

/** "it says … everywhere": what is told of the old one. */
const stands =
  /(?<!\p{L})(?:it|that|this|there|page|sign|es|da|dort)[’']?s? (?:still |noch )?(?:says?|reads?|is|are|steht|stehen|ist|sind)(?!\p{L})|と(?:書|な)/iu;
const saysItIsNow =
  /(?<!\p{L})(?:now|by now|from (?:now on|today|tomorrow)|really|actually|should|has to|must|jetzt|nun|inzwischen|ab (?:sofort|heute|jetzt)|eigentlich|richtig|muss|soll\p{L}*)(?!\p{L})|今は|現在/iu;

/** Who says `get_rows_fast` beside `get_rows` says what isn't meant. */
function isLookalike(code: string, codes: readonly string[]): boolean {
  return codes.some(
    (other) => other !== code && new RegExp(`^${escapeRegExp(other)}[_-]|[_-]${escapeRegExp(other)}$`, "u").test(code),
  );
}

/** "12 June" and "12.50" have rules of their own; "Weg 3", "floor 3" and the class 7b are no amounts. */
function isValue(text: string): boolean {
  const value = wholeValue(text);
  return value !== null && !(value.kind === "number" && /\p{L}{3,} \d|\d \p{Lu}|^\d{1,2}[a-f]$/u.test(text));
}
