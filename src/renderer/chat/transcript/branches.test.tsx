import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answered, asked } from "../../../../test/support/long-talk.ts";
import { openChat, type PageOptions } from "../../../../test/support/page.tsx";

const talk = [asked("u1", "I have a cat."), answered("a1", "How nice."), asked("u2", "Its name?")];

function open(options: PageOptions = {}) {
  return openChat({
    ...options,
    before(services) {
      const messages = talk.map((message) => ({ type: "message" as const, message }));
      services.addSession({ id: "s", title: "Cats" }, messages);
      options.before?.(services);
    },
  });
}

type Page = ReturnType<typeof open>;

/** With the keyboard: where nothing is laid out, the list of entries stays hidden from a mouse. */
async function choose({ screen, user }: Page, menu: string, item: string) {
  (await screen.findAllByLabelText(menu)).at(-1)?.focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

test("a request is written anew where it stands, and sent in a branch that is then on the screen", async () => {
  const page = open();
  await choose(page, "More about this request", "Edit and resend");
  const field = await page.screen.findByLabelText("What you said");
  expect((field as HTMLTextAreaElement).value).toBe("Its name?");
  await expect.poll(() => document.activeElement === field).toBe(true);
  await page.user.keyboard(" And its age?{Enter}");
  expect(await page.screen.findByRole("heading", { name: "Cats (branch)" })).toBeTruthy();
  expect(page.services.calls).toContainEqual([
    "resend",
    { sessionId: "s", messageId: "u2", text: "Its name? And its age?" },
  ]);
  (await within(page.screen.getByRole("log")).findByText("Cats")).focus();
  await page.user.keyboard("{Enter}");
  await expect
    .poll(() => page.screen.getByRole("log").textContent)
    .toContain("Another branch goes on from here: Cats (branch)");
});

test("Esc leaves a request as it was, and the keyboard where it came from", async () => {
  const page = open();
  await choose(page, "More about this request", "Edit and resend");
  const field = await page.screen.findByLabelText("What you said");
  await expect.poll(() => document.activeElement === field).toBe(true);
  await page.user.keyboard(" No!{Escape}");
  await page.screen.findAllByLabelText("More about this request");
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("More about this request");
  expect(page.services.calls.filter(([name]) => name === "resend")).toEqual([]);
});

test("a fork begins behind an answer, or before a request, whose words wait in the composer", async () => {
  const page = open();
  await choose(page, "More about this answer", "Fork from here");
  expect(await page.screen.findByRole("heading", { name: "Cats (branch)" })).toBeTruthy();
  expect(page.services.calls).toContainEqual(["fork", "s", { after: "a1" }]);
  await page.user.click(await page.screen.findByTitle("Cats"));
  await choose(page, "More about this request", "Fork from here");
  await expect
    .poll(() => page.screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^What Hearth/ }).value)
    .toBe("Its name?");
  expect(page.services.calls).toContainEqual(["fork", "s", { before: "u2" }]);
});

test("a branch whose origin was deleted says so", async () => {
  const { screen } = openChat({
    before: (services) =>
      void services.addSession({ branch: { of: "gone", messages: 1 } }, [
        { type: "message", message: asked("u", "Hello") },
      ]),
  });
  expect(await screen.findByText(/Branch of a session that was deleted/)).toBeTruthy();
});

test("a session is exported from its menu, and what came of it is told", async () => {
  const page = open({ exportFolder: "/home/ada" });
  await choose(page, "More about Cats", "As Markdown");
  expect((await page.screen.findByText(/^Exported as Cats\.md\./)).textContent).toContain("secret is hidden");
  expect(page.services.calls).toContainEqual(["exportTo", "s", "md", "/home/ada/Cats.md"]);
});

test("an export that can't be written says why, and one that is broken off says nothing", async () => {
  const failing = open({ exportFolder: "/full", exportFails: true });
  await choose(failing, "More about Cats", "As a page (HTML)");
  expect((await failing.screen.findByRole("alert")).textContent).toContain("The disk is full.");
  failing.view.unmount();
  const left = open();
  await choose(left, "More about Cats", "As JSON, to import again");
  expect(left.services.calls.some(([name]) => name === "exportTo")).toBe(false);
  expect(left.screen.queryByRole("alert")).toBeNull();
});

test("an imported session is opened, in a folder that the person chooses where none is known", async () => {
  const page = open({ importFile: "/tmp/far.json", importsFrom: "/not/here", folder: "/home/ada/website" });
  await choose(page, "Other ways to begin", "Import…");
  expect(await page.screen.findByRole("heading", { name: "From afar" })).toBeTruthy();
  expect(page.services.calls).toContainEqual(["take", "From afar", "/home/ada/website"]);
  page.events.command("import-session");
  await expect.poll(() => page.services.calls.filter(([name]) => name === "take").length).toBe(2);
});

test("a file that is no exported session is refused with the reason, and nothing is made", async () => {
  const page = open({ importFile: "/tmp/far.html", folder: "/home/ada" });
  await choose(page, "Other ways to begin", "Import…");
  expect((await page.screen.findByRole("alert")).textContent).toContain("is a page to be read");
  expect(page.services.sessions.list()).toHaveLength(1);
});
