import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";
import { models, playScene } from "../../../../test/support/scenes.ts";
import type { CommandInfo } from "../../../shared/command.ts";
import { AppError } from "../../../shared/error.ts";

const commands: CommandInfo[] = [
  { name: "release", description: "Writes the notes", agent: null, of: "home" },
  { name: "review", description: "Looks at a file", agent: null, of: "folder" },
];
const open = () => openChat({ models, commands, before: (services) => playScene(services, "idle") });

test("a slash at the beginning offers commands, which keys choose; a folder's are said to be the folder's", async () => {
  const { screen, user } = open();
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await user.type(field, "/re");
  const list = await screen.findByRole("listbox", { name: "Commands" });
  const options = () => within(list).getAllByRole("option");
  expect(options().map(({ textContent }) => textContent)).toEqual([
    "/releaseWrites the notes",
    "/reviewLooks at a filefrom this folder",
  ]);
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(options()[1]?.getAttribute("aria-selected")).toBe("true"));
  expect(field.getAttribute("aria-activedescendant")).toBe(options()[1]?.id);
  await user.keyboard("{Enter}");
  expect(field.value).toBe("/review ");
  expect(screen.queryByRole("listbox", { name: "Commands" })).toBeNull();
});

test("Escape puts the list away, and Enter sends what stands there", async () => {
  const { screen, user, services } = open();
  await user.type(await screen.findByRole("textbox"), "/rel");
  await screen.findByRole("listbox", { name: "Commands" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox", { name: "Commands" })).toBeNull();
  await user.keyboard("ease{Enter}");
  await waitFor(() =>
    expect(
      services.calls
        .filter(([name]) => name === "send")
        .at(-1)
        ?.at(-1),
    ).toBe("/release"),
  );
});

test("a first request that is refused leaves no session behind, and stays where it was written", async () => {
  const { screen, user, services } = openChat({
    models,
    onSend: () => {
      throw new AppError("not-found", "There is no command /reviw.");
    },
    before: (fake) => void fake.addSession({ title: "Earlier" }),
  });
  await user.click(await screen.findByRole("button", { name: /^New session/ }));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await user.type(field, "/reviw a.ts{Enter}");
  expect(await screen.findByText("There is no command /reviw.")).toBeTruthy();
  await waitFor(() => expect(services.sessions.list().map(({ title }) => title)).toEqual(["Earlier"]));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("/reviw a.ts");
});
