import { appendFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startOtlpServer } from "../support/otlp-server.ts";
import { makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

test("a run can be looked at as a tree, and is sent to the collector that the settings name", async () => {
  const place = makePlace({ "notes.md": "buy tea\n" });
  await scriptOllama(place, [
    { calls: [{ name: "view", arguments: { path: "notes.md" } }] },
    { text: ["It says: ", "buy tea."] },
  ]);
  const collector = await startOtlpServer();
  onTestFinished(() => collector.close());
  appendFileSync(path.join(place.home, "config.toml"), `\n[trace]\notlp = "${collector.url}"\n`);
  expect(await runHearth(["ask", "what shall I buy?"], place)).toMatchObject({ status: 0 });
  expect(collector.requests).toHaveLength(1);
  const id = (await runHearth(["sessions"], place)).out.split(" ", 1)[0] ?? "";

  const tree = await runHearth(["trace", id], place);
  expect(tree).toMatchObject({ status: 0, err: "" });
  expect(tree.out).toMatch(/^agent\.run hearth .* done$/m);
  expect(tree.out).toMatch(/^├ 1 llm\.chat ollama\/scripted .* in, .* out$/m);
  expect(tree.out).toMatch(/^├ execute_tool view \{"path":"notes\.md"\} .* ok$/m);
  expect(tree.out).toMatch(/^└ 2 llm\.chat ollama\/scripted .* in, .* out$/m);

  const json = await runHearth(["trace", id, "--json"], place);
  expect(JSON.parse(json.out)).toEqual([
    expect.objectContaining({
      name: "agent.run",
      status: "done",
      children: expect.arrayContaining([
        expect.objectContaining({
          name: "llm.chat",
          attributes: expect.objectContaining({ "gen_ai.request.model": "ollama/scripted" }),
        }),
        expect.objectContaining({
          name: "execute_tool view",
          attributes: expect.objectContaining({ "gen_ai.tool.input": '{"path":"notes.md"}' }),
        }),
      ]),
    }),
  ]);
  const network = await runHearth(["network"], place);
  expect(network.out).toContain("OpenTelemetry: traces");
});

test("a session that isn't there is an error that says where they are listed", async () => {
  const run = await runHearth(["trace", "nowhere"], makePlace());
  expect(run).toMatchObject({ status: 1, out: "" });
  expect(run.err).toContain("There is no session nowhere. hearth sessions lists those that there are.");
});
