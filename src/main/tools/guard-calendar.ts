import { AppError } from "../../shared/error.ts";
import type { Guarded } from "./guard-syntax.ts";

const property = String.raw`^((?:DTSTART|DTEND|DTSTAMP|DUE|COMPLETED|CREATED|LAST-MODIFIED|RECURRENCE-ID)(?:;[^:\r\n]*)?:)`;
const run = new RegExp(String.raw`${property}(\d{8})(\d{6}Z?)(?=\r?$)`, "gm");
const spelled = new RegExp(
  String.raw`${property}(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(Z)?)?(?=\r?$)`,
  "gm",
);

/**
 * Keeps a calendar one that others read (RFC 5545): a day and a time that are written in another way are put right, and told. What opens and doesn't
 * close is refused, where the file was whole before, and so is an event that loses its day, name or number.
 */
export function guardCalendar(path: string, before: string | null, after: string): Guarded {
  const open = openPart(after);
  if (open !== null && (before === null || openPart(before) === null))
    throw new AppError("invalid-input", `Nothing was written: ${path} would not be a valid calendar. ${open}.`);
  const lost = lostOf(before ?? "", after);
  if (lost !== null)
    throw new AppError("invalid-input", `Nothing was written: ${path} would not be a valid calendar. ${lost}.`);
  const text = after
    .replaceAll(run, "$1$2T$3")
    .replaceAll(
      spelled,
      (_, name: string, year: string, month: string, day: string, ...time: (string | undefined)[]) => {
        const [hour, minute, second = "00", zone = ""] = time;
        return `${name}${year}${month}${day}${hour === undefined ? "" : `T${hour}${minute}${second}${zone}`}`;
      },
    );
  return {
    text,
    note: text === after ? "" : "To keep it a valid calendar, days and times were written as 20250306T193000.",
  };
}

/** What every event had and one would no longer have, of what each needs; null for nothing. */
function lostOf(before: string, after: string): string | null {
  const old = eventsIn(before);
  const lost = needed.find(
    (has) =>
      old.length > 0 && old.every((event) => has.test(event)) && !eventsIn(after).every((event) => has.test(event)),
  );
  const name = lost?.source.replaceAll(/\W|;:/g, "");
  return lost ? `An event would have no ${name}: one that goes does so from its BEGIN:VEVENT to its END:VEVENT` : null;
}

const needed = [/^UID[;:]/m, /^DTSTART[;:]/m, /^SUMMARY[;:]/m];

function eventsIn(text: string): readonly string[] {
  return text.match(/^BEGIN:VEVENT\s*$[^]*?^END:VEVENT\s*$/gm) ?? [];
}

/** What is wrong with the order of BEGIN and END; null where each part closes. */
function openPart(text: string): string | null {
  const parts: string[] = [];
  for (const [, kind, name = ""] of text.matchAll(/^(BEGIN|END):([\w-]+)\s*$/gm)) {
    if (kind === "BEGIN") parts.push(name);
    else if (parts.pop() !== name) return `END:${name} closes what isn't open`;
  }
  return parts.length === 0 ? null : `BEGIN:${parts.at(-1)} has no END:${parts.at(-1)}`;
}
