const happensNot = String.raw`cancel+ed|called off|fell through|entfällt|entfallen|fällt aus|gestrichen|voided|storn(?:o|iert)|refunded|annull?iert|abgesagt|ausgefallen|no[- ]?show|withdrawn|deleted|キャンセル\S*|取消\S*|取り消し|中止|重複|(?:\d+月に|転校のため)?(?:退部|退会|退団)`;
/** These are said of other things as well: `Bett - doppelt breit`. */
const aloneOnly = String.raw`duplicate|doppelt|void`;
const ofEntry = String.raw`(?:entry|entries|row|booking|of|see|gebucht|erfasst|eingetragen|gezählt)(?!\p{L})`;
const begins = new RegExp(
  String.raw`^(?:(?:${happensNot})(?!\p{L})|(?:${aloneOnly})(?=\s*(?:$|[.!,;:(–-]|${ofEntry})))`,
  "iu",
);
const opensRemark = String.raw`(?:[(（[【]|[*:：]|\s[-–—]|^[-–—])\s*`;
const closesRemark = String.raw`[)）\]】*]*\s*$`;
/** `Rehearsal (cancelled)`, `Lesson - called off` */
const remarked = new RegExp(
  String.raw`${opensRemark}(?:was |is |wurde |ist )?(?:(?:${happensNot})(?!\p{L})[^()（）]{0,30}|(?:${aloneOnly})\s*)${closesRemark}`,
  "iu",
);
/** What was called off another time, or takes place after all. */
const takesPlace =
  /(?<!\p{L})(?:last (?:time|week|month|year)|(?:back )?on again|again|after all|reinstated|letzte[nrs]? (?:mal|woche|jahr)|letztes mal|(?:findet|fährt|kommt) (?:doch|wieder)|doch statt)(?!\p{L})|前回|再開/iu;
/** `Rehearsal - moved to April` */
const moved = new RegExp(
  String.raw`${opensRemark}(?:was |is |wurde |ist )?(?:moved|postponed|rescheduled|put off|delayed|verschoben|verlegt|vertagt|延期|変更|順延)(?!\p{Script=Latin})`,
  "iu",
);

/** Whether a cell says that something was cancelled, didn't take place or stands there twice: by itself, or in a remark behind what it was. */
export function saysVoid(cell: string): boolean {
  const said = cell.trim();
  return (begins.test(said) || remarked.test(said)) && !takesPlace.test(said);
}

/** Whether a remark behind what something was says that it is at another time: whether it counts isn't clear. */
export function saysMoved(cell: string): boolean {
  return moved.test(cell.trim());
}
