import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat, type PageOptions } from "../../../../test/support/page.tsx";
import { AppError } from "../../../shared/error.ts";
import type { Fit } from "../../../shared/memory-need.ts";
import type { FoundModel, ModelEntry, PullProgress } from "../../../shared/model.ts";

const fit = (verdict: Fit["verdict"], neededBytes = 2e9): Fit => {
  return { verdict, neededBytes, memoryBytes: 8e9, contextSize: 8_192, longBytes: neededBytes * 2 };
};

const entry = (id: string, changes: Partial<ModelEntry> = {}): ModelEntry => ({
  id,
  name: id.toUpperCase(),
  engine: "gguf",
  path: null,
  installed: false,
  bytes: 1e9,
  note: "Good at things. MIT.",
  dialect: "guided-text",
  ...changes,
});

/** A model that a server has. */
const served = (id: string, engine: "ollama" | "server"): ModelEntry =>
  entry(id, {
    name: id,
    engine,
    installed: true,
    bytes: engine === "server" ? null : 2e9,
    note: `It is ${id}.`,
    dialect: "native",
  });

const known = { quantisation: "Q4_K_M", trainedContext: 131_072 };
const here = { installed: true, path: "/models/x.gguf" };

async function openPanel(options: PageOptions) {
  const page = openChat(options);
  await page.user.click(await page.screen.findByRole("button", { name: "Models" }));
  const panel = within(await page.screen.findByRole("dialog", { name: "Models" }));
  return { ...page, panel };
}

function namesIn(panel: Awaited<ReturnType<typeof openPanel>>["panel"], region: string): (string | null)[] {
  const list = within(panel.getByRole("region", { name: region }));
  return list.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent ?? null);
}

const downloading = (received: number): PullProgress => {
  return { stage: "downloading", source: "Hugging Face", received, total: 1e9, unit: "bytes" };
};

/** Downloads that go on until the test says otherwise, or they are stopped. */
function slowPulls() {
  const ends = new Map<string, () => void>();
  async function* pull(id: string, signal: AbortSignal) {
    yield downloading(5e8);
    await new Promise<void>((resolve, reject) => {
      ends.set(id, resolve);
      signal.addEventListener("abort", () => reject(new AppError("cancelled", "Cancelled.")), { once: true });
    });
  }
  return { pull, finish: (id: string) => ends.get(id)?.() };
}

test("models stand where they are, with what fits, what is only estimated, and whose licence has conditions", async () => {
  const { panel } = await openPanel({
    models: [
      entry("own", here),
      entry("theirs", { ...here, keeper: "LM Studio" }),
      entry("big", { fit: fit("too-large", 19e9), isEstimate: true, bytes: 18e9, ...known }),
      entry("some", { fit: fit("tight"), hasConditions: true }),
    ],
  });
  expect(namesIn(panel, "On this computer")).toEqual(["OWNdefault"]);
  expect(namesIn(panel, "Of other programs")).toEqual(["THEIRSin LM Studio"]);
  expect(namesIn(panel, "To be fetched")).toEqual(["SOMEtightlicence with conditions", "BIGtoo large here"]);
  expect(panel.getByText("about 18.0 GB · Q4_K_M · 128k window · needs 19.0 GB of memory")).toBeTruthy();
  expect(
    panel.getByTitle(
      /needs about 19\.0 GB of the 8\.0 GB of memory, with a conversation of 8,192 tokens; with 32,768 38\.0 GB\./,
    ),
  ).toBeTruthy();
  expect(panel.getByRole("button", { name: "Remove OWN" })).toBeTruthy();
  expect(panel.queryByRole("button", { name: "Remove THEIRS" })).toBeNull();
});

test("the list can be narrowed by words, and to what fits", async () => {
  const { panel, user } = await openPanel({
    models: [
      entry("coder", { fit: fit("fits"), note: "Writes programs. Apache-2.0." }),
      entry("talker", { fit: fit("fits") }),
      entry("big-coder", { fit: fit("too-large"), note: "Writes programs." }),
    ],
  });
  await user.type(panel.getByRole("searchbox", { name: "Filter models" }), "programs writes");
  expect(namesIn(panel, "To be fetched")).toEqual(["CODERdefaultfits", "BIG-CODERtoo large here"]);
  await user.click(panel.getByRole("checkbox", { name: "Only what fits here" }));
  expect(namesIn(panel, "To be fetched")).toEqual(["CODERdefaultfits"]);
  await user.type(panel.getByRole("searchbox", { name: "Filter models" }), " nothing");
  expect(panel.getByText(/None of them matches/)).toBeTruthy();
});

test("of a long list what fits comes first, its beginning and what was begun are shown, and the rest on request", async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    entry(`m${index}`, { fit: fit(index < 2 ? "too-large" : "fits") }),
  );
  const { panel, user } = await openPanel({ models: [...many, entry("begun", { keptBytes: 5, fit: fit("tight") })] });
  expect(namesIn(panel, "To be fetched")).toEqual([
    "M2fits",
    "M3fits",
    "M4fits",
    "M5fits",
    "M6fits",
    "M7fits",
    "BEGUNtight",
  ]);
  await user.click(panel.getByRole("button", { name: "Show 3 more" }));
  expect(namesIn(panel, "To be fetched")).toHaveLength(10);
  expect(namesIn(panel, "To be fetched").at(-1)).toBe("M1too large here");
});

test("several are fetched at once, and each can be paused, gone on with and discarded", async () => {
  const { pull, finish } = slowPulls();
  const { panel, user, services } = await openPanel({ models: [entry("one"), entry("two")], pull });
  await user.click(await panel.findByRole("button", { name: "Get ONE" }));
  await user.click(panel.getByRole("button", { name: "Get TWO" }));
  await panel.findByRole("progressbar", { name: "Getting ONE" });
  await waitFor(() => expect(panel.getAllByText("500 MB of 1.0 GB · from Hugging Face")).toHaveLength(2));
  await user.click(panel.getByRole("button", { name: "Pause ONE" }));
  expect(await panel.findByText("Paused; 500 MB are kept.")).toBeTruthy();
  expect(panel.getByRole("progressbar", { name: "Getting TWO" })).toBeTruthy();
  await user.click(panel.getByRole("button", { name: "Go on with ONE" }));
  await panel.findByRole("progressbar", { name: "Getting ONE" });
  await user.click(await panel.findByRole("button", { name: "Pause ONE" }));
  await user.click(await panel.findByRole("button", { name: "Discard what is here of ONE" }));
  expect(await panel.findByRole("button", { name: "Get ONE" })).toBeTruthy();
  finish("two");
  expect(await panel.findByRole("button", { name: "Remove TWO" })).toBeTruthy();
  expect(services.calls.filter(([name]) => name === "pull" || name === "removeModel")).toEqual([
    ["pull", "one"],
    ["pull", "two"],
    ["pull", "one"],
    ["removeModel", "one"],
  ]);
});

test("what an earlier start has begun is gone on with, or discarded, and it is said what that frees", async () => {
  const { panel, user, services } = await openPanel({ models: [entry("own", here), entry("one", { keptBytes: 3e8 })] });
  expect(await panel.findByText("Begun; 300 MB are here.")).toBeTruthy();
  expect(panel.getByRole("button", { name: "Go on with ONE" })).toBeTruthy();
  await user.click(panel.getByRole("button", { name: "Discard what is here of ONE" }));
  expect((await panel.findByRole("status")).textContent).toBe("ONE was removed: 300 MB are free again.");
  expect(services.calls).toContainEqual(["removeModel", "one"]);
});

test("what is too large is fetched only by who says so twice", async () => {
  const { panel, user, screen, services } = await openPanel({
    models: [entry("big", { fit: fit("too-large", 19e9) })],
  });
  await user.click(await panel.findByRole("button", { name: "Get BIG" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Get BIG all the same?" }));
  expect(question.getByText(/needs about 19\.0 GB of the 8\.0 GB/)).toBeTruthy();
  expect(services.calls.some(([name]) => name === "pull")).toBe(false);
  await user.click(question.getByRole("button", { name: "Get it" }));
  await waitFor(() => expect(services.calls).toContainEqual(["pull", "big", "forced"]));
});

test.each([
  [7e8, "700 MB are free again then.", "OWN was removed: 700 MB are free again."],
  [0, /No space is freed/, "OWN was removed: its file has other names, so no space is freed."],
])("removing says before and after what it frees: %d bytes", async (freesBytes, before, after) => {
  const { panel, user, screen } = await openPanel({ models: [entry("own", { ...here, freesBytes })] });
  await user.click(await panel.findByRole("button", { name: "Remove OWN" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Remove OWN?" }));
  expect(question.getByText(before)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Remove" }));
  expect((await panel.findByRole("status")).textContent).toBe(after);
});

test("what goes wrong on the way is told while it goes on", async () => {
  const { panel, user } = await openPanel({
    models: [entry("one")],
    async *pull(_id, signal) {
      yield { ...downloading(1e8), note: "Hugging Face: it asks to wait for 30 s" };
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    },
  });
  await user.click(await panel.findByRole("button", { name: "Get ONE" }));
  expect(await panel.findByText("Hugging Face: it asks to wait for 30 s.")).toBeTruthy();
});

const found: FoundModel[] = [
  {
    id: "hf:ada/tiny-GGUF/tiny-Q4_K_M.gguf",
    quantisation: "Q4_K_M",
    fileName: "tiny-Q4_K_M.gguf",
    parts: 1,
    bytes: 9e8,
    fit: fit("fits"),
  },
  {
    id: "hf:ada/tiny-GGUF/F16/tiny-F16-00001-of-00002.gguf",
    quantisation: "F16",
    fileName: "tiny-F16-00001-of-00002.gguf",
    parts: 2,
    bytes: 9e9,
    fit: fit("too-large"),
  },
];

test("opening the page asks nobody; a search shows what can be fetched, and it is fetched like the others", async () => {
  const { pull } = slowPulls();
  const { panel, user, screen, services } = await openPanel({
    models: [entry("one")],
    pull,
    search: () => [{ repo: "ada/tiny-GGUF", downloads: 12_345, licence: "mit", isGated: true }],
    choices: () => found,
  });
  expect(panel.getByText("Hugging Face is asked only when you search.")).toBeTruthy();
  expect(panel.getByRole("button", { name: "Search Hugging Face" })).toHaveProperty("disabled", true);
  await user.type(panel.getByRole("searchbox", { name: "Name of a model" }), " tiny {Enter}");
  const repo = await panel.findByRole("button", { name: /ada\/tiny-GGUF.*needs an account.*mit · 12,345 downloads/ });
  expect(services.calls).toEqual([["search", "tiny"]]);
  await user.click(repo);
  expect(repo.getAttribute("aria-expanded")).toBe("true");
  expect(await panel.findByText("9.0 GB in 2 files")).toBeTruthy();
  await user.click(panel.getByRole("button", { name: "Get tiny-Q4_K_M.gguf" }));
  await panel.findAllByRole("progressbar", { name: "Getting tiny-Q4_K_M.gguf" });
  await user.click(panel.getByRole("button", { name: "Get tiny-F16-00001-of-00002.gguf" }));
  expect(await screen.findByRole("alertdialog", { name: /Get tiny-F16.* all the same\?/ })).toBeTruthy();
  expect(services.calls).toEqual([
    ["search", "tiny"],
    ["choices", "ada/tiny-GGUF"],
    ["pull", "hf:ada/tiny-GGUF/tiny-Q4_K_M.gguf"],
  ]);
});

test("what a search finds is here where name and size are those of a model that is", async () => {
  const { panel, user } = await openPanel({
    models: [
      entry("tiny-Q4_K_M.gguf", { ...here, bytes: found[0]?.bytes ?? 0 }),
      entry("tiny-F16-00001-of-00002.gguf", { ...here, bytes: 5 }),
    ],
    search: () => [{ repo: "ada/tiny-GGUF", downloads: 1, licence: null, isGated: false }],
    choices: () => found,
  });
  await user.type(panel.getByRole("searchbox", { name: "Name of a model" }), "tiny{Enter}");
  await user.click(await panel.findByRole("button", { name: /ada\/tiny-GGUF/ }));
  expect(await panel.findByRole("button", { name: "Get tiny-F16-00001-of-00002.gguf" })).toBeTruthy();
  expect(panel.queryByRole("button", { name: "Get tiny-Q4_K_M.gguf" })).toBeNull();
});

test("a download from a search stays in sight when the panel was closed", async () => {
  const { pull } = slowPulls();
  const { panel, user, screen } = await openPanel({
    models: [entry("one")],
    pull,
    search: () => [{ repo: "ada/tiny-GGUF", downloads: 1, licence: null, isGated: false }],
    choices: () => found,
  });
  await user.type(panel.getByRole("searchbox", { name: "Name of a model" }), "tiny{Enter}");
  await user.click(await panel.findByRole("button", { name: /ada\/tiny-GGUF/ }));
  await user.click(await panel.findByRole("button", { name: "Get tiny-Q4_K_M.gguf" }));
  await user.click(panel.getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Models" }));
  const again = within(await screen.findByRole("dialog", { name: "Models" }));
  const region = within(await again.findByRole("region", { name: "Being fetched" }));
  expect(region.getByRole("progressbar", { name: "Getting tiny-Q4_K_M.gguf" })).toBeTruthy();
});

test("a search that finds nothing, or fails, says so", async () => {
  let isDown = false;
  const { panel, user } = await openPanel({
    models: [entry("one")],
    search: () => {
      if (isDown) throw new AppError("model-unavailable", "Hugging Face can't be asked: it doesn't answer.");
      return [];
    },
  });
  const field = panel.getByRole("searchbox", { name: "Name of a model" });
  await user.type(field, "nothing{Enter}");
  expect(await panel.findByText(/There is none with “nothing” in its name/)).toBeTruthy();
  isDown = true;
  await user.type(field, "{Enter}");
  expect((await panel.findByRole("alert")).textContent).toBe("Hugging Face can't be asked: it doesn't answer.");
});

test("a server's models stand by themselves, and stay where they are", async () => {
  const { screen, user } = openChat({ models: [served("ollama/qwen3", "ollama"), served("box/large", "server")] });
  await user.click(await screen.findByRole("button", { name: "Models" }));
  const onServers = await screen.findByRole("region", { name: "On your servers" });
  expect(within(onServers).getByText("It is box/large.")).toBeTruthy();
  expect(within(onServers).queryByRole("button", { name: /^Remove/ })).toBeNull();
});

test("a model of Ollama's is removed once the person knows who else loses it", async () => {
  const { screen, user, services } = openChat({ models: [served("ollama/qwen3", "ollama")] });
  await user.click(await screen.findByRole("button", { name: "Models" }));
  await user.click(await screen.findByRole("button", { name: "Remove ollama/qwen3" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Remove ollama/qwen3?" });
  expect(dialog.textContent).toContain("also for the other programs that use it");
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(services.calls).toContainEqual(["removeModel", "ollama/qwen3"]));
});
