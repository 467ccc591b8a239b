/** What is known of a person whom one may call or write to. */
export type ContactField =
  | "name"
  | "first name"
  | "last name"
  | "phone"
  | "mobile"
  | "work phone"
  | "home phone"
  | "email"
  | "address"
  | "street"
  | "city"
  | "zip"
  | "company"
  | "role"
  | "birthday"
  | "website"
  | "note";

/** A person as far as anything is known. */
export type Contact = ReadonlyMap<ContactField, string>;

const number = String.raw`(?:[ -]?(?:numbers?|nos?\.?))?`;
const phone = String.raw`(?:tele)?phones?${number}|tel(?:ephone|\.)?${number}|telefon(?:nummern?)?|rufnummern?|fon`;
const written: readonly (readonly [ContactField, string])[] = [
  ["first name", String.raw`first[ -]?names?|given[ -]?names?|forenames?|vornamen?|名`],
  ["last name", String.raw`last[ -]?names?|sur[ -]?names?|family[ -]?names?|nachnamen?|familiennamen?|姓|名字|苗字`],
  ["name", String.raw`(?:full[ -]?)?names?|namen|氏名|お名前|名前|姓名`],
  [
    "work phone",
    String.raw`(?:work|office|business)[ -](?:${phone})|(?:${phone})[ -](?:\(?(?:work|geschäftlich|dienstlich)\)?)|diensttelefon|勤務先(?:の)?電話(?:番号)?`,
  ],
  [
    "home phone",
    String.raw`home[ -](?:${phone})|(?:${phone})[ -](?:\(?(?:home|privat)\)?)|land[ -]?lines?|festnetz(?:nummern?)?|自宅(?:の)?電話(?:番号)?`,
  ],
  [
    "mobile",
    String.raw`mobile(?:[ -]?phones?)?${number}|cell(?:[ -]?phones?)?${number}|handy(?:s|nummern?)?|mobil(?:telefone?|nummern?)?|携帯(?:電話)?(?:番号)?`,
  ],
  ["phone", String.raw`${phone}|電話(?:番号)?`],
  [
    "email",
    String.raw`(?:e[ -]?)?mails?(?:[ -]?add?ress(?:es)?)?|(?:e[ -]?)?mail[ -]?adressen?|(?:e|Ｅ)?メール(?:アドレス)?|メアド`,
  ],
  ["street", String.raw`streets?|straße|strasse`],
  ["zip", String.raw`zip(?:[ -]?codes?)?|post(?:al)?[ -]?codes?|plz|postleitzahl(?:en)?|郵便番号`],
  ["city", String.raw`city|cities|towns?|ort|stadt|wohnort|市`],
  ["address", String.raw`(?:postal |home )?address(?:es)?|adressen?|anschrift(?:en)?|住所`],
  ["company", String.raw`compan(?:y|ies)|organi[sz]ations?|org|firm(?:a|en)|unternehmen|会社名?|勤務先`],
  [
    "role",
    String.raw`roles?|positions?|functions?|office held|job[ -]?titles?|funktion(?:en)?|ämter|amt|rollen?|役職|役割`,
  ],
  ["birthday", String.raw`birth[ -]?da(?:y|te)s?|dates? of birth|geburtstage?|geburtsdatum|誕生日|生年月日`],
  ["website", String.raw`web[ -]?sites?|home[ -]?pages?|urls?|webseiten?|ホームページ`],
  ["note", String.raw`notes?|remarks?|comments?|notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|備考|メモ`],
];

const whole = written.map(([field, names]) => [field, new RegExp(`^(?:${names})$`, "iu")] as const);

/** All that these are called in texts, tables and requests, as a pattern. */
export const contactFieldPattern = `(?:${written.map(([, names]) => names).join("|")})`;

/** What a column or label holds by its name; null where that is nothing that belongs on a card. */
export function contactFieldOf(name: string): ContactField | null {
  const plain = name.trim().replaceAll(/[\s_]+/gu, " ");
  return whole.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
