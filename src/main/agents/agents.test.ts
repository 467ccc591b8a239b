import { execFileSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TempFolder, tempFolder } from "../../../test/support/temp-folder.ts";
import { settingsSchema } from "../../shared/settings.ts";
import { scopeTools } from "../agent/tool-scope.ts";
import { createAgents } from "./agents.ts";
import { shippedAgents } from "./shipped.ts";

let place: TempFolder;
let home: string;
let workspace: string;

beforeEach(async () => {
  place = await tempFolder({ "home/agents/.keep": "", "work/.hearth/agents/.keep": "" });
  home = path.join(place.path, "home", "agents");
  workspace = path.join(place.path, "work");
});
afterEach(() => place.remove());

const own = (name: string, text: string) => writeFile(path.join(home, `${name}.md`), text);
const foreign = (name: string, text: string) =>
  writeFile(path.join(workspace, ".hearth", "agents", `${name}.md`), text);
const agent = (description: string, more = "") => `---\ndescription: ${description}\n${more}---\nDo it.\n`;
const agents = (agent: object = {}, max_steps = 16) =>
  createAgents({ settings: settingsSchema.parse({ agent, max_steps }), folder: home });
const namesIn = async (all = agents()) =>
  (await all.list(workspace)).map(({ name, origin, state }) => `${name} ${origin} ${state}`);
const mistakes = async (all = agents()) =>
  (await all.list(workspace)).flatMap((entry) => (entry.state === "broken" ? [entry.mistake] : []));

test("those that ship are there without any settings, in the order of their names", async () => {
  const all = createAgents({ settings: settingsSchema.parse({}), folder: path.join(home, "nowhere") });
  expect((await all.list(null)).map(({ name }) => name)).toEqual(["builder", "hearth", "scout", "writer"]);
  expect(shippedAgents.map(({ name }) => name).toSorted()).toEqual(["builder", "hearth", "scout", "writer"]);
});

test("the person's own come from the settings and from files, and the folder's are told apart", async () => {
  await own("tester", agent("Tests."));
  await foreign("local", agent("Knows this project."));
  expect(await namesIn(agents({ poet: { description: "Rhymes." } }))).toEqual([
    "builder hearth ready",
    "hearth hearth ready",
    "local folder ready",
    "poet person ready",
    "scout hearth ready",
    "tester person ready",
    "writer hearth ready",
  ]);
});

test("a file that is changed holds from the next time on, and nobody can change another's profile", async () => {
  await own("tester", agent("Tests."));
  const all = agents();
  const first = await all.get("tester", workspace);
  first.description = "spoilt";
  expect(await all.get("tester", workspace)).toMatchObject({ description: "Tests.", instructions: "Do it." });
  await own("tester", agent("Tests more."));
  expect(await all.get("tester", workspace)).toMatchObject({ description: "Tests more." });
  const hearth = await all.get("hearth", workspace);
  hearth.prefix = "spoilt";
  expect((await all.get("hearth", workspace)).prefix).toBe("🔥");
});

test("the person's own takes the place of one that ships", async () => {
  await own("scout", agent("My scout.", "tools: [view]\n"));
  const all = agents({ writer: { description: "My writer." } });
  expect((await all.get("scout", workspace)).description).toBe("My scout.");
  expect((await all.get("writer", workspace)).description).toBe("My writer.");
  expect(await namesIn(all)).toEqual([
    "builder hearth ready",
    "hearth hearth ready",
    "scout person ready",
    "writer person ready",
  ]);
});

test("a file with mistakes is listed with them, can't be chosen, and stops no other", async () => {
  await own("bad", agent("A.", "toolz: []\n"));
  await own("good", agent("B."));
  const all = agents();
  expect(await namesIn(all)).toContain("bad person broken");
  expect(await namesIn(all)).toContain("good person ready");
  expect(await mistakes(all)).toEqual([expect.stringMatching(/bad\.md:3:1: there is no key "toolz"/)]);
  await expect(all.get("bad", workspace)).rejects.toThrow(/The agent bad has a mistake[^]*bad\.md:3:1/);
});

test("the same name in the settings and in a file is a mistake of the file", async () => {
  await own("poet", agent("From the file."));
  const all = agents({ poet: { description: "From the settings." } });
  expect(await mistakes(all)).toEqual([expect.stringContaining('the settings have an agent "poet" as well')]);
  expect((await all.get("poet", workspace)).description).toBe("From the settings.");
});

test("one that ships isn't what a broken file of its name falls back on", async () => {
  await own("scout", "no options\n");
  await expect(agents().get("scout", workspace)).rejects.toThrow(/has a mistake/);
});

test("a folder's agent can't take a name that is there already, not even one with mistakes", async () => {
  await own("mine", "broken\n");
  for (const name of ["hearth", "mine", "poet"]) await foreign(name, agent("Pretends."));
  const all = agents({ poet: { description: "Rhymes." } });
  expect((await mistakes(all)).filter((text) => text.includes("a folder's can't replace"))).toHaveLength(3);
  expect((await all.get("hearth", workspace)).description).not.toBe("Pretends.");
  expect((await all.get("poet", workspace)).description).toBe("Rhymes.");
  await expect(all.get("mine", workspace)).rejects.toThrow(/mine\.md:1:1/);
});

test("a folder's agent has no more tools and steps than the usual one", async () => {
  await foreign("greedy", agent("All of it.", "max_iterations: 150\n"));
  await foreign("modest", agent("A bit.", "tools: [view, bash]\nmax_iterations: 2\n"));
  await foreign("armed", agent("Runs.", "tools: [commands]\n"));
  const all = agents({ hearth: { description: "Mine.", tools: ["files"] } }, 12);
  const scope = scopeTools(await all.get("greedy", workspace), null);
  expect(scope === "all" || [...scope].toSorted()).toEqual(["glob", "grep", "ls", "more_tools", "view"]);
  expect(await all.get("greedy", workspace)).toMatchObject({ maxIterations: 12 });
  expect(await all.get("modest", workspace)).toMatchObject({ tools: ["view"], maxIterations: 2 });
  // no tools would mean all of them
  await expect(all.get("armed", workspace)).rejects.toThrow(/hearth has none of its tools/);
});

test("a folder's agents are those of that folder alone", async () => {
  await foreign("local", agent("Here."));
  await expect(agents().get("local", home)).rejects.toThrow('There is no agent "local".');
  await expect(agents().get("local", null)).rejects.toThrow('There is no agent "local".');
});

test("a name is never a path", async () => {
  await writeFile(path.join(place.path, "home", "secret.md"), agent("Outside."));
  for (const name of ["../secret", "..", "", "/etc/passwd", "a\u0000b"])
    await expect(agents().get(name, workspace)).rejects.toThrow("There is no agent");
});

test("links in a folder aren't followed; in the person's own place they are", async () => {
  await writeFile(path.join(place.path, "elsewhere.md"), agent("Elsewhere."));
  const elsewhere = path.join(place.path, "elsewhere.md");
  await symlink(elsewhere, path.join(workspace, ".hearth", "agents", "linked.md"));
  await symlink(elsewhere, path.join(home, "mine.md"));
  await expect(agents().get("linked", workspace)).rejects.toThrow(/is a link/);
  expect((await agents().get("mine", workspace)).description).toBe("Elsewhere.");
  const other = path.join(place.path, "other");
  await mkdir(path.join(other, ".hearth"), { recursive: true });
  await symlink(home, path.join(other, ".hearth", "agents"));
  expect((await agents().list(other)).filter(({ origin }) => origin === "folder")).toEqual([]);
});

test.skipIf(process.platform === "win32")("what is no text of a fair size holds nothing up, and is told", async () => {
  execFileSync("mkfifo", [path.join(home, "pipe.md")]);
  await mkdir(path.join(home, "folder.md"));
  await own("huge", `${agent("A.")}${"x".repeat(300_000)}`);
  await writeFile(path.join(home, "latin.md"), Buffer.from([0x2d, 0xff, 0xfe]));
  await own("README", "# My agents\n");
  const told = await mistakes();
  expect(told).toHaveLength(5);
  for (const text of [
    /pipe\.md/,
    /folder\.md/,
    /huge\.md is larger than 256 KB/,
    /latin\.md is not UTF-8/,
    /README\.md:1:1/,
  ])
    expect(told.join("\n")).toMatch(text);
});
