import { writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { createRuntime } from "../../src/main/app.ts";
import type { Runtime } from "../../src/main/runtime.ts";
import { pathsFor } from "../../src/main/paths.ts";
import { takeKeys } from "../../src/main/secrets/environment-keys.ts";
import { createSecrets } from "../../src/main/secrets/secrets.ts";
import type { SessionEvent } from "../../src/shared/event.ts";
import type { SessionView } from "../../src/shared/fold.ts";
import type { PermissionMode } from "../../src/shared/permission.ts";
import type { SaidBeside } from "../../src/shared/said.ts";
import { type OllamaServer, type ServedModel, startOllamaServer } from "./ollama-server.ts";
import { type CliPlace, makePlace } from "./run-hearth.ts";
import { migrations } from "./store-place.ts";
import { writeFiles } from "./write-files.ts";

export type MissionRuntime = {
  runtime: Runtime;
  server: OllamaServer;
  place: CliPlace;
  /** A new session in the place's folder, of this agent. */
  begin(profile?: string): string;
  /** Says something in a session, a new one where none is named, and returns all that happened until it was settled. */
  ask(
    text: string,
    sessionId?: string,
    beside?: SaidBeside,
  ): Promise<{ sessionId: string; events: SessionEvent[]; view: SessionView }>;
  /** Closes the runtime as a person would, and opens another on what it has left. */
  restart(): Promise<Runtime>;
};

export type MissionOptions = {
  /** In the folder that is worked in. */
  files?: Readonly<Record<string, string>>;
  /** In Hearth's own folder. */
  home?: Readonly<Record<string, string>>;
  /** Added to the settings. */
  config?: string;
  /** The first is the one that is used where no other was chosen. */
  models?: readonly ServedModel[];
  permission?: PermissionMode;
  isAttended?: boolean;
};

const environment = takeKeys({});
const root = path.resolve(import.meta.dirname, "..", "..");

/** The real runtime over a scripted model, in a home and a folder of the test's own. Whatever is asked for is allowed, if nothing else is said. */
export async function missionRuntime(
  replies: NonNullable<Parameters<typeof startOllamaServer>[0]["replies"]>,
  {
    files = {},
    home = {},
    config = "",
    models = [{ name: "scripted", contextLength: 32_768 }],
    permission = "allow",
    isAttended = true,
  }: MissionOptions = {},
): Promise<MissionRuntime> {
  const place = makePlace(files);
  writeFiles(place.home, home);
  const server = await startOllamaServer({ models, replies });
  onTestFinished(() => server.close());
  const settings = `[model.large]\nid = "ollama/${models[0]?.name}"\n\n[ollama]\nurl = "${server.url}"\n\n${config}`;
  writeFileSync(path.join(place.home, "config.toml"), settings);
  const paths = pathsFor({ HEARTH_HOME: place.home, HEARTH_MODELS: place.models }, process.platform, root);
  const open = () =>
    createRuntime({
      paths: { ...paths, migrations },
      // no test of this kind has a model of this computer
      spawnModelProcess() {
        throw new Error("There is no model here.");
      },
      permission,
      cloud: "deny",
      secrets: createSecrets({ environment, vault: null, ask: null }),
      keys: environment,
      keepsHistory: true,
      isAttended,
      maxSteps: null,
      owner: "test",
      report: () => {},
    });
  const runtime = await open();
  let current = runtime;
  onTestFinished(() => current.close());
  const begin = (profile?: string) =>
    runtime.sessions.create({ workspace: place.workspace, modelId: null, ...(profile ? { profile } : {}) }).id;
  return {
    runtime,
    server,
    place,
    begin,
    async restart() {
      await current.close();
      current = await open();
      return current;
    },
    async ask(text, sessionId = begin(), beside) {
      const events: SessionEvent[] = [];
      const stop = runtime.sessions.follow((event) => {
        if (event.sessionId === sessionId) events.push(event);
      });
      await runtime.request(sessionId, text, "now", beside);
      await runtime.sessions.settled(sessionId);
      stop();
      return { sessionId, events, view: runtime.sessions.open(sessionId).view };
    },
  };
}
