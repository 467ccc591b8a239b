import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { joins, saysMore } from "./joined-texts.ts";

/** What stands in several lists is to stand once in the new one. */
const once = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:each|every)(?: (?:of them|\p{L}+))?|everyone|everybody|(?:the )?same \p{L}+|(?:all )?names?|people|nobody|no one|no \p{L}+) (?:should (?:be|appear|stand) |(?:is |are )?(?:to be )?(?:listed |named |in there |in it |there )?)?(?:just |only |exactly )?(?:once|twice)(?: each)?(?: only)?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:without|no|drop(?:ping)?|remov(?:e|ing)|skip(?:ping)?) (?:any |the )?(?:duplicates?|doubles?|repeats|doubled (?:names|lines|entries)|repetitions)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:jede[rsn]?(?: \p{L}+)?|alle|gleiche \p{L}+|doppelte \p{L}*) (?:nur |bloß )(?:einmal|ein mal|1x)(?!\p{L})|(?<!\p{L})ohne (?:doppelte\p{L}*(?: \p{L}+)?|dubletten|duplikate)(?!\p{L})`,
    String.raw`(?:同じ|重複した?)\S{1,6}?は(?:一回|一度|1回|１回|1度|ひとつ|一つ)(?:だけ|のみ)(?:に(?:して)?)?|重複(?:は|を)?(?:なし|無し|除い[てた]?|のぞい[てた]?|しないように)(?:で)?`,
  ].join("|"),
  "giu",
);
const puts =
  /(?<!\p{L})(?:in order|sort\p{L}*|alphabet\p{L}*|order|sortier\p{L}*|reihenfolge|a[- ](?:to|bis)[- ]z)(?!\p{L})|順|並べ/iu;
/** A line this long is no entry of a list. */
const longestEntry = 80;

/**
 * A new list of all that stands in those which a request names, each entry once and in their order: "merge april.txt and may.txt into all.txt, everybody only once". Empty
 * where one of them is more than a list, two entries differ in their capitals only, or anything else is wanted of it.
 */
export async function joinedListCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...otherNew] = newFiles(request, files);
  const wish = joiningWish(request);
  if (path === undefined || otherNew.length > 0 || wish === null || !/\.(?:txt|list|lst)$/iu.test(path)) return [];
  const sources = namedFiles(wish, files);
  const isSame = sources.every(({ path: other, size }) => /\.(?:txt|list|lst)$/iu.test(other) && size <= mostBytes);
  const isAll = namedFiles(request, files).length === sources.length;
  if (sources.length < 2 || !isSame || !isAll || !wish.includes(path)) return [];
  const inOrder = sources.toSorted((one, other) => wish.indexOf(one.path) - wish.indexOf(other.path));
  const texts = await Promise.all(inOrder.map((file) => view.text(file.path)));
  const entries = texts.flatMap((text) => (text === null ? [null] : entriesOf(text)));
  const all = [...new Set(entries)].filter((entry) => entry !== null);
  const isPlain = entries.every(
    (entry) => entry !== null && entry.length <= longestEntry && !/^(?:#|\||<|=|-{3})/u.test(entry),
  );
  const isClear = new Set(all.map((entry) => entry.toLowerCase())).size === all.length;
  return isPlain && isClear && all.length > 0
    ? [{ tool: "write", input: { path, content: `${all.join("\n")}\n` } }]
    : [];
}

/** The clause that says that lists become one, without what it says of doubles; null where there is none, or it says more. */
function joiningWish(request: string): string | null {
  if (request.search(once) === -1) return null;
  const rest = request.replaceAll(once, " ").replaceAll(/[（(]\s*[)）]/gu, " ");
  const clauses = rest.split(
    /[.;!?](?:\s+|$)|[。\n]|、(?=\s*\S+\.\w+\s*だけ)|,?\s+(?:and then|then|und dann|danach|and|und) (?=(?:then |dann )?(?:commit|tell|say|committe|sag)\b)/iu,
  );
  const [wish, ...more] = clauses.filter((clause) => joins.test(withoutPaths(clause)));
  if (wish === undefined || more.length > 0) return null;
  const others = clauses.filter((clause) => clause !== wish);
  // what is done with it then is no part of it
  const isApart = others.every((clause) => !/[\p{L}\p{N}]/u.test(clause) || afterwards.test(clause));
  const bare = withoutPaths(wish);
  return isApart && !saysMore.test(bare) && !puts.test(bare) ? wish : null;
}

const afterwards =
  /(?<!\p{L})(?:commit\p{L}*|tell me|say how many|let me know|how many|wie viele|sag mir|thanks?|thank you|danke|bitte|please)(?!\p{L})|コミット|教えて|お願い|^\s*(?:して)?(?:ください|下さい)/iu;

function entriesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/gu, " ").trim())
    .filter((line) => line !== "");
}
