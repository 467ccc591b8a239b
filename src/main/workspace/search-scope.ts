import { access, readdir } from "node:fs/promises";
import path from "node:path";
import { isInside } from "./is-inside.ts";
import type { Root } from "./place.ts";

/** What ripgrep is told about where to look: the same for listing files and for searching in them. */
export type SearchScope = { options: string[]; places: string[] };

/** Hidden files and folders of a project that people do work on. All others stay out of lists and searches. */
const workedOn = new Set([
  ".babelrc",
  ".circleci",
  ".devcontainer",
  ".dockerignore",
  ".editorconfig",
  ".env.example",
  ".eslintignore",
  ".eslintrc",
  ".eslintrc.cjs",
  ".eslintrc.js",
  ".eslintrc.json",
  ".eslintrc.yml",
  ".forgejo",
  ".gitattributes",
  ".github",
  ".gitignore",
  ".gitlab",
  ".gitlab-ci.yml",
  ".gitmodules",
  ".husky",
  ".mailmap",
  ".nvmrc",
  ".pre-commit-config.yaml",
  ".prettierignore",
  ".prettierrc",
  ".prettierrc.json",
  ".python-version",
  ".storybook",
  ".tool-versions",
  ".travis.yml",
  ".vscode",
]);

/** Other people's code and what programs leave behind; large, and hardly ever meant. */
const leftOut = ["node_modules", "bower_components", "__pycache__"];

/** The whole workspace, as people see it: without what is ignored, hidden, or closed. */
export async function wholeScope(root: Root): Promise<SearchScope> {
  const names = await readdir(root.real);
  const hidden = names.filter((name) => workedOn.has(name)).toSorted();
  return { options: await scopeOptions(root), places: [".", ...hidden.map((name) => `./${name}`)] };
}

/** One file or folder, `path` relative to the root: what is named is looked into, even where a list would leave it out. */
export async function namedScope(root: Root, inner: string): Promise<SearchScope> {
  if (inner === ".") return wholeScope(root);
  return { options: await scopeOptions(root), places: [`./${inner}`] };
}

async function scopeOptions(root: Root): Promise<string[]> {
  const globs = [...leftOut, ...closedInside(root)];
  // outside a repository, an ignore file in some folder above is about something else
  const ignore = (await isInRepository(root.real)) ? [] : ["--no-require-git", "--no-ignore-parent"];
  return [...ignore, ...globs.map((glob) => `--glob=!${glob}`)];
}

function closedInside(root: Root): string[] {
  return root.closed
    .filter((closed) => isInside(root.real, closed, root.foldsCase))
    .map((closed) => `/${path.relative(root.real, closed).split(path.sep).join("/")}`)
    .map((glob) => glob.replace(/[\\*?[\]{}!]/g, String.raw`\$&`));
}

async function isInRepository(folder: string): Promise<boolean> {
  for (let at = folder; ; at = path.dirname(at)) {
    const isHere = await access(path.join(at, ".git")).then(
      () => true,
      () => false,
    );
    if (isHere) return true;
    if (at === path.dirname(at)) return false;
  }
}
