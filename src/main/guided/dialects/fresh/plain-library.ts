import { extensionOf } from "../../guide/files/file-kinds.ts";

/** The languages whose programs a small model writes with packages, and what says which of these are here. */
const languages: readonly { endings: RegExp; lists: readonly string[]; named: RegExp; told: string }[] = [
  {
    endings: /^py$/,
    lists: ["requirements.txt", "pyproject.toml", "setup.py", "Pipfile"],
    named: /\b(?:with|using|use|import|mit)\s+`?(?:pandas|numpy|requests|matplotlib)\b/i,
    told: " Use only Python's standard library.",
  },
  {
    endings: /^[cm]?js$/,
    lists: ["package.json"],
    named: /\b(?:with|using|use|import|mit)\s+`?(?:moment|lodash|axios|express|react|date-fns|luxon|csv-parse\w*)\b/i,
    told: " Use only what Node.js has itself, and no packages.",
  },
];

/** What a model is told of packages where nothing says which are here, as a program that needs some doesn't run then; empty where something does. */
export async function plainLibrary(
  path: string,
  request: string,
  textOf: (path: string) => Promise<string | null>,
): Promise<string> {
  const language = languages.find(({ endings }) => endings.test(extensionOf(path).toLowerCase()));
  if (!language || language.named.test(request)) return "";
  const found = await Promise.all(language.lists.map(textOf));
  return found.some((text) => text !== null) ? "" : language.told;
}
