import { fireEvent, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";
import { models, playScene } from "../../../../test/support/scenes.ts";
import type { FakeOptions } from "../../../../test/support/fake-window-services.ts";

const open = (options: FakeOptions = {}) =>
  openChat({ models, ...options, before: (services) => playScene(services, "idle") });
const file = (name: string, text = "four lions") => new File([text], name);

async function attach(page: ReturnType<typeof open>, ...files: File[]) {
  await page.user.upload(await page.screen.findByTestId("attach"), files);
}

const sent = ({ services }: ReturnType<typeof open>) => services.calls.filter(([name]) => name === "send");

test("files stand in the composer with name and size, and go with the request", async () => {
  const page = open();
  await attach(page, file("notes.txt"), file("dot.png"));
  const list = await page.screen.findByRole("list", { name: "Attached files" });
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
  expect(list.textContent).toBe("notes.txt10 bytesdot.png10 bytes");
  await page.user.click(within(list).getByRole("button", { name: "Remove dot.png" }));
  await page.user.type(page.screen.getByRole("textbox"), "Sum it up{Enter}");
  await waitFor(() => expect(sent(page).at(-1)?.slice(2)).toEqual(["Sum it up", ["notes.txt"]]));
  expect(page.screen.queryByRole("list", { name: "Attached files" })).toBeNull();
});

test("a file can be dropped on the page, and an image be pasted", async () => {
  const page = open();
  const field = await page.screen.findByRole<HTMLTextAreaElement>("textbox");
  const held = { dataTransfer: { types: ["Files"], files: [file("notes.txt")] } };
  fireEvent.dragOver(document.body, held);
  expect(field.placeholder).toBe("Drop the files to attach them");
  fireEvent.drop(document.body, held);
  await page.screen.findByText("notes.txt");
  expect(field.placeholder).not.toContain("Drop");
  fireEvent.paste(field, { clipboardData: { files: [file("image.png")] } });
  await page.screen.findByText("image.png");
});

test("what can't be attached is said, and the request stays as it is", async () => {
  const page = open();
  const field = await page.screen.findByRole<HTMLTextAreaElement>("textbox");
  await page.user.type(field, "Sum it up");
  const huge = file("huge.txt");
  Object.defineProperty(huge, "size", { value: 30 * 1024 * 1024 });
  await attach(page, file("photo.broken"), huge, file("notes.txt"));
  const said = await page.screen.findByRole("alert");
  await waitFor(() =>
    expect(said.textContent).toMatch(
      /^photo\.broken is broken\. Attach another one\.\s*huge\.txt has 30 MB, and 20 MB/,
    ),
  );
  await page.screen.findByText("notes.txt");
  expect(field.value).toBe("Sum it up");
  await page.user.click(within(said).getByRole("button", { name: "Dismiss" }));
  expect(page.screen.queryByRole("alert")).toBeNull();
});

test("files are kept with the draft, session by session, also for the next start", async () => {
  const page = open();
  await attach(page, file("notes.txt"));
  await page.screen.findByText("notes.txt");
  const kept = Array.from({ length: page.storage.length }, (_, index) => page.storage.key(index) ?? "");
  const key = kept.find((each) => each.startsWith("draft-files:")) ?? "";
  expect(JSON.parse(page.storage.getItem(key) ?? "")).toMatchObject([{ name: "notes.txt", bytes: 10 }]);
  await page.user.click(page.screen.getByRole("button", { name: "New session" }));
  expect(page.screen.queryByText("notes.txt")).toBeNull();
});

test("what could not be sent stays in the composer with its files", async () => {
  const page = open({
    onSend: () => {
      throw new Error("the disk is full");
    },
  });
  await attach(page, file("notes.txt"));
  await page.screen.findByText("notes.txt");
  await page.user.type(page.screen.getByRole("textbox"), "Sum it up{Enter}");
  await page.screen.findByRole("alert");
  expect(page.screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Sum it up");
  expect(page.screen.getByRole("list", { name: "Attached files" }).textContent).toContain("notes.txt");
});

test("a plan can be asked for first; then the next request is a usual one again", async () => {
  const page = open();
  await page.user.click(await page.screen.findByRole("button", { name: "Plan first" }));
  await page.user.type(page.screen.getByRole("textbox"), "Sort them{Enter}");
  await waitFor(() => expect(sent(page).at(-1)?.slice(2)).toEqual(["Sort them", "plan"]));
  const button = page.screen.getByRole("button", { name: "Plan first" });
  await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("false"));
});
