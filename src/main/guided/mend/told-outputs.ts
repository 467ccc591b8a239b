/** What a request says that comes out of a program, and what should come out instead. */
export type ToldOutputs = { printed: string; wanted: string };

/** A value with what stands around it, and what the request says of it. */
type Mention = { value: string; at: number; end: number; role: "printed" | "wanted" | "other" | null };

const aProgram = /[\p{L}\p{N}_-]\.(?:py|[cm]?js|ts|sh)(?![A-Za-z0-9_])/u;
const value = /(?<![\p{L}\p{N}_.,:/-])(?:-?\d+(?:[.,:]\d+)*|NaN|undefined|Infinity)(?![\p{L}\p{N}_/]|[.,:-]\d)/gu;
const wantedCue =
  /\b(?:should|must|ought|supposed|expect\p{L}*|right|correct|want\p{L}*|(?:would|['’]d) like|hoped?|in truth|by hand|soll\p{L}*|müss\p{L}*|richtig\p{L}*|korrekt\p{L}*|eigentlich|erwart\p{L}*)(?!\p{L})|はず|べき|正しく|正解|本当|本来/iu;
const printedCue =
  /(?<!\p{L})(?:prints?|printed|printing|says?|said|shows?|showed|showing|gives?|gave|giving|gets?|got|getting|com(?:es|ing) (?:out|up)|spits?|tells?|claims?|outputs?|displays?|reports?|writes?|returns?|actual|see|seeing|sagt|zeigt|meldet|liefert|gibt|druckt|schreibt|listet|nennt|lists|kommt|bekomm\p{L}*|krieg\p{L}*|steht|rechnet|raus|heraus|ausgegeben)(?!\p{L})|(?:->|=>|→)\s*$|と出|が出|になる|になり|になって|表示/iu;
/** What stands right behind it is the other one of the two. */
const otherCue =
  /(?<!\p{L})(?:instead of|rather than|and not|but not|not|(?:an)?statt|nicht)(?:\s+(?:the|just|only))?\s*["'`„]?$/iu;
/** "(like it says in the list)": from where it is known says nothing of what comes out. */
const source = /^\s*\((?:just )?(?:like|as|see|according|wie|so|laut|siehe|steht)(?!\p{L})[^)]*\)?/iu;
const clauseBorder =
  /[.;!?](?:\s|$)|[\n、。]|,\s|\s(?:but|instead|rather|while|although|aber|statt|anstatt|sondern)\s/giu;

/**
 * The two outputs that a request tells of, where they are one text with two values ("Sum: 4 km", "Sum: 14 km"), and one of them is said to come out.
 * Null where there are more or fewer, or it isn't clear which is which.
 */
export function toldOutputs(request: string): ToldOutputs | null {
  if (!aProgram.test(request)) return null;
  const all = valuesIn(request);
  for (const [place, one] of all.entries())
    for (const other of all.slice(place + 1)) {
      const frame = one.text === other.text ? null : sharedFrame(request, one, other);
      const told = frame === null ? null : rolesIn(request, frame);
      if (told !== null) return told;
    }
  return null;
}

type Span = { at: number; end: number };

/** Every value, but for a border that something is to be over or under. */
function valuesIn(request: string): (Span & { text: string })[] {
  return [...request.matchAll(value)]
    .map(({ 0: text, index }) => ({ text, at: index, end: index + text.length }))
    .filter(({ at }) => !isBorder.test(request.slice(0, at)));
}

const isBorder =
  /(?<!\p{L})(?:(?:more|less|fewer|greater|larger|smaller|older|younger|longer|shorter|higher|lower|later|earlier|mehr|weniger|größer|kleiner|älter|jünger|länger|kürzer|höher|niedriger) (?:than|als)|over|above|below|under|at least|at most|up to|über|unter|mindestens|höchstens|bis zu) $/iu;

type Frame = { before: string; behind: string };

/** What both values have right before and behind them, in whole words; null where that is nothing. */
function sharedFrame(text: string, one: Span, other: Span): Frame | null {
  let before = 0;
  while (
    before < longestFrame &&
    isFrame(text[one.at - before - 1]) &&
    text[one.at - before - 1] === text[other.at - before - 1]
  )
    before += 1;
  let behind = 0;
  while (
    behind < longestFrame &&
    isFrame(text[one.end + behind]) &&
    text[one.end + behind] === text[other.end + behind]
  )
    behind += 1;
  const lead =
    /(?:^|(?<=\s))[\p{L}][^\s]*:\s?$|(?:^|(?<=\s))[€$£]\s?$/u.exec(text.slice(one.at - before, one.at))?.[0] ?? "";
  const trail = /^\s?(?:\p{L}+|[%€$£°])(?![\p{L}])/u.exec(text.slice(one.end, one.end + behind + 1))?.[0] ?? "";
  const isWhole = [one, other].every(({ end }) => !/\p{L}/u.test(text[end + trail.length] ?? ""));
  const unit = isWhole && trail.length <= behind ? trail : "";
  return lead === "" && unit === "" ? null : { before: lead, behind: unit };
}

const longestFrame = 40;

function isFrame(sign: string | undefined): boolean {
  return sign !== undefined && !/[\n"'`“„()]/.test(sign);
}

/** Which of the values in one frame comes out, and which should. */
function rolesIn(request: string, frame: Frame): ToldOutputs | null {
  const mentions = mentionsOf(request, frame);
  const values = [...new Set(mentions.map((mention) => mention.value))];
  const [first, second] = values;
  if (values.length !== 2 || first === undefined || second === undefined) return null;
  const [one, other] = [roleOf(first, mentions), roleOf(second, mentions)];
  const asText = (text: string) => `${frame.before}${text}${frame.behind}`.trim();
  const wantedText = (text: string) => (frame.before === "" && /\d\D?\d/.test(text) ? text : asText(text));
  const between = request.slice(mentions[0]?.end, mentions.at(-1)?.at);
  const isFirst = isPrinted(one, other, between);
  const isSecond = isPrinted(other, one, between);
  if (isFirst === isSecond) return null;
  return isFirst
    ? { printed: asText(first), wanted: wantedText(second) }
    : { printed: asText(second), wanted: wantedText(first) };
}

/** What nothing is said of is wanted only where it is set against what is printed. */
function isPrinted(role: Mention["role"], other: Mention["role"], between: string): boolean {
  if (role === "printed")
    return other === "wanted" || other === "other" || (other === null && isContrast.test(between));
  return role === "other" && other === "wanted";
}

/** What follows is set against what is said before. */
export const isContrast =
  /(?<!\p{L})(?:but|yet|although|though|while|whereas|however|aber|doch|obwohl|jedoch|dabei)(?!\p{L})|のに|ですが|けど/iu;

function roleOf(text: string, mentions: readonly Mention[]): Mention["role"] {
  const roles = new Set(mentions.flatMap((mention) => (mention.value === text && mention.role ? [mention.role] : [])));
  const [role] = roles;
  return roles.size === 1 && role !== undefined ? role : null;
}

function mentionsOf(request: string, { before, behind }: Frame): Mention[] {
  const spans = valuesIn(request).map(({ text, ...span }) => ({ value: text, ...span }));
  const framed = spans.filter(
    ({ at, end }) => request.slice(0, at).endsWith(before) && request.startsWith(behind, end),
  );
  return framed.map((span, place) => {
    const from = framed[place - 1]?.end ?? 0;
    const to = framed[place + 1]?.at ?? request.length;
    return {
      ...span,
      role: roleBy(request.slice(from, span.at - before.length), request.slice(span.end + behind.length, to)),
    };
  });
}

/** Whether a value comes out, should, or is the other one of the two: what is said in the clause before it counts; else what is said behind it. */
export function roleBy(before: string, behind: string): Mention["role"] {
  const clause = before.slice(lastBorder(before));
  if (otherCue.test(before)) return "other";
  const [after = ""] = behind.replace(source, " ").split(clauseBorder);
  for (const text of [clause, after]) {
    if (wantedCue.test(text)) return "wanted";
    if (printedCue.test(text)) return "printed";
  }
  return null;
}

function lastBorder(text: string): number {
  const found = [...text.matchAll(clauseBorder)].at(-1);
  // "instead", "but" and their like belong to the clause that they begin
  return found ? found.index + (/\p{L}/u.test(found[0]) ? 0 : found[0].length) : 0;
}
