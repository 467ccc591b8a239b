import { AppError } from "../../../shared/error.ts";
import type { TextFolder } from "../../extensions/text-folder.ts";
import { openWorkspace, type Workspace, type WorkspaceOptions } from "../../workspace/open-workspace.ts";
import type { Place } from "../../workspace/place.ts";

/** More names than this in one folder are nobody's work by hand. */
const mostNames = 2_000;

const empty = { files: [], folders: [] };

/** A folder for its texts alone. It is opened when something is first read; one that isn't there is empty. */
export function openTextFolder(folder: string, options: WorkspaceOptions = {}): TextFolder {
  let opening: Promise<Workspace | null> | null = null;
  const open = () => (opening ??= openWorkspace(folder, options).catch(missing));
  return within(open, ".", folder);
}

function missing(cause: unknown): null {
  if (cause instanceof AppError && (cause.code === "not-found" || cause.code === "permission-denied")) return null;
  throw cause;
}

function within(open: () => Promise<Workspace | null>, base: string, shown: string): TextFolder {
  let top: Promise<Place> | null = null;
  const place = async (workspace: Workspace, inner: string): Promise<Place> => {
    const asked = join(base, inner);
    const found = await workspace.find(asked);
    // what lies where it was asked for went through no link, which saves looking where the folder lies
    if (found.path === asked) return found;
    top ??= workspace.find(base).catch((cause: unknown) => {
      top = null;
      throw cause;
    });
    if (isBeneath((await top).path, found.path)) return found;
    throw new AppError("invalid-input", `${inner} leads out of ${shown} through a link.`);
  };
  return {
    shown,
    async read(path, most, signal) {
      const workspace = await open();
      if (!workspace) return null;
      refuseOutside(path, shown);
      const plain = workspace.readPlain(join(base, path), most);
      if (plain !== null) return withPlainEnds(plain);
      const found = await place(workspace, path);
      if (found.kind === "missing" || found.kind === "folder") return null;
      if (workspace.isPrivate(found)) {
        throw new AppError("permission-denied", `${found.path} may hold passwords, so it isn't read for this.`);
      }
      if (found.size > most) throw tooLarge(found, most);
      const { text } = await workspace.read(found, signal);
      return withPlainEnds(text);
    },
    async list(path, signal) {
      const workspace = await open();
      if (!workspace) return empty;
      const found = await place(workspace, path);
      if (found.kind !== "folder") return empty;
      const { entries } = await workspace.list(found, mostNames, signal);
      const named = (kind: "file" | "folder") => entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
      return { files: named("file"), folders: named("folder") };
    },
    inner: (path) => within(open, join(base, path), join(shown, path)),
  };
}

function withPlainEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

function refuseOutside(path: string, shown: string): void {
  if (!/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(path)) return;
  throw new AppError("invalid-input", `${path} is outside ${shown}. Name a file inside it.`);
}

function isBeneath(top: string, path: string): boolean {
  return top === "." || path === top || path.startsWith(`${top}/`);
}

function join(base: string, inner: string): string {
  if (inner === ".") return base;
  return base === "." ? inner : `${base}/${inner}`;
}

function tooLarge({ path, size }: Place, most: number): AppError {
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString("en-US")} KB`;
  return new AppError("too-large", `${path} has ${kilobytes(size)}; at most ${kilobytes(most)} are read. Shorten it.`);
}
