import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool } from "../agent/tool.ts";
import { guardSyntax } from "./guard-syntax.ts";
import type { Place, TextFile, ToolWorkspace } from "./tool-workspace.ts";
import { count } from "./wording.ts";

/** Creates a file, or replaces a text file as a whole. What it was in (encoding, line ends) it stays in, but for the line ends of a shell script: no shell can run those of Windows. */
export function writeTool(workspace: ToolWorkspace): Tool {
  return defineTool({
    name: "write",
    description: "make a file, or replace all of it",
    effect: "change",
    input: z.object({ path: z.string(), content: z.string() }),
    sources: { path: "new-path", content: "text" },
    async plan({ path, content }, _context, signal) {
      const place = await workspace.find(path);
      const old = await oldFile(workspace, place, path, signal);
      const wanted = old
        ? asBefore(content, isShell.test(place.path) ? { ...old, lineEnd: "\n" } : old)
        : asNew(content);
      if (wanted === old?.text)
        throw new AppError("invalid-input", `${place.path} already is exactly like that. Nothing to do.`);
      const { text, note } = await guardSyntax(place.path, old?.text ?? null, wanted, signal);
      const bytes = old ? await old.encode(text) : new TextEncoder().encode(text);
      const verb = old ? "Replace" : "Create";
      const { previewChange } = await import("./preview-change.ts");
      return {
        title: `${verb} ${place.path}`,
        actions: [{ kind: "write", path: place.real, before: old?.hash ?? null }],
        preview: previewChange(place.path, old?.text ?? null, text),
        async *run(running) {
          await workspace.write(place, bytes, old?.hash ?? null, running);
          const done = `${verb}d ${place.path} (${count(lineCount(text), "line")}).`;
          return note ? `${done} ${note}` : done;
        },
      };
    },
  });
}

async function oldFile(
  workspace: ToolWorkspace,
  place: Place,
  written: string,
  signal: AbortSignal,
): Promise<TextFile | null> {
  if (place.kind === "file") return workspace.read(place, signal);
  if (place.kind === "folder") throw new AppError("invalid-input", `${place.path} is a folder. Name a file in it.`);
  if (place.kind === "other") throw new AppError("invalid-input", `${place.path} is no file, and can't be replaced.`);
  if (/[/\\]$/.test(written)) throw new AppError("invalid-input", `${written} names a folder. Name a file in it.`);
  return null;
}

const isShell = /\.(?:sh|bash)$/i;

/** The line ends of the file that is replaced, and its last one, which models tend to forget. */
function asBefore(content: string, old: TextFile): string {
  const lines = content.replace(/\r\n?/g, "\n");
  const hadEnd = /[\r\n]$/.test(old.text);
  const ended = hadEnd && lines !== "" && !lines.endsWith("\n") ? `${lines}\n` : lines;
  return old.lineEnd === "\n" ? ended : ended.replaceAll("\n", old.lineEnd);
}

function asNew(content: string): string {
  return content === "" || content.endsWith("\n") ? content : `${content}\n`;
}

function lineCount(text: string): number {
  return text === "" ? 0 : text.split(/\r\n|\n|\r/).length - (/[\r\n]$/.test(text) ? 1 : 0);
}
