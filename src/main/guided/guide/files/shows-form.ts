import { baseName } from "../../../../shared/path-parts.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";

const like = String.raw`(?:(?<!(?:['’]d|would|i|we) )like(?: (?:in|the one in|those in))?|same (?:columns|format|form) as(?: in)?|nach dem muster von|(?:genauso |gleich |ebenso )?aufgebaut wie(?: in)?|genauso wie(?: in)?|(?:denselben|den gleichen) spalten wie(?: in)?)(?: (?:the|our|my|der|die|den))?`;

/** "like in last-year.csv": a table that only shows how another one is to look. */
export function showsForm(path: string, request: string): boolean {
  const name = [path, baseName(path)].map(escapeRegExp).join("|");
  return (
    /\.(?:csv|tsv)$/i.test(path) &&
    new RegExp(`(?<!\\p{L})${like} ["'\`„]?(?:${name})|(?:${name})["'\`“]?(?:と同じ|のよう)`, "iu").test(request)
  );
}
