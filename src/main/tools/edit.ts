import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool } from "../agent/tool.ts";
import { chooseMatches } from "./choose-match.ts";
import { type Closeness, findText, type TextMatch } from "./find-text.ts";
import { guardSyntax } from "./guard-syntax.ts";
import { optionalFlag, optionalNumber } from "./lenient.ts";
import { findExisting } from "./nearest-paths.ts";
import type { ToolWorkspace } from "./tool-workspace.ts";

const linesNamed = 8;

/** Replaces a piece of text in a file. Everything else stays as it is, to the byte. */
export function editTool(workspace: ToolWorkspace): Tool {
  return defineTool({
    name: "edit",
    description: "replace a text in a file",
    effect: "change",
    input: z.object({
      path: z.string(),
      old_text: z.string().describe("exactly as in the file"),
      new_text: z.string(),
      replace_all: optionalFlag(),
      whole_words: optionalFlag().describe("leave longer words alone that hold old_text"),
      line: optionalNumber(1, 1_000_000_000).describe("where old_text starts, if it stands there more than once"),
    }),
    sources: {
      path: "existing-file",
      old_text: "text",
      new_text: "text",
      replace_all: "one-line",
      whole_words: "one-line",
      line: "one-line",
    },
    async plan(input, _context, signal) {
      const { path, old_text: oldText, new_text: newText, replace_all: all = false, line } = input;
      const place = await findExisting(workspace, path, signal);
      if (place.kind === "folder") throw new AppError("invalid-input", `${place.path} is a folder. Name a file in it.`);
      if (oldText === newText)
        throw new AppError("invalid-input", "old_text and new_text are the same: nothing would change.");
      const file = await workspace.read(place, signal);
      const found = find(file.text, oldText, newText);
      const { closeness } = found;
      const whole = input.whole_words ? wholeWords(file.text, found.matches) : found.matches;
      const matches = all && input.whole_words ? notYetDone(file.text, whole, oldText, newText) : whole;
      if (matches.length === 0 && whole.length > 0)
        throw new AppError("invalid-input", `${place.path} already reads like that: nothing would change.`);
      const chosen = chooseMatches(place.path, file.text, matches, {
        oldText,
        all,
        line,
        mayQuote: !workspace.isPrivate(place),
      });
      const edited = splice(file.text, chosen);
      if (edited === file.text)
        throw new AppError("invalid-input", `${place.path} already is like that: nothing would change.`);
      const { text, note } = await guardSyntax(place.path, file.text, edited, signal);
      const { previewChange } = await import("./preview-change.ts");
      const preview = previewChange(place.path, file.text, text);
      const bytes = await file.encode(text);
      return {
        title: `Edit ${place.path}`,
        actions: [{ kind: "write", path: place.real, before: file.hash }],
        preview,
        async *run(running) {
          await workspace.write(place, bytes, file.hash, running);
          const where = `Edited ${place.path}: ${linesOf(chosen)} (+${preview.added} -${preview.removed}).`;
          return [where, remarks[closeness], note].filter((part) => part !== "").join(" ");
        },
      };
    },
  });
}

const remarks: Readonly<Record<Closeness, string>> = {
  exact: "",
  blanks: "Blanks at line ends were not the same.",
  indentation: "The indentation was not the same, and was adapted.",
};

/** In an empty file there is nothing to be found; there, nothing is what is replaced. */
function find(text: string, oldText: string, newText: string): { closeness: Closeness; matches: TextMatch[] } {
  if (oldText !== "") return findText(text, oldText, newText);
  if (text !== "")
    throw new AppError(
      "invalid-input",
      "old_text is empty. Give the text that is to be replaced, as it is in the file.",
    );
  return { closeness: "exact", matches: [{ start: 0, end: 0, line: 1, replacement: newText, isWhole: true }] };
}

/** Those that aren't part of a longer word; all of them where each is, because then that is what was meant. */
function wholeWords(text: string, matches: readonly TextMatch[]): TextMatch[] {
  const isInWord = (outer: string | undefined, inner: string | undefined) =>
    wordCharacter.test(outer ?? "") && wordCharacter.test(inner ?? "");
  const own = matches.filter(
    ({ start, end }) => !isInWord(text[start - 1], text[start]) && !isInWord(text[end], text[end - 1]),
  );
  return own.length > 0 ? own : [...matches];
}

/** Without the places that read as they are to read already: "fair" in "summer fair", where it is to be the summer fair everywhere. */
function notYetDone(text: string, matches: readonly TextMatch[], oldText: string, newText: string): TextMatch[] {
  const places = Array.from({ length: oldText === "" ? 0 : newText.length }, (_, at) => at);
  const offsets = places.filter((at) => newText.startsWith(oldText, at));
  return matches.filter(({ start }) => offsets.every((offset) => !text.startsWith(newText, start - offset)));
}

/** Scripts without blanks don't show where a word ends. */
const wordCharacter = /(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])[\p{L}\p{N}_]/u;

function splice(text: string, matches: readonly TextMatch[]): string {
  let at = 0;
  const pieces = matches.flatMap(({ start, end, replacement }) => {
    const kept = text.slice(at, start);
    at = end;
    return [kept, replacement];
  });
  return pieces.join("") + text.slice(at);
}

function linesOf(matches: readonly TextMatch[]): string {
  const lines = [...new Set(matches.map((match) => match.line))];
  const named = lines.slice(0, linesNamed).join(", ");
  if (lines.length === 1) return matches.length === 1 ? `line ${named}` : `${matches.length} places in line ${named}`;
  return `${matches.length} places, lines ${named}${lines.length > linesNamed ? ", …" : ""}`;
}
