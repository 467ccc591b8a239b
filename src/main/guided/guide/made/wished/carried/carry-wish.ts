import { baseName, endingOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { FileEntry, FileText } from "../../../../workspace-view.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";

/** Something that a wish wants out of one file and in another one; `besides` is what else it says. */
export type CarryWish = { name: string; from: FileText; to: FileText; besides: string };

const file = String.raw`(?:(?:the|file|list|folder|room) ){0,3}(?:"([^"]+)"|([^\s",]+))`;
const carries = new RegExp(
  String.raw`^(?:move|put|transfer|take|carry|shift) (?:the )?"([^"]+)" (?:from|out of|off) ${file},? (?:and put (?:it )?)?(?:to|into|in|onto|over to) ${file}(.*)$`,
  "iu",
);

/**
 * What a wish wants out of one of these files into another, both of which it names, perhaps without their endings: `from "204" to "117"` for 204.json. Names without endings mean no files where one of the
 * texts has both of them.
 */
export function carryWish(wish: string, files: readonly FileEntry[], texts: readonly FileText[]): CarryWish | null {
  const [, name, quoted, bare, otherQuoted, otherBare, besides = ""] = carries.exec(wish) ?? [];
  const [source, target] = [quoted ?? bare, otherQuoted ?? otherBare];
  if (name === undefined || source === undefined || target === undefined) return null;
  const [from, to] = [source, target].map((said) => fileCalled(said, files));
  if (!from || !to || from === to || endingOf(from) !== endingOf(to)) return null;
  const isBare = [source, target].some((said) => endingOf(said) === "");
  const has = (text: string, said: string) => wholeWord(said, "iu").test(text);
  if (isBare && texts.some(({ text }) => has(text, source) && has(text, target))) return null;
  const [own, other] = [from, to].map((path) => texts.find((text) => text.path === path));
  return own && other ? { name, from: own, to: other, besides } : null;
}

/** The path of the one file that is called so. */
function fileCalled(said: string, files: readonly FileEntry[]): string | null {
  const name = said.toLowerCase();
  const isCalled = (path: string) => [path, baseName(path), stemOf(path)].some((own) => own.toLowerCase() === name);
  const called = files.map(({ path }) => path).filter(isCalled);
  const exact = called.filter((path) => path.toLowerCase() === name);
  const [only, ...others] = exact.length > 0 ? exact : called;
  return only !== undefined && others.length === 0 ? only : null;
}
