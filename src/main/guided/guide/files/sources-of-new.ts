import { baseName } from "../../../../shared/path-parts.ts";
import { outsideQuotes } from "../../forms/outside-quotes.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { namedFiles, newFiles } from "./named-files.ts";

/** Stands for the name of a file that is there. */
const named = "\u00A4";
const article = String.raw`(?:(?:the|our|my|this|der|dem|den|die|das|unserer?|unserem|meiner?|meinem)\s+)?(?:(?:file|list|datei|liste)\s+)?`;
/** How a sentence says that something stands in a file. */
const standsIn = [
  String.raw`(?:(?<!\p{L})|(?=['’]))(?:is|are|(?<=\p{L})['’](?:s|re)|stands?|listed|written(?: down)?|noted|found|find|know|knows|have|has|got|steht|stehen|findest du|findet|finden|liegt|liegen|hab(?:e|en)?)\s+(?:\p{L}+\s+){0,2}?(?:in|on|auf)\s+${article}${named}`,
  String.raw`(?<!\p{L})(?:from|according to|based on|see|aus|laut|gemäß|siehe|look(?:ed)? (?:\p{L}+ )?up in)\s+${article}${named}`,
  String.raw`(?<!\p{L})in\s+${article}${named}[^.,;!?\n]{0,40}\s(?:steht|stehen)(?!\p{L})`,
  String.raw`${named}\s*(?:にあ|に書|に載|から|の(?!(?:最後|末尾|先頭))|を見|を参照|を元|をもと)`,
  String.raw`(?<!\p{L})(?:with|of|all|both|mit|alle)\s+(?:the |our |my |den |die |unseren )?(?:data|values?|names?|numbers?|addresse?s?|items?|entries|things|daten|werten?|namen|nummern|adressen|angaben|einträgen?) (?:in|of|von|aus)\s+${article}${named}`,
].map((way) => new RegExp(way, "iu"));
/** Something is done to a file that is there. */
const changes =
  /(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|mov(?:e|es|ing)|cut|drop|chang(?:e|ing)|updat(?:e|ing)|correct(?!ly)|fix|replac\p{L}*|renam\p{L}*|tick|mark|cross|strike|link|append|edit|entfern\p{L}*|lösch\p{L}*|verschieb\p{L}*|änder\p{L}*|aktualisier\p{L}*|korrigier\p{L}*|ersetz\p{L}*|benenn\p{L}*|streich\p{L}*|hak\p{L}*|markier\p{L}*|ergänz\p{L}*|verlink\p{L}*)(?!\p{L})|削除|消し|移動|移し|変更|変えて|直し|修正|更新|追加|書き足|加え/iu;

/**
 * The files of the folder that a request for a new file names only to say what stands there: "her name and our number are in contract.md, put them in". None of them is to be changed.
 */
export function sourcesOfNew(request: string, files: readonly FileEntry[]): string[] {
  if (newFiles(request, files).length === 0) return [];
  return namedFiles(request, files).flatMap(({ path }) => {
    const name = [path, baseName(path)].map(escapeRegExp).join("|");
    const text = request.replaceAll(
      new RegExp(`["'\u0060„“「『]?(?:${name})(?![\\p{Script=Latin}\\p{N}_])["'\u0060“”」』]?`, "giu"),
      named,
    );
    const about = outsideQuotes(text)
      .split(/(?<=[.;!?])\s+|[。\n]/u)
      .filter((sentence) => sentence.includes(named));
    const isSource = about.every((sentence) => !changes.test(sentence) && isOnlyRead(sentence));
    return about.length > 0 && isSource ? [path] : [];
  });
}

/** Whether each mention of a file in a sentence says that something stands in it. */
function isOnlyRead(sentence: string): boolean {
  const others = standsIn.reduce((rest, way) => rest.replaceAll(new RegExp(way.source, "giu"), " "), sentence);
  return !others.includes(named);
}
