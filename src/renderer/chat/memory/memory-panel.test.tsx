import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";

test("what is remembered is shown, changed and erased, not without a question", async () => {
  const { screen, user, services } = openChat({ memory: { "MEMORY.md": "- I like tea.\n" } });
  await user.click(await screen.findByRole("button", { name: "Memory" }));
  const panel = await screen.findByRole("dialog", { name: "Memory" });
  const text = await within(panel).findByRole("textbox", { name: "MEMORY.md" });
  await waitFor(() => expect(text).toHaveProperty("value", "- I like tea.\n"));
  await user.type(text, "- And milk.");
  await user.click(within(panel).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(services.calls).toContainEqual(["memory", "MEMORY.md", "- I like tea.\n- And milk."]));
  await user.click(within(panel).getByRole("button", { name: "Erase everything" }));
  expect(services.calls).not.toContainEqual(["erase", null]);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Erase" }));
  await within(panel).findByText(/Nothing is remembered yet/);
  expect(services.calls).toContainEqual(["erase", null]);
});
