import { cellTold, questionIn } from "../entries/asked-cell.ts";
import { asksSinceVersion, withoutSinceVersion } from "../../request/questions/asks-since-version.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isSameNoun, isSameVerb, wordsOf } from "../../request/words/words.ts";

/** The column that a version is told under. */
export const ofVersions = "version";
const heading = /^#{1,4}\s*(?:version\s+)?\[?v?(\d+(?:\.\d+)+)(?![\w.])/iu;
const entry = /^\s*[-*+•]\s+(.+?)\s*$/u;
const saysLittle =
  /^(?:app|program|tool|library|feature|version|support(?:s|ed)?|possible|able|added|introduced|brought|available|there|been|exist\p{L}*|work\p{L}*|allow\p{L}*|offer\p{L}*|let|know|knew|programm|unterstützt|möglich|eingeführt|hinzugefügt|gibt|dazu|kam|kommt|geht|funktion|bot|bietet|konnte|kannte|機能|対応|追加|使用|利用|可能)$|\p{scx=Hiragana}/iu;
/** A heading above what is in no version yet. */
const ofNext =
  /^#{1,4}\s*\[?(?:next|unreleased|upcoming|coming(?: soon)?|planned|to ?do|geplant|demnächst|unveröffentlicht|未リリース|未定|予定)(?![\p{L}])/iu;
const isToCome =
  /(?<!\p{L})(?:planned|will|soon|coming|upcoming|next version|to ?do|geplant|demnächst|kommt|wird|nächste\p{L}* version)(?!\p{L})|予定|今後/iu;
/** What is mended or bettered was there before. */
const wasThere =
  /(?<!\p{L})(?:fix\p{L}*|bug|wrong|missing|crash\p{L}*|faster|improv\p{L}*|better|again|behoben|fehl\p{L}*|schneller|besser|wieder)(?!\p{L})|修正|改善/iu;
const isGone =
  /(?<!\p{L})(?:remov\p{L}*|no longer|dropp\p{L}*|gone|entfern\p{L}*|nicht mehr|entfällt)(?!\p{L})|廃止|削除/iu;

/**
 * The version of a list of changes from which on something is there, told as a fact: the oldest one with an entry that has all that the request names. Empty where that
 * entry tells of a mistake in it or of what is to come, or where it was taken away in some version.
 */
export function sinceVersion(text: string, request: string): string {
  const question = questionIn(request);
  if (!asksSinceVersion(question)) return "";
  const words = wantedWords(withoutSinceVersion(question)).filter((word) => !saysLittle.test(word));
  let version = "";
  const found: { version: string; said: string }[] = [];
  let isOut = true;
  for (const line of text.split(/\r?\n/)) {
    if (/^#{1,2}\s/.test(line)) isOut = !ofNext.test(line);
    version = heading.exec(line)?.[1] ?? (/^#{1,4}\s/.test(line) && !/^#{3,4}\s/.test(line) ? "" : version);
    const said = entry.exec(line)?.[1] ?? "";
    const own = wordsOf(said);
    if (words.length > 0 && isOut && words.every((word) => own.some((other) => isSame(word, other))))
      found.push({ version, said });
  }
  const there = found.filter(({ said }) => !isToCome.test(said));
  const oldest = there.toSorted((one, other) => comparedVersions(one.version, other.version))[0];
  if (!oldest || there.some((each) => each.version === "" || isGone.test(each.said)) || wasThere.test(oldest.said))
    return "";
  return cellTold({ value: oldest.version, column: ofVersions, row: oldest.said });
}

function isSame(one: string, other: string): boolean {
  return isSameNoun(one, other) || isSameVerb(one, other);
}

function comparedVersions(one: string, other: string): number {
  const [own, others] = [one, other].map((version) => version.split(".").map(Number));
  const place = own?.findIndex((part, at) => part !== (others?.[at] ?? 0)) ?? -1;
  return place === -1 ? 0 : (own?.[place] ?? 0) - (others?.[place] ?? 0);
}
