import { baseName } from "../../../../../shared/path-parts.ts";

const ofExample = /[._-](?:example|sample|template|dist|beispiel|vorlage|muster)(?=[._-]|$)/iu;

/** Whether a file is the example of another one by its name: `.env.example` of `.env`, `config.sample.ini` of `config.ini`. */
export function isExampleOf(example: string, path: string): boolean {
  return ofExample.test(example) && baseName(example).replace(ofExample, "") === baseName(path);
}
