import { expect, test } from "vitest";
import type { FakeServices } from "../../../../test/support/fake-window-services.ts";
import { openChat } from "../../../../test/support/page.tsx";
import type { FoundSession } from "../../../shared/search.ts";

const found = (sessionId: string, title: string): FoundSession => ({
  sessionId,
  title,
  workspace: "/w",
  messageId: "m",
  atMs: Date.now(),
  snippet: [
    { text: "the ", isHit: false },
    { text: "heating", isHit: true },
    { text: " bill", isHit: false },
  ],
});

const page = {
  before: (services: FakeServices) => {
    for (const id of ["one", "two"]) services.addSession({ id, title: `Session ${id}` });
  },
  findSessions: (words: string) =>
    words.startsWith("heat") ? [found("one", "Session one"), found("two", "Session two")] : [],
};

test("what was said is looked for by keys alone, and the session opened", async () => {
  const { screen, user, services } = openChat(page);
  await screen.findByRole("navigation", { name: "All sessions" });
  await user.keyboard("{Control>}{Shift>}F{/Shift}{/Control}heat");
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Session onejust nowthe heating bill",
    "Session twojust nowthe heating bill",
  ]);
  expect(options[0]?.querySelector("mark")?.textContent).toBe("heating");
  const field = screen.getByRole("combobox", { name: "Search all sessions" });
  await user.keyboard("{ArrowDown}");
  expect(field.getAttribute("aria-activedescendant")).toBe(options[1]?.id);
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Session two" });
  expect(screen.getByRole("navigation", { name: "All sessions" })).toBeTruthy();
  expect(services.calls).toContainEqual(["findSessions", "heat"]);
});

test("what means the same comes after what has the words, and the choice stays where it was", async () => {
  let find = (): void => {};
  const { screen, user } = openChat({
    ...page,
    findSessions: (_words: string, byMeaning: boolean) =>
      byMeaning ? [found("two", "Session two"), found("one", "Session one")] : [found("one", "Session one")],
    slowSearch: new Promise<void>((resolve) => (find = resolve)),
  });
  await user.type(await screen.findByRole("combobox", { name: "Search all sessions" }), "boiler");
  const [first] = await screen.findAllByRole("option");
  expect(first?.textContent).toContain("Session one");
  await user.keyboard("{ArrowDown}");
  find();
  await screen.findByText("Session two");
  const options = screen.getAllByRole("option");
  expect(options.map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "true"]);
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Session one" });
});

test("where nothing is found it is said, and Escape brings the list back and stops nothing", async () => {
  const { screen, user, services } = openChat(page);
  await user.type(await screen.findByRole("combobox", { name: "Search all sessions" }), "zebra");
  await screen.findByText("Nothing was found.");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("navigation", { name: "All sessions" })).toBeTruthy();
  expect(services.calls.map(([name]) => name)).not.toContain("cancel");
});
