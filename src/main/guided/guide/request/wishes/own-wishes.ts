import { bareCommand, unquoted } from "./bare-command.ts";
import { weekdayPattern } from "../dates/weekdays.ts";
import { allOf } from "../words/word-pattern.ts";
import { wordsOf } from "../words/words.ts";

const name = String.raw`(["'„“「『][^"'“”」』]+["'“”」』]|[^"„“「」:;、。]+?)`;
/** The same, or a pair of a key and its value. */
const nameOrPair = String.raw`(["'„“「『][^"'“”」』]+["'“”」』]|[^"„“「」;、。]+?)`;
const the = String.raw`(?:the |my |our |der |die |das |den |dem |unser\p{L}* |mein\p{L}* )?`;

/** What a bare command of such a form wants, as a wish in plain words. */
type Form = readonly [pattern: RegExp, wishOf: (...names: string[]) => string | null];

const before = String.raw`(?:before|above|ahead of|in front of|over)`;
const behind = String.raw`(?:after|behind|below|beneath|under|underneath)`;
const move = String.raw`(?:move|put|bring|shift|place)`;
const moveGerman = String.raw`(?:verschiebe?|setze?|stelle?|schiebe?)`;
const remove = String.raw`(?:remove|delete|drop|cross off|cross out|strike|take off|take out|throw out|kick out)`;
const add = String.raw`(?:add|append|put|write|enter|note)`;
const directly = String.raw`(?:(?:up|down|right|directly|straight|so (?:that )?it (?:comes|is|stands)|to) )*`;

const lastLine = String.raw`(?:add|write|put|append|schreibe?|setze?|füge?) (?:(?:an?|the|this|following|new|einen?|eine|den|die|noch|folgende\p{L}*) )*(line|sentence|note|remark|ps|postscript|zeile|satz|notiz|hinweis|bemerkung)(?: (?:at|to) the (?:very )?(?:end|bottom)(?: of (?:the )?(?:letter|text|page|list|file))?| (?:under|below|after|beneath) (?:my name|the (?:letter|text|signature|list))| ans ende| ganz unten| unter (?:meinen namen|den brief|den text))?(?: (?:saying|that says|which says|hinzu|an|ein|mit dem text))?(?:: ?| (?=["'„“「]))(.+?)(?: (?:at|to) the (?:very )?(?:end|bottom)(?: of (?:the )?(?:letter|text|page|list|file))?| ans ende| am ende)?`;

const forms: readonly Form[] = [
  form(
    String.raw`(?:replace|change|swap|ersetze?|ändere?) ${the}${name} (?:with|by|for|to|durch|in|zu) ${name} (?:in|on|for|under|at|am|im|bei|für) ${the}${name}`,
    (from, to, where) => {
      const isPlain = [from, to, where].every(isName);
      return isPlain ? `Change ${quoted(where)} from ${quoted(from)} to ${quoted(to)}` : null;
    },
  ),
  form(String.raw`${move} ${the}${name} ${directly}${before} ${the}${name}`, (what, to) =>
    moved(what, `before ${quoted(to)}`),
  ),
  form(String.raw`${move} ${the}${name} ${directly}${behind} ${the}${name}`, (what, to) =>
    moved(what, `after ${quoted(to)}`),
  ),
  form(
    String.raw`(?:move|shift|postpone|reschedule|verschiebe?|verlege?) ${the}${name} (?:from ${name} )?(?:to|auf) (?:the )?(${weekdayPattern}|\d{1,2}[:.]\d{2}(?: ?(?:uhr|am|pm))?|\d{1,2} ?(?:am|pm|uhr))`,
    (what, from, to) => set(what, from, to),
  ),
  form(
    String.raw`${move} ${the}${name} (?:up |right |all the way )*(?:to|at|on) (?:the )?(?:very )?(?:top|beginning|start|front|first place)(?: of (?:the |my )?(?:list|file|page|menu))?`,
    (what) => moved(what, "to the top"),
  ),
  form(
    String.raw`${move} ${the}${name} (?:down |right |all the way )*(?:to|at) (?:the )?(?:very )?(?:end|bottom|last place)(?: of (?:the |my )?(?:list|file|page|menu))?`,
    (what) => moved(what, "to the end"),
  ),
  form(String.raw`${moveGerman} ${the}${name} (?:direkt |ganz )?vor ${the}${name}`, (what, to) =>
    moved(what, `before ${quoted(to)}`),
  ),
  form(String.raw`${moveGerman} ${the}${name} (?:direkt |ganz )?(?:nach|hinter) ${the}${name}`, (what, to) =>
    moved(what, `after ${quoted(to)}`),
  ),
  form(String.raw`${moveGerman} ${the}${name} (?:ganz )?(?:nach oben|an den anfang|an die erste stelle)`, (what) =>
    moved(what, "to the top"),
  ),
  form(String.raw`${moveGerman} ${the}${name} (?:ganz )?(?:nach (?:unten|hinten)|ans ende|an den schluss)`, (what) =>
    moved(what, "to the end"),
  ),
  form(String.raw`${name}を${name}の前(?:に|へ)(?:移動|移|置)\p{Script=Hiragana}*`, (what, to) =>
    moved(what, `before ${quoted(to)}`),
  ),
  form(String.raw`${name}を${name}の(?:後ろ?|あと|次)(?:に|へ)(?:移動|移|置)\p{Script=Hiragana}*`, (what, to) =>
    moved(what, `after ${quoted(to)}`),
  ),

  form(String.raw`${remove} ${the}${name} (?:from|off|out of) ${the}${name}`, removedFrom),
  form(String.raw`(?:take|kick|throw|cut) ${the}${name} (?:off|out of|from) ${the}${name}`, removedFrom),
  form(String.raw`${remove} ${the}${name}`, removed),
  form(String.raw`(?:take|kick|throw|cut) ${the}${name} (?:off|out|away)`, removed),
  form(String.raw`(?:lösche?|entferne?|streiche?) ${the}${name} (?:aus|von) ${the}${name}`, removedFrom),
  form(String.raw`(?:lösche?|entferne?|streiche?) ${the}${name}`, removed),
  form(String.raw`(?:nimm|wirf|schmeiß) ${the}${name} (?:raus|weg|heraus|runter)`, removed),
  form(String.raw`${the}${name} (?:bitte )?(?:löschen|streichen|entfernen|rausnehmen)`, removed),
  form(String.raw`${name}を(?:リストから)?(?:削除|消|取り除|外|除)\p{Script=Hiragana}*`, removed),

  form(
    String.raw`(?:add|put|write|insert) ${name} (?:at|to|on) the (?:very )?(?:top|beginning|start) of ${the}${name}(?: (?:list|section|part))?`,
    (what, to) => addedTo(what, `to the top of ${quoted(to)}`),
  ),
  form(
    lastLine,
    (kind, text) => `Write as the last line ${quoted(`${/^p/iu.test(kind) ? "PS: " : ""}${unquoted(text)}`)}`,
  ),
  form(String.raw`${add} ${name} (?:right |directly )?${before} ${the}${name}`, (what, to) =>
    addedTo(what, `before ${quoted(to)}`),
  ),
  form(String.raw`${add} ${name} (?:right |directly )?(?:after|behind|below) ${the}${name}`, (what, to) =>
    addedTo(what, `after ${quoted(to)}`),
  ),
  form(
    String.raw`${add} ${name} (?:to|under|in|into|on|onto) ${the}${name}(?: (?:list|section|part|heading))?`,
    (what, to) => addedTo(what, `to ${quoted(to)}`),
  ),
  form(
    String.raw`(?:add|append) the (tags?|labels?|keywords?|categor(?:y|ies)|topics?|flags?|options?|values?|users?|members?|guests?|authors?|colou?rs?|languages?|hosts?|paths?) (["'„“]?[^\s"'„“]+["'“]?)`,
    (list, what) => addedTo(what, `to ${quoted(list)}`),
  ),
  form(String.raw`(?:add|append) ${nameOrPair}`, (what) => addedTo(what, "")),
  form(
    String.raw`(?:füge?|schreibe?|setze?|trage?) ${name} (?:zu[rm]?|unter|bei|in|auf) ${the}${name}(?: (?:hinzu|ein|an|dazu))?`,
    (what, to) => addedTo(what, `to ${quoted(to)}`),
  ),
  form(String.raw`(?:ergänze?) ${name} (?:bei|unter|in) ${the}${name}`, (what, to) =>
    addedTo(what, `to ${quoted(to)}`),
  ),
  form(String.raw`${name}に${name}を(?:追加|足|加え|入れ)\p{Script=Hiragana}*`, (to, what) =>
    addedTo(what, `to ${quoted(to)}`),
  ),
  form(String.raw`${name}を${name}に(?:追加|足|加え|入れ)\p{Script=Hiragana}*`, (what, to) =>
    addedTo(what, `to ${quoted(to)}`),
  ),

  form(
    String.raw`(?:set|change|make|update|raise|lower|increase|reduce|put) ${the}${name} (?:from ${name} )?(?:up |down )?to ${name}`,
    (what, from, to) => set(what, from, to),
  ),
  form(
    String.raw`(?:setze?|ändere?|stelle?|erhöhe?|senke?) ${the}${name} (?:von ${name} )?(?:auf|zu|in) ${name}(?: um)?`,
    (what, from, to) => set(what, from, to),
  ),
  form(
    String.raw`${the}${name} (?:is|are|costs?|starts?|begins?|ends?) (?:now |from now on )(?:at )?${name}`,
    (what, to) => set(what, "", to),
  ),
  form(
    String.raw`${the}${name} (?:is|are|costs?|starts?|begins?|ends?) (?:at )?${name} (?:now|from now on|instead)`,
    (what, to) => set(what, "", to),
  ),
  form(
    String.raw`${the}${name} (?:should|has to|must|ought to|needs to) (?:be|say|read|cost|become) ${name}(?: (?:now|instead))?(?: instead of ${name})?`,
    (what, to, from) => set(what, from, to),
  ),
  form(
    String.raw`${the}${name} (?:soll|muss|sollte) (?:jetzt |künftig )?(?:auf )?${name} (?:sein|stehen|kosten|heißen|lauten)`,
    (what, to) => set(what, "", to),
  ),
  form(
    String.raw`${the}${name} (?:ist|sind|kostet|kosten|beginnt um|heißt) (?:jetzt|ab jetzt|ab sofort|nun|künftig) ${name}`,
    (what, to) => set(what, "", to),
  ),
  form(String.raw`${name}を${name}に(?:変更|変え|し|直)\p{Script=Hiragana}*`, (what, to) => set(what, "", to)),
  form(String.raw`${name}は(?:今後|これから)?${name}に(?:変更|変え|なり)\p{Script=Hiragana}*`, (what, to) =>
    set(what, "", to),
  ),

  form(
    String.raw`(?:swap|exchange|switch|tausche?|vertausche?) ${the}(step|item|entry|row|point|section|paragraph|schritt|punkt|zeile|absatz)(?:s|e|n)? (\d{1,2}) (?:and|with|und|mit) (?:\p{L}+ )?(\d{1,2})`,
    (kind, one, two) => `Swap ${quoted(`${kind} ${one}`)} and ${quoted(`${kind} ${two}`)}`,
  ),
  form(String.raw`(?:make|mach) ${the}${name} ([\p{L}-]+)(?: zu| into)? ${name}`, (owner, side, to) =>
    /['’]s$|s['’]$/u.test(owner) ? set(`${side} of ${owner.replace(/['’]s?$/u, "")}`, "", to) : null,
  ),
  form(
    String.raw`(?:rename|call|change|benenne|nenne) ${the}(?:section|heading|chapter|abschnitt|überschrift|kapitel) ${name} (?:to|into|in|um in) ${name}(?: um)?`,
    (old, fresh) => ([old, fresh].every(isName) ? `Change the heading ${quoted(old)} to ${quoted(fresh)}` : null),
  ),
  form(
    String.raw`(?:rename|change|benenne) ${the}${name} (?:section|heading|chapter|abschnitt) (?:to|into|in) ${name}(?: um)?`,
    (old, fresh) => ([old, fresh].every(isName) ? `Change the heading ${quoted(old)} to ${quoted(fresh)}` : null),
  ),
  form(
    String.raw`(?:swap|exchange|switch|tausche?|vertausche?) ${the}${name} (?:and|with|und|mit|gegen) ${the}${name}`,
    (one, two) => (isName(one) && isName(two) ? `Swap ${quoted(one)} and ${quoted(two)}` : null),
  ),
];

/** "but only on Thursday": where, and nowhere else. */
const onlyThere = /,?\s*(?:(?:but|and|aber|und) )?(?:only|just|nur) (?=(?:on|in|for|at|under|am|im|bei|für)\s)/giu;

/** What a request says in a form that leaves nothing open, as a wish in plain words with its names in quotes. Null where it says it otherwise. */
export function ownWish(request: string): string | null {
  const bare = bareCommand(request.replaceAll(onlyThere, " "));
  if (bare === null) return null;
  // `"timeout": 30` is a pair rather than a text to the letter
  const command = bare.replace(/"([\p{L}_][\p{L}\p{N}_. -]*)"\s*:\s*"?([^"]+)"?$/u, "$1: $2");
  for (const [pattern, wishOf] of forms) {
    const [whole, ...names] = pattern.exec(command) ?? [];
    const wish = whole === undefined ? null : wishOf(...names.map((each) => each ?? ""));
    if (wish !== null) return wish;
  }
  return null;
}

function form(pattern: string, wishOf: (...names: string[]) => string | null): Form {
  return [allOf(pattern), wishOf];
}

function moved(what: string, to: string): string | null {
  return isName(what) && !describes.test(what) ? `Move ${called(what)} ${to}` : null;
}

function removed(what: string): string | null {
  return isName(what) ? `Remove ${called(what)}` : null;
}

function removedFrom(what: string, from: string): string | null {
  return isName(what) && isName(from) ? `Remove ${called(what)} from ${quoted(from)}` : null;
}

/** What is to be written has to be said to the letter: "a note about the keys" isn't. */
function addedTo(what: string, where: string): string | null {
  if (pair.test(what) && !describes.test(what) && !goesOn.test(what))
    return `Add "${what.replaceAll(/["'„“”]/gu, "")}" ${where}`.trim();
  const isSaid = /^["'„“「『]/u.test(what) || !describes.test(what);
  const items = what.split(/,\s+/u);
  return isSaid && items.every(isName) ? `Add ${items.map(quoted).join(" and ")} ${where}`.trim() : null;
}

/** "Sat: Ida", "port = 80" */
const pair = /^["']?[\p{L}_][\p{L}\p{N}_. -]{0,39}["']?\s*(?:(?<!\d):(?!\/\/)|=)\s*\S/u;

const describes =
  /^(?:an?|the|some|another|more|one|new|two|three|\d+ more|ein\p{L}*|die|der|das|den|noch|weitere\p{L}*|neue\p{L}*)\s|(?<!\p{L})(?:and|und|for|about|with|that|which|called|named|für|über|mit|namens)(?!\p{L})/iu;

function set(what: string, from: string, to: string): string | null {
  const [, side, owner] =
    /^(.+?) (?:of|for|von|für) (?:the |der |die |das |den )?(.+)$/iu.exec(what) ??
    swapped(/^(.+?)['’]s (.+)$/u.exec(what)) ??
    [];
  const isPlain = [what, to].every(isName) && (from === "" || isName(from));
  if (!isPlain || /^(?:be|do|get|go|have|the (?:same|top|end|other))(?!\p{L})/iu.test(to)) return null;
  // a text to the letter becomes another one
  if (from === "" && [what, to].every((each) => /^["'„“「『]/u.test(each)))
    return `Replace ${quoted(what)} by ${quoted(to)}`;
  const old = from === "" ? "" : ` from ${quoted(from)}`;
  const subject =
    owner === undefined || side === undefined ? quoted(what) : `the ${side.toLowerCase()} of ${quoted(owner)}`;
  return `Set ${subject}${old} to ${quoted(to)}`;
}

function swapped(found: RegExpExecArray | null): [string, string, string] | null {
  const [all, owner, side] = found ?? [];
  return all === undefined || owner === undefined || side === undefined ? null : [all, side, owner];
}

const section =
  /^(?:the )?(?:whole |entire |ganzen? )?(?:(?:section|part|chapter|paragraph|abschnitt|kapitel|absatz)(?: (?:about|on|called|über))? (.+)|(.+?)[ -](?:section|part|chapter|paragraph|abschnitt|kapitel|absatz))$/iu;
const kind =
  /^(?:(?:line|row|entry|item|step|task|point|zeile|eintrag|punkt|schritt) (.+)|(.+?) (?:line|row|entry|item|step|task|zeile|eintrag|punkt|schritt))$/iu;

/** "the last step", "row 3" */
const isPlace =
  /^(?:first|second|third|fourth|fifth|last|final|erste\p{L}*|zweite\p{L}*|dritte\p{L}*|letzte\p{L}*|\p{L}+ \d{1,3}|\d(?:st|nd|rd|th)) ?\p{L}*$/iu;

/** A thing by its name, and its kind where that is said. */
function called(what: string): string {
  if (isPlace.test(what)) return quoted(what);
  const part = section.exec(what);
  if (part) return `the section ${quoted(part[1] ?? part[2] ?? "")}`;
  const own = kind.exec(what);
  return quoted(own?.[1] ?? own?.[2] ?? what);
}

function quoted(text: string): string {
  return `"${unquoted(text).replace(/^(?:the|der|die|das|den|dem) /iu, "")}"`;
}

/** Of so many words a name is at most. */
const mostWords = 7;
const isOpen =
  /^(?:it|them|what|whatever|something|anything|somebody|that|this|these|those|everything|anything|nothing|all|both|each|every|one|ones|he|she|they|es|sie|ihn|das|alles|beide\p{L}*|alle\p{L}*|jede\p{L}*)(?!\p{L})|(?<!\p{L})(?:whose|which|that|who|where|if|when|all|every|each|die|welche\p{L}*|wo|wenn|alle)(?!\p{L})|["\n]/iu;

/** Behind a name something else is wanted as well. */
const goesOn = /,\s|\s(?:and|und|then|dann|plus|&)\s/iu;

/** Whether a text can be somebody's name for one thing: it says no condition, and nothing that was said before. */
function isName(text: string): boolean {
  const own = unquoted(text);
  const isLetter = /^["'„“「『].+["'“”」』]$/u.test(text.trim());
  if (isLetter) return own !== "" && !/["\n]/u.test(own);
  return own !== "" && !isOpen.test(own) && !goesOn.test(own) && wordsOf(own).length <= mostWords;
}
