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
  "price preis 価格 値段",
  "amount betrag 金額",
  "quantity qty anzahl menge 数量 個数",
].map((names) => new Set(names.split(" ")));

/** The places of the columns that hold what these names say, in the order of the names; null where one is called so by no column, or by several. */
export function fieldPlaces(names: readonly string[], columns: readonly string[]): number[] | null {
  const own = columns.map(plainName);
  const places = names.map((name) => {
    const said = plainName(name);
    const exact = placesWhere(own, (column) => column === said);
    const group = alike.find((one) => one.has(said));
    const found = exact.length > 0 || !group ? exact : placesWhere(own, (column) => group.has(column));
    return found.length === 1 ? (found[0] ?? -1) : -1;
  });
  return places.includes(-1) || new Set(places).size < places.length ? null : places;
}

function placesWhere(columns: readonly string[], isMeant: (column: string) => boolean): number[] {
  return columns.flatMap((column, at) => (column !== "" && isMeant(column) ? [at] : []));
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]+/gu, "");
}
