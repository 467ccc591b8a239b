import type { GitDeed } from "./git-deed.ts";
import { isDenial, sentencesOfGit } from "../limits/ruled-out-files.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

const quote = /"([^"\n]+)"|\u0060([^\u0060\n]+)\u0060|“([^”\n]+)”|„([^“”\n]+)[“”]|「([^」\n]+)」/gu;
const [file, message] = ["\uE000", "\uE001"];
const commits = /(?<!\p{L})commit(?:s|te|ten|te?s)?(?!\p{L})|コミット/iu;

/** All that may stand between files and messages: more would be another wish, or a condition. */
const beside = new RegExp(
  String.raw`(?<!\p{L})(?:two|three|four|2|3|4|separate(?:ly)?|single|own|different|git|commits?|please|pls|make|made|do|create|with|as|under|the|a|an|messages?|and|then|one|another|other|first|second|third|for|of|from|in|into|is|it|its|each|can|could|you|i|we|want|need|would|like|to|changes?|zwei|drei|vier|getrennt\p{L}*|einzeln\p{L}*|eigene\p{L}*|mach\p{L}*|erstelle?|committe|bitte|mit|als|unter|der|die|das|dem|den|nachricht|und|dann|einen?|einmal|für|von|aus|jeweils|kannst|du)(?!\p{L})|で|を|と|は|別々に|それぞれ|二つ|2つ|メッセージ|して|ください|下さい|コミット|[\s,;:.!?()、。–-]`,
  "giu",
);
const several =
  /(?<!\p{L})(two|three|four|2|3|4|zwei|drei|vier)(?: (?:separate|single|different|git|getrennte|einzelne|eigene))* commits?(?!\p{L})/iu;
/** "not b.md, but push the rest" */
const goesOn =
  /(?<!\p{L})(?:but|and|then|aber|und|dann) (?:\p{L}+ )?(?:push|tag|merge|delete|remove|commit|move|lösch|committe)\p{L}*(?!\p{L})/iu;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, zwei: 2, drei: 3, vier: 4 };

/**
 * Several commits, where a request gives each file or group of files a message of its own: "a.md as 'Add a' and b.md as 'Add b'". `named` are the files that it may speak
 * of. Null where it says anything else, or where not each of them has one.
 */
export function pairedCommits(request: string, named: readonly string[]): GitDeed[] | null {
  if (!commits.test(request)) return null;
  const sentences = sentencesOfGit(request);
  const denied = sentences.filter((text) => isDenial(text.replaceAll(quote, " ")));
  if (denied.some((text) => goesOn.test(text.replaceAll(quote, " ")))) return null;
  const out = named.filter((path) => denied.some((text) => text.includes(path)));
  const meant = named.filter((path) => !out.includes(path));
  const said = sentences.filter((text) => !denied.includes(text)).join(" ");
  const found: { sign: string; text: string }[] = [];
  const names = meant.toSorted((one, other) => other.length - one.length).map(escapeRegExp);
  const isName = new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${names.join("|")})(?![A-Za-z0-9_-]|\\.[a-z])`, "gu");
  const either = new RegExp(`${quote.source}|${isName.source}`, "gu");
  if (names.length < 2) return null;
  const rest = said.replaceAll(either, (text) => {
    const bare = text.replaceAll(/^["\u0060“„「]|["\u0060”“」]$/gu, "");
    found.push({ sign: meant.includes(bare) ? file : message, text: bare });
    return " ";
  });
  const groups = groupsOf(found);
  const count = several.exec(rest)?.[1]?.toLowerCase();
  const isCounted = count === undefined || (counts[count] ?? Number(count)) === groups?.length;
  const isRest = /[\p{L}\p{N}]/u.test(rest.replaceAll(beside, " "));
  if (!groups || groups.length < 2 || !isCounted || isRest) return null;
  const all = groups.flatMap(({ files }) => files);
  return new Set(all).size < all.length
    ? null
    : groups.map(({ files, text }) => ({ deed: "commit", files, message: text }));
}

/** Files and their messages, in whichever of the two orders they stand all through. */
function groupsOf(found: readonly { sign: string; text: string }[]): { files: string[]; text: string }[] | null {
  const order = found.map(({ sign }) => sign).join("");
  const isAhead = new RegExp(`^(?:${file}+${message})+$`, "u").test(order);
  if (!isAhead && !new RegExp(`^(?:${message}${file}+)+$`, "u").test(order)) return null;
  const ordered = isAhead ? found.toReversed() : found;
  const groups: { files: string[]; text: string }[] = [];
  for (const { sign, text } of ordered) {
    if (sign === message) groups.push({ files: [], text });
    else groups.at(-1)?.files.push(text);
  }
  return isAhead ? groups.toReversed().map((group) => ({ ...group, files: group.files.toReversed() })) : groups;
}
