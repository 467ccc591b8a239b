import { isDenial } from "../limits/ruled-out-files.ts";
import { clausesOf } from "../limits/denied-clauses.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** Where among those beside it an entry is to stand: at an end, right beside another one, or both said together; `rest` is what of the request is about neither. */
export type EntryPlace = {
  name: string;
  end: "first" | "last" | null;
  beside: { side: "before" | "behind"; anchor: string } | null;
  rest: string;
};

const first = String.raw`(?:(?:to |at |on |as )?(?:the )?(?:very )?(?:first(?: place| position| one| entry| item)?|top|beginning|start|front)(?! of (?:the|my|our) (?:file|page))|an den anfang|am anfang|an (?:die )?erster? stelle|ganz (?:nach )?(?:oben|vorne?)|nach (?:ganz )?(?:oben|vorne?)|zuerst|als erstes)`;
const last = String.raw`(?:(?:to |at |on |as )?(?:the )?(?:very )?(?:last(?: place| position| one| entry| item)?|bottom|end)(?! of (?:the|my|our) (?:file|page))|ans (?:ganz )?ende|am ende|an (?:die )?letzter? stelle|ganz (?:nach )?(?:unten|hinten)|nach (?:ganz )?(?:unten|hinten)|zuletzt|als letztes)`;
const right = String.raw`(?:(?:right|directly|just|immediately|straight|direkt|gleich|unmittelbar) )?`;
const article = String.raw`(?:(?:the|our|my|der|die|das|den|dem) )?`;
const sectionWord = String.raw`(?:section|chapter|part|abschnitt|kapitel|teil)`;
const ofText = String.raw`(?: (?:of|in) (?:the|my|our|this) (?:file|page|document|text)| (?:der|in der) (?:datei|seite)| (?:des|im) (?:dokuments?|text(?:e?s)?))?`;
const between = String.raw`(?: [^\s.,;!?]+){0,4}?`;

/** What is moved: an entry by its name alone, a section only where it is called one. */
export type PlacedKind = "entry" | "section";

/** The place that a request says for one of these entries among those beside it: "… should come last, after …". Null where it says none, or several. */
export function saidEntryPlace(
  request: string,
  entries: readonly string[],
  kind: PlacedKind = "entry",
): EntryPlace | null {
  const said = request.toLowerCase();
  const named = [...new Set(entries)].filter((entry) => entry.length > 1 && said.includes(entry.toLowerCase()));
  if (named.length === 0) return null;
  const any = named
    .toSorted((one, other) => other.length - one.length)
    .map(escapeRegExp)
    .join("|");
  const name = (group: string) =>
    String.raw`["'\u0060„“「『]?(?<![\p{Script=Latin}\p{N}])(?<${group}>${any})(?![\p{Script=Latin}\p{N}])["'\u0060”“」』]?`;
  const isSection = kind === "section";
  const anchor = isSection
    ? String.raw`${article}(?:${sectionWord} )?${name("anchor")}(?:[ -]${sectionWord})?`
    : `${article}${name("anchor")}`;
  const entry = name("entry");
  const called = isSection
    ? [
        String.raw`${article}${sectionWord} (?:(?:about|on|called|named|titled|über|namens) )?${entry}`,
        String.raw`${article}${entry}[ -]${sectionWord}`,
        String.raw`${entry} ?の?(?:セクション|章|節|項目|部分|パート)`,
      ]
    : [`${article}${entry}`];
  const side = String.raw`${right}(?:(?<before>before|above|ahead of|in front of|vor|über)|(?<behind>after|behind|below|under|nach|hinter|unter)) ${anchor}`;
  const [top, bottom] = isSection ? [withOfText(first), withOfText(last)] : [first, last];
  const place = String.raw`(?:(?<first>${top})|(?<last>${bottom})|${side})(?![\p{Script=Latin}])`;
  const ways = called.flatMap((own) => waysFor(own, place, anchor)).map((way) => new RegExp(way, "iu"));
  const found = ways.map((way) => way.exec(request)).filter((each) => each !== null);
  const [match, ...others] = found;
  if (!match || others.some((other) => other.index + other[0].length !== match.index + match[0].length)) return null;
  const behind = request.slice(match.index + match[0].length);
  const more = new RegExp(
    String.raw`^([^.;!?\n]{0,40}?),? \(?(?:so |and |i\.e\. |that is |also |und |das heißt )?${side}\)?`,
    "iu",
  ).exec(behind);
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const own = besideOf(groups) ?? besideOf(more?.groups ?? {});
  const end = groups["first"] === undefined ? (groups["last"] === undefined ? null : "last") : "first";
  // "after the soup and before the salad" says both sides
  if (besideOf(groups) && more) return null;
  const rest = `${request.slice(0, match.index)} ${match[0].slice(match[0].toLowerCase().indexOf((groups["entry"] ?? "").toLowerCase()) + (groups["entry"] ?? "").length)} ${more ? behind.replace(more[0], more[1] ?? "") : behind}`;
  const clause = clausesOf(request).find((each) => each.includes(match[0].slice(0, 20)));
  const isSo = clause !== undefined && !isDenial(clause) && !saysItStays(clause);
  return isSo ? { name: groups["entry"] ?? "", end, beside: own, rest } : null;
}

/** A text ends where its last section does, but a list need not. */
function withOfText(end: string): string {
  return `(?:${end.replaceAll("(?! of (?:the|my|our) (?:file|page))", "")})${ofText}`;
}

function waysFor(entry: string, place: string, anchor: string): string[] {
  return [
    String.raw`${entry} (?:should|must|shall|has to|have to|needs? to|ought to|is to|are to) (?:now |rather )?(?:come|go|be|stand|appear|be (?:listed|moved|put|placed|shown))${between} ${place}`,
    String.raw`(?<!\p{L})(?:move|put|shift|place|bring) ${entry}${between} ${place}`,
    String.raw`${entry} (?:soll(?:te|en|ten)?|muss|müssen|gehört|gehören|kommt|kommen)${between} ${place}`,
    String.raw`(?<!\p{L})(?:verschiebe?|schiebe?|setze?|stelle?|packe?|rücke?|hole?) ${entry}${between} ${place}`,
    String.raw`(?<!\p{L})(?:soll(?:te|en|ten)?|muss|müssen) ${entry}${between} ${place}`,
    String.raw`${entry}${between} ${place} (?:(?:ver)?schieben|(?:ver)?rücken|setzen|stellen|packen|holen|ziehen)(?!\p{L})`,
    String.raw`${entry} ?を ?(?:リストの|一覧の|メニューの|ファイルの|ページの)?(?:(?<first>(?:一番)?(?:上|先頭|最初|はじめ))|(?<last>(?:一番)?(?:下|末尾|最後|後ろ))|${anchor} ?の(?:すぐ)?(?:(?<before>前|上)|(?<behind>後ろ?|あと|次|下)))に(?:移動|移し|移す|して|持って)`,
  ];
}

function besideOf({ before, anchor }: Record<string, string | undefined>): EntryPlace["beside"] {
  return anchor === undefined ? null : { side: before === undefined ? "behind" : "before", anchor };
}

/** Words by which a place among others is said. */
export function isPlaceWord(word: string): boolean {
  return placeWord.test(word) || /^[前後上下次一番最初先頭末尾移動章節項目部分\p{Script=Hiragana}]+$/u.test(word);
}

const placeWord =
  /^(?:should|must|shall|has|have|needs?|ought|come|comes|go|be|stand|appear|listed|moved|placed|shown|move|put|shift|place|bring|first|last|top|bottom|end|beginning|start|front|very|position|entry|entries|item|items|right|directly|just|immediately|straight|before|above|ahead|after|behind|below|under|rather|now|list|menu|section|chapter|part|column|anfang|ende|stelle|erste[rs]?|letzte[rs]?|ganz|oben|unten|vorne?|hinten|zuerst|zuletzt|direkt|gleich|unmittelbar|vor|über|nach|hinter|unter|soll\p{L}*|muss|müssen|gehör\p{L}*|komm\p{L}*|stehen|verschieb\p{L}*|schieb\p{L}*|setz\p{L}*|stell\p{L}*|packen?|rück\p{L}*|hol\p{L}*|ans|liste|abschnitt|kapitel|teil|punkt|eintrag|einträge|menü)$/iu;
