import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** What sides of things are called, each in one line: a wish is told in English, a file may have keys in another language. */
const sides = `
room raum zimmer saal hall 部屋 教室
place location venue ort 場所 会場
time zeit uhrzeit 時間 時刻
day tag wochentag 曜日
date datum 日付 日にち
week woche kw 週
shift schicht dienst 当番 シフト
price preis 値段 価格 料金
amount quantity qty menge anzahl 数量 個数
teacher lehrer lehrkraft trainer kursleitung leitung 講師 先生
leader leitung 担当 リーダー
seat sitz platz 席
table tisch テーブル
role rolle 役割 役
phone telephone telefon tel 電話 電話番号
colour color farbe 色
note notiz bemerkung 備考 メモ
number nummer nr 番号`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Whether a key or a column is what some words call a side: `raum` for "the rooms". */
export function isSideCalled(key: string, about: readonly string[]): boolean {
  const own = [key.trim().toLowerCase(), ...wordsOf(key)];
  return about.some((told) => {
    const same = [told, ...sides.filter((words) => words.some((word) => isSameNoun(word, told))).flat()];
    return own.some((word) => same.some((other) => isSameNoun(word, other)));
  });
}
