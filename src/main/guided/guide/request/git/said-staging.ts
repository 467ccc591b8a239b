import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import type { GitDeed } from "./git-deed.ts";
import { isQuestion } from "../questions/is-question.ts";
import { isDenial } from "../limits/ruled-out-files.ts";

/** "the index page" and "the index of the recipes" are in a file: git's own ends what is said of it. */
const index = String.raw`(?:git )?(?:index|stage)(?=\s*(?:$|[.,;:!?)]|(?:but|please|again|for now|so|because|without|bitte|aber|wieder)(?!\p{L})))`;
const area = String.raw`(?:(?:git )?staging(?: ?area)(?!\p{L})|(?:next commit|nächsten commit|vormerkung|staging-?bereich)(?!\p{L})|${index})`;
const object = String.raw`(?:(?!(?<!\p{L})(?:lines?|entry|entries|about|pages?|recipes?|zeilen?|einträge?|über|seiten?)(?!\p{L}))[^;!?\n]){0,80}(?<!\p{L})`;
const unstages = new RegExp(
  [
    String.raw`(?<!(?<!\p{L})(?:all|my|the|is|are|git['’]s|an?) )(?<![\p{L}-])(?:un-?stage|unstagen)(?!\p{L})(?! (?:button|command|script|step))`,
    String.raw`(?<!\p{L})(?:take|remove|get|pull|kick)(?!\p{L})${object}(?:out of|from|off) (?:the )?${area}`,
    String.raw`(?<!\p{L})(?:nimm|nehmt?|entferne?|hole?)(?!\p{L})${object}aus (?:dem|der) ${area}`,
    "ステージ(?:ングエリア|ング)?から(?:外|はず|取り除|除)|(?:ステージ|ステージング)を(?:取り消|解除|やめ)",
  ].join("|"),
  "iu",
);
const all =
  /(?<!\p{L})(?:everything|all(?: (?:of (?:it|them)|(?:the |my )?(?:files|changes)))?|alles|alle (?:dateien|änderungen))(?!\p{L})|すべて|ぜんぶ|全部/iu;
const asks =
  /(?<!\p{L})(?:how (?:to|do|can)|what (?:does|is|would)|should (?:i|we)|explain|wie (?:kann|mache|geht)|was (?:ist|heißt)|soll(?:te)? (?:ich|wir)|erklär\p{L}*)(?!\p{L})|方法|どうやって|とは/iu;
/** Something is done besides, or what was written goes as well. */
const more =
  /(?<!\p{L})(?:discard\p{L}*|throw away|revert\p{L}*|restore|undo|delet\p{L}*|stash\p{L}*|amend\p{L}*|push\p{L}*|(?:and|then|und|dann) (?:git )?(?:commit|stage|add)|except|all but|everything but|verwirf\p{L}*|lösch\p{L}*|außer)(?!\p{L})|破棄|削除|以外/iu;

/** Files that are no longer to be in the next commit, and stay as they are. Null where more or less is said. */
export function saidUnstaging(request: string, files: readonly string[]): GitDeed | null {
  const bare = outsideQuotes(request);
  if (!isOrdered(bare) || asks.test(bare) || more.test(bare) || isQuestion(request)) return null;
  if (all.test(bare)) return files.length === 0 ? { deed: "unstage", files: "all" } : null;
  return files.length === 0 ? null : { deed: "unstage", files };
}

/** What else git would be told, or told to tell, of the same files or of others. */
const otherDeed =
  /(?<!\p{L})(?:show|list|diff|add|stage|zeige?|(?<!(?<!\p{L})(?:a|the|later|next|another|this|that|own|separate|nächsten) )commit|committen?)(?!\p{L})|コミットして|見せて/iu;

/** Whether it is said to be done, in a clause that doesn't say no, and with nothing else said to git. */
function isOrdered(bare: string): boolean {
  const found = unstages.exec(bare);
  if (found === null) return false;
  const before =
    bare
      .slice(0, found.index)
      .split(/[.,;!?\n]\s/u)
      .at(-1) ?? "";
  const said = bare.slice(found.index, found.index + found[0].length + 4);
  if (isDenial(before + found[0]) || /ない/u.test(said)) return false;
  const clauses = bare.replace(unstages, " ").split(/[.,;!?。、\n]+\s*|\s(?:and|but|so|und|aber)\s/u);
  return clauses.every((clause) => isDenial(clause) || !otherDeed.test(clause));
}
