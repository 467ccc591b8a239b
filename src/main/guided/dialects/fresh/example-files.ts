import { baseName } from "../../../../shared/path-parts.ts";
import { escapeRegExp } from "../../guide/request/word-pattern.ts";
import type { ShownFile } from "./prompt.ts";

/** Of a file that only shows the form, what is in it would be copied: its first line is enough, and the others stand behind it. */
export function withExamples(files: readonly ShownFile[], request: string): readonly ShownFile[] {
  const examples = files.filter(({ path }) => isExample(path, request));
  if (examples.length === 0 || examples.length === files.length) return files;
  const begun = examples.map((file): ShownFile => ({
    ...file,
    text: file.text.split("\n", 1)[0] ?? "",
    extent: "parts",
  }));
  return [...begun, ...files.filter((file) => !examples.includes(file))];
}

/** "like in last-year.csv": a table that shows how another one is to look. */
function isExample(path: string, request: string): boolean {
  const name = [path, baseName(path)].map(escapeRegExp).join("|");
  const like = String.raw`(?:like(?: (?:in|the one in|those in))?|same (?:columns|format|form) as(?: in)?|nach dem muster von|genauso (?:aufgebaut )?wie(?: in)?)(?: (?:the|our|my|der|die|den))?`;
  return (
    /\.(?:csv|tsv)$/i.test(path) &&
    new RegExp(`(?<!\\p{L})${like} ["'\`„]?(?:${name})|(?:${name})["'\`“]?(?:と同じ|のよう)`, "iu").test(request)
  );
}
