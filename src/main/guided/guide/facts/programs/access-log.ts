import { wordsOf } from "../../request/words/words.ts";
import type { Table } from "../../../workspace-view.ts";

/** A request as web servers note it: `203.0.113.7 - - [03/Dec/2024:01:12:15 +0000] "POST /login HTTP/1.1" 401 12`. */
const entry =
  /^(?<address>\S+) \S+ \S+ \[(?<day>\d{1,2})\/(?<month>[A-Z][a-z]{2})\/(?<year>\d{4}):[^\]]*\] "(?<method>[A-Z]{3,7}) (?<path>[^\s"]+)[^"]*" (?<status>\d{3})(?!\d)/u;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const fewestEntries = 3;
const columns = ["IP address", "day", "method", "page", "status"];
const paths = /(?<![^\s"'“„(])\/[^\s"'”“),;?]*/gu;
/** In small letters these are words of any sentence. */
const plainMethod =
  /(?<!\p{L})(?:get|put|head|patch|delete|options)(?!\p{L})(?= \/| ?-?(?:requests?|calls?|anfragen?))/u;
/** So many requests, or those of a time of the day, are told apart by more than a value. */
const limits =
  /\d\d?[:.]\d\d|(?<!\p{L})(?:fail\p{L}*|success\p{L}*|denied|refused|rejected|errors?|fehlgeschlagen\p{L}*|erfolgreich\p{L}*|abgelehnt\p{L}*)(?!\p{L})|失敗|成功|エラー/iu;

/**
 * The log of a web server as a table, each request in a row, for who asks for a number of them by their addresses, methods and pages. Null for other texts, where a line is of
 * another form, or a question tells them apart by what came of them, or by the hour.
 */
export function accessTable(text: string, request: string): Table | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length < fewestEntries || plainMethod.test(request) || limits.test(request)) return null;
  const rows: string[][] = [];
  for (const line of lines) {
    const found = entry.exec(line)?.groups;
    const month = months.indexOf(found?.["month"] ?? "") + 1;
    if (!found || month === 0) return null;
    const day = `${found["year"]}-${String(month).padStart(2, "0")}-${(found["day"] ?? "").padStart(2, "0")}`;
    const page = (found["path"] ?? "").replace(/[?#].*$/u, "");
    rows.push([found["address"] ?? "", day, found["method"] ?? "", page, `HTTP ${found["status"] ?? ""}`]);
  }
  const pages = new Set(rows.map(([, , , page = ""]) => page));
  const said = (request.match(paths) ?? []).map((path) => path.replace(/(?<=.)[.:]$/u, ""));
  const words = wordsOf(said.join(" "));
  const isSaidToo = (page: string) => !said.includes(page) && wordsOf(page).some((word) => words.includes(word));
  if (said.some((path) => !pages.has(path)) || [...pages].some(isSaidToo)) return null;
  // the word of a page says more than the page: nobody logs in by opening it
  const isPage = (_: unknown, index: number) => columns[index] !== "page" || said.length > 0;
  return { columns: columns.filter(isPage), rows: rows.map((row) => row.filter(isPage)) };
}
