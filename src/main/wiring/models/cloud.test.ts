import { ungrounded } from "../../agent/ungrounded.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ModelEntry } from "../../../shared/model.ts";
import { settingsSchema } from "../../../shared/settings.ts";
import type { Gate } from "../../agent/gate.ts";
import { createCloud } from "./cloud.ts";
import { hashActions } from "../../permission/hash-actions.ts";

const entry: ModelEntry = {
  id: "mine/big",
  name: "big",
  engine: "cloud",
  path: null,
  installed: true,
  bytes: null,
  note: "",
  dialect: "native",
};

test("who switches the cloud off while the question stands has no key read, and nothing sent", async () => {
  const settings = settingsSchema.parse({
    cloud: { enabled: true, providers: { mine: { kind: "openai-compatible", url: "http://127.0.0.1:9/v1" } } },
  });
  const done: string[] = [];
  const cloud = createCloud({
    settings,
    secrets: {
      async get() {
        done.push("a key was read");
        return "a-key-of-mine";
      },
    },
    network: {
      fetchFor: () => async () => {
        done.push("something was sent");
        return new Response();
      },
    },
  });
  const gate: Gate = {
    check() {
      settings.cloud.enabled = false;
      return { type: "allow" };
    },
    ask: async () => "deny",
  };
  const consent = { gate, sessionId: "s", runId: "r", newId: randomUUID, bind: hashActions };
  const context = {
    tools: [],
    instructions: "",
    messages: [{ role: "user" as const, id: "1", text: "Hello", context: "" }],
    kind: null,
    kinds: [],
    masks: { allowed: ["answer"], exclude: [] },
    grounding: ungrounded,
  };
  const step = cloud.chosen(entry, consent).nextStep(context, new AbortController().signal).next();
  await expect(step).rejects.toMatchObject({ code: "permission-denied" });
  expect(done).toEqual([]);
});
