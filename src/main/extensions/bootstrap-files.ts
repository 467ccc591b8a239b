import { toAppError } from "../../shared/error.ts";
import { withoutHidden } from "../../shared/visible-controls.ts";
import type { BootstrapFile } from "../agent/prompt/prompt-parts.ts";
import type { FoundPlace } from "./found-place.ts";
import type { TextFolder } from "./text-folder.ts";

/** What people call files that tell an agent how to work, by where they lie. */
const names: Readonly<Record<FoundPlace["of"], readonly string[]>> = {
  home: ["IDENTITY.md", "SOUL.md", "USER.md", "AGENTS.md"],
  folder: ["AGENTS.md", "CLAUDE.md"],
};
const rulesFolder = ".cursor/rules";

/** Larger ones are no instructions. In bytes. */
const mostBytes = 256 * 1024;

export type FoundFiles = { files: readonly BootstrapFile[]; notices: readonly string[] };

/** The files that tell how to work, those of the person first. One that says the same as another is told once. */
export async function findBootstrapFiles(places: readonly FoundPlace[], signal: AbortSignal): Promise<FoundFiles> {
  const notices: string[] = [];
  const readOne = async ({ folder, of }: FoundPlace, name: string): Promise<BootstrapFile[]> => {
    try {
      const written = await folder.read(name, mostBytes, signal);
      if (written === null) return [];
      const { text, count } = withoutHidden(written);
      if (count > 0) notices.push(`${name} has ${count} characters that can't be seen. They are left out.`);
      return text.trim() === "" || isPointer(text) ? [] : [{ name, of, text: text.trim() }];
    } catch (cause) {
      signal.throwIfAborted();
      notices.push(`${name} isn't read: ${toAppError(cause).message}`);
      return [];
    }
  };
  const found = await Promise.all(
    places.map(async (place) => {
      const rules = place.of === "folder" ? await rulesIn(place.folder, signal) : [];
      return Promise.all([...names[place.of], ...rules].map((name) => readOne(place, name)));
    }),
  );
  const files = found.flat(2);
  const isFirst = ({ text }: BootstrapFile, index: number) => files.findIndex((file) => file.text === text) === index;
  return { files: files.filter(isFirst), notices: notices.toSorted() };
}

/** Rules are a file, or files in a folder. */
async function rulesIn(folder: TextFolder, signal: AbortSignal): Promise<string[]> {
  try {
    const { files } = await folder.list(rulesFolder, signal);
    const rules = files.filter((name) => /\.mdc?$/.test(name)).toSorted();
    return [rulesFolder, ...rules.map((name) => `${rulesFolder}/${name}`)];
  } catch {
    signal.throwIfAborted();
    // reading it by its name says what is wrong
    return [rulesFolder];
  }
}

/** A file that only names another one, as `@AGENTS.md` does. */
function isPointer(text: string): boolean {
  return /^@\S+\.md$/.test(text.trim());
}
