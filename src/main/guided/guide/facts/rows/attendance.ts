import type { Condition } from "./row-condition.ts";

/** What people answer who are invited: that they come, that they don't, or neither. */
const replies = {
  coming:
    /^(?:coming|comes?|will come|attending|will attend|accept(?:ed|s)?|confirmed|joining|in|zugesagt|zusage|kommt|dabei|nimmt teil|angemeldet|出席(?:します)?|参加(?:します)?|出)$/iu,
  absent:
    /^(?:not coming|(?:can['’]?t|cannot|won['’]?t) (?:come|make it|attend)|not attending|declin(?:ed|es?)|absent|regrets?|out|abgesagt|absage|kommt nicht|nicht dabei|verhindert|abgemeldet|欠席(?:します)?|不参加|欠)$/iu,
  open: /^(?:|maybe|perhaps|tentative|(?:not sure|unsure)(?: yet)?|undecided|unknown|no (?:reply|answer)(?: yet)?|pending|open|waiting|vielleicht|evtl\.?|eventuell|offen|unsicher|unklar|weiß (?:noch )?nicht|ausstehend|keine antwort|未定|保留|未回答|検討中|返事待ち|[?？△])$/iu,
} as const;
const plainYes = /^(?:yes|y|ja|j|✓|✔|はい|[○〇])$/iu;
const plainNo = /^(?:no|n|nein|×|✗|いいえ)$/iu;
/** Of a mere yes or no the column has to tell what it is an answer to. */
const ofReplies =
  /^(?:rsvp|repl(?:y|ies)|response|answer|attendance|attending|antwort|rückmeldung|zusage|teilnahme|anwesenheit|返事|回答|返信|出欠|参加|出席)$/iu;

const notComing =
  /(?<!\p{L})(?:(?:not|never|\p{L}+n['’]?t|cannot) (?:be )?(?:coming|come|attending|attend|joining|join|there|make it|taking part|take part)|not (?:be )?(?:there|with us)|(?:kommt|kommen|dabei) (?:leider )?nicht|nicht (?:dabei|kommen|kommt|teilnehmen)|declined|abgesagt)(?!\p{L})|(?:来|こ|参加し|出席し|来られ|参加でき)(?:ない|ません)|欠席|不参加/iu;
const isComing =
  /(?<!\p{L})(?:coming(?! (?:in|up|from|out|back)(?!\p{L}))|(?:will|do|does|to|people|who|guests|friends|members) come|comes|attending|will attend|(?:will )?be there|making it|joining us|taking part|take part|kommen|kommt|dabei (?:sind|ist)|(?:sind|ist) dabei|nehmen [^.?!\n]{0,20}?teil|teilnehmen)(?!\p{L})|来る|来られる|来てくれる|いらっしゃる|参加(?:する|できる|します|される|者)|出席(?:する|できる|します|される|者)/iu;
/** Those who may come are meant as well, or asked for besides. */
const withOpen =
  /(?<!\p{L})(?:(?:might|may|could) (?:be )?com(?:e|ing)|if (?:all|everyone|they)|at most|up to|höchstens|maximal|könnten|vielleicht|maybes? (?:too|as well|also|included)|(?:including|plus|and|with) (?:the )?(?:maybes?|undecided|unsure)|(?:mit|und|inklusive) (?:den )?(?:unsicher\p{L}*|vielleicht\p{L}*))(?!\p{L})|未定(?:の人)?(?:も|を)(?:含|入れ)|最大/iu;
/** How those who haven't said are called, in words of their own. */
const saysOpen =
  /(?<!\p{L})(?:maybes?|tentative|undecided|unsure|not sure|don['’]?t know|pending|open|no (?:reply|answer)|unentschieden\p{L}*|unsicher\p{L}*|unklar\p{L}*|offen\p{L}*|vielleicht)(?!\p{L})|未定|保留|未回答|まだ/iu;

/**
 * The rows of those who said that they come, or that they don't, for who asks for these in whatever words; and without those who haven't said, where a request excludes
 * them in words of its own. None where a column isn't one of such answers, or those who only may come are meant as well.
 */
export function attendanceConditions(
  column: string,
  index: number,
  cells: readonly string[],
  { request, excluded }: { request: string; excluded: ReadonlySet<string> },
): Condition[] {
  const values = [...new Set(cells.map((cell) => cell.trim().toLowerCase()))];
  const isPlain = ofReplies.test(column.trim());
  const coming = values.filter((value) => replies.coming.test(value) || (isPlain && plainYes.test(value)));
  const absent = values.filter((value) => replies.absent.test(value) || (isPlain && plainNo.test(value)));
  const open = values.filter((value) => replies.open.test(value));
  const isReply = coming.length > 0 && absent.length > 0;
  if (!isReply || coming.length + absent.length + open.length < values.length || withOpen.test(request)) return [];
  const rest = request.replace(notComing, " ");
  const [isDenied, isSaid] = [rest !== request, isComing.test(rest)];
  if (isDenied === isSaid) return [];
  const meant = isDenied ? absent : coming;
  const isLeftOut = open.length > 0 && saysOpen.test([...excluded].join(" "));
  return [
    conditionOf(`${column} ${meant.join(" or ")}`, index, (value) => meant.includes(value)),
    ...(isLeftOut
      ? [conditionOf(`${column} not ${open.map(named).join(" or ")}`, index, (value) => !open.includes(value))]
      : []),
  ];
}

function named(value: string): string {
  return value === "" ? "(empty)" : value;
}

function conditionOf(name: string, index: number, isMeant: (value: string) => boolean): Condition {
  return { name, fits: (row) => isMeant((row[index] ?? "").trim().toLowerCase()) };
}
