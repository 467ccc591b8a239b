/** Where what a program numbers begins, and where it is to. */
export type SaidStart = { from: number; to: number };

const number = String.raw`(?:(?:number|no\.?|nr\.?|nummer|place|rank|day|page|platz|tag|seite|#) ?)?["'“„\x60]?(\d{1,4})(?!\d|[.,:]\d)(?:st|nd|rd|th)?["'”“\x60]?`;
const starts = String.raw`(?:starts?|started|begins?|began|starting|beginning|counts?|counting|numbers?|numbering|goes|numbered)`;
const toStart = String.raw`(?:start|begin|count|be numbered|go)`;
const at = String.raw`(?:(?:the )?(?!(?:at|with|from|on|by) )\p{L}+ )?(?:at|with|from|on|by)`;

/** What is told of it now; "at 0 instead of 1" says both. */
const now = [
  String.raw`(?<!(?:should|must|to|soll|sollte|muss) )(?<!\p{L})${starts} ${at} ${number}`,
  String.raw`(?<!\p{L})(?:fängt|beginnt|startet|zählt|nummeriert|fangen|beginnen|starten) [^.;!?\n\d]{0,25}?(?:bei|mit|ab|von) ${number}(?! (?:anfangen|beginnen|starten|losgehen|zählen))`,
  String.raw`(?<!\d)(\d{1,4})\p{Script=Han}?(?:から|で)(?:始ま(?:って|る|り)(?!ように)|数え(?:て|る)(?!ように)|スタート(?!する?ように|させ)|なって)`,
];
const then = [
  String.raw`(?<!\p{L})(?:should|must|has to|have to|needs? to|ought to|supposed to|want (?:it|them|this) to|make (?:it|them)|let it|let them|please) (?:really |please |rather )?${toStart} ${at} ${number}`,
  String.raw`(?<!\p{L})(?:soll(?:te|en|ten)?|muss|müssen|müssten?) [^.;!?\n\d]{0,20}?(?:bei|mit|ab|von) ${number} (?:anfangen|beginnen|starten|losgehen|zählen)`,
  String.raw`(?<!\p{L})(?:should|must|has to|ought to|needs to) (?:be|start|begin) (?:at |with |from )?${number}(?=\s*(?:[.,;!?)]|$))`,
  String.raw`(?<!\p{L})(?:soll(?:te)?|muss) (?:bei |mit |ab )?${number} sein`,
  String.raw`(?<!\d)(\d{1,4})\p{Script=Han}?(?:から|で)(?:始まる|始める|数える|スタートする)?(?:ように|べき|はず|にし|に直)`,
];
const instead = String.raw`(?:,? (?:instead of|rather than|and not|not|(?:an)?statt|und nicht|nicht) (?:at |with |from |on |bei |mit |ab |von )?${number})`;

/**
 * At which number a request says that what a program numbers begins, and should begin: "the places start at 0, they should start at 1". Null where it says
 * only one of the two, but for what begins at 0 instead of nothing said.
 */
export function saidStart(request: string): SaidStart | null {
  const both = firstOf(
    now.slice(0, 2).map((pattern) => pattern + instead),
    request,
  );
  if (both) return pair(both[1], both[2]);
  const from = firstOf(now, request);
  if (!from) return null;
  const rest = `${request.slice(0, from.index)} ${request.slice(from.index + from[0].length)}`;
  const to = firstOf(then, rest);
  return pair(from[1], to?.[1]);
}

function firstOf(patterns: readonly string[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = new RegExp(pattern, "iu").exec(text);
    if (found) return found;
  }
  return null;
}

/** Who complains of 0 means 1. */
function pair(from: string | undefined, to: string | undefined): SaidStart | null {
  if (from === undefined || (to === undefined && Number(from) !== 0)) return null;
  const start = { from: Number(from), to: to === undefined ? 1 : Number(to) };
  return start.from === start.to ? null : start;
}

/**
 * What was printed, with the numbers that count the lines from another one on; null where no number counts them from `from` on, or more than one
 * does.
 */
export function startingAt(printed: string, { from, to }: SaidStart): string | null {
  const lines = printed.split("\n");
  const counted = [0, 1, 2].flatMap((place) => countedLines(lines, place, from, to) ?? []);
  const [only, ...others] = counted;
  return only !== undefined && others.length === 0 ? only : null;
}

const plainNumber = /(?<![\d.,:])\d+(?!\d|[.,:]\d)/g;

/** How many there were, told behind a list: its number follows on those that count the lines. */
const total =
  /^ (?:people|persons?|guests?|members?|players?|teams?|items?|entries|entry|rows?|lines?|names?|files?|songs?|books?|tasks?|things?|pieces?|places?|pages?|days?|points?|results?|altogether|together|total|in total|in all|gäste?|personen?|leute|teilnehmer\p{L}*|spieler\p{L}*|mitglieder|einträge|zeilen|namen|dateien|lieder|bücher|aufgaben|stück|plätze|seiten|tage|punkte|insgesamt|zusammen)(?!\p{L})/iu;

/** A line around the number that may count it. */
type Around = { before: string; sign: string; behind: string };

/** Whether lines tell their numbers the same way, so that all of them are counted and none says how many they are. */
function areAlike(lines: readonly Around[]): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return false;
  const isSmall = ({ behind }: Around) => /^ \p{Ll}/u.test(behind);
  if (lines.some(({ before, sign }) => before !== first.before || sign !== first.sign)) return false;
  return !total.test(last.behind) && isSmall(last) === isSmall(first);
}

function around(line: string, at: number, length: number): Around {
  const behind = line.slice(at + length);
  // what is counted may be told before its number
  return {
    before: /\S*$/u.exec(line.slice(0, at).trimEnd())?.[0].replaceAll(/\d+/gu, "#") ?? "",
    sign: behind.slice(0, 1),
    behind,
  };
}

function countedLines(lines: readonly string[], place: number, from: number, to: number): string[] | null {
  let next = from;
  let count = 0;
  let most = 0;
  let isOther = false;
  const told: Around[] = [];
  const fresh = lines.map((line, index) => {
    const found = [...line.matchAll(plainNumber)][place];
    // how it ended is no part of what was printed
    if (!found || (index === 0 && /^exit \d/.test(line))) return line;
    const value = Number(found[0]);
    // each list begins anew
    if (value !== next && value !== from) {
      isOther = true;
      return line;
    }
    next = value + 1;
    count = value === from ? 1 : count + 1;
    most = Math.max(most, count);
    told.push(around(line, found.index, found[0].length));
    const shifted = `${value - from + to}`;
    return line.slice(0, found.index) + shifted + line.slice(found.index + found[0].length);
  });
  return most > 1 && !isOther && areAlike(told) ? [fresh.join("\n")] : null;
}
