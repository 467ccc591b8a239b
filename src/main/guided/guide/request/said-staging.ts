import { outsideQuotes } from "../../forms/outside-quotes.ts";
import type { GitDeed } from "./git-deed.ts";

const area = String.raw`(?:staging(?: ?area)?|index|stage|next commit|nächsten commit|vormerkung|staging-?bereich)`;
const unstages = new RegExp(
  [
    String.raw`(?<!\p{L})(?:un-?stag(?:e|ed|ing)|unstagen?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:take|remove|get|pull|kick)(?!\p{L})[^;!?\n]{0,80}(?<!\p{L})(?:out of|from|off) (?:the )?${area}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:nimm|nehmt?|entferne?|hole?)(?!\p{L})[^;!?\n]{0,80}(?<!\p{L})aus (?:dem|der) ${area}(?!\p{L})`,
    "ステージ(?:ングエリア|ング)?から(?:外|はず|取り除|除)|(?:ステージ|ステージング)を(?:取り消|解除|やめ)",
  ].join("|"),
  "iu",
);
const all =
  /(?<!\p{L})(?:everything|all(?: (?:of (?:it|them)|(?:the |my )?(?:files|changes)))?|alles|alle (?:dateien|änderungen))(?!\p{L})|すべて|全部/iu;
const asks =
  /(?<!\p{L})(?:how (?:to|do|can)|what (?:does|is|would)|should (?:i|we)|explain|wie (?:kann|mache|geht)|was (?:ist|heißt)|soll(?:te)? (?:ich|wir)|erklär\p{L}*)(?!\p{L})|方法|どうやって|とは/iu;
/** Something is done besides, or what was written goes as well. */
const more =
  /(?<!\p{L})(?:discard\p{L}*|throw away|revert\p{L}*|restore|undo|delet\p{L}*|stash\p{L}*|amend\p{L}*|push\p{L}*|(?:and|then|und|dann) (?:git )?(?:commit|stage|add)|except|all but|everything but|verwirf\p{L}*|lösch\p{L}*|außer)(?!\p{L})|破棄|削除|以外/iu;

/** Files that are no longer to be in the next commit, and stay as they are. Null where more or less is said. */
export function saidUnstaging(request: string, files: readonly string[]): GitDeed | null {
  const bare = outsideQuotes(request);
  if (!unstages.test(bare) || asks.test(bare) || more.test(bare)) return null;
  if (all.test(bare)) return files.length === 0 ? { deed: "unstage", files: "all" } : null;
  return files.length === 0 ? null : { deed: "unstage", files };
}
