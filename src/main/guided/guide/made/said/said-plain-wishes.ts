import type { Call } from "../../../../agent/step-protocol.ts";
import { editTo } from "../../../forms/anew-edit.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { namedFiles } from "../../files/named-files.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { raisesAll } from "../../request/values/said-group-change.ts";
import { ownWish } from "../../request/wishes/own-wishes.ts";
import { doneAsWished } from "../wished/done-as-wished.ts";
import { saidHeadingCalls } from "./lists/said-headings.ts";
import { saidReplacementCalls } from "./values/said-replacements.ts";

const kinds =
  /\.(?:md|markdown|txt|text|csv|tsv|json|ya?ml|toml|ini|cfg|conf|env|m3u8?|vcf|ics|html?|css|scss|less|bib|sshconfig)$|(?:^|\/)(?:\.env[^/]*|hosts|config|sshd?_config|Dockerfile|Containerfile)$/i;

/** Who says how something is now, and names no file, may only tell it. */
const states =
  /(?<!\p{L})(?:is|are|costs?|starts?|begins?|ends?|ist|sind|kostet|kosten|beginnt|heißt)(?!\p{L})[^.!?]*(?<!\p{L})(?:now|from now on|instead|jetzt|nun|künftig)(?!\p{L})/iu;

/** Wishes that other ways read as they are. */
const waysOf = [
  [/^Replace "/u, saidReplacementCalls],
  [/^Change the heading "/u, saidHeadingCalls],
] as const;

/** What a request says in plain words that leave nothing open, done as a wish of these words is. Empty where it says it otherwise, or it can be done in several of the files that it may mean. */
export async function saidPlainWishCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const wish = ownWish(request);
  // "add 5 minutes to each step" puts nothing in
  if (wish === null || raisesAll(request)) return [];
  const named = namedFiles(request, files);
  if (named.length > 1 || (named.length === 0 && states.test(request))) return [];
  const byWay = waysOf.find(([reads]) => reads.test(wish))?.[1];
  if (byWay) return byWay([wish, ...named.map(({ path }) => path)].join(" in "), files, view);
  const texts = await textsMeant(request, files, kinds, view);
  const done = texts.flatMap(({ path, text }) => {
    const after = withLastLine(path, text, wish) ?? doneAsWished(path, text, wish, request);
    return after === null ? [] : [{ path, text, after }];
  });
  const [only, ...others] = done;
  const input = only && others.length === 0 ? editTo(only.path, only.text, only.after) : null;
  return input ? [{ tool: "edit", input }] : [];
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
