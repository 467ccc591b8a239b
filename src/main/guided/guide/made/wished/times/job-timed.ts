import type { CronLine } from "../../../facts/programs/cron-lines.ts";

const hour = 60;
const day = 24 * hour;

/** The minute of the day at which a job runs; null where it has no one time. */
export function timeOfJob({ fields: [minute = "", at = "", weekday] }: CronLine): number | null {
  const isPlain = weekday !== undefined && /^\d{1,2}$/.test(minute) && /^\d{1,2}$/.test(at);
  return isPlain ? Number(at) * hour + Number(minute) : null;
}

/** The line of a job at another time of the day, its columns where they were as far as there is room. */
export function withTimeOfJob(line: string, job: CronLine, time: number, jobs: readonly CronLine[]): string {
  const [fields, gaps] = [[...job.fields], [...job.gaps]];
  for (const [place, amount] of [time % hour, Math.floor((time % day) / hour)].entries()) {
    const old = fields[place] ?? "";
    const put = String(amount).padStart(isPadded(old, jobs) ? 2 : 1, "0");
    const more = put.length - old.length;
    const side = more === 0 ? null : gapOfColumn(job, place, more, jobs);
    fields[place] = put;
    if (side !== null) gaps[side] = shortened(gaps[side] ?? "", more, side === 0 ? 0 : 1);
  }
  const moved = lengthOf({ fields, gaps }) - lengthOf(job);
  // the command stays below those of the other lines
  if (isWide(gaps.at(-1))) gaps.push(shortened(gaps.pop() ?? "", moved, 1));
  const head = fields.map((field, place) => `${gaps[place] ?? ""}${field}`).join("");
  return job.lead + head + (gaps.at(-1) ?? "") + line.slice(job.lead.length + lengthOf(job));
}

function lengthOf({ fields, gaps }: Pick<CronLine, "fields" | "gaps">): number {
  return fields.join("").length + gaps.join("").length;
}

/** `05` for five, where the file has its numbers so. */
function isPadded(old: string, jobs: readonly CronLine[]): boolean {
  if (/^0\d$/.test(old)) return true;
  return old.length === 2 && jobs.some(({ fields }) => fields.slice(0, 2).some((field) => /^0\d$/.test(field)));
}

/** Which gap takes up that a field is longer or shorter: the one before it in a column that is flush right, else the one behind. Null where the file has no columns. */
function gapOfColumn(job: CronLine, place: number, more: number, jobs: readonly CronLine[]): number | null {
  const others = jobs.filter(({ fields }) => fields.length === job.fields.length);
  const isIn = (side: "right" | "left") =>
    others.some((one) => others.some((other) => areInColumn(one, other, place, side)));
  if (isIn("right")) return place;
  if (isIn("left") || isWide(job.gaps[place + 1])) return place + 1;
  return more > 0 && place > 0 && isWide(job.gaps[place]) ? place : null;
}

function areInColumn(one: CronLine, other: CronLine, place: number, side: "right" | "left"): boolean {
  if (one.fields[place]?.length === other.fields[place]?.length) return false;
  const [[start, end, next], [otherStart, otherEnd, otherNext]] = [columnOf(one, place), columnOf(other, place)];
  return side === "right" ? end === otherEnd : start === otherStart && next === otherNext;
}

/** Where a field begins and ends, and where the next one begins. */
function columnOf({ fields, gaps }: CronLine, place: number): readonly [number, number, number] {
  const start = lengthOf({ fields: fields.slice(0, place), gaps: gaps.slice(0, place + 1) });
  const end = start + (fields[place]?.length ?? 0);
  return [start, end, end + (gaps[place + 1]?.length ?? 0)];
}

function shortened(gap: string, by: number, least: number): string {
  return /^ *$/.test(gap) ? " ".repeat(Math.max(least, gap.length - by)) : gap;
}

function isWide(gap: string | undefined): boolean {
  return gap !== undefined && /^ {2,}$/.test(gap);
}
