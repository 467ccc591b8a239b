import { AppError } from "../../shared/error.ts";

/** What is to be remembered for good. */
export const longTerm = "MEMORY.md";

const dayName = /^memory\/(\d{4})(\d{2})\/\1\2(\d{2})\.md$/;

/** The notes of a day, by the clock of this computer. */
export function dayFile(date: Date): string {
  const month = `${date.getFullYear()}${twoDigits(date.getMonth() + 1)}`;
  return `memory/${month}/${month}${twoDigits(date.getDate())}.md`;
}

/** `2026-11-22`; null for what are no notes of a day. */
export function dayOf(name: string): string | null {
  const [, year, month, day] = dayName.exec(name) ?? [];
  return day === undefined ? null : `${year}-${month}-${day}`;
}

/** Throws `invalid-input` for a name that no file of the memory has, so that none leads out of its folder. */
export function checkName(name: string): string {
  if (name === longTerm || dayOf(name) !== null) return name;
  throw new AppError(
    "invalid-input",
    `The memory has no file ${name}. It has ${longTerm}, and notes of days such as ${dayFile(new Date(2026, 10, 22))}.`,
  );
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
