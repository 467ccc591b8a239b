import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat, type PageOptions } from "../../../../test/support/page.tsx";
import { models } from "../../../../test/support/scenes.ts";
import type { CloudView } from "../../../shared/cloud.ts";

const mine = { name: "mine", kind: "anthropic" as const, host: "api.example.com", models: ["big"], key: null };
const on: CloudView = { enabled: true, providers: [mine], fallback: null, notice: null };

async function openPanel(options: PageOptions = {}) {
  const page = openChat({ models, ...options });
  await page.user.click(await page.screen.findByRole("button", { name: "Cloud" }));
  return { ...page, panel: within(await page.screen.findByRole("dialog", { name: "Cloud" })) };
}

test("the cloud is off, and switched on by a yes in main's own dialog; then the page no longer says that it is local only", async () => {
  const { screen, panel, user, services } = await openPanel();
  expect(screen.getByText("local only")).toBeTruthy();
  const button = panel.getByRole("switch", { name: "Use models of providers" });
  expect(button.getAttribute("aria-checked")).toBe("false");
  await user.click(button);
  await waitFor(() => expect(button.getAttribute("aria-checked")).toBe("true"));
  expect(services.calls).toContainEqual(["setEnabled", true]);
  expect(screen.queryByText("local only")).toBeNull();
  expect(screen.getByText("cloud on")).toBeTruthy();
});

test("a no in main's dialog leaves it off", async () => {
  const { panel, user, services } = await openPanel({ confirmsCloud: false });
  await user.click(panel.getByRole("switch"));
  await waitFor(() => expect(panel.getByRole("switch").getAttribute("aria-checked")).toBe("false"));
  expect(services.calls).not.toContainEqual(["setEnabled", true]);
});

test("a key is typed unseen, handed over, and gone from the page", async () => {
  const { panel, user, services } = await openPanel({ cloud: on });
  expect(panel.getByText("It has no key yet.")).toBeTruthy();
  const field = panel.getByLabelText<HTMLInputElement>("Key for mine");
  expect(field.type).toBe("password");
  await user.type(field, "sk-canary-0123456789");
  await user.click(panel.getByRole("button", { name: "Store the key for mine" }));
  expect(await panel.findByText("Its key is in this computer's keychain.")).toBeTruthy();
  expect(services.calls).toContainEqual(["setKey", "mine", "sk-canary-0123456789"]);
  expect(field.value).toBe("");
  expect(document.body.innerHTML).not.toContain("canary");
  await user.click(panel.getByRole("button", { name: "Remove the key for mine" }));
  expect(await panel.findByText("It has no key yet.")).toBeTruthy();
});

test("that keys won't be kept is said before one is typed", async () => {
  const { panel } = await openPanel({ cloud: { ...on, notice: "There is no keychain on this computer." } });
  expect(await panel.findByText("There is no keychain on this computer.")).toBeTruthy();
});

test("a provider is set up with the models that it is to be used for", async () => {
  const { panel, user, services } = await openPanel();
  const add = panel.getByRole<HTMLButtonElement>("button", { name: "Add" });
  expect(add.disabled).toBe(true);
  await user.selectOptions(panel.getByLabelText("Add a provider"), "openai-compatible");
  await user.type(panel.getByLabelText("Its name here, in small letters"), "my-server");
  await user.type(panel.getByLabelText("Its address"), "https://models.example.com/v1");
  await user.type(panel.getByLabelText("Its models, with commas between them"), "big, small");
  await user.click(add);
  expect(await panel.findByText("my-server.example.com · big · small")).toBeTruthy();
  expect(services.calls).toContainEqual(["addProvider", "my-server", "openai-compatible"]);
});

test("a name or an address that won't do is refused in words", async () => {
  const { panel, user } = await openPanel();
  await user.type(panel.getByLabelText("Its name here, in small letters"), "My Server");
  await user.type(panel.getByLabelText("Its models, with commas between them"), "big");
  await user.click(panel.getByRole("button", { name: "Add" }));
  expect((await panel.findByRole("alert")).textContent).toMatch(/A provider's name is small letters/);
});

test("the model that stands in where the one here can't is chosen from those of the providers", async () => {
  const { panel, user, services } = await openPanel({ cloud: on });
  const field = panel.getByLabelText<HTMLSelectElement>("Where the model on this computer can't do it, ask to use");
  expect([...field.options].map(({ text }) => text)).toEqual(["none", "mine/big"]);
  await user.selectOptions(field, "mine/big");
  await waitFor(() => expect(field.value).toBe("mine/big"));
  expect(services.calls).toContainEqual(["setFallback", "mine/big"]);
  await user.selectOptions(field, "none");
  await waitFor(() => expect(services.calls).toContainEqual(["setFallback", null]));
});
