import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import { agentName, agentOptions, longestInstructions } from "../../shared/agent-settings.ts";
import { AppError } from "../../shared/error.ts";
import type { AgentProfile } from "../agent/profile.ts";
import { profileOf } from "./profile-of.ts";

/** What an agent of a folder may not say of itself: it would get it more than the person has granted. */
const notOfFolders = ["inherit_tools", "effects", "middleware"];

/** The text of an agent's file. `file` is the name that mistakes are told with; what lies in a folder isn't `trusted`. */
export type AgentText = { name: string; file: string; text: string; isTrusted: boolean };

type Mistake = { line: number; column: number; what: string };

/**
 * Reads an agent: options between two lines of `---`, and below them its prompt. Throws `invalid-input`, which names file, line and
 * column of every mistake.
 */
export function parseAgent({ name, file, text, isTrusted }: AgentText): AgentProfile {
  const fail = (mistakes: readonly Mistake[]): AppError =>
    new AppError(
      "invalid-input",
      mistakes.map(({ line, column, what }) => `${file}:${line}:${column}: ${what}`).join("\n"),
    );
  const named = agentName.safeParse(name);
  if (!named.success) throw fail(named.error.issues.map(({ message }) => ({ line: 1, column: 1, what: message })));
  const parts = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\r?\n)?)---[ \t]*(?:\r?\n([^]*))?$/.exec(text);
  if (!parts) {
    const what = 'The file begins with "---", then come its options such as "description: …", and "---" again.';
    throw fail([{ line: 1, column: 1, what }]);
  }
  const [, head = "", body = ""] = parts;
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines });
  const placeAt = (offset: number): Pick<Mistake, "line" | "column"> => {
    const { line, col } = lines.linePos(offset);
    // above it stands the line with ---
    return { line: line + 1, column: col };
  };
  if (document.errors.length > 0) {
    throw fail(
      document.errors.map(({ message, pos }) => ({ ...placeAt(pos[0]), what: message.split(/ at line \d/)[0] ?? "" })),
    );
  }
  const instructions = body.trim();
  const read = agentOptions.safeParse(valuesOf(document, fail));
  const mistakes = [
    ...(read.success ? [] : read.error.issues.flatMap(mistakesOf)).map(({ path, what }) => ({
      ...placeAt(offsetOf(document, path)),
      what,
    })),
    ...(isTrusted
      ? []
      : beyondFolders(document).map((key) => ({ ...placeAt(offsetOf(document, [key])), what: grants(key) }))),
    ...(instructions.length > longestInstructions
      ? [
          {
            line: text.slice(0, text.length - body.length).split("\n").length,
            column: 1,
            what: `The prompt has ${instructions.length} letters. ${longestInstructions} is the most.`,
          },
        ]
      : []),
  ].toSorted((one, other) => one.line - other.line || one.column - other.column);
  if (!read.success || mistakes.length > 0) throw fail(mistakes);
  return { ...profileOf(name, { ...read.data, instructions }) };
}

/** Without the aliases of YAML: a few of them can stand for millions of values. */
function valuesOf(document: Document, fail: (mistakes: readonly Mistake[]) => AppError): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {};
  } catch {
    throw fail([{ line: 1, column: 1, what: "Anchors and aliases (&name, *name) can't be used here." }]);
  }
}

function mistakesOf(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; what: string }[] {
  if (issue.code !== "unrecognized_keys") {
    const name = issue.path.join(".");
    return [{ path: issue.path, what: name ? `${name}: ${issue.message}` : issue.message }];
  }
  const known = Object.keys(agentOptions.shape).join(", ");
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    what:
      issue.path.length > 0
        ? `there is no key "${[...issue.path, key].join(".")}".`
        : key === "instructions"
          ? 'the prompt isn\'t a key: write it below the second "---".'
          : `there is no key "${key}". There are: ${known}.`,
  }));
}

function beyondFolders(document: Document): string[] {
  return isMap(document.contents) ? notOfFolders.filter((key) => document.has(key)) : [];
}

function grants(key: string): string {
  return `${key}: an agent that lies in a folder can't have this. If you trust it, move its file to your own agents.`;
}

/** Where a key is written; where it isn't, as one that is missing, the place of what is around it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) return offset;
      offset = (isNode(pair.key) && pair.key.range?.[0]) || offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      offset = (isNode(item) && item.range?.[0]) || offset;
      node = item;
    } else return offset;
  }
  return offset;
}
