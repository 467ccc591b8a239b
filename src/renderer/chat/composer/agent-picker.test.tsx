import { configure, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";
import { agents, models, playScene } from "../../../../test/support/scenes.ts";

// the first page of all takes a while to be drawn
configure({ asyncUtilTimeout: 15_000 });

const idle = () => openChat({ models, agents, before: (services) => playScene(services, "idle") });

test("a session's agent is named, and another one can be chosen with the keyboard alone", async () => {
  const { screen, user, services } = idle();
  const picker = await screen.findByRole("button", { name: "Agent: 🔥 hearth" });
  picker.focus();
  await user.keyboard("{Enter}");
  const menu = await screen.findByRole("menu");
  expect(
    within(menu)
      .getByRole("menuitemradio", { name: /hearth/ })
      .getAttribute("aria-checked"),
  ).toBe("true");
  expect(within(menu).getByRole("menuitemradio", { name: /scout/ }).textContent).toContain("It changes nothing");
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await user.keyboard("s");
  const scout = within(menu).getByRole("menuitemradio", { name: /scout/ });
  await waitFor(() => expect(document.activeElement).toBe(scout));
  await user.keyboard("{Enter}");
  const id = services.sessions.list()[0]?.id;
  await waitFor(() => expect(services.calls).toContainEqual(["setProfile", id, "scout"]));
  expect(await screen.findByRole("button", { name: "Agent: 🔎 scout" })).toBeTruthy();
});

test("what the folder brings stands apart, and what has a mistake can't be chosen", async () => {
  const { screen, user, services } = idle();
  await user.click(await screen.findByRole("button", { name: /^Agent: / }));
  const foreign = await screen.findByRole("group", { name: "From this folder" });
  expect(within(foreign).getAllByRole("menuitemradio")).toHaveLength(1);
  const broken = screen.getByRole("menuitemradio", { name: /poet/ });
  expect(broken.textContent).toContain("agents/poet.md:3:1");
  await user.click(broken);
  expect(services.calls.filter(([name]) => name === "setProfile")).toEqual([]);
});

test("a new session begins with the agent that was chosen for it", async () => {
  const { screen, user, services } = openChat({ models, agents, folder: "/home/ada/website" });
  await user.click(await screen.findByRole("button", { name: "Choose…" }));
  await screen.findByRole("heading", { name: "What shall we do in website?" });
  await user.click(await screen.findByRole("button", { name: "Agent: 🔥 hearth" }));
  await user.click(await screen.findByRole("menuitemradio", { name: /builder/ }));
  await user.type(screen.getByRole("textbox"), "mend it{Enter}");
  await screen.findByRole("heading", { name: "mend it" });
  expect(services.calls).toContainEqual(["create", "/home/ada/website", null, "builder"]);
  expect(await screen.findByRole("button", { name: "Agent: 🔨 builder" })).toBeTruthy();
});

test("where no model was chosen, the one of the agent's role is named", async () => {
  const [large, small] = models.filter(({ installed }) => installed);
  const quick = agents.map((choice) =>
    choice.name === "scout" && choice.state === "ready" ? { ...choice, role: "small" as const } : choice,
  );
  const two = [large, small].flatMap((model) => model ?? []);
  const { screen, user } = openChat({ models: two, agents: quick, folder: "/home/ada/website" });
  await user.click(await screen.findByRole("button", { name: "Choose…" }));
  expect(await screen.findByRole("button", { name: `Model: ${large?.name}` })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Agent: 🔥 hearth" }));
  await user.click(await screen.findByRole("menuitemradio", { name: /scout/ }));
  expect(await screen.findByRole("button", { name: `Model: ${small?.name}` })).toBeTruthy();
});

test("an agent that is gone is named as such, and who answers in its place is told in the conversation", async () => {
  const { screen, services } = idle();
  await screen.findByText(/all four tests pass/);
  const id = services.sessions.list()[0]?.id ?? "";
  services.sessions.setProfile(id, "rhymer");
  expect(await screen.findByRole("button", { name: "Agent: rhymer (not here)" })).toBeTruthy();
  const text = "The agent rhymer is no longer there, so hearth does this.";
  services.emit(id, { type: "notice", text });
  expect((await screen.findByText(text)).closest("[role=status]")).toBeTruthy();
});
