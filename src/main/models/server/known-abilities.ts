import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { probeServer, type ServerAbilities } from "./probe-server.ts";
import type { ServerPatience } from "./server-fetch.ts";
import type { ServerPlace } from "./server-place.ts";

const abilities = z.object({ tools: z.boolean(), schema: z.boolean(), grammar: z.boolean() });
const knownFile = z.record(z.string(), abilities);

/** What probes have found out, by server and model. A file that can't be read is as good as none: it is made anew. */
export async function knownAbilities(
  file: string,
): Promise<(place: ServerPlace, model: string) => ServerAbilities | null> {
  const known = await read(file);
  return (place, model) => known[keyOf(place, model)] ?? null;
}

/** What a server's model can be held to: as it was found out once, else now. */
export async function abilitiesOf(
  file: string,
  place: ServerPlace,
  model: string,
  signal: AbortSignal,
  options: ServerPatience & { anew?: boolean } = {},
): Promise<ServerAbilities> {
  const known = options.anew ? null : (await knownAbilities(file))(place, model);
  if (known) return known;
  const found = await probeServer(place, model, signal, options);
  await keep(file, keyOf(place, model), found).catch(() => undefined); // then it is found out again the next time
  return found;
}

/** In words for a person, as the end of a sentence on the model. */
export function abilityWords({ tools, schema, grammar }: ServerAbilities): string {
  const can = [...(tools ? ["tools"] : []), ...(schema ? ["JSON schemas"] : []), ...(grammar ? ["grammars"] : [])];
  return can.length > 0 ? `keeps to ${can.join(", ")}` : "keeps to no form that it is given";
}

function keyOf({ api }: ServerPlace, model: string): string {
  return `${api} ${model}`;
}

async function read(file: string): Promise<z.output<typeof knownFile>> {
  try {
    return knownFile.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return {};
  }
}

async function keep(file: string, key: string, found: ServerAbilities): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify({ ...(await read(file)), [key]: found }, null, 2), { mode: 0o600 });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
