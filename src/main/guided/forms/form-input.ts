import type { JsonObject } from "../../../shared/json.ts";
import { endOfFile, type Form } from "./form.ts";

/**
 * The input of the tool that a form stands for. `fileText` is the file that `path` names, as the model chose from it, or
 * null; `add` and `replace` become the one edit that has their effect.
 */
export function formInput(form: Form, values: Readonly<Record<string, string>>, fileText: string | null): JsonObject {
  const { path = "" } = values;
  switch (form.name) {
    case "edit":
    case "fix":
      return editInput(path, values["old"] ?? "", values["new"] ?? "", fileText ?? "");
    case "delete":
      return deletionInput(path, values["line"] ?? "", fileText ?? "");
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

/** A line for a line. A new line that is empty takes the old one out. */
function editInput(path: string, old: string, replacement: string, text: string): JsonObject {
  if (replacement.trim() === "") return deletionInput(path, old, text);
  return { path, old_text: old, new_text: replacement, line: lineNumber(text, old) };
}

/** A line goes with its line end; the last one with the line end before it. */
function deletionInput(path: string, line: string, text: string): JsonObject {
  const number = lineNumber(text, line);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  if (text.includes(line + eol)) return { path, old_text: line + eol, new_text: "", line: number };
  const hasLineBefore = number > 1;
  return { path, old_text: hasLineBefore ? eol + line : line, new_text: "", line: hasLineBefore ? number - 1 : number };
}

function addInput(path: string, after: string, added: string, text: string): JsonObject {
  const lines = text.split(/\r?\n/);
  const isAtEnd = after === endOfFile;
  const index = isAtEnd ? lines.findLastIndex((line) => line !== "") : lineNumber(text, after) - 1;
  const anchor = lines[index] ?? "";
  const body = asListItem(added.replace(/\n+$/, ""), lines, index);
  return { path, old_text: anchor, new_text: index < 0 ? body : `${anchor}\n${body}`, line: Math.max(1, index + 1) };
}

const listMarker = /^\s*(?:[-*+•]|\[[ x]\]) (?:\[[ x]\] )?/;

/** What goes into a list gets the list's marker, where the lines around have one and it has none. */
function asListItem(body: string, lines: readonly string[], index: number): string {
  const marker = listMarker.exec(lines[index] ?? "")?.[0];
  const others = [lines[index - 1], lines[index + 1]].filter((line) => line !== undefined && line.trim() !== "");
  const isList = marker !== undefined && others.every((line) => listMarker.exec(line ?? "")?.[0] === marker);
  if (!isList || body.split("\n").some((line) => listMarker.test(line) || line.trim() === "")) return body;
  return body.replace(/^\s*/gm, marker.replace("[x]", "[ ]"));
}

function lineNumber(text: string, line: string): number {
  return Math.max(1, text.split(/\r?\n/).findIndex((candidate) => candidate === line) + 1);
}

/** A file's text without the fence that models like to put around it, ending in a line end. */
function ownFile(content: string, path: string): string {
  const fenced = /^```[^\n]*\n([\s\S]*?)\n?```\s*$/.exec(content);
  const body = fenced?.[1] !== undefined && !path.endsWith(".md") ? fenced[1] : content;
  return body.endsWith("\n") || body === "" ? body : `${body}\n`;
}
