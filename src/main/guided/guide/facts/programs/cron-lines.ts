/**
 * A line of a crontab that runs something, in force or not, by its `row` from 0: its five fields, or one such as `@daily`, and the blanks before each of them and before the command. `lead` is
 * the sign of a comment.
 */
export type CronLine = {
  row: number;
  lead: string;
  isOff: boolean;
  fields: readonly string[];
  gaps: readonly string[];
  command: string;
};

const numbers = String.raw`[\d*][\d*,/-]*`;
/** Months and weekdays may have names. */
const named = String.raw`(?:${numbers}|[a-z]{3}(?:[,-][a-z]{3})*)`;
const scheduled = new RegExp(
  String.raw`^(\s*)(${numbers})(\s+)(${numbers})(\s+)(${numbers})(\s+)(${named})(\s+)(${named})(\s+)(\S.*)$`,
  "iu",
);
const daily = /^(\s*)(@(?:reboot|yearly|annually|monthly|weekly|daily|midnight|hourly))(\s+)(\S.*)$/iu;
const variable = /^\s*["']?[A-Z_][A-Z0-9_]*["']?\s*=/iu;
const commentSign = /^\s*#+/u;

/** The lines of a crontab that run something; none where the text is another one. */
export function cronLines(path: string, text: string): CronLine[] {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  const jobs = lines.flatMap((line, row) => cronLine(line, row) ?? []);
  if (/cron/i.test(path)) return jobs;
  const rows = new Set(jobs.map(({ row }) => row));
  const isOther = (line: string) => line.trim() === "" || commentSign.test(line) || variable.test(line);
  const isWhole = lines.every((line, row) => rows.has(row) || isOther(line));
  // five numbers before a name are no times by themselves
  return isWhole && jobs.every(({ fields }) => fields.length === 1 || fields.includes("*")) ? jobs : [];
}

function cronLine(line: string, row: number): CronLine | null {
  const lead = commentSign.exec(line)?.[0] ?? "";
  const own = line.slice(lead.length);
  const parts = (scheduled.exec(own) ?? daily.exec(own))?.slice(1);
  if (!parts) return null;
  const command = parts.at(-1) ?? "";
  const [gaps, fields] = [0, 1].map((side) => parts.slice(0, -1).filter((_, place) => place % 2 === side));
  return { row, lead, isOff: lead !== "", fields: fields ?? [], gaps: gaps ?? [], command };
}
