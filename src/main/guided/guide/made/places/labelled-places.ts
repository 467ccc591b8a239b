import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { isBinary } from "../../files/file-kinds.ts";
import { isSameNoun } from "../../request/words.ts";
import { mostRead, saidScope } from "./said-scope.ts";
import { saysOthersStay } from "./some-stay.ts";
import { statementsOf } from "./statements.ts";

const fewestFiles = 2;
const longestName = 40;
const mostWords = 3;

/**
 * A folder for each value that the files have behind a label, where a request wants one for each of what the label says: "a folder per client" where each
 * file has a line `Client: …`. Null where it wants no such thing, or where a file has none and isn't said to stay.
 */
export async function labelledPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const nouns = nounsSaid(request);
  const scope = nouns.length > 0 && !saysMore.test(request) ? saidScope(request, files, null) : null;
  if (!scope || scope.files.length > mostRead) return null;
  const told = await Promise.all(
    scope.files.map(async ({ path, size }) => ({
      path,
      value: size <= mostBytes && !isBinary(path) ? valueOf(await view.text(path), nouns) : null,
    })),
  );
  const known = told.flatMap(({ path, value }) => (value === null ? [] : [{ path, value }]));
  const values = new Set(known.map(({ value }) => value));
  const isOneWritten = new Set([...values].map((value) => value.toLowerCase())).size === values.size;
  const isElsewhere = [...values].some(
    (value) => request.includes(`/${value}`) && !request.includes(scope.folder + value),
  );
  const isOpen = known.length < told.length && !saysOthersStay(request);
  if (known.length < fewestFiles || !isOneWritten || isElsewhere || isOpen) return null;
  return known.map(({ path, value }) => ({ path, to: `${scope.folder}${value}/${baseName(path)}` }));
}

/** More folders than these, somewhere else, or called otherwise. */
const saysMore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:per|for (?:each|every)|by|je|pro|für jede[nsrm]?|nach) (?:the )?\p{L}+(?:['’]s)?,? (?:and|then|und|dann) (?:(?:each|per|the|je) )?(?!(?:move|put|sort|file|the files|die dateien|alles)(?!\p{L}))\p{L}`,
    String.raw`(?<!\p{L})(?:per|for (?:each|every)|by) (?:the )?\p{L}+['’]s(?!\p{L})`,
    String.raw`(?<!\p{L})(?:with|under|within|named|called|mit|unter|namens|genannt)(?!\p{L})`,
    String.raw`,? (?:then|dann) in (?:each|every|it|them|jede\p{L}*)(?!\p{L})`,
  ].join("|"),
  "iu",
);

const folderWord = String.raw`(?:sub-?)?(?:folders?|director(?:y|ies))|(?:unter)?ordner`;
const ways = [
  new RegExp(
    String.raw`(?:${folderWord}) (?:per|for (?:each|every)|by|je|pro|für jede[nsrm]?|nach) (?:the )?(\p{L}{3,})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?:per|for (?:each|every)|je|pro|für jede[nsrm]?) (\p{L}{3,}) (?:an?|one|its own|einen?|ein eigener) (?:own |eigenen )?(?:${folderWord})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:each|every|jede[rs]?) (\p{L}{3,}) (?:gets?|has|should get|bekommt|kriegt) (?:an?|its|his|her|their|einen?) (?:own |eigenen )?(?:${folderWord})`,
    "giu",
  ),
  /([\p{L}]{2,})(?:ごと|別)(?:に|の)(?:サブ)?フォルダ/gu,
];

function nounsSaid(request: string): readonly string[] {
  return ways.flatMap((way) => [...request.matchAll(way)].flatMap(([, noun]) => noun?.toLowerCase() ?? []));
}

/** What stands behind the label that is called like one of the nouns, where it can be the name of a folder. */
function valueOf(text: string | null, nouns: readonly string[]): string | null {
  const found = statementsOf(text).find(({ label }) => nouns.some((noun) => isSameNoun(noun, label)));
  const value = found?.value.replace(/[*_]+$/, "").trim() ?? "";
  const isName = value !== "" && value.length <= longestName && value.split(/\s+/).length <= mostWords;
  return isName && !/[/\\:*?"<>|]|^\.|,/.test(value) ? value : null;
}
