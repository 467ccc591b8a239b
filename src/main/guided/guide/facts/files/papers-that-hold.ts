const mark = String.raw`[\s※*>!([{_#（【•-]*`;
const end = String.raw`[\s.!)\]}*_）】。-]*$`;
const article = String.raw`(?:this|the|diese[rs]?|der|die|das)`;
const offWords = String.raw`(?:cancell?ed|called off|withdrawn|void|revoked|superseded|no longer valid|not valid any ?more|storniert|abgesagt|widerrufen|gekündigt|ungültig|überholt|nicht mehr gültig|aufgehoben)`;
/** When, or that the money came back. */
const besides = String.raw`(?: (?:on|by|since|as of|am|vom|von|seit|zum|durch) [^!?]{1,60}| \d[^!?]{0,40}|\s*[(,;–—-] ?[^!?]{1,60})?`;
const isCalledOff: readonly RegExp[] = [
  new RegExp(
    String.raw`^${mark}(?:(?:status|state|stand)\s*[:：]\s*)?(?:${article} (?:\p{L}+ )?\p{L}+ (?:was|is|has been|wurde|ist)(?: (?:am|zum|vom) \S{1,12})? )?${offWords}${besides}(?: (?:storniert|abgesagt|widerrufen|gekündigt))?${end}`,
    "iu",
  ),
  new RegExp(
    String.raw`^${mark}(?:(?:this|diese[rs]?) (?:\p{L}+ )?\p{L}+ (?:was|is|has been|wurde|ist) )?(?:replaced by|ersetzt durch|(?:wurde )?durch [^!?]{1,40} ersetzt)(?: [^!?]{1,60})?${end}`,
    "iu",
  ),
  new RegExp(
    String.raw`^${mark}(?:状態\s*[:：]\s*)?(?:[\d０-９]{1,4}[年月日/\d]*(?:に|付で|付けで)?)?(?:この\S{1,8}は)?(?:キャンセル|取り?消し?|解約|中止|無効|失効|廃止)(?:済み?|しました|されました|に?となりました|になりました|です)?${end}`,
    "u",
  ),
];
/** Who asks about it wants just that. */
const asksForThese =
  /(?<!\p{L})(?:cancel\p{L}*|called off|withdr\p{L}*|void|refund\p{L}*|valid|invalid|superseded|replaced|stornier\p{L}*|storno|abgesagt\p{L}*|widerruf\p{L}*|gekündigt\p{L}*|kündig\p{L}*|gültig|ungültig\p{L}*|ersetzt|erstatt\p{L}*)(?!\p{L})|キャンセル|取消|取り消|解約|返金|中止|無効|失効|廃止/iu;

/** Without the papers that say in a line of their own that they are called off, as a booking does, where a question isn't about that and there are others. */
export function papersThatHold<Each extends { text: string }>(
  files: readonly Each[],
  question: string,
): readonly Each[] {
  if (asksForThese.test(question)) return files;
  const holding = files.filter(({ text }) => !text.split(/\r?\n/).some(saysCalledOff));
  return holding.length > 0 ? holding : files;
}

function saysCalledOff(line: string): boolean {
  return isCalledOff.some((form) => form.test(line));
}
