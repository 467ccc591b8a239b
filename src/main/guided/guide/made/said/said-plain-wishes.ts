import type { Call } from "../../../../agent/step-protocol.ts";
import { anewEdit } from "../../../forms/anew-edit.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { namedFiles } from "../../files/named-files.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { ownWish } from "../../request/own-wishes.ts";
import { escapeRegExp, wholeWord } from "../../request/word-pattern.ts";
import { doneAsWished } from "../wished/done-as-wished.ts";

const kinds =
  /\.(?:md|markdown|txt|text|csv|tsv|json|ya?ml|toml|ini|cfg|conf|env|m3u8?|vcf|ics|html?)$|(?:^|\/)\.env[^/]*$/i;

/** Who says how something is now, and names no file, may only tell it. */
const states =
  /(?<!\p{L})(?:is|are|costs?|starts?|begins?|ends?|ist|sind|kostet|kosten|beginnt|heißt)(?!\p{L})[^.!?]*(?<!\p{L})(?:now|from now on|instead|jetzt|nun|künftig)(?!\p{L})/iu;

/** What a request says in plain words that leave nothing open, done as a wish of these words is. Empty where it says it otherwise, or it can be done in several of the files that it may mean. */
export async function saidPlainWishCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const wish = ownWish(request);
  if (wish === null) return [];
  const named = namedFiles(request, files);
  if (named.length > 1 || (named.length === 0 && states.test(request))) return [];
  const texts = await textsMeant(request, files, kinds, view);
  const done = texts.flatMap(({ path, text }) => {
    const after =
      withTextReplaced(text, wish) ??
      withLastLine(path, text, wish) ??
      withHeading(path, text, wish) ??
      doneAsWished(path, text, wish, request);
    return after === null ? [] : [{ path, text, after }];
  });
  const [only, ...others] = done;
  const input = only && others.length === 0 ? anewEdit(only.path, only.text, only.after, request) : null;
  return input ? [{ tool: "edit", input }] : [];
}

/** With one text in the place of another that stands there once. */
function withTextReplaced(text: string, wish: string): string | null {
  const [, old, fresh] = /^Replace "([^"]+)" by "([^"]+)"$/u.exec(wish) ?? [];
  if (old === undefined || fresh === undefined) return null;
  const places = [...text.matchAll(wholeWord(old, "gu"))];
  return places.length === 1 ? text.replace(wholeWord(old, "u"), () => fresh) : null;
}

/** With another text in the only heading that reads so, unless something links to it. */
function withHeading(path: string, text: string, wish: string): string | null {
  const [, old = "", fresh = ""] = /^Rename the heading "([^"]+)" to "([^"]+)"$/u.exec(wish) ?? [];
  if (old === "" || !/\.(?:md|markdown)$/i.test(path)) return null;
  const heading = new RegExp(`^(#{1,6}[ \\t]+)${escapeRegExp(old)}(?=[ \\t]*\\r?$)`, "gimu");
  const isLinked = text.toLowerCase().includes(`#${old.toLowerCase().replaceAll(/\s+/gu, "-")})`);
  return text.match(heading)?.length === 1 && !isLinked
    ? text.replace(heading, (_, signs: string) => signs + fresh)
    : null;
}

/** With one more line at the end: by itself where the others stand in paragraphs, right below the last one where they are a list or a table of lines. */
function withLastLine(path: string, text: string, wish: string): string | null {
  const [, line] = /^Write as the last line "([^"]+)"$/u.exec(wish) ?? [];
  if (line === undefined || !/\.(?:txt|text|md|markdown)$/i.test(path) || text.trim() === "") return null;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const own = line.replace(/^(?:PS: )?\p{Ll}/u, (begin) => begin.slice(0, -1) + begin.slice(-1).toUpperCase());
  const isPart = /\n\s*\n/u.test(text.trim());
  return `${text.trimEnd()}${end}${isPart ? end : ""}${own}${/\s$/u.test(text) ? end : ""}`;
}
