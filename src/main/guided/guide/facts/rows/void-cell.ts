const words = String.raw`(?:cancel+ed|called off|fell through|entfällt|entfallen|fällt aus|gestrichen|voided|void|storn(?:o|iert)|refunded|annull?iert|abgesagt|ausgefallen|no[- ]?show|withdrawn|deleted|duplicate|doppelt|キャンセル\S*|取消\S*|取り消し|中止|重複|(?:\d+月に|転校のため)?(?:退部|退会|退団))`;
const begins = new RegExp(String.raw`^${words}(?!\p{L})`, "iu");
/** `Rehearsal (cancelled)`, `Lesson - called off` */
const remarked = new RegExp(
  String.raw`(?:[(（[【]|[*:：]|\s[-–—]|^[-–—])\s*(?:was |is |wurde |ist )?${words}(?!\p{L})[^()（）]{0,30}[)）\]】*]*\s*$`,
  "iu",
);

/** Whether a cell says that something was cancelled, didn't take place or stands there twice: by itself, or in a remark behind what it was. */
export function saysVoid(cell: string): boolean {
  const said = cell.trim();
  return begins.test(said) || remarked.test(said);
}
