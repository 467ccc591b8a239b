import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { writeFiles } from "../support/write-files.ts";

const skill = (name: string, description: string, more = "") =>
  `---\nname: ${name}\ndescription: ${description}\n${more}---\nHow ${name} is done.\n`;

describe("001: prompt and skills", () => {
  test("system prompt in XML sections, stable first: `<identity>`, `<instructions>`, `<project_context>`, `<skills>`, `<available_skills>`, `<available_agents>`", async () => {
    const { ask, begin, server, place } = await missionRuntime((_, index) => says(`Answer ${index}.`), {
      files: { "AGENTS.md": "Use tabs.\n" },
      config: '[agent.aide]\ndescription = "Helps."\n[agent.poet]\ndescription = "Writes."\ninstructions = "Rhyme."\n',
    });
    writeFiles(place.home, {
      "skills/tea/SKILL.md": skill("tea", "Makes tea."),
      "skills/style/SKILL.md": skill("style", "How to write.", "inline: true\n"),
    });
    const { sessionId, events } = await ask("hello", begin("poet"));
    const system = () => server.chats.at(-1)?.messages[0];
    const first = system();
    expect(first?.role).toBe("system");
    const at = [
      "You are Hearth",
      "<identity>",
      'You work as "poet": Writes.',
      "<instructions>",
      "Rhyme.",
      "<project_context>",
      "Use tabs.",
      "<skills>",
      "How style is done.",
      "<available_skills>",
      "- tea: Makes tea.",
      "<available_agents>",
      "- aide: Helps.",
    ];
    const places = at.map((words) => first?.content.indexOf(words) ?? -1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBe(0);
    expect(events.map(({ type }) => type)).toContain("instructions");
    // what was sent once isn't changed by a file that is; the person hears of it, once
    writeFiles(place.workspace, { "AGENTS.md": "Use spaces.\n" });
    const later = [await ask("and now?", sessionId), await ask("and now?", sessionId)];
    expect(system()).toEqual(first);
    expect(later.map((run) => run.events.filter(({ type }) => type === "instructions-outdated").length)).toEqual([
      1, 0,
    ]);
    await ask("hello again");
    expect(system()?.content).toContain("Use spaces.");
  });

  test("skills: folders with a `SKILL.md`, some inline, the others loaded on demand, filtered per agent", async () => {
    const { ask, begin, server, place, runtime } = await missionRuntime(
      (_, index) =>
        [callsTool("load_skill", { name: "tea", file: "cups.md" }), says("Tea is ready.")][index] ?? says("?"),
      { config: '[agent.cook]\ndescription = "Cooks."\nskills = ["soup"]\n' },
    );
    writeFiles(place.home, {
      "skills/tea/SKILL.md": skill("tea", "Makes tea for guests."),
      "skills/tea/cups.md": "Six cups.\n",
      "skills/broken/SKILL.md": "no front matter\n",
      "skills/huge/SKILL.md": `${skill("huge", "Too much.")}${"x".repeat(200_000)}`,
    });
    writeFiles(place.workspace, { ".claude/skills/soup/SKILL.md": skill("soup", "Makes soup.") });
    writeFiles(place.root, { "secret/SKILL.md": skill("secret", "Outside.") });
    symlinkSync(path.join(place.root, "secret"), path.join(place.home, "skills", "secret"));
    const { events } = await ask("Please make tea, as the skill says");
    const results = events.flatMap((event) =>
      event.type === "message" && event.message.role === "tool" ? [event.message.text] : [],
    );
    // the harness loads what is clearly meant, and the model reads on where it wants to
    expect(results).toEqual([expect.stringContaining("How tea is done."), expect.stringContaining("Six cups.")]);
    const system = server.chats[0]?.messages[0]?.content ?? "";
    expect(system).toContain("- soup: Makes soup.");
    expect(system).not.toContain("How tea is done.");
    await ask("Please make tea, as the skill says", begin("cook"));
    const filtered = JSON.stringify(server.chats.at(-1)?.messages);
    expect(filtered).toContain("- soup: Makes soup.");
    expect(filtered).not.toMatch(/Makes tea for guests|How tea is done/);
    const { skills, mistakes } = await runtime.startInfo(place.workspace);
    expect(skills).toEqual(["soup", "tea"]);
    expect(mistakes.map(({ what }) => what).join("\n")).toMatch(
      /no front matter[^]*at most|at most[^]*no front matter/,
    );
  });
});
