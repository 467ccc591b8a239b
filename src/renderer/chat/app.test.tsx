import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FakeServices } from "../../../test/support/fake-window-services.ts";
import { openChat, type PageOptions } from "../../../test/support/page.tsx";
import { AppError } from "../../shared/error.ts";
import { models, playScene, type SceneName } from "../../../test/support/scenes.ts";

const scene = (name: SceneName): PageOptions => ({
  models,
  before: (services: FakeServices) => playScene(services, name),
});
const notHere = models
  .filter((model) => model.engine === "gguf")
  .map((model) => ({ ...model, installed: false, path: null }));

const openSession = (services: FakeServices): string => services.sessions.list()[0]?.id ?? "";

test("the page opens where the last session stands", async () => {
  const { screen } = openChat(scene("idle"));
  await screen.findByRole("heading", { name: "Water the plants script" });
  expect(await screen.findByText(/all four tests pass/)).toBeTruthy();
  const steps = (await screen.findAllByLabelText("Steps")).map((group) => group.textContent);
  expect(steps[0]).toBe("Read plants.json, water.py and 1 more");
  expect(steps[1]).toContain("Ranpython3 test_water.pyexit 1");
  expect(screen.getByRole("meter").getAttribute("aria-valuenow")).toBe("25");
});

test("sessions stand under their folder, and say how they are", async () => {
  const { screen } = openChat(scene("idle"));
  const list = await screen.findByRole("navigation", { name: "All sessions" });
  expect(
    within(list)
      .getAllByRole("heading")
      .map((heading) => heading.textContent),
  ).toEqual(["household", "website"]);
  expect(within(list).getByRole("button", { name: /^Sort the downloads/ }).textContent).toContain("waits for you");
});

test("at the first start the page offers a model, with its size, and shows how it comes", async () => {
  let finish = () => {};
  const { screen, user } = openChat({
    models: notHere,
    async *pull() {
      yield {
        stage: "downloading",
        source: "huggingface.co",
        received: 500_000_000,
        total: 1_117_320_768,
        unit: "bytes",
      };
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Get Qwen2.5 Coder 1.5B 1.1 GB" }));
  const bar = await screen.findByRole("progressbar", { name: "Getting Qwen2.5 Coder 1.5B" });
  await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("45"));
  expect(screen.getByText("500 MB of 1.1 GB · from huggingface.co")).toBeTruthy();
  finish();
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(screen.getByRole("button", { name: "Model: Qwen2.5 Coder 1.5B" })).toBeTruthy();
});

test("a download that fails says why, and can be tried again", async () => {
  const { screen, user, services } = openChat({
    models: notHere,
    async *pull() {
      throw new AppError("internal", "There is too little room on the disk: 1.1 GB are needed, 0.4 GB are free.");
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Get Qwen2.5 Coder 1.5B/ }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("1.1 GB are needed, 0.4 GB are free.");
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(services.calls.filter(([name]) => name === "pull")).toHaveLength(2));
});

test("a wish makes a session in the chosen folder", async () => {
  const { screen, user, services } = openChat({ models, folder: "/home/ada/website" });
  await user.click(await screen.findByRole("button", { name: "Choose…" }));
  await screen.findByRole("heading", { name: "What shall we do in website?" });
  await user.type(screen.getByRole("textbox"), "Find the opening hours{Shift>}{Enter}{/Shift}and correct them{Enter}");
  await screen.findByRole("heading", { name: /Find the opening hours/ });
  const [create, ...others] = services.calls.filter(([name]) => name === "create" || name === "send");
  expect(create).toEqual(["create", "/home/ada/website", null]);
  expect(others.map((call) => call[2])).toEqual(["Find the opening hours\nand correct them"]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
});

test("nothing is sent without a model, or without a folder", async () => {
  const { screen, user, services } = openChat({ models: notHere });
  await user.type(await screen.findByRole("textbox"), "hello{Enter}");
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  expect(services.calls).toEqual([]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("hello");
});

test("what couldn't be sent stays in the composer, with the reason", async () => {
  const { screen, user, services } = openChat(scene("idle"));
  services.request = async () => {
    throw new AppError("internal", "The disk is full. Make room and send it again.");
  };
  await user.type(await screen.findByRole("textbox"), "hello{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("The disk is full. Make room and send it again.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("hello");
  expect(screen.queryByText("sending…")).toBeNull();
});

test("while it works, Enter queues and says so, until the run has taken it up", async () => {
  const { screen, user, services } = openChat(scene("running"));
  await user.type(await screen.findByRole("textbox"), "and the README{Enter}");
  expect(await screen.findByText(/queued/)).toBeTruthy();
  const id = openSession(services);
  const ids = services.sessions.open(id).view.queue.map((prompt) => prompt.id);
  services.emit(
    id,
    { type: "message", message: { role: "user", id: "m9", text: "and the README", context: "" } },
    { type: "prompts-gone", ids },
  );
  await waitFor(() => expect(screen.queryByText(/queued/)).toBeNull());
  expect(screen.getAllByText("and the README")).toHaveLength(1);
});

test("what waits can be changed and taken back, and be meant for when Hearth is done", async () => {
  const { screen, user, services } = openChat(scene("running"));
  const queue = () =>
    services.sessions.open(openSession(services)).view.queue.map(({ text, delivery }) => [text, delivery]);
  await user.click(await screen.findByRole("button", { name: "Take it up: Before the next step" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "When this is done" }));
  await user.type(screen.getByRole("textbox"), "then the tests{Enter}");
  expect(await screen.findByText("queued: Hearth takes it up when this is done")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Edit" }));
  const field = screen.getByRole("textbox", { name: "What waits" });
  await user.clear(field);
  await user.type(field, "then all tests{Enter}");
  await waitFor(() => expect(queue()).toEqual([["then all tests", "after"]]));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(queue()).toEqual([]));
  expect(screen.queryByText("then all tests")).toBeNull();
});

test("Esc stops what runs; where a menu is open it only closes that", async () => {
  const { screen, user, services } = openChat(scene("running"));
  await screen.findByRole("button", { name: "Stop" });
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("menu");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(services.calls.filter(([name]) => name === "cancel")).toEqual([]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(services.calls).toContainEqual(["cancel", openSession(services)]));
});

test("each session keeps what stands in its composer", async () => {
  const { screen, user } = openChat(scene("idle"));
  await user.type(await screen.findByRole("textbox"), "half a thought");
  await user.click(screen.getByRole("button", { name: /^Opening hours/ }));
  await screen.findByRole("heading", { name: "Opening hours" });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
  await user.click(screen.getByRole("button", { name: /^Water the plants script/ }));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("half a thought"));
});

test("a session can be renamed", async () => {
  const { screen, user, services } = openChat(scene("idle"));
  await user.click(await screen.findByRole("button", { name: "More about Opening hours" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  const field = await screen.findByRole("textbox", { name: "Title" });
  await user.clear(field);
  await user.type(field, "When we are open{Enter}");
  expect(await screen.findByRole("button", { name: /^When we are open/ })).toBeTruthy();
  expect(services.calls).toContainEqual(["rename", expect.any(String), "When we are open"]);
});

test("deleting asks first", async () => {
  const { screen, user, services } = openChat(scene("idle"));
  const ask = async () => {
    await user.click(await screen.findByRole("button", { name: "More about Opening hours" }));
    await user.click(await screen.findByRole("menuitem", { name: "Delete…" }));
    return screen.findByRole("alertdialog", { name: "Delete “Opening hours”?" });
  };
  await user.click(within(await ask()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(services.calls.filter(([name]) => name === "remove")).toEqual([]);
  await user.click(within(await ask()).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Opening hours")).toBeNull());
});

test("a session that is deleted while it is open makes room for a new one", async () => {
  const { screen, user } = openChat(scene("idle"));
  await user.click(await screen.findByRole("button", { name: "More about Water the plants script" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete…" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("heading", { name: "What shall we do?" })).toBeTruthy();
});

test("the model of a session is chosen from those that are here", async () => {
  const { screen, user, services } = openChat(scene("idle"));
  await user.click(await screen.findByRole("button", { name: "Model: Qwen2.5 Coder 1.5B" }));
  const menu = await screen.findByRole("menu");
  const choices = within(menu).getAllByRole("menuitemradio");
  expect(choices.map((choice) => choice.textContent)).toEqual([
    "DefaultQwen2.5 Coder 1.5B",
    "Qwen2.5 Coder 1.5B1.1 GB",
    "llama3.2:3b2.0 GB",
  ]);
  await user.click(within(menu).getByRole("menuitemradio", { name: /llama/ }));
  await waitFor(() => expect(services.calls).toContainEqual(["setModel", openSession(services), "ollama/llama3.2:3b"]));
  expect(await screen.findByRole("button", { name: "Model: llama3.2:3b" })).toBeTruthy();
});

test("models are fetched and removed in their panel, and removing asks first", async () => {
  const { screen, user, services } = openChat(scene("idle"));
  await user.click(await screen.findByRole("button", { name: "Models" }));
  const panel = await screen.findByRole("dialog", { name: "Models" });
  await user.click(within(panel).getByRole("button", { name: "Get Qwen2.5 Coder 0.5B" }));
  await user.click(await screen.findByRole("button", { name: "Remove Qwen2.5 Coder 0.5B" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  await waitFor(() =>
    expect(services.calls.slice(-2)).toEqual([
      ["pull", "qwen2.5-coder-0.5b"],
      ["removeModel", "qwen2.5-coder-0.5b"],
    ]),
  );
});

test("a file that is no model is refused with a sentence", async () => {
  const { screen, user } = openChat(scene("idle"));
  await user.click(await screen.findByRole("button", { name: "Models" }));
  await user.click(await screen.findByRole("button", { name: "Add a GGUF file…" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "/home/ada/half.gguf is not a GGUF file. Choose another.",
  );
});

test("the theme is shown at once, and kept", async () => {
  const { screen, user, services, themes } = openChat(scene("idle"));
  await user.click(await screen.findByRole("button", { name: "Theme" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
  await waitFor(() => expect(services.calls).toContainEqual(["theme", "dark"]));
  expect(themes).toEqual(["dark"]);
});

test("an interrupted run says so, and goes on when asked", async () => {
  const { screen, user, services } = openChat(scene("interrupted"));
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  await waitFor(() => expect(services.calls).toContainEqual(["send", openSession(services), "Go on."]));
});

test("a run that failed says what happened and what to do", async () => {
  const { screen } = openChat(scene("failed"));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Close something large, or choose a smaller model, and try again.",
  );
});

test("an answer is seen while it is written, and with it the call that is being made", async () => {
  const { screen, services } = openChat(scene("running"));
  expect(await screen.findByText("writing the next step", { exact: false })).toBeTruthy();
  const steps = await screen.findAllByLabelText("Steps");
  expect(steps.at(-1)?.textContent).toContain("Editingwater.py");
  services.emit(openSession(services), {
    type: "call-delta",
    messageId: "m4",
    tool: "edit",
    field: "new",
    text: 'plant["watered"])',
  });
  expect(await screen.findByText(/fromisoformat\(plant/)).toBeTruthy();
});

test("what a tool was refused stands in words", async () => {
  const { screen, services } = openChat(scene("question"));
  const id = openSession(services);
  expect(await screen.findByText("waits for you", { selector: "[role=log] span" })).toBeTruthy();
  services.gate.answer("request-edit", "hash-edit", "deny");
  const text = "The user said no to this.";
  services.emit(id, {
    type: "message",
    message: { role: "tool", id: "t", callId: "c4", tool: "edit", status: "denied", text, note: "", durationMs: 1 },
  });
  expect(await screen.findByText("not allowed")).toBeTruthy();
});

test("main learns which session is on the screen, so that its question is put; an open dialog hides the question", async () => {
  const { screen, user, services, layouts, desk } = openChat(scene("question"));
  await waitFor(() => expect(layouts.at(-1)?.sessionId).toBe(openSession(services)));
  expect(desk.current()?.request.id).toBe("request-edit");
  await user.click(screen.getByRole("button", { name: "Models" }));
  await waitFor(() => expect(desk.current()).toBeNull());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(desk.current()?.request.id).toBe("request-edit"));
  expect(services.calls.filter(([name]) => name === "cancel")).toEqual([]);
});

test("a key begins a new session in the folder that was worked in last", async () => {
  const { screen, user } = openChat(scene("idle"));
  await screen.findByRole("heading", { name: "Water the plants script" });
  await user.keyboard("{Control>}n{/Control}");
  expect(await screen.findByRole("heading", { name: "What shall we do in household?" })).toBeTruthy();
});

test("the menu reaches the page as the keys do", async () => {
  const { screen, events } = openChat(scene("idle"));
  await screen.findByRole("heading", { name: "Water the plants script" });
  await waitFor(() => {
    events.command("show-models"); // until the page listens
    expect(screen.getByRole("dialog", { name: "Models" })).toBeTruthy();
  });
});

test("where prompts leave this computer, the page says to whom", async () => {
  const { screen } = openChat({ ...scene("idle"), serverUrls: ["https://models.example", "http://127.0.0.1:8080"] });
  expect(await screen.findByText("models.example")).toBeTruthy();
  expect(screen.queryByText("local only")).toBeNull();
});

test("what is being written is read by the model once the keys rest, which says how long it would take", async () => {
  const { screen, user, services } = openChat(scene("idle"));
  const field = await screen.findByRole("textbox", { name: "What Hearth shall do" });
  finishRuns(services);
  await user.type(field, "Plant beans");
  const asked = () => services.calls.filter(([call]) => call === "readAhead");
  await waitFor(() => expect(asked()).toHaveLength(1), { timeout: 5_000 });
  expect(asked()[0]?.[1]).toMatchObject({ sessionId: openSession(services), text: "Plant beans" });
  await screen.findByText("about 12 s to read, 20 s to answer");
  await user.clear(field);
  expect(screen.queryByText(/to answer/)).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(asked()).toHaveLength(1);
});

test("a draft is also read when its session is opened, when it gets another model, and when a run ends", async () => {
  const { screen, user, services } = openChat(scene("idle"));
  const field = await screen.findByRole("textbox", { name: "What Hearth shall do" });
  const id = openSession(services);
  finishRuns(services);
  await user.type(field, "Plant beans");
  const asked = () => services.calls.filter(([call]) => call === "readAhead").length;
  await waitFor(() => expect(asked()).toBe(1), { timeout: 5_000 });

  await user.click(screen.getByRole("button", { name: /^New session/ }));
  await user.click(await screen.findByRole("button", { name: /^Water the plants script/ }));
  await waitFor(() => expect(asked()).toBe(2), { timeout: 5_000 });

  services.sessions.setModel(id, "another");
  await waitFor(() => expect(asked()).toBe(3), { timeout: 5_000 });

  services.emit(id, { type: "run-start", runId: "r", modelId: "m", dialect: "native" });
  expect(await screen.findByRole("button", { name: "Stop" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/to answer/)).toBeNull());
  finishRuns(services);
  await waitFor(() => expect(asked()).toBe(4), { timeout: 5_000 });
});

function finishRuns(services: FakeServices): void {
  for (const { id, activity } of services.sessions.list()) {
    if (activity !== "idle") services.emit(id, { type: "run-end", runId: "r", reason: "done" });
  }
}
