import { folderOf, pathFrom, wayTo } from "../../../shared/path-parts.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { languageOf } from "./program-file.ts";

type Text = { path: string; text: string };

const lostScript = /Cannot find module '(\.{1,2}\/[^'\n]+)'|Cannot find module '(\/[^'\n]+)' imported from/u;
const lostPython = /ModuleNotFoundError: No module named '([\w.]+)'/u;
const endings = ["", ".js", ".cjs", ".mjs", ".json", "/index.js"];
const quoted = /(["'])(\.{1,2}\/[^"'\n]+)\1/gu;

/**
 * What a program could require or import instead of a module that isn't there: the one of the folder that is spelled otherwise by its capitals or signs only. Windows
 * and Macs find it all the same. `paths`: all files of the folder.
 */
export function lostModules(programs: readonly Text[], failure: string, paths: readonly string[]): Call[] {
  const [, relative, absolute] = lostScript.exec(failure) ?? [];
  const name = lostPython.exec(failure)?.[1];
  return programs.flatMap(({ path: program, text }) => {
    const language = languageOf(program);
    const instead = (line: string): string[] => {
      if (language === "python") return name === undefined ? [] : inPython(line, program, name, paths);
      const lost = relative ?? absolute;
      return language === "javascript" && lost !== undefined ? inScript(line, program, lost, paths) : [];
    };
    return text.split("\n").flatMap((line, at) =>
      instead(line).map((fresh) => ({
        tool: "edit",
        input: { path: program, old_text: line, new_text: fresh, line: at + 1 },
      })),
    );
  });
}

function inScript(line: string, program: string, lost: string, paths: readonly string[]): string[] {
  const folder = folderOf(program);
  return [...line.matchAll(quoted)].flatMap(([all, quote = "", said = ""]) => {
    const meant = pathFrom(folder, said);
    const isLost = lost.startsWith("/") ? lost.endsWith(`/${meant}`) : said === lost;
    if (!isLost || paths.includes(meant)) return [];
    return endings.flatMap((ending) => {
      const found = paths.filter((one) => isSpelled(one, meant + ending));
      const [only, ...others] = found;
      if (only === undefined || others.length > 0) return [];
      const bare = wayTo(ending === "" ? only : only.slice(0, -ending.length), folder);
      const fresh = bare.startsWith("../") ? bare : `./${bare}`;
      return fresh === said ? [] : [line.replace(all, () => quote + fresh + quote)];
    });
  });
}

function inPython(line: string, program: string, name: string, paths: readonly string[]): string[] {
  const [all, lead = "", said = "", rest = ""] = /^(\s*(?:from|import) )([\w.]+)(.*)$/u.exec(line) ?? [];
  if (all === undefined || !(said === name || said.startsWith(`${name}.`))) return [];
  const folder = folderOf(program);
  const meant = folder + said.replaceAll(".", "/");
  const found = paths.filter((one) => isSpelled(one, `${meant}.py`) || isSpelled(one, `${meant}/__init__.py`));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return [];
  const fresh = wayTo(only, folder)
    .replace(/(?:\/__init__)?\.py$/u, "")
    .replaceAll("/", ".");
  if (fresh === said || !/^[\w.]+$/u.test(fresh)) return [];
  // the program goes on calling it as it did
  const isCalled = /^\s*import /u.test(line) && !/\bas\b/u.test(rest);
  if (isCalled && said.includes(".")) return [];
  return [`${lead}${fresh}${isCalled ? ` as ${said}` : ""}${rest}`];
}

function isSpelled(one: string, other: string): boolean {
  return formOf(one) === formOf(other);
}

/** A path without what is easily mistaken in it. */
function formOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/gu, "");
}
