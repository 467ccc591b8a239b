import { baseName, endingOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { clausesSaid, saysNoMore } from "../said/says-no-more.ts";
import { folderCalled } from "../things-called.ts";

const folder = (name: string) =>
  String.raw`(?:(?:the|my|our|den|dem|folder|ordner|directory) )*["'\u0060„“「]?(?<${name}>[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*)\/?["'\u0060“”」]?(?: (?:folder|directory))?`;
const ways = [
  new RegExp(
    String.raw`(?<!\p{L})(?:move|put|bring) (?:please )?(?:all|everything|(?:all |all of )?the (?:files|things|stuff)|all files|what['’]?s)(?: that['’]?s)? (?:from|in|out of) ${folder("from")} (?:in)?to ${folder("to")}(?![\p{L}\p{N}_/-])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:verschiebe?|leg(?:e)?|pack(?:e)?) (?:bitte )?(?:alles|alle dateien|die dateien|den inhalt) (?:aus|von|in) ${folder("from")} (?:nach|in) ${folder("to")}(?![\p{L}\p{N}_/-])`,
    "iu",
  ),
  /(?<from>[\p{L}\p{N}_-]+?)フォルダー?(?:の中|内)?の(?:ファイル|もの)を(?:すべて|全部|全て)?(?<to>[\p{L}\p{N}_-]+?)フォルダー?(?:に|へ)移(?:動し)?(?:して|て)?/u,
];
/** What is to be done where one of the same name is there. */
const already =
  /(?<!\p{L})(?:if|where|when|wenn|falls|sollte)(?!\p{L})[^.;!?\n]*(?<!\p{L})(?:already|schon|bereits|same name|gleichen namen|of that name)(?!\p{L})[^.;!?\n]*[.;!?]?|(?:同じ名前|同名)[^。]*(?:。|$)/iu;
const stays =
  /(?<!\p{L})(?:leave|stays?|keep (?:both|it)|skip|lass\p{L}*|bleibt?|überspring\p{L}*)(?!\p{L})|そのまま|残し/iu;
const suffix =
  /(?<!\p{L})(?:add|append|put|häng\p{L}*) (?:[^.;!?\n"„“”]{0,40} )?["'\u0060„“](?<suffix>[-_ ][\p{L}\p{N} _-]{1,20}|\([\p{L}\p{N} ]{1,20}\))["'\u0060“”](?: (?:an|to (?:its|the|their) (?:file ?)?name|behind|hinten an|dran))?/iu;
const neverOver =
  /(?:(?:please |and |bitte )*(?:don['’]?t|do not|dont|never) overwrite (?:it|anything|any|them|one)|overwrite nothing|überschreibe? (?:dabei |bitte )?(?:nichts|keine?n?(?: datei(?:en)?)?)|(?:nothing|nichts) (?:überschreiben|is overwritten))/giu;
/** "leave the laptop one where it is then" */
const staysThen =
  /(?<!\p{L})(?:leave|keep|lass\p{L}*) (?:the|that|this|it|die|den|sie|both|beide)(?: [\p{L}\p{N}_-]+){0,2}? (?:one )?(?:where it is|where they are|there|alone|as it is|in (?:it|there)|liegen|dort|da|wo sie ist)(?: (?:then|dann))?(?!\p{L})/giu;
/** Which one of two stays is decided by more than their names. */
const decides =
  /(?<!\p{L})(?:overwrit\p{L}*|replac\p{L}*|newer|older|bigger|larger|delet\p{L}*|remov\p{L}*|identical|überschreib\p{L}*|ersetz\p{L}*|neuere?\p{L}*|ältere?\p{L}*|größere?\p{L}*|lösch\p{L}*|entfern\p{L}*)(?!\p{L})|削除|上書きして/iu;
const example =
  /(?:,? ?(?:also|so|e\.g\.|z\. ?b\.|zum beispiel|for example|like|such as)[:,]? )+[^\s,;!?]+(?: [^\s,;!?.]+)?\.\p{L}\w{1,4}/giu;
/** "I'll compare them myself": what becomes of these. */
const afterwards =
  /^(?:(?:and|then|und|dann) )*(?:i['’]?ll|i will|ich) [^.;!?]*(?:myself|later|selbst|selber|später|them|sie)(?: (?:an|durch|myself|selbst))?$/iu;

/**
 * All files of one folder in another, where a request says what becomes of those whose name is there already: they stay, or get something behind their names. Null
 * where it doesn't, or says more.
 */
export function mergedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const found = ways.map((way) => way.exec(request)).find((match) => match !== null);
  const [from, to] = [found?.groups?.["from"], found?.groups?.["to"]].map((name) =>
    name === undefined ? null : folderCalled(name, files),
  );
  if (!found || !from || !to || from.startsWith(`${to}/`) || to.startsWith(`${from}/`)) return null;
  const rest = request.replace(found[0], " ");
  const clash = already.exec(rest)?.[0];
  if (clash === undefined || decides.test(rest.replaceAll(neverOver, " "))) return null;
  const end = suffix.exec(rest)?.groups?.["suffix"];
  const isStaying = end === undefined && stays.test(clash);
  if (end === undefined && !isStaying) return null;
  const inside = files.filter(({ path }) => path.startsWith(`${from}/`));
  // folders within would have to be merged as well
  if (inside.some(({ path }) => path.slice(from.length + 1).includes("/"))) return null;
  const lower = (path: string) => path.toLowerCase();
  const there = new Set(files.map(({ path }) => lower(path)));
  const places = inside.flatMap(({ path }) => {
    const plain = `${to}/${baseName(path)}`;
    if (!there.has(lower(plain))) return [{ path, to: plain }];
    return end === undefined ? [] : [{ path, to: `${to}/${stemOf(path)}${end}${endingOf(path)}` }];
  });
  const targets = new Set(places.map((place) => lower(place.to)));
  const isFree = targets.size === places.length && places.every((place) => !there.has(lower(place.to)));
  const left = clausesSaid(
    (isStaying ? rest.replace(staysThen, " ") : rest)
      .replaceAll(example, " ")
      .replace(already, ". ")
      .replaceAll(neverOver, ". "),
  ).filter((clause) => !afterwards.test(clause));
  const going = places.map(({ path }) => path);
  return isFree && places.length > 0 && saysNoMore(left.join(". "), going, files) ? places : null;
}
