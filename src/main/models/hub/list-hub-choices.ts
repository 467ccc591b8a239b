import { judgeFit, type Memory } from "../../../shared/memory-need.ts";
import type { FoundModel } from "../../../shared/model.ts";
import { hubChoices } from "./hub-choices.ts";
import { type Hub, listHubFiles } from "./hub-client.ts";
import { hubReferenceText, readHubReference } from "./hub-reference.ts";

/** What can be loaded of a repository, with the verdict for this computer, the smallest first. */
export async function listHubChoices(
  hub: Hub,
  repo: string,
  memory: Memory,
  signal: AbortSignal,
): Promise<FoundModel[]> {
  readHubReference(`hf:${repo}`); // throws for what would be another address
  const choices = hubChoices(await listHubFiles(hub, repo, signal));
  return choices.map(({ quantisation, files, bytes }) => {
    const [{ path }] = files;
    return {
      id: hubReferenceText({ repo, type: "file", path }),
      quantisation,
      fileName: path.slice(path.lastIndexOf("/") + 1),
      parts: files.length,
      bytes,
      fit: judgeFit({ fileBytes: bytes, shape: null }, memory),
    };
  });
}
