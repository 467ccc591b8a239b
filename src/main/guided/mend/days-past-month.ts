import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { argumentsAt, partsOf } from "./inner-code.ts";

const outOfMonth = /^ValueError: day (?:\d+ )?(?:is out of range for month|must be in)/mu;
const rank = -2;

/** A program of Python that counts days on within a month, and breaks off at its end: they are counted on from the date as a whole. */
export function daysPastMonth({ lines, language, failing, failure }: BrokenProgram): BlockChange[] {
  if (language !== "python" || !outOfMonth.test(failure)) return [];
  // of a time of day the hour would be lost
  const hasTimes = lines.some((line) => /\bdatetime\.(?:now|today|strptime|fromisoformat|combine)\b/u.test(line));
  return [...failing].flatMap((number) => {
    const from = number - 1;
    const old = lines[from] ?? "";
    return [...built(old), ...(hasTimes ? [] : replaced(old))].map((fresh) => ({ from, old, fresh, rank }));
  });
}

/** `date(year, month, day + 7)` */
function built(line: string): string[] {
  return [...line.matchAll(/(?<![\w.])((?:\w+\.)?(?:date|datetime))\(/gu)].flatMap(({ 0: call, 1: type, index }) => {
    const start = index + call.length;
    const all = argumentsAt(line, start);
    const parts = all === null ? [] : partsOf(all);
    const [year, month, day] = parts;
    const counted = day === undefined || parts.length !== 3 ? null : countedOn(day);
    if (all === null || !counted) return [];
    const first = `${type}(${year}, ${month}, ${counted.day})`;
    const later = `${type}.fromordinal(${first}.toordinal() ${counted.sign} ${counted.days})`;
    return [line.slice(0, index) + later + line.slice(start + all.length + 1)];
  });
}

/** `start.replace(day=start.day + 7)` */
function replaced(line: string): string[] {
  return [...line.matchAll(/(?<![\w.])([\w.]+)\.replace\(day=\1\.day (?<sign>[+-]) (?<days>\w+)\)/gu)].map(
    ({ 0: whole, 1: name, groups, index }) =>
      `${line.slice(0, index)}type(${name}).fromordinal(${name}.toordinal() ${groups?.["sign"]} ${groups?.["days"]})${line.slice(index + whole.length)}`,
  );
}

/** `int(parts[2]) + 7` */
function countedOn(code: string): { day: string; sign: string; days: string } | null {
  const [, day, sign, days] = /^(.+?) ?([+-]) ?([\w.]+|\([^()]*\))$/u.exec(code.trim()) ?? [];
  return day !== undefined && sign !== undefined && days !== undefined ? { day, sign, days } : null;
}
