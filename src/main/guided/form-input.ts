import type { JsonObject } from "../../shared/json.ts";
import { endOfFile, type Form } from "./form.ts";

/**
 * The input of the tool that a form stands for. `fileText` is the file that `path` names, as the model chose from it, or
 * null; `add` and `replace` become the one edit that has their effect.
 */
export function formInput(form: Form, values: Readonly<Record<string, string>>, fileText: string | null): JsonObject {
  const { path = "" } = values;
  switch (form.name) {
    case "edit":
      return editInput(path, values["old"] ?? "", values["new"] ?? "", fileText ?? "");
    case "add":
      return addInput(path, values["after"] ?? endOfFile, values["text"] ?? "", fileText ?? "");
    case "replace":
      return { path, old_text: values["find"] ?? "", new_text: values["with"] ?? "", replace_all: true };
    case "write":
      return { ...values, content: ownFile(values["content"] ?? "", path) };
    default:
      return { ...values };
  }
}

/** A line for a line. A new line that is empty takes the old one out, with its line end. */
function editInput(path: string, old: string, replacement: string, text: string): JsonObject {
  const line = lineNumber(text, old);
  if (replacement.trim() !== "") return { path, old_text: old, new_text: replacement, line };
  const withEnd = text.includes(`${old}\n`) ? `${old}\n` : old;
  return { path, old_text: withEnd, new_text: "", line };
}

function addInput(path: string, after: string, added: string, text: string): JsonObject {
  const body = added.replace(/\n+$/, "");
  const lines = text.split("\n");
  if (after === endOfFile) {
    const last = lines.findLastIndex((line) => line !== "");
    const anchor = lines[last] ?? "";
    return { path, old_text: anchor, new_text: `${anchor}\n${body}`, line: last + 1 };
  }
  return { path, old_text: after, new_text: `${after}\n${body}`, line: lineNumber(text, after) };
}

function lineNumber(text: string, line: string): number {
  return Math.max(1, text.split("\n").findIndex((candidate) => candidate === line) + 1);
}

/** A file's text without the fence that models like to put around it, ending in a line end. */
function ownFile(content: string, path: string): string {
  const fenced = /^```[^\n]*\n([\s\S]*?)\n?```\s*$/.exec(content);
  const body = fenced?.[1] !== undefined && !path.endsWith(".md") ? fenced[1] : content;
  return body.endsWith("\n") || body === "" ? body : `${body}\n`;
}
