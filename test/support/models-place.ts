import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createModels, type Models } from "../../src/main/models/models.ts";
import type { Memory } from "../../src/shared/memory-need.ts";
import { settingsSchema } from "../../src/shared/settings.ts";
import { fakeGguf } from "./fake-gguf.ts";
import type { HubServer } from "./hub-server.ts";
import type { OllamaServer } from "./ollama-server.ts";
import { plainNetwork } from "./plain-network.ts";
import { someModel } from "./some-model.ts";

/** A whole model, as large as the catalogue says of "good" and "better-not". */
export const tiny = fakeGguf({ name: "Tiny" });

/** What a test finds in the place, and the servers that it may start beside it; they are closed with the place. */
export type ModelsPlace = {
  root: string;
  /** Where the models lie. */
  folder: string;
  server: OllamaServer | null;
  hub: HubServer | null;
  open(settings?: Record<string, unknown>, memory?: Memory): Models;
  /** Writes a file among the models: the whole one, where no other bytes are given. */
  put(name: string, bytes?: Uint8Array): Promise<string>;
  /** The ids of the list, in brackets where the model isn't here. */
  ids(models: Models): Promise<string[]>;
  remove(): Promise<void>;
};

const roomy: Memory = { total: 16e9, free: 8e9, gpu: null };

/** A folder of its own for a test of the models, with a catalogue of three and none of them there yet, and how to be rid of it. */
export async function makeModelsPlace(): Promise<ModelsPlace> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), "models-")));
  const folder = path.join(root, "models");
  await mkdir(folder);
  const models = [
    someModel({ id: "good", name: "Good", bytes: tiny.length }),
    someModel({ id: "better-not", name: "Better not", bytes: tiny.length, canAct: false }),
    someModel({ id: "far", name: "Far", sources: { huggingface: { repo: "someone/far", file: "far.gguf" } } }),
  ];
  await writeFile(path.join(root, "models.json"), JSON.stringify({ default: "good", models }));

  const place: ModelsPlace = {
    root,
    folder,
    server: null,
    hub: null,
    open(settings = {}, memory = roomy) {
      const ollama = place.server ? { url: place.server.url } : { enabled: false };
      const places = {
        ollama: [path.join(root, "ollama")],
        lmStudio: [path.join(root, "lm")],
        huggingFace: [path.join(root, "hub")],
      };
      return createModels({
        paths: {
          home: path.join(root, "home"),
          models: folder,
          resources: root,
          servers: path.join(root, "servers.json"),
        },
        settings: settingsSchema.parse({ ollama, ...settings }),
        network: plainNetwork,
        computer: {
          env: { HF_ENDPOINT: place.hub?.url },
          memory: () => memory,
          lookForCards: async () => {},
          places,
          pip: { python: "no-python", options: [] },
        },
      });
    },
    async put(name, bytes = tiny) {
      const file = path.join(folder, name);
      await writeFile(file, bytes);
      return file;
    },
    async ids(models) {
      const entries = await models.list(new AbortController().signal);
      return entries.map(({ id, installed }) => (installed ? id : `(${id})`));
    },
    async remove() {
      await place.server?.close();
      await place.hub?.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  return place;
}
