import { escapeRegExp } from "../../../request/words/word-pattern.ts";

/** Whether a file that isn't there yet is to be made, and others stay: "I need a list.csv out of signups.csv", "leg bitte eine plan.csv an". */
export function isMadeAnew(file: string, said: string): boolean {
  const made = String.raw`(?:an?|another|eine?n?|new file|neue datei|write|save|create|make|set up|start|convert|export|schreib\p{L}*|erstell\p{L}*|speicher\p{L}*)(?: (?:it|that|them|them all|es|sie|das))?(?: (?:file|datei|to|as|in|into|als|nach))?`;
  const behind = String.raw`(?:を|に)?(?:新しく)?(?:作|保存|書き)|\s+(?:out of|from(?! now)|aus|anlegen|erstellen|an(?=[,.!?:]|$))(?!\p{L})`;
  const name = `["'\u0060„“「]?${escapeRegExp(file)}["'\u0060“”」]?`;
  return new RegExp(String.raw`(?<!\p{L})${made} ${name}|${name}(?:${behind})`, "iu").test(said);
}
