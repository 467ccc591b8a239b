import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { callsTool, says } from "../support/ollama-server.ts";
import { type CliPlace, makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

const addAgent = (folder: string, name: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.md`), text);
};
const own = ({ home }: CliPlace) => path.join(home, "agents");

describe("hearth agents", () => {
  test("lists what there is by name, and tells mistakes with their line", async () => {
    const place = makePlace();
    addAgent(own(place), "tester", "---\ndescription: Tests things.\nprefix: 🧪\n---\nTest.\n");
    addAgent(own(place), "bad", "---\ndescription: A.\ntools: [sudo]\n---\n");
    addAgent(path.join(place.workspace, ".hearth", "agents"), "local", "---\ndescription: Knows this.\n---\n");
    const run = await runHearth(["agents"], place);
    expect(run.status).toBe(0);
    expect(run.out.split("\n").map((line) => line.split(/ {2,}/, 2).join("|"))).toEqual([
      "bad|yours",
      "builder|Hearth's",
      "hearth|Hearth's",
      "local|of this folder",
      "scout|Hearth's",
      "tester|yours",
      "writer|Hearth's",
      "",
    ]);
    expect(run.out).toContain("🧪 Tests things.");
    expect(run.err).toMatch(/bad\.md:3:9: tools\.0: there is no tool and no group of tools "sudo"/);
  });

  test("shows one as a file would say it", async () => {
    const run = await runHearth(["agents", "show", "scout"], makePlace());
    expect(run.out).toMatch(
      /^---\ndescription: Looks things up.*\nprefix: 🔎\ntools:\n {2}- files\n[^]*---\n\nFind what/,
    );
    expect(await runHearth(["agents", "show", "nobody"], makePlace())).toMatchObject({
      status: 1,
      err: expect.stringContaining('There is no agent "nobody".'),
    });
  });

  test("writes a file to begin with, for the person alone, and never over another", async () => {
    const place = makePlace();
    const run = await runHearth(["agents", "new", "tester"], place);
    const file = path.join(own(place), "tester.md");
    expect(run).toMatchObject({ status: 0, out: `${file}\n` });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await runHearth(["agents", "list"], place)).out).toContain("What tester is good at");
    writeFileSync(file, "mine");
    expect(await runHearth(["agents", "new", "tester"], place)).toMatchObject({
      status: 1,
      err: expect.stringContaining("is there already"),
    });
    expect(readFileSync(file, "utf8")).toBe("mine");
    expect(await runHearth(["agents", "new", "../tester"], place)).toMatchObject({ status: 2 });
  });

  test("an agent in the settings with a mistake stops the start, with file, line and column", async () => {
    const place = makePlace();
    writeFileSync(
      path.join(place.home, "config.toml"),
      '[agent.poet]\ndescription = "Rhymes."\ntools = ["files", "pen"]\n',
    );
    const run = await runHearth(["ask", "hello"], place);
    expect(run.status).toBe(1);
    expect(run.err).toMatch(/config\.toml:3:19: agent\.poet\.tools\.1: there is no tool and no group of tools "pen"/);
  });
});

describe("hearth ask --profile", () => {
  test("talks to that agent, says so, and goes on with it", async () => {
    const place = makePlace({ "notes.md": "buy tea\n" });
    await scriptOllama(place, [callsTool("view", { path: "notes.md" }), says("Tea."), says("Still me.")]);
    const run = await runHearth(["ask", "--profile", "scout", "what do my notes say?"], place);
    expect(run).toMatchObject({ status: 0, out: "Tea.\n" });
    expect(run.err).toContain("🔎 scout");
    const id = (await runHearth(["sessions", "list"], place)).out.split(" ", 1)[0] ?? "";
    expect((await runHearth(["sessions", "show", id], place)).out).toMatch(/🔎 scout\n.*You:/);
    const more = await runHearth(["ask", "--continue", "--json", "and?"], place);
    expect(JSON.parse(more.out.split("\n", 1)[0] ?? "")).toMatchObject({
      type: "run-start",
      name: "scout",
      prefix: "🔎",
    });
  });

  test("an agent that isn't there, and one with a mistake, are told before anything is asked", async () => {
    const place = makePlace();
    const server = await scriptOllama(place, [says("Hello.")]);
    addAgent(own(place), "bad", "nothing\n");
    expect((await runHearth(["ask", "--profile", "nobody", "hi"], place)).err).toContain('There is no agent "nobody".');
    expect((await runHearth(["ask", "--profile", "bad", "hi"], place)).err).toMatch(/bad\.md:1:1/);
    expect(server.chats).toEqual([]);
    expect((await runHearth(["sessions", "list"], place)).out).toBe("");
  });

  test("a session whose agent is gone goes on with the usual one, and says so", async () => {
    const place = makePlace();
    await scriptOllama(place, [says("Hello."), says("Hello again.")]);
    addAgent(own(place), "tester", "---\ndescription: Tests.\n---\n");
    await runHearth(["ask", "--profile", "tester", "hi"], place);
    rmSync(path.join(own(place), "tester.md"));
    const run = await runHearth(["ask", "--continue", "hi"], place);
    expect(run).toMatchObject({ status: 0, out: "Hello again.\n" });
    expect(run.err).toContain("The agent tester is no longer there, so hearth does this.");
  });

  test("a session whose agent got a mistake waits until it is corrected", async () => {
    const place = makePlace();
    await scriptOllama(place, [says("Hello.")]);
    addAgent(own(place), "tester", "---\ndescription: Tests.\ntools: [files]\n---\n");
    await runHearth(["ask", "--profile", "tester", "hi"], place);
    addAgent(own(place), "tester", "---\ndescription: Tests.\ntool: [files]\n---\n");
    const run = await runHearth(["ask", "--continue", "and now?"], place);
    expect(run.status).toBe(1);
    expect(run.err).toMatch(/The agent tester has a mistake[^]*tester\.md:3:1/);
    // what was said isn't lost
    const id = (await runHearth(["sessions", "list"], place)).out.split(" ", 1)[0] ?? "";
    expect((await runHearth(["sessions", "show", id], place)).out).toContain("and now?");
  });

  test("a folder's agent can do no more than the usual one", async () => {
    const place = makePlace({ "notes.md": "buy tea\n" });
    await scriptOllama(place, [callsTool("write", { path: "new.md", content: "x\n" }), says("I could not.")]);
    const config = path.join(place.home, "config.toml");
    const files = '\n[agent.hearth]\ndescription = "Reads."\ntools = ["files"]\n';
    writeFileSync(config, readFileSync(config, "utf8") + files);
    addAgent(path.join(place.workspace, ".hearth", "agents"), "local", "---\ndescription: All.\n---\n");
    const run = await runHearth(["ask", "--profile", "local", "--permission", "allow", "make new.md"], place);
    expect(run.out).toBe("I could not.\n");
    expect(existsSync(path.join(place.workspace, "new.md"))).toBe(false);
  });
});

test("hearth doctor says how many agents there are, and which have mistakes", async () => {
  const place = makePlace();
  addAgent(own(place), "tester", "---\ndescription: Tests.\n---\n");
  addAgent(own(place), "bad", "---\n---\n");
  const { out } = await runHearth(["doctor"], place);
  expect(out).toMatch(/! agents: 5 to choose from, 1 of your own; 1 with mistakes\n {4}.*bad\.md:\d+:1: description/);
});
