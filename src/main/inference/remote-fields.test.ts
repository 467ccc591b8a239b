import { expect, test } from "vitest";
import type { EngineConnection } from "./engine-connection.ts";
import { createRemoteFields } from "./remote-fields.ts";
import { createSeats } from "./seats.ts";
import { createSpeed } from "./speed.ts";

test("counting never loads a model: it has no place where another one does its work", async () => {
  let loads = 0;
  const connection: EngineConnection = {
    isAlive: () => true,
    call: () => Promise.reject(new Error("It isn't asked.")),
    stream: () => {
      throw new Error("It isn't asked.");
    },
    close: () => {},
  };
  const facts = {
    id: "local",
    chat: { beforeSystem: [], systemToUser: [], userToAssistant: [], assistantToUser: [] },
    toolCalls: null,
    hasOwnTemplate: true,
    contextSize: 4096,
    infill: null,
    trainedContextSize: 4096,
  };
  const fields = createRemoteFields(
    {
      connection,
      seats: createSeats(),
      facts,
      speed: createSpeed(null),
      isLoaded: () => false,
      ensureLoaded: async () => void loads++,
    },
    { conversation: null, disk: "none", name: "a test", priority: "user" },
  );
  await expect(fields.countTokens([{ type: "text", text: "one" }])).rejects.toMatchObject({
    code: "model-unavailable",
    retryable: true,
  });
  expect(loads).toBe(0);
});
