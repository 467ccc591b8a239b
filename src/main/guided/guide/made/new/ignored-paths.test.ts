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
  "Would you please add a .gitignore that keeps out, __pycache__ and .secrets out of the repository? People will need .secrets.sample as a template, so git should go on including that one.",
  "There's no .gitignore in this folder, so sooner or later out, __pycache__ and .secrets are going to land in a commit. They should be ignored, while .secrets.sample has to be kept under version control.",
  "Hier fehlt noch eine .gitignore. Sorg bitte dafür, dass git out, __pycache__ und .secrets ignoriert, .secrets.sample aber weiterhin mit eingecheckt wird.",
  "out、__pycache__、.secrets をコミットしたくないので .gitignore を作ってください。.secrets.sample は残してください。",
])("what is to be ignored: %s", async (request) => {
  expect(await written(request)).toBe("out/\n__pycache__/\n.secrets\n");
});

test("files that are told by their ending are all that end so", async () => {
  expect(await written("add a .gitignore so that the .log files stay away from git, then commit the rest")).toBe(
    "*.log\n",
  );
});

test.each([
  "Can you add a .gitignore so that git no longer sees the out folder and the .tmp files, and then commit all the rest?",
  "write a .gitignore for the out directory and the .tmp files please",
  "Leg eine .gitignore an, damit git den Ordner out und die .tmp-Dateien nicht mehr sieht",
])("files that are told by their ending may stand behind a folder: %s", async (request) => {
  expect(await written(request)).toBe("out/\n*.tmp\n");
});

test("what a pattern would take in as well is kept", async () => {
  expect(await written("write a .gitignore for .secrets* and out/, but .secrets.sample has to stay in git")).toBe(
    ".secrets*\nout/\n!.secrets.sample\n",
  );
});

test.each([
  "make a .gitignore for python",
  "add a .gitignore, but out is going to land in a commit and should be checked in",
  "make a .gitignore for out, .secrets and all log files",
  "make a .gitignore for the out folder and the big files",
  "make a .gitignore for out and whatever else is usual, .secrets and so on, plus other stuff",
  "out should stay in git, and out shouldn't be committed. write a .gitignore",
  "write a .gitignore: data/ is to be ignored, data/a.csv has to stay tracked",
  "what would a .gitattributes for out look like?",
])("is left to the model: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
