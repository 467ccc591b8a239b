import { wordsOf } from "../../../request/words/words.ts";
import type { SetWish } from "../slots.ts";

const properties: readonly { said: RegExp; key: string }[] = [
  { said: /^(?:locations?|places?|venues?|ort|orte|raum|room|veranstaltungsort|場所|会場)$/u, key: "LOCATION" },
  { said: /^(?:descriptions?|notes?|remarks?|beschreibung|notiz|説明|メモ)$/u, key: "DESCRIPTION" },
  { said: /^(?:urls?|links?|website|webseite)$/u, key: "URL" },
];

/** A calendar in which an event gets a place, a description or a link that it doesn't have yet, behind what it is called. Null where it has one, or none or several are called so. */
export function withEventProperty(path: string, text: string, { what, about, from, to }: SetWish): string | null {
  if (!/\.(?:ics|ical)$/iu.test(path) || from !== null || /[\r\n]/u.test(to)) return null;
  const said = [...what.flatMap(wordsOf), ...about];
  const [property, ...others] = properties.filter((each) => said.some((word) => each.said.test(word)));
  const names = what.filter((name) => !properties.some((each) => each.said.test(name.toLowerCase())));
  const [name, ...more] = names;
  if (!property || others.length > 0 || name === undefined || more.length > 0) return null;
  const lines = text.split("\n");
  const summaries = lines.flatMap((line, row) => {
    const summary = /^SUMMARY(?:;[^:]*)?:(?<text>.*?)\r?$/u.exec(line)?.groups?.["text"];
    return summary?.trim().toLowerCase() === name.trim().toLowerCase() ? [row] : [];
  });
  const [summary, ...rest] = summaries;
  if (summary === undefined || rest.length > 0) return null;
  const begin = lines.findLastIndex((line, row) => row < summary && line.startsWith("BEGIN:VEVENT"));
  const end = lines.findIndex((line, row) => row > summary && line.startsWith("END:VEVENT"));
  if (lines.slice(begin, end).some((line) => line.startsWith(property.key))) return null;
  // a long name goes on in the next line
  const behind = lines.findIndex((line, row) => row > summary && !/^[ \t]/u.test(line));
  const carriage = lines[summary]?.endsWith("\r") === true ? "\r" : "";
  return lines
    .toSpliced(behind, 0, `${property.key}:${property.key === "URL" ? to : escaped(to)}${carriage}`)
    .join("\n");
}

/** As RFC 5545 writes a text. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, String.raw`\$&`);
}
