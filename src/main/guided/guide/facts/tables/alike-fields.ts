import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** What fields are called that hold the same, in tables, cards and programs. */
const alike: readonly ReadonlySet<string>[] = [
  "name fullname fn wer 名前 氏名 お名前 姓名 なまえ",
  "firstname givenname vorname 名",
  "lastname surname familyname nachname familienname 姓 名字 苗字",
  "phone phonenumber telephone tel telefon telefonnummer rufnummer 電話 電話番号",
  "mobile cell mobil handy handynummer 携帯 携帯電話",
  "email mail emailaddress mailadresse emailadresse メール メールアドレス eメール",
  "address adr adresse anschrift 住所",
  "city town ort stadt 市 都市",
  "zip zipcode postcode postalcode plz postleitzahl 郵便番号",
  "company organisation organization org firma unternehmen 会社 会社名",
  "birthday birthdate dateofbirth bday geburtstag geburtsdatum 誕生日 生年月日",
  "note notes remark remarks comment notiz notizen bemerkung bemerkungen 備考 メモ",
  "date datum 日付 日にち",
  "title titel 題名 タイトル 書名",
  "author autor autorin 著者 作者",
  "year jahr 年",
  "price preis 価格 値段 料金",
  "amount betrag 金額",
  "quantity qty anzahl menge stückzahl 数量 個数",
  "stock bestand vorrat 在庫 在庫数",
  "room raum räume zimmer saal hall 部屋 教室 会議室",
  "place location venue where ort standort wo 場所 保管場所 会場",
  "time uhrzeit zeit 時間 時刻",
  "start beginn anfang 開始",
  "end ende schluss 終了",
  "day tag wochentag 曜日",
  "week woche kw 週",
  "supplier lieferant 仕入先 仕入れ先",
  "size größe サイズ 大きさ",
  "category kategorie 分類 カテゴリ",
  "shift schicht dienst 当番 シフト",
  "teacher lehrer lehrkraft trainer kursleitung leitung 講師 先生",
  "leader 担当 リーダー",
  "seat sitz platz 席",
  "table tisch テーブル",
  "role rolle 役割 役",
  "colour color farbe 色",
  "number nummer nr 番号",
].map((names) => new Set(names.split(" ")));

/** The names of fields that hold the same as one of this name, in small letters and without blanks; null where nothing is known of it. */
export function alikeTo(name: string): ReadonlySet<string> | null {
  return alike.find((names) => names.has(name)) ?? null;
}

/** German puts what kind of it is before a name: `Einzelpreis` is a `Preis`. */
const shortestEnd = 5;

/** Whether a field is what one of these words calls it: `rooms` are a `Raum`, a `price` is an `Einzelpreis (EUR)`. */
export function isFieldOfAny(field: string, words: readonly string[]): boolean {
  return words.some((word) => isSameField(word, field));
}

function isSameField(word: string, field: string): boolean {
  const own = wordsOf(field);
  if (own.some((each) => isSameNoun(each, word))) return true;
  const names = alike
    .filter((group) => [...group].some((name) => isSameNoun(name, word)))
    .flatMap((group) => [...group]);
  const isCalled = (each: string) =>
    names.some((name) => isSameNoun(each, name) || (name.length >= shortestEnd && each.endsWith(name)));
  return own.some(isCalled);
}
