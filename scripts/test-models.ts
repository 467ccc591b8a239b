import path from "node:path";
import { readCatalogue } from "../src/main/models/catalogue.ts";
import { hubUrl } from "../src/main/models/hub/hub-url.ts";
import { pullModel } from "../src/main/models/pull-model.ts";
import { thisComputer } from "../src/main/models/this-computer.ts";
import { wantedFromCatalogue } from "../src/main/models/wanted-model.ts";
import { cacheFolder } from "./cache-folder.mjs";

/** What the tests run: one model for plumbing, which is quick, and the default one, which can act. */
const ids = ["smollm2-135m", "qwen2.5-coder-1.5b"];

/** Fetches the models that the tests run, into the cache or the folder that HEARTH_MODELS names. */
export async function prepareTestModels(say: (line: string) => void): Promise<string> {
  const folder = process.env.HEARTH_MODELS || cacheFolder("models");
  const { models } = await readCatalogue(path.resolve(import.meta.dirname, "..", "resources"));
  const computer = thisComputer();
  const hub = { url: hubUrl(undefined, computer.env), name: "Hugging Face", fetch: globalThis.fetch };
  for (const entry of models.filter(({ id }) => ids.includes(id))) {
    let last = "";
    const { signal } = new AbortController();
    const wanted = await wantedFromCatalogue(entry, hub, signal);
    for await (const { stage, source, received, total } of pullModel({ wanted, folder, hub, ...computer }, signal)) {
      const tenth = total > 0 ? Math.floor((received / total) * 10) * 10 : 0;
      const line = stage === "downloading" ? `${entry.id}: ${tenth} % from ${source}` : `${entry.id}: ${stage}`;
      if (line !== last) say(line);
      last = line;
    }
  }
  return folder;
}
