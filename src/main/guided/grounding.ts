import type { Choices, Grounding } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { endOfFile, type FormField, formsOf } from "./form.ts";
import type { WorkspaceView } from "./workspace-view.ts";

/** So many lines can be chosen from; a longer file is edited by `replace`, or by a part of it that was viewed. */
const linesOnOffer = 2_000;

/** Offers what is there: the files and folders of the workspace, and the lines of the file that was just named. */
export function groundIn(view: WorkspaceView, tools: readonly ToolSpec[]): Grounding {
  const forms = formsOf(tools);
  return {
    async choices(form, field, soFar) {
      const spec = forms.find(({ name }) => name === form)?.fields.find(({ name }) => name === field);
      return spec ? choicesOf(spec.source, view, soFar) : { kind: "free" };
    },
    text: (path) => view.text(path),
  };
}

async function choicesOf(
  source: FormField["source"],
  view: WorkspaceView,
  soFar: Readonly<Record<string, string>>,
): Promise<Choices> {
  switch (source) {
    case "existing-file":
      return { kind: "one-of", values: (await view.files()).map((file) => file.path) };
    case "existing-folder":
      return { kind: "one-of", values: foldersOf((await view.files()).map((file) => file.path)) };
    case "line":
      return { kind: "one-of", values: linesOf(await view.text(soFar["path"] ?? "")) };
    case "line-or-end":
      return { kind: "one-of", values: [endOfFile, ...linesOf(await view.text(soFar["path"] ?? ""))] };
    case "new-path":
    case "one-line":
    case "text":
      return { kind: "free" };
    default:
      return source satisfies never;
  }
}

/** Every folder that holds a file, and the workspace itself as `.`. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set(["."]);
  for (const path of paths) {
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) folders.add(path.slice(0, at));
  }
  return [...folders];
}

/** The lines that say something, each once. */
function linesOf(text: string | null): string[] {
  const lines = (text ?? "").split(/\r?\n/).filter((line) => line.trim() !== "");
  return [...new Set(lines)].slice(0, linesOnOffer);
}
