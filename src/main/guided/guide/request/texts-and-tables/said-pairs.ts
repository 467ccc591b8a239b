import { isDenial } from "../limits/ruled-out-files.ts";
import { isCommonWord } from "../words/words.ts";
import { unquoted } from "../wishes/bare-command.ts";

/** A key with a value that a request may want to be there; `rest` is what it says besides. */
export type SaidPair = { key: string; value: string; rest: string };

const adds =
  /(?<!\p{L})(?:add|put|insert|include|append|create|enter|give|needs?|gets?|missing|ergänz\p{L}*|füg\p{L}*|trag\p{L}*|eintragen|nimm|hinzu\p{L}*|dazu\p{L}*|fehlt|kommt|braucht?|bekommt|neue?[nrs]?|new)(?!\p{L})|追加|足し|入れ/iu;
/** Something else is to be done as well, or it is to stand at a place of its own. */
const isMore =
  /(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|drop|renam\p{L}*|replac\p{L}*|chang\p{L}*|mov\p{L}*|updat\p{L}*|instead|lösch\p{L}*|entfern\p{L}*|ersetz\p{L}*|änder\p{L}*|umbenenn\p{L}*|statt|before|after|above|below|behind|first|top|vor|nach|davor|danach|hinter|oben|if|when|unless|wenn|falls)(?!\p{L})|代わり|削除|消し|変え|変更/iu;
/** What is written as a text of its own has no key. */
const isText =
  /(?<!\p{L})(?:comments?|remarks?|notes?|lines?|kommentar\p{L}*|anmerkung\p{L}*|notiz\p{L}*|zeilen?)(?!\p{L})|コメント|行/iu;

const quoted = String.raw`"[^"\n]{1,120}"|'[^'\n]{1,120}'|[\u0060「『„“][^\u0060「」『』„“”\n]{1,120}[\u0060」』“”]`;
const sign = String.raw`[\p{Script=Latin}\p{N}_./@:*-]`;
const identifier = String.raw`(?<!${sign})[@\p{Script=Latin}\p{N}_*](?:${sign}*[\p{Script=Latin}\p{N}_*])?`;
const key = String.raw`(${quoted}|${identifier})`;
// "eslint ." has a sign of its own at its end
const end = String.raw`(?=\.(?:\s|$)|\s*(?:$|[,;!?。、\n]|(?:です|で|に|を|と)|\s(?:and|und|but|aber|then|to|in|into|under|for|as|before|after|above|below|behind|zu|unter|vor|nach|über|im|bei|hinzu|ein|an|dazu|eintragen|ergänzen|hinzufügen|please|bitte)(?!\S)))`;
const inner = String.raw`[^\s,;!?"'\u0060„“「」。、]`;
const bare = String.raw`(?![:=>])${inner}(?:[^\n,;!?"\u0060„“「」。、]{0,119}?${inner})??`;
const value = String.raw`(${quoted}|${bare}${end})`;
const version = String.raw`([\^~]?v?\d+(?:\.[\dx]+)*(?:-[\p{L}\d.]+)?)(?![\p{L}\p{N}]|[.,:]\d)`;

/** A key and its value side by side. */
const together = [
  String.raw`["'\u0060「『„“]([^"'\u0060「」『』„“”:=\n]{1,60}?)\s?[:=]\s?([^"'\u0060「」『』„“”\n]{1,120})["'\u0060」』“”]`,
  String.raw`${key}\s?(?:=|:(?=\s|["'「„])|=>|->|→)\s?${value}`,
  String.raw`${key}(?: (?:in )?(?:the )?version| (?:in|auf|mit) (?:der )?version)? ${version}`,
  String.raw`(@?[\p{Script=Latin}\p{N}_/-]+)@${version}`,
].map((way) => new RegExp(way, "giu"));

const noun = String.raw`(?:value|command|version|text|content|address|number|port|default|wert|befehl|inhalt|adresse|nummer)`;
const subject = String.raw`(?:(?:it|that|which|this|and|so) )*`;
const must = String.raw`(?:should|must|shall|has to|needs to|is to|will) (?:just |simply )?`;
const runs = String.raw`(?:runs?|executes?|calls?|starts?|points? to)`;
const states = String.raw`(?:is|be|says?|reads?|has|have|contains?|uses?)`;
const ofNoun = String.raw`(?: set to)?(?: (?:the |a |its |dem |der |den )?${noun})`;
/** What leads to a value by itself. */
const alone = [
  String.raw`${subject}(?:${must})?${runs}${ofNoun}?\s?:? ${value}`,
  String.raw`${subject}(?:${must})?${states}(?:${ofNoun}\s?:?|\s?:) ${value}`,
  String.raw`(?:with|mit)${ofNoun}\s?:? ${value}`,
  String.raw`(?:in |auf |the |der |dem )*${noun}(?: is| ist)?\s?:? ${value}`,
  String.raw`(?:das|die|der|es|er|sie|und)(?: es)?(?: soll| muss)? (${quoted}|${bare}) (?:startet|ausführt|aufruft|starten|ausführen|aufrufen|laufen lassen)(?: soll)?`,
  String.raw`(?:値|中身|内容|コマンド|バージョン)[はを] ?${value}`,
].map(clause);
const behindColon = new RegExp(`[：:] ${value}`, "giu");
/** These lead to much else: "it should be fast", "with care". */
const perhaps = [
  String.raw`${subject}${must}${states} ${value}`,
  String.raw`(?:with|set to|having|mit) ${value}`,
  String.raw`(?:das|die|der|es|er|sie|und)(?: es)? (?:soll|muss) (${quoted}|${bare}) (?:heißen|sein|enthalten)`,
].map(clause);
const isTelling = /^["'\u0060「『„“]|[\d/_@.=$-]|^(?:true|false)$/iu;

/** "cache: with ttl 60", "log: level: debug": what stands there is a part with a pair of its own. */
const isPairItself = /^(?!["'\u0060「『„“])(?:(?:with|mit)\s|.*:\s)/u;
/** "cache with ttl 60" */
const isKeyWithNumber = /^[\p{L}_-]+ \d+$/u;

function clause(way: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${way}`, "giu");
}

/**
 * The keys with their values that a request may want to be added, those that are surer first: a key and its value side by side, then a value in a clause of its own with each word that may be its key. None where the
 * request adds nothing, or wants more than that.
 */
export function saidPairs(request: string): readonly (readonly SaidPair[])[] {
  if (!adds.test(request) || isDenial(request) || isText.test(request)) return [];
  const found = (ways: readonly RegExp[]) => ways.flatMap((way) => everyMatch(request, way));
  const whole = found(together).filter(([, , own = ""]) => !isPairItself.test(own));
  const beside = whole.map((match) => ({
    key: unquoted(match[1] ?? ""),
    value: unquoted(match[2] ?? ""),
    rest: without(request, match),
  }));
  const telling = found(perhaps).filter(([, own = ""]) => isTelling.test(own) && !isKeyWithNumber.test(own));
  const apart = [...found([...alone, behindColon]), ...telling]
    .filter(([, own = ""]) => !isPairItself.test(own))
    .flatMap((match) => keysIn(without(request, match)).map((own) => ({ ...own, value: unquoted(match[1] ?? "") })));
  const isOpen = ({ key, value, rest }: SaidPair) =>
    key === "" || value === "" || !adds.test(rest) || isMore.test(rest);
  return [beside, apart].map((pairs) => pairs.filter((pair) => !isOpen(pair)));
}

/** Also those that begin within another one, the last one first: of "an entry to hosts: web3: 10.0.0.7" the last sign parts the two. */
function everyMatch(text: string, way: RegExp): RegExpExecArray[] {
  const own = new RegExp(way.source, way.flags);
  const found: RegExpExecArray[] = [];
  for (let match = own.exec(text); match; match = own.exec(text)) {
    found.unshift(match);
    own.lastIndex = match.index + 1;
  }
  return found;
}

function without(text: string, { 0: found, index }: RegExpExecArray): string {
  return `${text.slice(0, index)} ; ${text.slice(index + found.length)}`;
}

const called = [
  new RegExp(String.raw`(?<!\p{L})(?:called|named|namens|with the name|mit (?:dem )?namen) ${key}`, "iu"),
  new RegExp(`(${quoted})`, "u"),
];

/** What may be the key where the value stands by itself: what is called so or quoted, else any word that says something. */
function keysIn(text: string): { key: string; rest: string }[] {
  const name = called.map((way) => way.exec(text)).find((match) => match !== null);
  if (name) return [{ key: unquoted(name[1] ?? ""), rest: without(text, name) }];
  const tokens = [...text.matchAll(new RegExp(identifier, "giu"))];
  return tokens.flatMap((token) =>
    isCommonWord(token[0].toLowerCase()) || adds.test(token[0]) ? [] : [{ key: token[0], rest: without(text, token) }],
  );
}
