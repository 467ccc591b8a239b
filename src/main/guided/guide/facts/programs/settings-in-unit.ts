import { isSettings, type Setting, settingsIn } from "./setting-lines.ts";
import { type Family, timeUnits } from "../numbers/unit-families.ts";

/** What keys count in, of time. */
export const unitsOfKeys: Family = [
  { unit: "ms", size: 0.001, said: /^(?:ms|millis|milliseconds?|msecs?)$/iu },
  ...timeUnits,
  { unit: "d", size: 86_400, said: /^(?:days?|tagen?|日)$/iu },
];
const askedFor =
  /(?<!\p{L})(?:how many|viele[nr]?|in) (seconds?|minutes?|hours?|days?|sekunden|minuten|stunden|tagen?)(?!\p{L})|何(秒|分|時間|日)/iu;
/** More would hide the one that is meant. */
const most = 6;

/**
 * What settings that count in one unit of time are in the one that a question asks for: a small model tells the number as it stands there. Only what comes out whole or
 * in halves; empty where nothing is asked in another unit.
 */
export function settingsInUnit(path: string, text: string, request: string): string {
  const unitOf = ({ key }: Setting) => unitsOfKeys.find((each) => each.said.test(lastWordOf(key)));
  const told = toldInUnit(path, text, request, unitOf);
  return told.length > most ? "" : told.join("; ") + (told.length > 0 ? "." : "");
}

/** What settings come to in the unit that a question asks for, where they count in another one; none where it comes out neither whole nor in halves. */
function toldInUnit(
  path: string,
  text: string,
  request: string,
  unitOf: (setting: Setting) => Family[number] | null | undefined,
): string[] {
  const asked = unitAsked(request);
  if (!asked || !isSettings.test(path)) return [];
  return settingsIn(path, text).flatMap((setting) => {
    const { key, value } = setting;
    const own = unitOf(setting);
    const number = Number(value.replaceAll(/^["']|["']$/g, ""));
    if (!own || own === asked || !(number > 0)) return [];
    const amount = (number * own.size) / asked.size;
    return Number.isInteger(amount * 2) ? [`${key} (${value} ${own.unit}) is ${amount} ${asked.unit}`] : [];
  });
}

function unitAsked(request: string): Family[number] | undefined {
  const [, latin, japanese] = askedFor.exec(request) ?? [];
  return unitsOfKeys.find((each) => each.said.test(latin ?? japanese ?? ""));
}

/** The unit of time in which a file says that all its times are: "; all times in seconds". Null where it says none, or several. */
export function statedUnit(text: string): Family[number] | null {
  const said = [...text.matchAll(allTimes)].flatMap(({ groups }) => groups?.["unit"] ?? []);
  const units = new Set(said.map((word) => unitsOfKeys.find((each) => each.said.test(word))));
  const [only] = units;
  return only !== undefined && units.size === 1 ? only : null;
}

const allTimes =
  /^\s*(?:[#;]|\/\/|--)\s*(?:(?:note|hinweis): )?(?:all |alle )?(?:times?|durations?|intervals?|time ?outs?|zeiten|zeitangaben|angaben)(?: values?)?(?: are| is| sind)?(?: given| measured| angegeben)? (?:in )?(?<unit>milliseconds|seconds|minutes|hours|days|ms|millisekunden|sekunden|minuten|stunden|tagen)\b/gimu;

/** `SESSION_MINUTES` and `sessionMinutes` end with the same word. */
export function lastWordOf(key: string): string {
  return /(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u.exec(key)?.[0] ?? "";
}

/** Whether a word names a unit of time. */
export function isUnitOfTime(word: string): boolean {
  return unitsOfKeys.some(({ said }) => said.test(word));
}

/** What those of these lines that are settings come to in the unit that a question asks for, in a file that says of all its times in which they are; empty where nothing is asked in another unit. */
export function linesInAskedUnit(path: string, text: string, lines: readonly string[], request: string): string {
  const stated = statedUnit(text);
  const isMeant = ({ key, line }: Setting) => !isCount.test(key) && lines.includes(line.trim());
  const told = toldInUnit(path, text, request, (setting) => (isMeant(setting) ? stated : null));
  return told.join("; ") + (told.length > 0 ? "." : "");
}

/** What a key counts that is no time. */
const isCount =
  /retr(?:y|ies)|tries|attempts|max(?:imum)?_?(?:size|mb|users)|count|port|workers|threads|length|password|level|limit(?!_?time)|size|rows|lines|items|versuche|anzahl/iu;

const anyUnit =
  /(?<!\p{L})(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|sekunden?|minuten?|stunden?|tagen?|wochen?)(?!\p{L})|秒|分(?:間|で)|時間|日間/iu;

/**
 * The value of a setting in the unit of time that a question asks for, with the number as it stands there where that is another one. As it stands there where no unit is
 * asked for; null where it isn't whole or a half in that one, or the key says no unit.
 */
export function inAskedUnit(
  { key, value: written }: Pick<Setting, "key" | "value">,
  question: string,
  stated: Family[number] | null = null,
): string | null {
  const value = written.replaceAll(/^["']|["']$/g, "");
  const asked = unitAsked(question);
  const own = unitsOfKeys.find((each) => each.said.test(lastWordOf(key))) ?? stated;
  if (!asked) return anyUnit.test(question) && !own ? null : value;
  const number = Number(value);
  if (!own || own === asked) return own ? value : null;
  const amount = (number * own.size) / asked.size;
  return number > 0 && Number.isInteger(amount * 2) ? `${amount} ${asked.unit}, ${value} ${own.unit}` : null;
}
