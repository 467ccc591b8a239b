import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { readmeCalls } from "./readme-of-package.ts";

const board = {
  name: "tide-board",
  description: "Shows the tides on a page",
  scripts: { serve: "node server.js", check: "node --test", lint: "eslint ." },
};

async function written(request: string, told: object = board) {
  const view = viewOf({ "package.json": JSON.stringify(told), "notes.txt": "start with npm start\n" });
  const [call] = await readmeCalls(request, await view.files(), view);
  return call?.input["content"];
}

const readme = (start: string, check: string) =>
  `# tide-board\n\nShows the tides on a page\n\n## ${start}\n\n\`\`\`sh\nnpm run serve\n\`\`\`\n\n## ${check}\n\n\`\`\`sh\nnpm run check\n\`\`\`\n`;

test.each<[string, string, string]>([
  [
    "there is no README yet. write a short README.md: what this is, how you start it, how you run the tests. only commands that really exist here please, a friend wants to try it",
    "Start",
    "Tests",
  ],
  ["Could you create a README.md with what it is, how to start it and how to run the tests?", "Start", "Tests"],
  ["please make a README.md: what this does, how to run it, how to run its tests", "Start", "Tests"],
  [
    "Schreib bitte eine kurze README.md: was das ist, wie man es startet und wie man die Tests ausführt",
    "Starten",
    "Tests",
  ],
])("what package.json says: %s", async (request, start, check) => {
  expect(await written(request)).toBe(readme(start, check));
});

test("of several scripts the one that is called so is told", async () => {
  const scripts = { dev: "node --watch server.js", start: "node server.js", test: "vitest run" };
  const content = await written("write a README.md: what this is, how to start it, how to run the tests", {
    ...board,
    scripts,
  });
  expect(content).toContain("npm start\n");
  expect(content).toContain("npm test\n");
});

test.each<[string, object]>([
  ["write a README.md: what this is, how to start it, how to run the tests, and the license", board],
  ["write a README.md: what this is, how to start it, how to run the tests. Mention that it needs a harbour", board],
  ["write a README.md: what this is and why I made it, how to start it, how to run the tests", board],
  ["write a README.md for this", board],
  ["write a README.md: what this is, how to start it", { ...board, description: "" }],
  ["write a README.md: what this is, how to start it", { ...board, scripts: { a: "node a.js", b: "node b.js" } }],
  ["write a README.md: what this is, how to run the tests", { ...board, scripts: { test: "echo none && exit 1" } }],
])("is left to the model: %s", async (request, told) => {
  expect(await written(request, told)).toBeUndefined();
});
