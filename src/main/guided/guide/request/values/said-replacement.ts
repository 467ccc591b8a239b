import type { Replacement } from "../../../../agent/replacement.ts";
import { formerName, wantsEverywhere } from "../wishes/request-intent.ts";
import { newSurname } from "./new-surname.ts";
import { titleWords } from "./title-words.ts";
import { isShortNumber } from "../words/numbers.ts";
import { weekdayPlace } from "../dates/weekdays.ts";
import { exchangedTexts } from "./said-exchange.ts";
import { withoutPlacePhrases } from "../files/without-place-phrases.ts";
import { escapeRegExp, notBeforeWord, wholeWord } from "../words/word-pattern.ts";
import { reportsOutput } from "../wishes/reports-output.ts";
import { wholeValue } from "./said-spans.ts";
import { isCommonWord } from "../words/words.ts";

const quote = String.raw`["'\u0060„“”«»「」『』]`;
const quoted = new RegExp(`^${quote}([^"'\u0060„“”«»「」『』]{1,80})${quote}`, "u");
const quotedBefore = new RegExp(`${quote}([^"'\u0060„“”«»「」『』]{1,80})${quote}$`, "u");
/** What is not to be done, or only to be told. */
const ruledOut = String.raw`(?<!\b(?:not|never|don['’]?t|how to|how do I|how do we) )`;
const verb = String.raw`${ruledOut}(?:rename|replace|ersetze?n?|umbenennen|benenne?n?)`;
/** "change the day to Friday" names what is changed, not what stands there: only what can't be such a name counts. */
const vagueVerb = String.raw`${ruledOut}(?:change|correct|ändere?|korrigiere?)`;
const kind = String.raw`(?:(?:the|every|all|each|our|my|die|das|den|der|alle|jede[ns]?)\s+)?(?:(?:function|method|class|variable|constant|column|key|field|setting|word|term|name|funktion|methode|klasse|variable|konstante|spalte|wort|begriff|namen?)s?\s+)?`;
const place = String.raw`(?:(?:please|everywhere|in all files|bitte|überall|in allen dateien)\s+)*`;
const saysRenamed = /(?<!\p{L})(?:renam\p{L}*|changed?|names?|umbenannt|geändert|heißt|namen?)(?!\p{L})/iu;
const into = String.raw`\s+(?:to|with|by|into|durch|zu|nach|→|->|=>)\s+`;
/** In English "in" says where: "rename the parlour in our plan to lounge". */
const germanInto = into.replace("durch", "durch|in");
const isGerman = /^\s*(?:ersetz|umbenenn|benenn|änder|korrigier)/iu;
const instead =
  /(?:\s+(?:now|from now on|these days|jetzt|nun|ab sofort|inzwischen),?)?\s+(?:instead of|rather than|in place of|statt|anstatt|anstelle von)\s+|\s+(?:now|from now on|these days|jetzt|nun|ab sofort|inzwischen),?\s+(?:(?:and|und) )?(?:not|no longer|nicht(?: mehr)?)\s+|\s*[(,;]\s*(?:the )?(?:old|former|previous) (?:one|number|address|name)\s*(?:was|is|:)\s+/giu;
const nowBehind = /^,?\s+(?:jetzt|nun|ab sofort|now|it['’]?s now|it is now)\s+/iu;
/** "die Butter durch Margarine ersetzen" */
const throughout =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}_@.-]+) (?:durch|mit) ([\p{L}\p{N}_@.-]+) (?:ersetzen|austauschen|tauschen)(?!\p{L})/giu;
const wroteSo = /\b(?:wrote|written|typed|spell\w*|misspel\w*|says|stands|geschrieben|schreiben|steht|getippt)\b/iu;
const alsoQuoted = new RegExp(`(?:,|(?<!\\p{L})(?:and|und))\\s+(?=${quote})`, "giu");
const arrow = /\s*(?:→|->|=>)\s*/gu;
/** "I want home/temp to be called home/warmth", "lib_old soll künftig lib_new heißen" */
const calledNow =
  /\s+(?:(?:(?:(?:is |are )?going to|(?:(?:has|have|needs?|ought|is|are) )?to|should|shall|will|must) (?:now )?be|is|are) (?:now )?(?:called|named|renamed(?: to)?|known as)|(?:heißt|heißen)(?: (?:jetzt|nun|künftig|ab sofort|ab jetzt))?|soll(?:en)?(?: (?:jetzt|nun|künftig|ab sofort|ab jetzt))?(?=\s[^.;!?\n]{1,60}\sheißen))\s+/giu;
const japanese =
  /[「『"]([^「」『』"]{2,40}?)[」』"](?:という\S{1,6})?を(?:すべて|ぜんぶ|全部|全て|みんな|一括で|まとめて|全部まとめて)?[「『"]?([^「」『』"、。\s]{2,40}?)[」』"]?(?:に|へ)(?:変更|変え|置き換え|置換|書き換え|直し|統一)/u;

const turnedInto = "(?:代わ|変わ|替わ|換わ|変更|交代|改名|改称|引き継|なった|なりました)";
/** "担任が山本先生から山口先生に代わった"; of "山口先生に交代になった" the new one ends before what it is that has happened. */
const japaneseFrom = new RegExp(
  String.raw`(?:が|は|を|も|、|。|^)「?([^「」『』、。\sがはをも]{2,20}?)」?から「?((?:(?!に\p{Script=Han}{2}[にと])[^「」『』、。\s]){2,20}?)」?に(?:\p{Script=Han}{2}[にと])?${turnedInto}`,
  "u",
);

const japaneseName =
  /([^のがは、。「」『』\s]{2,20}?)(?:先生|さん|様|氏|くん|ちゃん)?(?:が|は)[^。]{0,30}?[「『]([^」』]{2,20})[」』](?:に(?:なり|変わり|改)|となり)/u;

const properName = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}`;
/** "she is Kathryn Bleasdale, not Catherine Bleesdale", "its Meyer, not Meier" */
const nameNotOther = new RegExp(
  String.raw`(?:(?<!\p{L})(?:is|its|be|spelled|written|ist|heißt|heißen|schreibt sich|schreiben sich)|['’]s)\s+(?:(?:called|named|spelled|written)\s+)?(${properName}),? (?:and )?(?:not|nicht) (${properName})(?=\s*(?:[.,;!?)]|$))`,
  "u",
);

/**
 * The replacement that a request says to the letter, of a text that stands in `text`: "rename book_court to reserve_court", "0431 60 statt 0431 55".
 * Null where it says none, where the new text might go on, or where the old one is so short that it stands for other things, too.
 */
export function saidReplacement(request: string, text: string): Replacement | null {
  const plain = withoutPlacePhrases(request);
  // "Nimm in allen Menüs im Ordner Menüs Couscous": the folder is no part of the new text
  const whole = candidates(request, text).filter(
    ({ put }) => isQuoted(put, request) || plain.includes(put) || !request.includes(put),
  );
  const pairs = [...whole, ...(plain === request ? [] : candidates(plain, text)), ...exchanges(plain, text)];
  const found = pairs
    .map((pair) => withWholeAddress(pair, text))
    .find(
      ({ find, put }) =>
        find !== put &&
        isTelling(find) &&
        isWhole(find, put) &&
        (isQuoted(put, request) || !isCommonWord(put.toLowerCase())) &&
        wholeWord(find).test(text) &&
        !wholeWord(find).test(put),
    );
  return found ?? null;
}

function isQuoted(put: string, request: string): boolean {
  return new RegExp(quote + escapeRegExp(put) + quote, "u").test(request);
}

/** One text for another, said by a sentence; of what may as well become of things only what can't be such a thing, or what is told from longer words. */
function exchanges(plain: string, text: string): Replacement[] {
  const { surely, becoming } = exchangedTexts(plain);
  const isOfWords = ({ find, put }: Replacement) =>
    (isNoCommonNoun(find) && isNoCommonNoun(put)) ||
    (isQuoted(find, plain) && isQuoted(put, plain)) ||
    hasLonger(find, put, plain);
  // "swap Ida for Lou" may be meant both ways where both are there
  const isBothWays = ({ put }: Replacement) => swaps.test(plain) && wholeWord(put).test(text);
  return [...surely, ...becoming.filter(isOfWords)].filter((pair) => !isBothWays(pair));
}

const swaps = /(?<!\p{L})(?:swap|exchange|(?:aus)?(?:ge)?tausch|wechs)\p{L}*/iu;

/** `Buttermilch` beside `Butter`: what stays is another word, and so what changes is one. */
function hasLonger(find: string, put: string, request: string): boolean {
  const own = find.toLowerCase();
  const words =
    request
      .replaceAll(put, " ")
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.some((word) => word.length > own.length + 2 && (word.startsWith(own) || word.endsWith(own)));
}

/** "hello@mill.example instead of office@": what stands behind the sign is the same in both. */
function withWholeAddress({ find, put }: Replacement, text: string): Replacement {
  const [, local = "", host = ""] = /^([^@\s]+)@([^@\s]+)$/u.exec(put) ?? [];
  if (host === "" || !find.endsWith("@")) return { find, put };
  return text.includes(find + host) ? { find: find + host, put } : { find, put: `${local}@` };
}

function candidates(request: string, text: string): Replacement[] {
  const pairs: (Replacement | null)[] = [];
  const isClear = ({ find }: Replacement) =>
    isNoCommonNoun(find) ||
    isNameInCode(find, request) ||
    request.includes(`"${find}"`) ||
    request.includes(`'${find}'`);
  for (const { 0: lead, index } of request.matchAll(new RegExp(`(?<![\\p{L}])${verb}\\s+${place}${kind}`, "giu"))) {
    pairs.push(followed(request.slice(index + lead.length), isGerman.test(lead) ? germanInto : into, text));
  }
  for (const { 0: lead, index } of request.matchAll(
    new RegExp(`(?<![\\p{L}])${vagueVerb}\\s+${place}${kind}`, "giu"),
  )) {
    const pair = followed(request.slice(index + lead.length), isGerman.test(lead) ? germanInto : into, text);
    if (pair && isClear(pair)) pairs.push(pair);
  }
  // "turn all console.log into console.debug": of two calls one takes the other's place, and nothing is made of anything
  for (const { 0: lead, index } of request.matchAll(
    new RegExp(`(?<![\\p{L}])${ruledOut}turn\\s+${place}${kind}`, "giu"),
  )) {
    const pair = followed(request.slice(index + lead.length), String.raw`\s+into\s+`, text);
    if (pair && isDotted.test(pair.find) && isDotted.test(pair.put)) pairs.push(pair);
  }
  // "I renamed the network from Dove-Visitors to Dove-Guests"
  for (const { 0: lead, index } of saysRenamed.test(request) ? request.matchAll(/(?<!\p{L})(?:from|von)\s+/giu) : []) {
    const pair = followed(request.slice(index + lead.length), into, text);
    if (pair && isClear(pair)) pairs.push(pair);
  }
  // "replace 'a' with 'b' and 'c' with 'd'"
  for (const { 0: lead, index } of request.matchAll(alsoQuoted)) {
    pairs.push(followed(request.slice(index + lead.length), into, text));
  }
  for (const { 0: lead, index } of request.matchAll(instead)) {
    // "we wrote 'recieve' instead of 'receive'": what stands there comes first
    const wrong = wroteSo.test(request) ? quotedBefore.exec(request.slice(0, index).trimEnd())?.[1] : undefined;
    const right = quoted.exec(request.slice(index + lead.length))?.[1];
    if (wrong !== undefined && right !== undefined) {
      pairs.push({ find: wrong, put: right });
      continue;
    }
    if (reportsOutput(request.slice(0, index))) continue;
    const rest = request.slice(index + lead.length);
    const find = oldAtStart(rest, text);
    // "statt 0711 55 20 jetzt 0711 55 90"
    const now = find === null ? null : nowBehind.exec(rest.slice(rest.indexOf(find) + find.length));
    const put =
      find === null
        ? null
        : now
          ? newAtStart(rest.slice(rest.indexOf(find) + find.length + now[0].length), find)
          : newAtEnd(request.slice(0, index), find);
    // "sorted by day instead of name" is about more than two words
    const isSaid = find !== null && (wantsEverywhere(request) || isClear({ find, put: "" }) || /^\p{Lu}/u.test(find));
    pairs.push(isSaid && put !== null ? { find, put } : null);
  }
  for (const [, find = "", put = ""] of request.matchAll(throughout)) pairs.push({ find, put });
  for (const { 0: lead, index } of request.matchAll(arrow)) {
    const find = oldAtEnd(request.slice(0, index), text);
    const put = find === null ? null : newAtStart(request.slice(index + lead.length), find);
    pairs.push(find !== null && put !== null ? { find, put } : null);
  }
  for (const { 0: lead, index } of request.matchAll(calledNow)) {
    const find = oldAtEnd(request.slice(0, index), text);
    const put =
      find === null || !isClear({ find, put: "" }) ? null : newAtStart(request.slice(index + lead.length), find);
    pairs.push(find !== null && put !== null ? withTitle({ find, put }) : null);
  }
  const [, old, fresh] = japanese.exec(request) ?? [];
  if (old !== undefined && fresh !== undefined) pairs.push({ find: old, put: fresh });
  const [, gone, successor] = japaneseFrom.exec(request) ?? [];
  // the same day stands for other things as well
  const isName = gone !== undefined && wholeValue(gone) === null;
  if (isName && successor !== undefined) pairs.push({ find: gone, put: successor });
  const [, name, newName] = japaneseName.exec(request) ?? [];
  // who marries keeps a part of the name; "会場が「青ホール」になりました" names what is changed
  const isOfOne = name?.at(-1) === newName?.at(-1) || name?.slice(0, 2) === newName?.slice(0, 2);
  if (name !== undefined && newName !== undefined && isOfOne) pairs.push({ find: name, put: newName });
  const [, left, next] = takesOver.exec(request) ?? [];
  if (left !== undefined && next !== undefined) pairs.push({ find: left, put: next });
  const [, right, wrong] = nameNotOther.exec(request) ?? [];
  if (right !== undefined && wrong !== undefined) pairs.push({ find: wrong, put: right });
  pairs.push(newSurname(request));
  const former = formerName(request);
  const now = former === null ? null : newAtStart(behindNow(request, former), former);
  if (former !== null && now !== null) pairs.push(withTitle({ find: former, put: now }));
  return pairs.filter((pair) => pair !== null);
}

const titled = new RegExp(String.raw`^${titleWords} (?=\p{Lu}[\p{L}'’-]+$)`, "u");

/** "Frau Lee heißt jetzt Ray": she is Frau Ray. */
function withTitle({ find, put }: Replacement): Replacement {
  const title = titled.exec(find)?.[0];
  return { find, put: title !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(put) ? title + put : put };
}

/** "OLD to NEW": the old text as far as it stands there, and the new one behind the next word that leads to it. */
function followed(rest: string, lead: string, text: string): Replacement | null {
  const find = oldAtStart(rest, text);
  if (find === null) return null;
  const behind = rest.slice(rest.indexOf(find) + find.length);
  const between = new RegExp(
    `^${quote}?(?:\\s+(?:everywhere|throughout|überall|in (?:all|every|each|the|allen?)(?: \\p{L}+)?(?: (?:files?|dateien))?|in (?:our|my|the|this|unserem|meinem|dem) \\p{L}+))?${lead}`,
    "iu",
  ).exec(behind);
  const put = between ? newAtStart(behind.slice(between[0].length), find) : null;
  return put === null ? null : { find: codeOf(find, put), put };
}

/** "the item iron_key" names the one that a code stands for, if a code takes its place. */
function codeOf(find: string, put: string): string {
  const last = find.split(" ").at(-1) ?? find;
  const isCode = (text: string) => /^\S*[\p{L}\d][_][\p{L}\d]\S*$/u.test(text);
  return isCode(put) && isCode(last) ? last : find;
}

/** What a request begins with, or ends in, as far as it stands in the text: the longest of so many words. */
const mostWords = 8;

function oldAtStart(rest: string, text: string): string | null {
  const said = quoted.exec(rest)?.[1];
  if (said !== undefined) return said;
  const words = [...rest.matchAll(/\S+/gu)].slice(0, mostWords);
  const ends = words.map(({ 0: word, index }) => index + word.length).toReversed();
  return longest(
    ends.map((end) => rest.slice(0, end)),
    text,
  );
}

function oldAtEnd(rest: string, text: string): string | null {
  const said = quotedBefore.exec(rest.trimEnd())?.[1];
  if (said !== undefined) return said;
  const words = [...rest.matchAll(/\S+/gu)].slice(-mostWords);
  // "class Stack" stands in a program, but it is Stack that has the name
  const kindAt = words.findLastIndex(({ 0: word }) => isKind.test(word));
  const starts = words.slice(kindAt + 1).map(({ index }) => index);
  return longest(
    starts.map((start) => rest.slice(start)),
    text,
  );
}

function longest(phrases: readonly string[], text: string): string | null {
  const bare = phrases.map((phrase) => phrase.trim().replace(/^[("'\u0060]+|[.,;:!?)"'\u0060]+$/gu, ""));
  return bare.find((phrase) => phrase !== "" && wholeWord(phrase).test(text)) ?? null;
}

const number = String.raw`\+?\d[\d\s()/.+-]*\d`;
const token = String.raw`(?:[~.]?/|--?)?[\p{L}\p{N}_@#$][\p{L}\p{N}_.@/:-]*[\p{L}\p{N}_]|[\p{L}\p{N}_]`;
/** A sentence may begin with them. */
const noName = String.raw`(?!(?:Bitte|Please|Use|Put|Write|Take|Nimm|Schreib|Schreibe|Setze|Nehmt|Have|Say|Let|Now|Jetzt|Ab|From) )`;

/** A point ends a sentence, unless it belongs to a short form. */
const named = String.raw`(?:(?:St|Dr|Mr|Mrs|Ms|Prof|\p{Lu})\.|\p{Lu}(?:[\p{L}\p{N}'’-]|\.(?=[\p{L}\p{N}]))*)`;
const name = String.raw`${noName}${named}(?: (?:(?:van|von|de|of|the|und|and|&|der|den|la|le) )*${named}){0,4}`;
/** Where a new text ends that has several words and no capital letters. */
const end = String.raw`(?=\s*(?:$|[.,;!?\n]|\s(?:everywhere|throughout|in|überall|please|pls|bitte|and|und)\b))`;

/** What is described rather than said. */
const noThing = String.raw`(?!(?:an?|the|some\p{L}*|any\p{L}*|ein\p{L}*|der|die|das|dem|den|etwas) )`;

/** Who comes in the place of whom: "Tom Reed leaves in May and Kim Ray takes over everything from him". */
const takesOver = new RegExp(
  String.raw`(${name})\s(?:leaves?|left|is leaving|retires?|stops|quits?|geht|hört)(?!\p{L})[^.;!?\n]{0,60}?[\s,](?:and |und )?(${name})\s(?:takes?|is taking|will take|took|übernimmt)(?!\p{L})`,
  "u",
);

/** The new text has the shape of the old one: a number, one word, a name, or as many words as there are up to the end of the clause. */
function shapeOf(old: string): string {
  if (/^\+?\d[\d\s()/.+-]*\d$/.test(old)) return number;
  if (!/\s/u.test(old)) return /^\p{Lu}/u.test(old) ? `(?:${name})(?![\\p{L}\\p{N}_])|${token}` : token;
  // "Red wine" is no name of somebody: what comes in its place goes on in small letters as well
  return isOfCapitals(old) ? name : String.raw`${noThing}[\p{L}\p{N}][^.,;!?\n]{1,60}?${end}`;
}

function isOfCapitals(text: string): boolean {
  return text.split(/\s+/u).every((word) => /^[\p{Lu}\d&]|^(?:van|von|de|of|the|und|and|der|den|la|le)$/u.test(word));
}

function newAtStart(rest: string, old: string): string | null {
  const said = quoted.exec(rest)?.[1];
  if (said !== undefined) return said;
  // one word is no longer one where another that could belong to it follows
  const isWord = !/\s/u.test(old) && !/^\p{Lu}/u.test(old);
  const behind = isWord
    ? String.raw`(?=$|[.,;:!?)](?:\s|$)|\n|\s+(?:in|everywhere|throughout|across|wherever|and|please|pls|überall|bitte|und|auch|but|aber|heißen|\()(?!\p{L})|\s*\()`
    : "";
  return new RegExp(`^(?:${shapeOf(old)})${notBeforeWord}${behind}`, "u").exec(rest)?.[0].trim() ?? null;
}

function newAtEnd(rest: string, old: string): string | null {
  const said = quotedBefore.exec(rest.trimEnd())?.[1];
  if (said !== undefined) return said;
  // where a phrase begins can't be told
  if (/\s/u.test(old) && !/^[\p{Lu}\d+]/u.test(old)) return null;
  // "12 and 13 June" stands for other numbers with as many words
  const words = old.split(" ").length;
  const shape = /^\d.*\s.*\p{L}/u.test(old) ? String.raw`\d[^\s,;:!?]*(?: [^\s,;:!?]+){${words - 1}}` : shapeOf(old);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${shape})$`, "u").exec(rest.trimEnd())?.[0] ?? null;
}

/** Behind the verb of "Mo Lee got married and is Mo Ray now". */
function behindNow(request: string, former: string): string {
  const rest = request.slice(request.indexOf(former) + former.length);
  const lead =
    /^[^.;\n]*?\b(?:is|are|ist|sind|heißt|heisst)\s+(?:(?:now|jetzt|nun)\s+)?(?:(?:called|named)\s+)?(?=["'\u0060„“”]?\p{Lu})/u.exec(
      rest,
    );
  return lead ? rest.slice(lead[0].length) : "";
}

/** A number, an identifier, an address, or a name of several words. */
/** What a program calls: `console.log`. */
const isDotted = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u;

function isNoCommonNoun(find: string): boolean {
  return isDotted.test(find) || /[\d_@]|\p{Ll}\p{Lu}|\p{L}-\p{Lu}|^\p{Lu}\S* (?:.* )?\p{Lu}/u.test(find);
}

const isKind = /^(?:function|method|class|variable|constant|funktion|methode|klasse|konstante)$/iu;

/** "the class Stack" names it, whatever it is called. */
function isNameInCode(find: string, request: string): boolean {
  const lead = String.raw`(?:function|method|class|variable|constant|funktion|methode|klasse|konstante)\s+`;
  return new RegExp(lead + wholeWord(find).source, "iu").test(request);
}

/** "port 3000" isn't to be "4000". */
function isWhole(find: string, put: string): boolean {
  return !(/\p{L}/u.test(find) && /^[\d\s.,:]+$/.test(put));
}

/** Long enough, and no word that stands everywhere. */
function isTelling(find: string): boolean {
  // a day of the week stands for many things, too
  const isDay = weekdayPlace(find) !== null;
  return find.length > 2 && !isDay && !isShortNumber(find) && !isCommonWord(find.toLowerCase());
}
