import { outsideQuotes } from "../../forms/outside-quotes.ts";
import { newFiles } from "./named-files.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { asksToWrite } from "../request/wishes/request-intent.ts";
import { wishesForFile } from "../request/files/wishes-for-file.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";

/** Stands for the name of what is to be made. */
const made = "\u00A7";

/** What is done to something that is there, unless it is done to the new file. */
const puts = String.raw`(?:put|include|setze?|füge?|trage?)`;
const adds = String.raw`(?:add|append|insert|enter|ergänz\p{L}*)`;
const changes = new RegExp(
  [
    String.raw`(?<!\p{L})${puts}(?!\p{L})(?![^.;!?\n]{0,120}${made}(?:$|\s*[.,;:!?)]|\s+(?:please|pls|bitte|ein|hinzu)(?!\p{L})))`,
    String.raw`(?<!\p{L})${adds}(?!\p{L})(?! (?:(?:an?|the|new|another|me|us|file|called|eine?|neue|datei) ){0,4}${made})`,
    String.raw`(?<!\p{L})(?:change|update|correct|fix|mend|repair|replace|rename|remove|delete|drop|move|links? (?:to|it|from)|mention (?:it|this|that|them) (?:in|on)|refers?|mark|tick|cross|edit|adjust|extend|adapt|import|use|comment|commit|register|sort|set|raise|lower|increase|decrease|bump|turn(?! [^.;!?\n]* into)|cut|clear|shorten|hook|switch|extract|split|point|call|make \p{L}+ (?:load|call|use|read)|have \p{L}+ (?:load|call|use|read)|also|too|as well|everywhere)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:änder\p{L}*|korrigier\p{L}*|ersetz\p{L}*|umbenenn\p{L}*|benenn\p{L}*|lösch\p{L}*|entfern\p{L}*|streich\p{L}*|verschieb\p{L}*|verlink\p{L}*|erwähn\p{L}*|anpass\p{L}*|passe?|aktualisier\p{L}*|überarbeit\p{L}*|sortier\p{L}*|kürz\p{L}*|häng\p{L}*|bau\p{L}*|ruf\p{L}*|nimm|auch|überall|binde?|verwend\p{L}*)(?!\p{L})`,
    "追加|加え|足し|書き足|変更|変えて|直して|修正|削除|消して|更新|書き換え|置き換え|リンク|載せ|移動|移し|使うよう",
  ].join("|"),
  "iu",
);

/** "put them in", "put her name in": no place is said. */
const putsIn =
  /(?<!\p{L})(?:put|add|include|enter|fill|setze?|trage?|füge?|nimm) (?:[^.,;:!?\n]{1,60}? )?(?:in|there|in there|ein|rein|hinein|mit rein|dazu)(?: (?:too|as well|please|bitte|both|auch))*(?=\s*(?:[.,;:!?)]|$))/giu;

/** A clause that goes on behind the name of what is made, about pages that are there: "and show it in the menu", "and load it on all pages". */
const goesOn = new RegExp(
  String.raw`${made}[^.!?\n]*?(?:,|;|(?<!\p{L})(?:and|und|then|dann)(?!\p{L})|[.!?\n])[\s\S]*?(?<!\p{L})(?:menus?|nav\p{L}*|pages?|load(?:s|ed)?|show (?:it|them|this)|links?|other|every|all|menüs?|menü\p{L}*|seiten?|startseite|anderen?|allen?|jede[rnsm]?|häng\p{L}*|lade?)(?!\p{L})|${made}[\s\S]*(?:メニュー|ページ|読み込)`,
  "iu",
);

/** Whether a request wants nothing but a file, or several, that isn't there yet: what is there and isn't named stays as it is then. */
export function makesOnlyNew(request: string, files: readonly FileEntry[]): boolean {
  const fresh = newFiles(request, files);
  if (fresh.length === 0 || !(asksToWrite(request) || wishesForFile(request, fresh))) return false;
  const text = fresh.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`["'\`„“]?${escapeRegExp(name)}["'\`“”]?`, "giu"), made),
    request,
  );
  // what is put in is put into what is made, where no other place is said
  const said = outsideQuotes(text).replaceAll(putsIn, " ");
  return !changes.test(said) && !goesOn.test(said);
}
