import type { BackgroundReport } from "../../shared/event.ts";

/** What one report may take of a small model's window. In characters. */
const longestReport = 2_000;

/** What agents in the background came to, for the model. Empty where none has reported. */
export function describeReports(reports: readonly BackgroundReport[]): string {
  if (reports.length === 0) return "";
  const lines = reports.map(({ name, title, outcome, text }) => `${name}, “${title}” (${outcome}): ${shortened(text)}`);
  return `Agents have reported since:\n${lines.join("\n")}`;
}

function shortened(text: string): string {
  return text.length <= longestReport ? text : `${text.slice(0, longestReport)}… (cut)`;
}
