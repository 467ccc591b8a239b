import { anyUnit } from "./amount-units.ts";
import { isSameNoun } from "../words/words.ts";

/** Words around what a change of several amounts is about: they tell no group. English and German. */
const around = new Set(
  `the a an all each every everything everyone everybody everywhere any of in on under at for from to by with and per it its them they their
  this that these those there is are be should shall must need needs to please pls plz can could would will you just now simply kindly hi hey
  hello ok so thanks thank thx me us only both go goes going get gets become becomes come cost costs make makes set change changes update adjust edit raise
  increase bump up extend lengthen lower reduce cut drop decrease shorten put add stick take knock subtract deduct multiply scale more
  less fewer higher longer shorter cheaper dearer expensive extra off down another onto top as much many long what
  prices price amounts amount quantity quantities times time durations duration numbers number values value figures figure
  items item entries entry things stuff products product articles article section category group column columns row rows part list table file
  data sheet steps step exercises exercise ingredients ingredient dishes dish settings setting positions position fields field kind type
  heading block ones one
  der die das den dem des ein eine einen einer alle alles allen aller jede jeder jedes jeden jedem bei beim in im unter aus von vom für um zu
  zum zur auf und bitte mal doch kannst könntest du mir uns hallo danke werden wird sollen soll sollte kosten kostet teurer billiger günstiger länger
  kürzer mehr weniger höher niedriger erhöhe erhöhen erhöht anheben angehoben heb hebe rauf hoch runter senke senken gesenkt verlängern verlängere kürzen kürze reduzieren reduziere
  verringern verringere verdoppeln verdopple verdoppelt halbieren halbiert verdreifachen dauern dauert preis preise preisen menge mengen zeit zeiten dauer zahlen zahl werte
  schritt schritte übung übungen zutat zutaten artikel posten position positionen produkte sachen kategorie gruppe abschnitt spalte zeile zeilen teil
  rubrik bereich jeweils je pro es nur die datei liste tabelle ändern ändere anpassen passe aktualisieren machen mach an eur euro`.split(
    /\s+/,
  ),
);
const japanese =
  /全部|すべて|全て|各|値上げ|値下げ|上げ|下げ|増|減|足|引|値段|価格|料金|単価|個数|数量|分量|量|時間|商品|品目|品|項目|材料|分類|列|行|欄|倍|半分|変更|修正|更新|願|欲|下さい|追加|加|長|短|延|カテゴリー?|メニュー|リスト|ファイル/gu;
const lead =
  /(?<!\p{L})(?:(?:i|we) (?:need|want|would like|['’]?d like)|i['’]d like|we['’]d like|(?:can|could|let) (?:we|us)|ich (?:brauche|möchte|hätte gern)|wir (?:brauchen|möchten))(?!\p{L})/giu;

export type Token = { text: string; from: number; to: number };

const ofJapanese = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}ー]`;
const token = new RegExp(String.raw`(?:(?!${ofJapanese})\p{L})+|\d+(?:[.,:]\d+)*`, "gu");
const isJapanese = new RegExp(ofJapanese, "u");
const article = /^(?:the|a|an|and|und|of|die|der|das|for|für)$/u;
/** German puts them behind the name of a group: Getränkepreise. */
const behindName = /(?:preise?n?|kosten|zeiten|mengen|artikeln?|sachen|produkten?|spalte|abschnitt|teil)$/u;

/** What is left of a clause, once some of its words are understood. */
export type Reading = { text: string; tokens: readonly Token[] };

export function readingOf(clause: string): Reading {
  const text = clause.replaceAll(lead, (said) => " ".repeat(said.length)).toLowerCase();
  return {
    text,
    tokens: [...text.matchAll(token)].map(({ 0: own, index }) => ({ text: own, from: index, to: index + own.length })),
  };
}

/** A reading without the name of a label, where that is said as a whole; null where it isn't. */
export function withoutLabel(label: string, reading: Reading): Reading | null {
  const bare = plainLabel(label);
  if (isJapanese.test(bare)) {
    const at = bare.length > 1 ? reading.text.indexOf(bare) : -1;
    if (at < 0) return null;
    const text = reading.text.slice(0, at) + "・".repeat(bare.length) + reading.text.slice(at + bare.length);
    return { text, tokens: reading.tokens.filter(({ from }) => from < at || from >= at + bare.length) };
  }
  const own = tokensOf(bare);
  if (own.every((word) => article.test(word) || /^\d/u.test(word) || around.has(word))) return null;
  const joined = own.join("");
  const whole = reading.tokens.find(({ text }) => isForm(text, joined));
  const found = whole ? [whole] : own.map((word) => reading.tokens.find(({ text }) => isForm(text, word)));
  const used = found.filter((each) => each !== undefined);
  return used.length < found.length || new Set(used).size < used.length ? null : without(reading, used);
}

function without(reading: Reading, used: readonly Token[]): Reading {
  return { text: reading.text, tokens: reading.tokens.filter((each) => !used.includes(each)) };
}

/** Whether a word of a request is one of a label. */
function isForm(said: string, own: string): boolean {
  if (said === own) return true;
  if (!/\p{L}{3}/u.test(own)) return false;
  const bare = said.replace(behindName, "");
  return isSameNoun(said, own) || (bare.length > 3 && bare !== said && isSameNoun(bare, own));
}

/** A label in small letters, without what stands in brackets, numbers of a list and amounts. */
export function plainLabel(label: string): string {
  const amounts = new RegExp(String.raw`[€$£]?\s?(?<![\p{L}\p{N}])[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔–-]*\s?(?:${anyUnit})`, "giu");
  return label
    .toLowerCase()
    .replace(/^\s*\d+[.)]\s+/u, "")
    .replaceAll(/\([^)]*\)/gu, " ")
    .replaceAll(amounts, " ")
    .replaceAll(/[€$£]\s?\d[\d.,]*/gu, " ")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** The words of a plain label but for articles. */
export function tokensOf(label: string): string[] {
  return [...label.matchAll(token)].map(([word]) => word).filter((word) => !article.test(word));
}

/** The words that are left and may tell what is meant. */
export function untoldWords({ text, tokens }: Reading): string[] {
  const rest = text.replaceAll(japanese, " ").match(/[\p{scx=Han}\p{scx=Katakana}]{1,}/gu) ?? [];
  return [
    ...tokens.map((each) => each.text).filter((word) => !around.has(word)),
    ...rest.filter((each) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(each)),
  ];
}

/** A reading without some of its words. */
export function withoutWords(words: readonly string[], reading: Reading): Reading {
  return without(
    reading,
    reading.tokens.filter(({ text }) => words.some((word) => isForm(text, word))),
  );
}
