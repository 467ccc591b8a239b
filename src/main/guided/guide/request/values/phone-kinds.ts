/** A kind of number of somebody: its column in the table of an address book, how a request calls it, and the type that a card gives it. */
export type PhoneKind = { column: "mobile" | "work phone" | "home phone" | "fax"; said: RegExp; type: RegExp };

export const phoneKinds: readonly PhoneKind[] = [
  {
    column: "mobile",
    said: /(?<!\p{L})(?:mobile|cell(?: ?phone)?|cellular|handy(?:nummer)?|mobil(?:nummer|telefon)?|unterwegs)(?!\p{L})|携帯/iu,
    type: /(?<![A-Z])(?:CELL|MOBILE|IPHONE)(?![A-Z])/iu,
  },
  {
    column: "work phone",
    said: /(?<!\p{L})(?:(?:at|in) (?:(?:the|his|her|their) )?(?:work|office|practice|surgery|clinic|shop|firm|company|workplace|school)|(?:work|office|business) (?:phone|number|line|mobile)|dienst(?:nummer|lich\p{L}*)|geschäftlich\p{L}*|(?:in der|auf der|seiner|ihrer) (?:praxis|arbeit|firma|schule|kanzlei)|im (?:büro|geschäft|laden))(?!\p{L})|職場|会社|勤務先|診療所/iu,
    type: /(?<![A-Z])WORK(?![A-Z])/iu,
  },
  {
    column: "home phone",
    said: /(?<!\p{L})(?:at home|(?:home|private) (?:phone|number|line)|landline|privat\p{L}*|zu hause|zuhause|daheim|festnetz\p{L}*)(?!\p{L})|自宅|家の電話|固定電話/iu,
    type: /(?<![A-Z])HOME(?![A-Z])/iu,
  },
  {
    column: "fax",
    said: /(?<!\p{L})(?:fax|faxnummer)(?!\p{L})|ファックス|ファクス/iu,
    type: /(?<![A-Z])FAX(?![A-Z])/iu,
  },
];
