import type { Choices, FieldPlace, Grounding } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { endOfFile, type FormField, formsOf } from "../forms/form.ts";
import { wantsTestToPass } from "./request-intent.ts";
import { isTestFile, quotedPhrases } from "./request-words.ts";
import type { WorkspaceView } from "../workspace-view.ts";

/** So many lines can be chosen from; a longer file is edited by `replace`, or by a part of it that was viewed. */
const linesOnOffer = 2_000;

/** Offers what is there: the files and folders of the workspace, and the lines of the file that was just named. */
export function groundIn(view: WorkspaceView, tools: readonly ToolSpec[]): Grounding {
  const forms = formsOf(tools);
  return {
    async choices(place) {
      const form = forms.find(({ name }) => name === place.form);
      const field = form?.fields.find(({ name }) => name === place.field);
      return form && field ? choicesFor(field, place, form.tool === "edit", view) : { kind: "free" };
    },
    text: (path) => view.text(path),
  };
}

async function choicesFor(field: FormField, place: FieldPlace, isEdit: boolean, view: WorkspaceView): Promise<Choices> {
  const { soFar, request } = place;
  switch (field.source) {
    case "existing-file": {
      const paths = (await view.files()).map((file) => file.path);
      return { kind: "one-of", values: isEdit ? withoutGivenTests(paths, request) : paths };
    }
    case "existing-folder":
      return { kind: "one-of", values: foldersOf((await view.files()).map((file) => file.path)) };
    case "line":
      return {
        kind: "one-of",
        values: meantLines(linesOf(await view.text(soFar["path"] ?? "")), request, soFar["mistake"] ?? ""),
      };
    case "line-or-end":
      return { kind: "one-of", values: [endOfFile, ...linesOf(await view.text(soFar["path"] ?? ""))] };
    case "one-line":
      return place.form === "replace" && place.field === "find" ? phrasesOf(place, view) : { kind: "free" };
    case "new-path":
    case "text":
      return { kind: "free" };
    default:
      return field.source satisfies never;
  }
}

/**
 * Lines that the model has just named as the mistake, or else those with a phrase that the request quotes: where there are
 * any, the others aren't meant. Left to choose freely, small models tend to the first line of a file.
 */
function meantLines(lines: readonly string[], request: string, mistake: string): readonly string[] {
  const named = lines.filter((line) => line.trim().length > 3 && mistake.includes(line.trim()));
  if (named.length > 0) return named;
  const phrases = [...quotedPhrases(mistake), ...quotedPhrases(request)];
  const meant = lines.filter((line) => phrases.some((phrase) => line.includes(phrase)));
  return meant.length > 0 ? meant : lines;
}

/** What is to be found is what the request quotes, where the file has it. */
async function phrasesOf({ soFar, request }: FieldPlace, view: WorkspaceView): Promise<Choices> {
  const text = (await view.text(soFar["path"] ?? "")) ?? "";
  const values = quotedPhrases(request).filter((phrase) => text.includes(phrase));
  return values.length > 0 ? { kind: "one-of", values } : { kind: "free" };
}

/** Who wants a failing test to pass doesn't want the test changed. */
function withoutGivenTests(paths: readonly string[], request: string): readonly string[] {
  if (!wantsTestToPass(request)) return paths;
  const others = paths.filter((path) => !isTestFile(path));
  return others.length > 0 ? others : paths;
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
