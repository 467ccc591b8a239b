import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";
import type { ModelEntry } from "../../../shared/model.ts";

const model = (id: string, changes: Partial<ModelEntry>): ModelEntry => ({
  id,
  name: id.toUpperCase(),
  engine: "gguf",
  path: `/models/${id}.gguf`,
  installed: true,
  bytes: 1e9,
  note: "MIT.",
  dialect: "guided-text",
  ...changes,
});

const models = [
  model("talks", {}),
  model("embeds", { use: "embedding" }),
  model("judges", { use: "reranking", installed: false, path: null }),
];

test("models for searching are listed with what they are for, aren't tested, and aren't offered to talk with", async () => {
  const { screen, user } = openChat({ models });
  await user.click(await screen.findByRole("button", { name: /^Model: / }));
  const menu = within(await screen.findByRole("menu"));
  const offered = menu.getAllByRole("menuitemradio").map(({ textContent }) => textContent);
  expect(offered.join()).toContain("TALKS");
  expect(offered.join()).not.toContain("EMBEDS");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Models" }));
  const panel = within(await screen.findByRole("dialog", { name: "Models" }));
  const row = (text: string) => panel.getAllByRole("listitem").find((item) => item.textContent?.includes(text));
  expect(row("EMBEDS")?.textContent).toContain("for search");
  expect(row("JUDGES")?.textContent).toContain("for sorting what was found");
  expect([row("TALKS"), row("EMBEDS")].map((item) => item?.textContent?.includes("Test"))).toEqual([true, false]);
});

test("with nothing but models for searching, one to talk with is still to be fetched", async () => {
  const { screen } = openChat({ models: [model("embeds", { use: "embedding" })] });
  await screen.findByRole("heading", { name: "First, Hearth needs a model" });
});
