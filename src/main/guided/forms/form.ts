import type { Json, JsonObject } from "../../../shared/json.ts";
import type { FieldSource, ToolSpec } from "../../agent/tool.ts";
import { fieldsOfSchema, sourceOf } from "./schema-fields.ts";

/**
 * The shape of a step as a guided dialect offers it. Most forms are a tool with its fields; `edit`, `fix`, `add`,
 * `rewrite`, `delete` and `replace` are shapes of one tool, because choosing a line that is there is easier than repeating it; so are
 * `move`, `rename`, `copy` and `remove`, because choosing files is easier than writing the command for them.
 */
export type Form = { name: string; tool: string; about: string; fields: readonly FormField[] };

export type FormField = {
  name: string;
  source: FieldSource | "line" | "last-line" | "line-or-end" | "files" | "target" | "new-names" | ValueSource;
  /** `inline` stands behind its name; `block` begins on a line of its own. */
  layout: "inline" | "block";
};

/**
 * A value that is more than a line of text, as the schema of its tool has it: one of a few, any JSON of a schema, or all that
 * wasn't asked for by itself (`rest`), as an object of which many members may be left out.
 */
export type ValueSource =
  | { type: "one-of"; values: readonly Json[] }
  | { type: "json"; schema: JsonObject }
  | { type: "rest"; schema: JsonObject };

/** The choice that means "after the last line" where a line is asked for. */
export const endOfFile = "(end)";
/** The choice that means "before the first line", or behind the one that says which program runs the file. */
export const startOfFile = "(start)";

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

/** The shapes of an edit, by name. */
export const editFormNames: readonly string[] = editForms.map(({ name }) => name);

export function isEditForm(name: string): boolean {
  return editFormNames.includes(name);
}

const fileForms: readonly Form[] = [
  {
    name: "move",
    tool: "bash",
    about: "move files, or rename one",
    fields: [
      { name: "files", source: "files", layout: "inline" },
      { name: "to", source: "target", layout: "inline" },
    ],
  },
  {
    name: "rename",
    tool: "bash",
    about: "give each of several files a path of its own",
    fields: [
      { name: "files", source: "files", layout: "inline" },
      { name: "names", source: "new-names", layout: "block" },
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

/** The forms in which these tools are offered, in the tools' order. */
export function formsOf(tools: readonly ToolSpec[]): Form[] {
  return tools.flatMap((tool) => {
    if (tool.name === "edit") return editForms;
    return tool.name === "bash" ? [plainForm(tool), ...fileForms] : [plainForm(tool)];
  });
}

/** Tools from elsewhere may be called like a step that means something else. */
const takenNames: ReadonlySet<string> = new Set(["answer", ...[...editForms, ...fileForms].map(({ name }) => name)]);

/**
 * A tool's own fields that can't be left out, then what else its schema has: a tool from elsewhere says there what it takes,
 * and needs no fields of its own.
 */
function plainForm(tool: ToolSpec): Form {
  const asked = tool.fields.filter((field) => !field.optional || field.source === "existing-folder");
  const known = tool.fields.map(({ name }) => name);
  const own = asked.map(({ name, source: said }): FormField => {
    const source = sourceOf(name, said, tool.inputSchema);
    return { name, source, layout: source === "text" ? "block" : "inline" };
  });
  const others = fieldsOfSchema(tool.inputSchema, known);
  const fields = [
    ...own.filter(({ source }) => source !== "text"),
    ...others,
    ...own.filter(({ source }) => source === "text"),
  ];
  const name = takenNames.has(tool.name) ? `use_${tool.name}` : tool.name.replaceAll(/\s+/g, "_");
  return { name, tool: tool.name, about: tool.description, fields: others.length > 0 ? fields : own };
}
