/** By how many minutes the end or the beginning of something is to be at another time. */
export type SaidShift = { minutes: number; side: "start" | "end" };

const amount = String.raw`(?:(?<half>half an hour|(?:eine )?halbe stunde|30分)|(?<hours>an|one|two|three|eine|zwei|drei|\d)\s?(?:hours?|stunden?|時間)|(?<minutes>\d{1,2})\s?(?:min|minutes?|minuten?|分))`;
const way = String.raw`(?<way>longer|later|earlier|less|shorter|länger|später|früher|kürzer|長く|遅く|早く|短く|延長)`;
const shift = new RegExp(`(?<![\\p{L}\\p{N}.,:])${amount}\\s?${way}`, "giu");
const ends =
  /(?<!\p{L})(?:clos\p{L}*|ends?|finish\p{L}*|shuts?|off|schließ\p{L}*|endet|enden|ende|aus)(?!\p{L})|閉|終わ|消/iu;
const starts =
  /(?<!\p{L})(?:open(?:s|ing)?|starts?|begins?|goes on|comes? on|on|öffne\p{L}*|beginn\p{L}*|angehen|an)(?!\p{L})|開|始/iu;
const numbers: Readonly<Record<string, number>> = { an: 1, one: 1, eine: 1, two: 2, zwei: 2, three: 3, drei: 3 };

/** "stays open an hour longer", "schließt eine halbe Stunde früher". Null where a request says no such shift, more than one, or of both ends. */
export function saidShift(request: string): SaidShift | null {
  const [match, ...others] = [...request.matchAll(shift)];
  if (!match || others.length > 0) return null;
  const { half, hours = "", minutes = "", way: said = "" } = match.groups ?? {};
  const count =
    half === undefined ? (minutes === "" ? (numbers[hours.toLowerCase()] ?? Number(hours)) * 60 : Number(minutes)) : 30;
  if (!(count > 0) || /(?<!\p{L})(?:morning|morgens|früh)(?!\p{L})|朝/iu.test(request)) return null;
  const isLonger = /longer|länger|長く|延長/iu.test(said);
  if (isLonger || /less|shorter|kürzer|短く/iu.test(said)) return { minutes: isLonger ? count : -count, side: "end" };
  const [isEnd, isStart] = [ends.test(request), starts.test(request)];
  if (isEnd === isStart) return null;
  return { minutes: /earlier|früher|早く/iu.test(said) ? -count : count, side: isEnd ? "end" : "start" };
}
