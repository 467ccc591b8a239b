/** What the column of a cash book is called from which the balance was worked out. */
export const balanceOf = "+/−, ";

const till = String.raw`(?:till|cash ?box|cash register|kitty|petty cash|account|cash|purse|fund|budget)`;
const inTill = String.raw`(?:in der (?:\p{L}+)?kasse|auf dem (?:\p{L}+)?konto|in unserer (?:\p{L}+)?kasse)`;

/** What asks how much there is by a cash book. */
export const asksForBalance = new RegExp(
  [
    String.raw`(?<!\p{L})(?:how much (?:money |cash )?[^.?!\n]*(?<!\p{L})|what(?:['’]s| is) (?:still |now |left )*)in (?:the |our |my )?(?:\p{L}+ )?${till}(?!\p{L})`,
    String.raw`(?<!\p{L})how much (?:money |cash )?(?:(?:is|do we have|have we got|do i have|have i got) (?:there )?(?:still )?left|(?:is )?left over)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:current|present|account|cash|the|our|my) balance|balance of (?:the|our|my)|wie ?viel [^.?!\n]*(?<!\p{L})${inTill}|wie ?viel (?:geld )?(?:ist|haben wir|habe ich|bleibt) (?:noch|uns|mir)? ?(?:noch )?(?:da|übrig)|kassenstand|kontostand|saldo)(?!\p{L})`,
    String.raw`残高|(?:いくら|お金(?:は|が)?(?:いくら)?)残って`,
  ].join("|"),
  "iu",
);

/** Where it is, and that it is left, which says nothing of the entries that count. */
export const ofTill = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in|of|on) (?:the |our |my )?(?:\p{L}+ ){0,2}${till}|${inTill}|(?:still )?left(?: over)?|(?:noch )?übrig)(?!\p{L})`,
  "giu",
);

/** What was there before the first entry. */
export const isOpening =
  /^(?:übertrag|anfangsbestand|anfangsstand|opening balance|starting balance|balance (?:brought|carried) (?:over|forward)|(?:brought|carried) (?:over|forward)|(?:前月|前年度?|前期)?繰越)/iu;

/** What hasn't been paid. */
export const ofPlans =
  /(?<!\p{L})(?:geplant\p{L}*|planned|plans?|noch (?:nicht|offen)|not (?:yet )?(?:paid|booked)|upcoming|to come|outstanding)(?!\p{L})|予定/iu;
