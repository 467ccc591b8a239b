import { showsForm } from "../../guide/files/shows-form.ts";
import type { ShownFile } from "./prompt.ts";

/** Of a file that only shows the form, what is in it would be copied: its first line is enough, and the others stand behind it. */
export function withExamples(files: readonly ShownFile[], request: string): readonly ShownFile[] {
  const examples = files.filter(({ path }) => showsForm(path, request));
  if (examples.length === 0 || examples.length === files.length) return files;
  const begun = examples.map((file): ShownFile => ({
    ...file,
    text: file.text.split("\n", 1)[0] ?? "",
    extent: "parts",
  }));
  return [...begun, ...files.filter((file) => !examples.includes(file))];
}
