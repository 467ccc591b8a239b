import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { ignoredPathCalls } from "./ignored-paths.ts";

const view = viewOf({ "app.py": "", "out/page.html": "", ".secrets": "", ".secrets.sample": "", "data/a.csv": "" });

async function written(request: string): Promise<unknown> {
  const [call] = await ignoredPathCalls(request, await view.files(), view);
  return call?.input["content"];
}

test.each([
  "make a .gitignore so that out, __pycache__ and .secrets don't get committed. .secrets.sample should stay in",
  "out, __pycache__ and .secrets shouldnt ever land in a commit, .secrets.sample on the other hand has to be in git. can you write a .gitignore",
  "I keep committing out, __pycache__ and .secrets. Please set up a .gitignore. .secrets.sample must be tracked.",
  "there should be a .gitignore with out, __pycache__ and .secrets in it, but .secrets.sample must not be ignored",
  "A .gitignore is missing. What mustn't get into git: out, __pycache__, .secrets. What must: .secrets.sample.",
  "Git soll out, __pycache__ und .secrets nicht sehen, .secrets.sample aber schon. Legst du eine .gitignore an?",
  "out、__pycache__、.secrets をコミットしたくないので .gitignore を作ってください。.secrets.sample は残してください。",
])("what is to be ignored: %s", async (request) => {
  expect(await written(request)).toBe("out/\n__pycache__/\n.secrets\n");
});

test("files that are told by their ending are all that end so", async () => {
  expect(await written("add a .gitignore so that the .log files stay away from git, then commit the rest")).toBe(
    "*.log\n",
  );
});

test("what a pattern would take in as well is kept", async () => {
  expect(await written("write a .gitignore for .secrets* and out/, but .secrets.sample has to stay in git")).toBe(
    ".secrets*\nout/\n!.secrets.sample\n",
  );
});

test.each([
  "make a .gitignore for python",
  "make a .gitignore for out, .secrets and all log files",
  "make a .gitignore for out and whatever else is usual, .secrets and so on, plus other stuff",
  "out should stay in git, and out shouldn't be committed. write a .gitignore",
  "write a .gitignore: data/ is to be ignored, data/a.csv has to stay tracked",
  "what would a .gitattributes for out look like?",
])("is left to the model: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
