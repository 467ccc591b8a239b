import { isProgram } from "../../../mend/program-file.ts";
import type { FileText } from "../../../workspace-view.ts";
import { withoutKept } from "../../request/wishes/told-wishes.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { wordsOf } from "../../request/words/words.ts";

/** "Replace "Node 16" by "Node 20"": each of them, in the one text that has it, unless something of that name is to stay. */
export function replacedEverywhere(wish: string, request: string, texts: readonly FileText[]): FileText | null {
  const [, old, fresh] = /^replace "([^"]+)" (?:by|with) "([^"]+)"$/iu.exec(wish) ?? [];
  if (old === undefined || fresh === undefined) return null;
  const kept = wordsOf(withoutKept(request).kept);
  const [only, ...others] = texts.filter(({ text }) => wholeWord(old).test(text));
  if (!only || others.length > 0 || wordsOf(old).some((word) => kept.includes(word))) return null;
  return { path: only.path, text: only.text.replaceAll(wholeWord(old, "gu"), () => fresh) };
}

const renames = /^rename "([^"]+)" to "([^"]+)"$/iu;
const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** A name of a program that gets another one: wherever it stands in the one program that has it, or else that breaks. */
export function nameRenamed(wish: string, texts: readonly FileText[]): FileText | null {
  const [, old = "", fresh = ""] = renames.exec(wish) ?? [];
  if (!identifier.test(old) || !identifier.test(fresh)) return null;
  const [only, ...others] = texts.filter(({ text }) => wholeWord(old).test(text));
  if (!only || others.length > 0 || !isProgram(only.path) || wholeWord(fresh).test(only.text)) return null;
  return { path: only.path, text: only.text.replaceAll(wholeWord(old, "gu"), () => fresh) };
}
