import { baseName } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { escapeRegExp } from "./word-pattern.ts";

/** Files that a request names to say that they stay as they are: "donations.csv has to stay as it is", "don't touch totals.json". */
export function keptFiles(request: string, files: readonly FileEntry[]): string[] {
  const sentences = request.split(/(?<=[.!?。])\s+|(?<=。)|\n+|[;,]\s+(?=(?:but|and|aber|und)\s)/u);
  return files.flatMap(({ path }) => {
    const names = [...new Set([path, baseName(path)])].map(escapeRegExp).join("|");
    const isKept = keptAs(
      `(?<![\\p{L}\\p{N}_./-])["'\`„“”「]?(?:${names})["'\`“”」]?(?![\\p{Script=Latin}\\p{N}_/-]|\\.\\w)`,
    );
    return sentences.some((sentence) => isKept.test(sentence)) ? [path] : [];
  });
}

function keptAs(name: string): RegExp {
  const untouched = String.raw`(?:as (?:it is|is|it was|they are)|alone|the way (?:it is|they are)|unchanged|untouched|the same|like (?:it is|that)|(?:right )?(?:here|there|put|where (?:it is|they are))|wo (?:es|sie|er) (?:ist|sind|liegt|liegen|steht|stehen)|hier|da|liegen|wie (?:es|sie|er) (?:ist|sind|war)|unverändert|unberührt|in ruhe|so)(?!\p{L})(?! nicht)`;
  const between = String.raw`[^.,!?;。]{0,60}?`;
  const ways = [
    `${name}${between} (?:stays?|remains?|be left|keeps?|bleib(?:t|en)|bleiben) ${untouched}`,
    String.raw`(?:do not|don'?t|dont|never|without|please no) (?:touch|chang|edit|modif|alter|overwrit)\p{L}* (?:(?:the|my|our) )?${name}`,
    `(?:leave|keep|lass\\p{L}*) (?:(?:the|my|our|die|das|den) )?${name} (?:bitte )?${untouched}`,
    `(?<!(?:\\bto|\\bnot|n['’]?t|\\bnicht|\\bnever) )(?:keep|behalte?n?) (?:(?:the|my|our|die|das|den) )?${name}(?=\\s*(?:[,.;!?)]|$))`,
    String.raw`${name} (?:bitte )?(?:nicht|keinesfalls) (?:an(?:fassen|rühren)|(?:ver)?ändern)`,
    `${name}は(?:そのまま|変え(?:ない|ず)|触ら(?:ない|ず)|変更しない)`,
  ];
  return new RegExp(ways.join("|"), "iu");
}
