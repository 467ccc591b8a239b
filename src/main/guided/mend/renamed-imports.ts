import { baseName, stemOf } from "../../../shared/path-parts.ts";
import type { Proposal } from "../../agent/guide.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { changeTo } from "./as-meant/changed-program.ts";

/** A program of a folder. */
type Program = { path: string; text: string };

/** A run that ended so asked a file for a name that it doesn't have. */
export const lacksName =
  /ImportError: cannot import name '(\w+)' from '([\w.]+)'|AttributeError: (?:partially initialized )?module '([\w.]+)' has no attribute '(\w+)'|requested module '([^'\n]+)' does not provide an export named '([$\w]+)'|TypeError: (?:\(0 , )?(?:[\w$]+\.)*([$\w]+)\)? is not a (?:function|constructor)/u;

/**
 * What takes a name from another file that no longer has it takes one of those that the file has instead, wherever it is used: somebody gave it a new name there. None
 * where the file has it.
 */
export function renamedImports(programs: readonly Program[], failure: string): Proposal[] {
  const found = lacksName.exec(failure);
  const name = found?.[1] ?? found?.[4] ?? found?.[6] ?? found?.[7];
  const module = found?.[2] ?? found?.[3] ?? found?.[5];
  if (name === undefined) return [];
  return programs.flatMap((user) => {
    const source = programs.find((other) => other !== user && takes(user, other, name, module));
    if (!source) return [];
    const given = namesGivenBy(source);
    const isThere = new RegExp(
      String.raw`^\s*(?:export )?(?:default )?(?:async )?(?:def|class|function\*?|const|let|var) ${escapeRegExp(name)}(?![\w$])`,
      "mu",
    ).test(source.text);
    const free = given.filter((other) => other !== name && !word(other).test(user.text));
    if (isThere || given.includes(name)) return [];
    const likeliest = free.toSorted((one, other) => shared(other, name) - shared(one, name));
    return likeliest.slice(0, mostNames).flatMap((other) =>
      changeTo(
        user.path,
        user.text,
        user.text.replaceAll(word(name), () => other),
      ).map((call) => ({
        call,
        // where there are several, that one of them helps in part proves little
        isSure: free.length === 1,
      })),
    );
  });
}

const mostNames = 12;

function word(name: string): RegExp {
  return new RegExp(String.raw`(?<![\w$])${escapeRegExp(name)}(?![\w$])`, "gu");
}

/** Whether a program takes a name from another file: `from clock import show`, `clock.show`, `const { show } = require("./clock")`. */
function takes({ path, text }: Program, source: Program, name: string, module: string | undefined): boolean {
  const stem = stemOf(source.path);
  const isModule =
    module === undefined ||
    stemOf(baseName(module.replaceAll(/\.(?!\w+$)/gu, "/"))) === stem ||
    module.split(".").at(-1) === stem;
  if (!isModule) return false;
  const own = escapeRegExp(name);
  const from = escapeRegExp(stem);
  if (path.endsWith(".py") && source.path.endsWith(".py"))
    return new RegExp(
      String.raw`^\s*from [\w.]*\b${from} import (?:\([^)]*|[^\n(]*)\b${own}\b|\b${from}\.${own}\b`,
      "mu",
    ).test(text);
  if (!isScript.test(path) || !isScript.test(source.path)) return false;
  const place = String.raw`["'][^"'\n]*\b${from}(?:\.[cm]?[jt]s)?["']`;
  return new RegExp(
    String.raw`\{[^{}]*(?<![\w$])${own}(?![\w$])[^{}]*\}\s*(?:=\s*(?:await\s+)?(?:require|import)\(|from\s*)${place}`,
    "u",
  ).test(text);
}

const isScript = /\.[cm]?[jt]s$/u;

/** What a file gives to others. In Python that is all that it defines. */
function namesGivenBy({ path, text }: Program): string[] {
  if (path.endsWith(".py"))
    return [...text.matchAll(/^(?:async )?(?:def|class) ([A-Za-z]\w*)|^([A-Z][A-Z\d_]+) =/gmu)].flatMap(
      ([, defined, constant]) => defined ?? constant ?? [],
    );
  const listed = [...text.matchAll(/(?:\bmodule\.exports\s*=|^export)\s*\{([^{}]*)\}/gmu)].flatMap(([, names = ""]) =>
    names.split(",").flatMap((part) => /^\s*(?:\w+ as )?([A-Za-z$][\w$]*)/u.exec(part)?.[1] ?? []),
  );
  const marked = [
    ...text.matchAll(
      /^export (?:async )?(?:function\*?|class|const|let) ([A-Za-z$][\w$]*)|^(?:module\.)?exports\.([A-Za-z$][\w$]*) =/gmu,
    ),
  ].flatMap(([, own, put]) => own ?? put ?? []);
  return [...listed, ...marked];
}

/** In how many of their parts two names are the same: `to_minutes` and `minutesOf` in one. */
function shared(one: string, other: string): number {
  const parts = new Set(partsOf(other));
  return partsOf(one).filter((part) => parts.has(part)).length;
}

function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/gu, "$1_$2")
    .toLowerCase()
    .split("_")
    .filter((part) => part !== "");
}
