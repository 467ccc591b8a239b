import { baseName, folderOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { clausesSaid, saysNoMore } from "../said/says-no-more.ts";
import { folderWithin } from "../said/folder-within.ts";
import { thingsCalled } from "../things-called.ts";

const file = (name: string) =>
  String.raw`["'\u0060„“「]?(?<${name}>[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\.[a-z][a-z0-9]{0,4})["'\u0060“”」]?`;
const becoming = [
  new RegExp(
    String.raw`${file("fresh")} (?:should|shall|is to|has to|must|can|soll|muss) (?:now |jetzt |bitte )?(?:become|be called|be named|replace|be) (?:the (?:new )?)?${file("old")}(?![\p{L}\p{N}_-])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:aus )?${file("fresh")} (?:soll|muss) (?:jetzt |bitte )?(?:zu )?${file("old")} (?:werden|heißen|ersetzen)(?!\p{L})`,
    "iu",
  ),
];
const keeping = [
  new RegExp(
    String.raw`(?<!\p{L})(?:keep|save|store) (?:the )?(?:(?:present|old|current|existing|previous) )?(?:one|version|file|${file("kept")}) (?:as|under the name(?: of)?) ${file("name")}(?![\p{L}\p{N}_-])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:behalte?|heb(?:e)?|bewahre?) (?:bitte )?(?:die|das|den)? ?(?:(?:jetzige|alte|bisherige|aktuelle) )?(?:datei |${file("kept")} ?)?als ${file("name")}(?: auf)?(?![\p{L}\p{N}_-])`,
    "iu",
  ),
];

/**
 * A file that takes the name of another one, which is kept under a third name: "home-new.html should become home.html, keep the present one as home-2023.html". Null
 * where the third name is taken, one of the two isn't there, or more is said.
 */
export function replacedPlace(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const becomes = becoming.map((way) => way.exec(request)).find((match) => match !== null);
  const keeps = keeping.map((way) => way.exec(request)).find((match) => match !== null);
  if (!becomes || !keeps) return null;
  const folder = folderWithin(request.replace(becomes[0], " ").replace(keeps[0], " "), files);
  if (folder === null) return null;
  const inside = files.filter(({ path }) => path.startsWith(folder));
  const [fresh, ...otherFresh] = thingsCalled(becomes.groups?.["fresh"] ?? "", inside) ?? [];
  const [old, ...otherOld] = thingsCalled(becomes.groups?.["old"] ?? "", inside) ?? [];
  const name = keeps.groups?.["name"] ?? "";
  const said = keeps.groups?.["kept"];
  if (fresh === undefined || old === undefined || otherFresh.length > 0 || otherOld.length > 0) return null;
  if (fresh === old || folderOf(fresh) !== folderOf(old) || (said !== undefined && said !== baseName(old))) return null;
  const kept = folderOf(old) + name;
  if (files.some(({ path }) => path.toLowerCase() === kept.toLowerCase())) return null;
  const here = new RegExp(String.raw`^(?:in|im) (?:the |my |our |folder |ordner )*\S+(?: folder)?$`, "iu");
  const left = clausesSaid(request.replace(becomes[0], ". ").replace(keeps[0], ". ")).filter(
    (each) => !here.test(each),
  );
  // both are named: no word has to tell which ones are meant
  return saysNoMore(left.join(". "), [], files)
    ? [
        { path: old, to: kept },
        { path: fresh, to: old },
      ]
    : null;
}
