import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";
import type { Connection } from "../../../shared/connection.ts";

const request = (changes: Partial<Extract<Connection, { kind: "request" }>>): Connection => ({
  kind: "request",
  id: "1",
  atMs: Date.now() - 5 * 60_000,
  why: "Ollama: chat",
  runId: "run-1",
  host: "127.0.0.1:11434",
  isLocal: true,
  method: "POST",
  sentBytes: 12_000,
  receivedBytes: 300,
  end: { type: "answered", status: 200 },
  ...changes,
});

test("the connections are listed, with what each host came to", async () => {
  const { screen, user } = openChat({
    connections: [
      request({}),
      request({ id: "2", host: "huggingface.co", isLocal: false, why: "Hugging Face: download", sentBytes: 0 }),
      request({ id: "3", host: "evil.org", isLocal: false, why: "Hugging Face: download", end: { type: "refused" } }),
      { kind: "program", id: "4", atMs: 0, why: "Python packages: download", runId: null, program: "pip" },
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Connections" }));
  const panel = await screen.findByRole("dialog", { name: "Connections" });
  const rows = (name: string) =>
    within(within(panel).getByRole("region", { name }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  await within(panel).findByRole("region", { name: "In total" });
  expect(rows("In total")).toEqual([
    "huggingface.co1×, 0 bytes out, 300 bytes in",
    "127.0.0.1:11434 this computer1×, 12.0 kB out, 300 bytes in",
  ]);
  expect(rows("One by one")).toMatchObject([
    "5 min agoOllama: chat · 127.0.0.1:11434 (this computer), done12.0 kB out, 300 bytes in",
    expect.stringContaining("huggingface.co, done"),
    expect.stringContaining("evil.org, not allowed: nothing was sent"),
    expect.stringContaining("by pip, which doesn't say where it connects"),
  ]);
});

test("the menu opens the list too, and says where nothing was sent", async () => {
  const { screen, events } = openChat();
  await screen.findByRole("button", { name: "Connections" });
  const panel = await waitFor(() => {
    events.command("show-connections"); // until the page listens
    return screen.getByRole("dialog", { name: "Connections" });
  });
  expect(await within(panel).findByText("Hearth has connected to nothing yet.")).toBeTruthy();
});
