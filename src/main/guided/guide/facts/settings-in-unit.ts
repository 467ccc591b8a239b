import { isSettings, settingsIn } from "./setting-lines.ts";

/** Units of time by what they are called in a question, and as the last word of a key; in seconds. */
const units: readonly { called: RegExp; seconds: number; name: string }[] = [
  { called: /^(?:ms|millis|milliseconds?|msecs?)$/iu, seconds: 0.001, name: "milliseconds" },
  { called: /^(?:s|secs?|seconds?|sekunden?|秒)$/iu, seconds: 1, name: "seconds" },
  { called: /^(?:mins?|minutes?|minuten?|分)$/iu, seconds: 60, name: "minutes" },
  { called: /^(?:h|hrs?|hours?|stunden?|時間)$/iu, seconds: 3_600, name: "hours" },
  { called: /^(?:days?|tagen?|日)$/iu, seconds: 86_400, name: "days" },
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
  const [, latin, japanese] = askedFor.exec(request) ?? [];
  const asked = units.find((unit) => unit.called.test(latin ?? japanese ?? ""));
  if (!asked || !isSettings.test(path)) return "";
  const told = settingsIn(path, text).flatMap(({ key, value }) => {
    const own = units.find((unit) => unit.called.test(lastWordOf(key)));
    const number = Number(value.replaceAll(/^["']|["']$/g, ""));
    if (!own || own === asked || !(number > 0)) return [];
    const amount = (number * own.seconds) / asked.seconds;
    return Number.isInteger(amount * 2)
      ? [`${key} (${value} ${own.name}) is ${amount} ${amount === 1 ? asked.name.slice(0, -1) : asked.name}`]
      : [];
  });
  return told.length === 0 || told.length > most ? "" : `In ${asked.name}: ${told.join("; ")}.`;
}

/** `SESSION_MINUTES` and `sessionMinutes` end with the same word. */
function lastWordOf(key: string): string {
  return /(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u.exec(key)?.[0] ?? "";
}
