import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { kindCalled } from "./said-kinds.ts";
import { saidScope } from "./said-scope.ts";
import { unreadWords, withoutStaying } from "./unread-words.ts";

const kind = String.raw`(?:all |every |alle )?(?:of )?(?:the |my |our |die |meine )?([\p{L}\p{N}]{2,}?s?)(?: files|-dateien)?`;
const lead = String.raw`(?:go(?:es)? )?(?:in(?:to)?|to|nach) (?:(?:an?|the|einen?|den|new|neuen) )*(?:(?:folder|ordner) )?(?:(?:called|named|namens) )?`;
const wish = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${kind} ${lead}["'\u0060„“]?([\p{L}\p{N}_-]+)["'\u0060“”]?\/?(?: folder)?(?=\s*(?:$|[.,;!?]|(?:and|und)(?!\p{L})))`,
  "giu",
);
const fewest = 2;

/**
 * Where files of several kinds go of which a request says a folder each: "all the photos into a folder called Photos and the PDFs into Papers". Null where it says
 * anything else, or of one kind there is none.
 */
export function kindsPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const wishes = [...request.matchAll(wish)];
  const scope = saidScope(request, files, null);
  const rest = wishes.reduce((text, [said]) => text.replace(said, " "), request);
  if (wishes.length < fewest || !scope || unreadWords(withoutStaying(rest), []).length > 0) return null;
  const groups = wishes.map(([, word = "", folder = ""]) => {
    const isMeant = kindCalled(word);
    return isMeant ? scope.files.filter(isMeant).map(({ path }) => ({ path, folder })) : [];
  });
  const all = groups.flat();
  const isTwice = new Set(all.map(({ path }) => path)).size < all.length;
  if (isTwice || groups.some((group) => group.length === 0)) return null;
  return all.map(({ path, folder }) => ({ path, to: `${scope.folder}${folder}/${baseName(path)}` }));
}
