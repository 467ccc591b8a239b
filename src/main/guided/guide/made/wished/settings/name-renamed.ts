import { isProgram, languageOf } from "../../../../mend/program-file.ts";
import type { FileText } from "../../../../workspace-view.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { nameByItself } from "../../name-by-itself.ts";
import { renames } from "../plain-wish.ts";

const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const target = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;
const isMakefile = /(?:^|\/)(?:gnu)?makefile$|\.mk$/i;

/** A name of a program that gets another one: wherever it stands in the one program that has it, or else that breaks. */
export function nameRenamed(wish: string, texts: readonly FileText[]): FileText | null {
  const [, old = "", fresh = ""] = renames.exec(wish) ?? [];
  const [only, ...others] = texts.filter(({ text }) => old !== "" && wholeWord(old).test(text));
  if (!only || others.length > 0) return null;
  const text = isMakefile.test(only.path) ? targetRenamed(only.text, old, fresh) : renamedIn(only, old, fresh);
  return text === null ? null : { path: only.path, text };
}

/** Whether a thing is to be called as another one is, in the one text that has it and takes them for the same then. */
export function isTakenName(wish: string, texts: readonly FileText[]): boolean {
  const [, old = "", fresh = ""] = renames.exec(wish) ?? [];
  const [only, ...others] = texts.filter(({ text }) => old !== "" && wholeWord(old).test(text));
  if (!only || others.length > 0 || !isMakefile.test(only.path)) return false;
  return [old, fresh].every((name) => targetsIn(only.text).includes(name));
}

function renamedIn({ path, text }: FileText, old: string, fresh: string): string | null {
  if (![old, fresh].every((name) => identifier.test(name)) || !isProgram(path) || wholeWord(fresh).test(text))
    return null;
  if (languageOf(path) !== "shell") return text.replaceAll(wholeWord(old, "gu"), () => fresh);
  return text.replaceAll(nameByItself(old), () => fresh);
}

/** "test lint: build", but for "CC := gcc" */
const rule = /^(?![\t#])([^#:=]+)::?(?![:=])/u;
const goal = /^\.DEFAULT_GOAL\s*[:?]?=/u;
const heldBack = /\\\r?$/u;
/** What follows it in a line of a shell is to be made. */
const making = /(?:\$[({]MAKE[)}]|(?<![\p{L}\p{N}_./-])make)(?![\p{L}\p{N}_.-])[^;&|"'\u0060#\n]*/gu;

function targetsIn(text: string): string[] {
  return text.split("\n").flatMap((line) => rule.exec(line)?.[1]?.trim().split(/\s+/u) ?? []);
}

/** In another folder it is another one. */
const isElsewhere = /(?:^|[\s;&(@])cd\s|\s(?:-[Cf]|--directory|--(?:make)?file)(?![\p{L}-])/u;

/** A target in its rule, in those that need it, and where it is made by its name: what a recipe calls so besides is something else. */
function targetRenamed(text: string, old: string, fresh: string): string | null {
  const targets = targetsIn(text);
  if (!target.test(old) || !target.test(fresh) || !targets.includes(old) || targets.includes(fresh)) return null;
  const name = new RegExp(String.raw`(?<!\$[({])${nameByItself(old).source}`, "gu");
  const title = new RegExp(`^(#+\\s*)${escapeRegExp(old)}(?=\\s*(?:[:–]|\\s-\\s|$))`, "u");
  const renamed = (part: string) => part.replaceAll(name, () => fresh);
  const made = (part: string) => (isElsewhere.test(part) ? part : part.replaceAll(making, renamed));
  let isOfRule = false;
  return text
    .split("\n")
    .map((line) => {
      const isRule = rule.test(line) || goal.test(line) || isOfRule;
      isOfRule = isRule && heldBack.test(line);
      if (!isRule) return made(line.replace(title, (_, lead: string) => lead + fresh));
      const end = line.includes("#") ? line.indexOf("#") : line.length;
      return renamed(line.slice(0, end)) + made(line.slice(end));
    })
    .join("\n");
}
