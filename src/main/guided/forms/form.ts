import type { FieldSource, ToolSpec } from "../../agent/tool.ts";

/**
 * The shape of a step as a guided dialect offers it. Most forms are a tool with its fields; `edit`, `fix`, `add`,
 * `rewrite`, `delete` and `replace` are shapes of one tool, because choosing a line that is there is easier than repeating it; so are
 * `move`, `copy` and `remove`, because choosing files is easier than writing the command for them.
 */
export type Form = { name: string; tool: string; about: string; fields: readonly FormField[] };

export type FormField = {
  name: string;
  source: FieldSource | "line" | "last-line" | "line-or-end" | "files" | "target";
  /** `inline` stands behind its name; `block` begins on a line of its own. */
  layout: "inline" | "block";
};

/** The choice that means "after the last line" where a line is asked for. */
export const endOfFile = "(end)";

const editForms: readonly Form[] = [
  {
    name: "edit",
    tool: "edit",
    about: "change one line of a file",
    fields: [
      { name: "path", source: "existing-file", layout: "inline" },
      { name: "old", source: "line", layout: "block" },
      { name: "new", source: "one-line", layout: "block" },
    ],
  },
  {
    name: "fix",
    tool: "edit",
    about: "mend a mistake: say what is wrong, then change that line",
    fields: [
      { name: "path", source: "existing-file", layout: "inline" },
      { name: "mistake", source: "one-line", layout: "inline" },
      { name: "old", source: "line", layout: "block" },
      { name: "new", source: "one-line", layout: "block" },
    ],
  },
  {
    name: "add",
    tool: "edit",
    about: "add lines to a file, after a line of it or at the end",
    fields: [
      { name: "path", source: "existing-file", layout: "inline" },
      { name: "after", source: "line-or-end", layout: "block" },
      { name: "text", source: "text", layout: "block" },
    ],
  },
  {
    name: "rewrite",
    tool: "edit",
    about: "write several lines anew: the first and the last of them, then what stands there instead",
    fields: [
      { name: "path", source: "existing-file", layout: "inline" },
      { name: "first", source: "line", layout: "block" },
      { name: "last", source: "last-line", layout: "block" },
      { name: "text", source: "text", layout: "block" },
    ],
  },
  {
    name: "delete",
    tool: "edit",
    about: "take one line out of a file",
    fields: [
      { name: "path", source: "existing-file", layout: "inline" },
      { name: "line", source: "line", layout: "block" },
    ],
  },
  {
    name: "replace",
    tool: "edit",
    about: "replace a word everywhere in a file",
    fields: [
      { name: "path", source: "existing-file", layout: "inline" },
      { name: "find", source: "one-line", layout: "inline" },
      { name: "with", source: "one-line", layout: "inline" },
    ],
  },
];

const fileForms: readonly Form[] = [
  {
    name: "move",
    tool: "bash",
    about: "move or rename files",
    fields: [
      { name: "files", source: "files", layout: "inline" },
      { name: "to", source: "target", layout: "inline" },
    ],
  },
  {
    name: "copy",
    tool: "bash",
    about: "copy files",
    fields: [
      { name: "files", source: "files", layout: "inline" },
      { name: "to", source: "target", layout: "inline" },
    ],
  },
  {
    name: "remove",
    tool: "bash",
    about: "delete files",
    fields: [{ name: "files", source: "files", layout: "inline" }],
  },
];

/** The forms in which these tools are offered, in the tools' order. Fields that may be left out aren't asked for. */
export function formsOf(tools: readonly ToolSpec[]): Form[] {
  return tools.flatMap((tool) => {
    if (tool.name === "edit") return editForms;
    return tool.name === "bash" ? [plainForm(tool), ...fileForms] : [plainForm(tool)];
  });
}

function plainForm(tool: ToolSpec): Form {
  const asked = tool.fields.filter((field) => !field.optional || field.source === "existing-folder");
  const fields = asked.map(({ name, source }): FormField => {
    return { name, source, layout: source === "text" ? "block" : "inline" };
  });
  return { name: tool.name, tool: tool.name, about: tool.description, fields };
}
