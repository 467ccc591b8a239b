import { withoutWhatStays } from "../limits/denied-clauses.ts";
import { mailAddresses } from "./mail-addresses.ts";
import { isQuestion } from "../questions/is-question.ts";
import type { RenewedValue } from "./renewed-value.ts";
import { wantedWords } from "../words/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../words/word-pattern.ts";
import { wordsOf } from "../words/words.ts";
import type { FileText } from "../../../workspace-view.ts";

const phone = /(?<![\p{L}\p{N}+./-]|\d[ (]|\d, )\+?\d[\d ()/-]{5,}\d(?![\p{L}\p{N}]|[.:]\d)/gu;
const isDate = /^(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\d{4}\s?[-/]\s?\d{4})$/;

const changes =
  /(?<!\p{L})(?:chang\p{L}*|updat\p{L}*|correct\p{L}*|new|now|has an?other|different|neu\p{L}{0,2}|änder\p{L}*|geändert|jetzt|aktualisier\p{L}*|korrigier\p{L}*)(?!\p{L})|変更|変わ|変え|新し|更新|直し/iu;
/** The new one comes to the old one, or somebody to the others. */
const adds =
  /(?<!\p{L})(?:add(?:s|ed|ing)?|second|also|both|too|extra|besides|as well|insert\p{L}*|enter|create|make an?|write|send|zweite\p{L}*|weitere\p{L}*|zusätzlich|auch|beide\p{L}*|ergänz\p{L}*|füge?|trag\p{L}*|schreib\p{L}*|schick\p{L}*|erstell\p{L}*)(?!\p{L})|追加|両方|も(?!ら)|送|作/iu;
/** The old one is still of use, or the new one not yet. */
const notYet =
  /(?<!\p{L})(?:will|from (?!\S*\d{3})|as of|next|tomorrow|soon|until|wird|ab (?!jetzt|sofort|heute)|nächste\p{L}*|demnächst|bald|bis|(?:keep|under|below|behind|after|next to|beside|unter|neben|behalt\p{L}*|lass\p{L}*) (?:the |die |den |das )?(?:old|alte\p{L}*))(?!\p{L})|来週|来月|来年|明日|から/iu;
/** Somebody else has the office now, or a relative of somebody is spoken of: whose value it is then isn't said. */
const otherJapanese =
  /新しい(?!メール|アド|電話|番号|連絡先|携帯|もの|の)|(?<!メール|アドレス|アド|電話|番号|連絡先|携帯)(?:が|は)(?:変わ|交代|代わ)|(?:さん|様|氏|先生)の(?!新|メール|アド|電話|連絡先|番号|携帯|e-?mail)/iu;

/** What such a value is called says nothing of whose it is. */
const kindOfValue =
  /^(?:e|mail|email|mails|address|adresse|phone|phones|tel|telephone|telefon|telefonnummer|mobile|handy|handynummer|cell|number|nummer|rufnummer|contact|kontakt|メー|ール|ルア|アド|ドレ|レス|電話|話番|番号|号)$/u;

/** What says no more than that the value is another one. */
const saysOnlyThat =
  /^(?:has|got|getting|gets|wrong|right|actually|really|following|everywhere|wherever|appears|stands|thing|things|ones?|since|today|yesterday|week|hat|bekommen|falsch|richtig|lautet|überall|seit|heute|gestern|woche|stimmt|mehr)$|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const severalJapanese = /[、。].*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/su;

type Unit = { path: string; unit: string };

/**
 * The new address for mail or phone number of somebody, or of something, of which a request doesn't say the old one: "Mara has a new number, 0555 310 77". The old
 * one is the only one in the lines, or else in the entries, that say whose it is, and is changed wherever it stands. Null where more is said, or it isn't clear.
 */
export function ownedValue(request: string, texts: readonly FileText[]): RenewedValue | null {
  const { fresh, owner } = saidNewValue(request) ?? {};
  if (fresh === undefined || owner === undefined) return null;
  if (severalJapanese.test(withoutWhatStays(request).replace(/。\s*$/u, ""))) return null;
  if (texts.some(({ text }) => wholeWord(fresh).test(text))) return null;
  const valuesIn = fresh.includes("@") ? mailAddresses : phonesIn;
  const unitsBy = (unitsOf: (text: string) => string[]) =>
    texts.flatMap(({ path, text }) => unitsOf(text).map((unit) => ({ path, unit })));
  const find = oldValue(unitsBy(linesOf), owner, valuesIn) ?? oldValue(unitsBy(entriesOf), owner, valuesIn);
  if (find === null || isSharedRow(texts, find, owner)) return null;
  const paths = texts.filter(({ text }) => wholeWord(find).test(text)).map(({ path }) => path);
  return { replacement: { find, put: fresh }, paths };
}

/** The one new address for mail or phone number that a request says, and the words that may say whose it is; null where it says more, or something else. */
export function saidNewValue(request: string): { fresh: string; owner: readonly string[] } | null {
  const said = withoutWhatStays(request);
  const [fresh, ...more] = [...mailAddresses(said), ...phonesIn(said)];
  if (fresh === undefined || more.length > 0 || !changes.test(said) || adds.test(said)) return null;
  if (isQuestion(request) || notYet.test(request) || otherJapanese.test(said)) return null;
  const owner = wantedWords(said.replace(fresh, " ").replaceAll(/['’]s\b/gu, " ")).filter(
    (word) => !kindOfValue.test(word) && !changes.test(word),
  );
  return owner.some((word) => isOtherOwner(said, word)) ? null : { fresh, owner };
}

/** Whether a word of such a request says no more than that the value is another one, or what it is called. */
export function saysNoOwner(word: string): boolean {
  return kindOfValue.test(word) || changes.test(word) || saysOnlyThat.test(word);
}

/** "The new plumber", "we changed dentist", "the treasurer changed": who has the new value isn't who had the old one. */
function isOtherOwner(said: string, word: string): boolean {
  const owner = escapeRegExp(word);
  return new RegExp(
    String.raw`(?<!\p{L})(?:new|neue[nmrs]?|other|andere[nmrs]?|chang\p{L}*(?: the| our)?) (?:\p{L}+ )?${owner}\p{L}*(?!['’\p{L}])|(?<!\p{L})${owner} (?:has |have |was |hat )?(?:changed|gewechselt)(?! (?:his|her|their|its|the|phone|e?-?mail|number))`,
    "iu",
  ).test(said);
}

/** The one value of the units that have all that is said of an owner; null where there is none, or several. */
function oldValue(
  units: readonly Unit[],
  owner: readonly string[],
  valuesIn: (text: string) => readonly string[],
): string | null {
  const about = units.flatMap(({ path, unit }) => {
    const values = valuesIn(unit);
    const bare = values.reduce((text, value) => text.replaceAll(value, " "), unit);
    const words = new Set(wordsOf(bare));
    const known = owner.filter((word) => words.has(word));
    const beside = new Set(wordsOf(path));
    const isWhole = owner.every((word) => words.has(word) || beside.has(word) || saysOnlyThat.test(word));
    return values.length > 0 && isWhole ? [{ values, known: known.length }] : [];
  });
  const most = Math.max(1, ...about.map(({ known }) => known));
  const [only, ...more] = new Set(about.filter(({ known }) => known === most).flatMap(({ values }) => values));
  return only !== undefined && more.length === 0 ? only : null;
}

/** A family may have one number: whose row says another name keeps it. */
function isSharedRow(texts: readonly FileText[], value: string, owner: readonly string[]): boolean {
  const rows = texts.flatMap(({ path, text }) => (/\.(?:csv|tsv)$/i.test(path) ? linesOf(text) : []));
  return rows.some((row) => wholeWord(value).test(row) && !wordsOf(row).some((word) => owner.includes(word)));
}

function phonesIn(text: string): string[] {
  return (text.match(phone) ?? []).filter((each) => !isDate.test(each.trim()));
}

function linesOf(text: string): string[] {
  return text.split("\n");
}

/** What stands together without a blank line, with the heading above it. */
function entriesOf(text: string): string[] {
  return text.split(/\n(?=#)|\n\s*\n(?!\s*$)(?<!#[^\n]*\n\s*\n)/u);
}
