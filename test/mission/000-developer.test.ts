import { expect, onTestFinished, test } from "vitest";
import { cloudModel } from "../../src/main/models/cloud/cloud-model.ts";
import { anthropicEvents, openaiEvents, startCloudServer } from "../support/cloud-server.ts";

const prompt = [
  { role: "system" as const, content: "You are Hearth." },
  { role: "user" as const, content: [{ type: "text" as const, text: "Say hello." }] },
];

/** What is sent to a provider of that kind. Its address is known, so that only a stand-in for its network can be asked. */
async function sentTo(kind: "openai" | "anthropic", events: unknown[]) {
  const server = await startCloudServer([{ events }]);
  onTestFinished(server.close);
  const settings = { kind, models: [] };
  const model = await cloudModel({ provider: "mine", settings, model: "m", key: "k", fetch: server.fetch });
  const { stream } = await model.doStream({ prompt });
  for await (const _ of stream);
  return JSON.parse(server.requests[0]?.body ?? "");
}

test("system prompt as a `developer` message where the provider has that role", async () => {
  const openai = await sentTo("openai", openaiEvents({ text: "Hello." }));
  expect(openai).toMatchObject({ input: [{ role: "developer", content: "You are Hearth." }, { role: "user" }] });
  const other = await sentTo("anthropic", anthropicEvents({ text: "Hello." }));
  expect(other).toMatchObject({ system: [{ text: "You are Hearth." }], messages: [{ role: "user" }] });
});
