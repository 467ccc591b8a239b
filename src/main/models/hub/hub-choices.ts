import { isModelPath } from "./hub-reference.ts";

/** A file of a repository. `sha256` is null where the hub doesn't say it. */
export type HubFile = { path: string; bytes: number; sha256: string | null };

/** A model that can be loaded: one file, or the parts of one in their order. */
export type HubChoice = {
  /** As it stands in the name of the file; null where it says none. */
  quantisation: string | null;
  files: readonly [HubFile, ...HubFile[]];
  bytes: number;
};

/** What can be loaded of a repository's files, the smallest first. Models with a part missing are left out, as are image parts. */
export function hubChoices(files: readonly HubFile[]): HubChoice[] {
  const models = files.filter(
    ({ path }) => isModelPath(path.split("/")) && !/^(?:mmproj|imatrix)/i.test(baseName(path)),
  );
  const groups = new Map<string, HubFile[]>();
  for (const file of models) {
    const key = file.path.replace(/-\d{5}-of-(\d{5})\.gguf$/i, "-of-$1.gguf");
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].flatMap(toChoice).toSorted((a, b) => a.bytes - b.bytes);
}

/** The quantisation that a file's name tells: Q4_K_M, IQ3_XS, UD-Q4_K_XL, F16, MXFP4. Null where it tells none. */
export function quantisationOf(path: string): string | null {
  const found = [...baseName(path).matchAll(kinds)].at(-1)?.[1];
  return found?.toUpperCase() ?? null;
}

const kinds = /(?<=^|[-._])((?:UD-)?I?Q\d(?:_[A-Z\d]+)*|BF16|F16|F32|MXFP4(?:_MOE)?)(?=[-.]|$)/gi;

function toChoice(files: HubFile[]): HubChoice[] {
  const [first, ...rest] = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  if (!first) return [];
  if (!isComplete([first, ...rest])) return [];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [{ quantisation: quantisationOf(first.path), files: [first, ...rest], bytes }];
}

/** One file, or each part once; they are in order. */
function isComplete(files: readonly HubFile[]): boolean {
  return files.every(({ path }, index) => {
    const [, part = "1", total = "1"] = /-(\d{5})-of-(\d{5})\.gguf$/i.exec(path) ?? [];
    return Number(part) === index + 1 && Number(total) === files.length;
  });
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
