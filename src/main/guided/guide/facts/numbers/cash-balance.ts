import { namedDate } from "../../request/dates/request-dates.ts";
import { saidPeriod } from "../../request/dates/said-period.ts";
import { toNumber, usesDecimalComma, writeNumber } from "../../request/words/numbers.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { toldAs } from "./asked-number.ts";
import { asksForBalance, balanceOf, ofPlans } from "./balance-words.ts";
import { notCounted } from "./data-facts.ts";

const amount = String.raw`(?<amount>\d[\d.,']*)(?:\s?(?:[€$£¥円]|EUR|USD|CHF))?`;
const opening = new RegExp(
  String.raw`^(?<label>(?:übertrag|anfangsbestand|anfangsstand|opening balance|starting balance|balance (?:brought|carried) (?:over|forward)|(?:brought|carried) (?:over|forward)|繰越)[^\d]*?(?:\d{4})?)[\s:]+${amount}$`,
  "iu",
);
const entry = new RegExp(
  String.raw`^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{1,2}\.? \p{L}{3,9}|\p{L}{3,9} \d{1,2})\s+(?<sign>[+−–-])\s*${amount}(?:\s+(?<what>.*))?$`,
  "iu",
);
const isVoid = /(?<!\p{L})(?:storn(?:o|iert)|cancel+ed|void(?:ed)?|annulliert)(?!\p{L})|取消/iu;
const fewestEntries = 2;

/**
 * What should be in the till by a cash book: what was carried over, with what came in and went out, and without what was cancelled or is only planned. Empty where a line tells an
 * amount in any other way, or a day is named.
 */
export function cashBalance(text: string, said: string): string {
  const request = withoutPaths(said);
  if (!asksForBalance.test(request) || namedDate(request) !== null || saidPeriod(request) !== null) return "";
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  // nothing below such a line has been paid
  const planned = lines.findIndex((line) => ofPlans.test(line) && !/\d/.test(line));
  const [title = "", ...booked] = (planned === -1 ? lines : lines.slice(0, planned)).filter((line) => line !== "");
  const starts = booked.flatMap((line) => {
    const { groups } = opening.exec(line) ?? {};
    return groups ? [{ label: groups["label"] ?? "", amount: groups["amount"] ?? "" }] : [];
  });
  const entries = booked.flatMap((line) => {
    const { groups } = entry.exec(line) ?? {};
    return groups ? [{ sign: groups["sign"] ?? "", amount: groups["amount"] ?? "", isVoid: isVoid.test(line) }] : [];
  });
  const [start, ...others] = starts;
  const isAllRead = starts.length + entries.length === booked.filter((line) => /\d/.test(line)).length;
  if (!start || others.length > 0 || entries.length < fewestEntries || !isAllRead || entry.test(title)) return "";
  const counted = entries.filter((each) => !each.isVoid);
  const comma = usesDecimalComma([start, ...entries].map((each) => each.amount));
  const numbers = [start, ...counted].map((each) => toNumber(each.amount, comma));
  if (numbers.includes(null)) return "";
  const balance = numbers.reduce<number>(
    (sum, number, at) => sum + (number ?? 0) * (at > 0 ? (counted[at - 1]?.sign === "+" ? 1 : -1) : 1),
    0,
  );
  const of = `${balanceOf}${start.label.trim()} ${start.amount}`;
  const rows = counted.map(() => []);
  const left = entries.length - counted.length;
  const told = toldAs({ value: writeNumber(balance), what: "sum", of }, { columns: [], rows }, null);
  return left > 0 ? `${told}\n${notCounted} ${left} that were cancelled or didn't take place.` : told;
}
