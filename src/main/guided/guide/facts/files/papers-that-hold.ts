const mark = String.raw`[\s※*>!([{_#（【•-]*`;
const end = String.raw`[\s.!)\]}*_）】。]*$`;
const isCalledOff: readonly RegExp[] = [
  new RegExp(
    String.raw`^${mark}(?:(?:status|state|stand)\s*[:：]\s*)?(?:(?:this|the|diese[rs]?|der|die|das) (?:\p{L}+ )?\p{L}+ (?:was|is|has been|wurde|ist)(?: (?:am|zum|vom) \S{1,12})? )?(?:cancell?ed|called off|withdrawn|void|storniert|abgesagt|widerrufen|gekündigt|ungültig)(?: (?:on|by|since|as of|am|vom|von|seit|zum) [^!?]{1,30}| \d[^!?]{0,20})?(?: (?:storniert|abgesagt|widerrufen|gekündigt))?${end}`,
    "iu",
  ),
  new RegExp(
    String.raw`^${mark}(?:状態\s*[:：]\s*)?(?:[\d０-９]{1,4}[年月日/\d]*(?:に|付で|付けで)?)?(?:キャンセル|取り?消し?|解約)(?:済み?|しました|されました)?${end}`,
    "u",
  ),
];
/** Who asks about it wants just that. */
const asksForThese =
  /(?<!\p{L})(?:cancel\p{L}*|called off|withdr\p{L}*|void|refund\p{L}*|stornier\p{L}*|storno|abgesagt\p{L}*|widerruf\p{L}*|gekündigt\p{L}*|kündig\p{L}*|ungültig\p{L}*|erstatt\p{L}*)(?!\p{L})|キャンセル|取消|取り消|解約|返金/iu;

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
