import { extensionOf } from "../../guide/files/file-kinds.ts";

/** How programs write a date by its format. */
const commands: Readonly<Record<string, (format: string) => string>> = {
  sh: (format) => `$(date +${format})`,
  py: (format) => `strftime("${format}")`,
  rb: (format) => `strftime("${format}")`,
};
const letters: Readonly<Record<string, string>> = {
  YYYY: "%Y",
  JJJJ: "%Y",
  YY: "%y",
  JJ: "%y",
  MM: "%m",
  DD: "%d",
  TT: "%d",
};
/** YYYY-MM-DD, TT.MM.JJJJ: the letters of a date, in a row or with signs between them. */
const said = /(?<![\p{Lu}\d])(?:(?:YYYY|JJJJ|YY|JJ|MM|DD|TT)[-_./]?){2,3}(?<=[A-Z])(?![\p{Lu}\d])/gu;

/** What a small model has to be told of a program for which a request says by letters how it writes a date: the format for that. Empty where it says none. */
export function dateHint(path: string, request: string): string {
  const command = commands[extensionOf(path).toLowerCase()];
  const [form, ...others] = new Set(request.match(said) ?? []);
  if (command === undefined || form === undefined || others.length > 0) return "";
  const format = form.replaceAll(/YYYY|JJJJ|YY|JJ|MM|DD|TT/gu, (part) => letters[part] ?? part);
  return ` A date as ${form} is ${command(format)}.`;
}
