import { baseName } from "../../../../../shared/path-parts.ts";
import { commitTold } from "./commit-told.ts";
import type { GitDeed } from "./git-deed.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

const commit = "\uE000";
const name = String.raw`["'\u0060„「]?(v?\d+(?:\.\d+)+(?:-\w+)*|[a-z][\w.-]*\d)["'\u0060“」]?`;
const politely = String.raw`^(?:please |pls |can you |could you |now |then |bitte |kannst du |könntest du )*`;
const tag = String.raw`(?:(?:the|a|our|das|den|ein|einen|unser|unseren) )?(?:missing |new |git |fehlende |neue )?tag(?: (?:called|named|namens))? `;
const end = String.raw`(?: (?:please|pls|too|now|bitte|noch))*$`;
const ways = [
  String.raw`(?:put|set|place|add|attach|setz\p{L}*|häng\p{L}*|leg\p{L}*) (?:bitte )?(?:${tag})?${name}(?: tag)? (?:on|onto|to|at|auf|an) ${commit}`,
  String.raw`(?:git )?tag(?:ge)? ${commit} (?:as|with|als|mit)(?: (?:the|dem) tag)? ${name}`,
  String.raw`(?:make |create |add )?${tag}${name} (?:on|onto|to|at|for|auf|für) ${commit}`,
  String.raw`(?:give|gib) ${commit} ${tag}${name}`,
].map((way) => new RegExp(politely + way + end, "iu"));
const inJapanese = new RegExp(
  String.raw`^${commit}\s*に\s*${name}\s*(?:という|の)?\s*タグを?\s*(?:付け|つけ|打)`,
  "iu",
);

/** "(not on the newest one)" */
const notThat = /\((?:not|nicht)(?!\p{L})[^()]*\)|,\s*(?:so |and |und )?(?:not|nicht) [^.!?\n]*/giu;
const setting =
  /(?<!\p{L})(?:set|changed|raised|bumped|moved|got|went|became|becomes|put|gesetzt|geändert|erhöht|angehoben|stand)(?!\p{L})|(?:になった|に変えた|に変更した|にした|に上げた)/iu;
/** What may stand behind the value: more would be a second wish. */
const toldEnd =
  /^["'”“\u0060]?(?: (?:gesetzt|geändert|erhöht|angehoben)(?: (?:wurde|worden ist|hat))?| (?:stand|kam))?$|^\s*に[^\s]{1,5}コミット$/iu;
/** It is another commit than the one that did it. */
const aside =
  /(?<!\p{L})(?:before|after|since|until|first|last|again|back|removed|deleted|vor|nach|seit|bis|zuerst|zuletzt|wieder|entfernt|gelöscht)(?!\p{L})|の前|の後|最初|最後/iu;
const more =
  /(?<!\p{L})(?:push\p{L}*|merg\p{L}*|branch\p{L}*|delet\p{L}*|remov\p{L}*|list|show|tell|then|also|and|writ\p{L}*|chang\p{L}*|renam\p{L}*|dann|und|lösch\p{L}*|zeig\p{L}*|sag\p{L}*|umbenenn\p{L}*)(?!\p{L})|して|教えて/iu;
const number = /(?<![\p{L}\p{N}_./-])v?\d+(?:\.\d+)+(?:-\w+)*(?![\p{L}\p{N}])/gu;

/**
 * The tag that a request puts on the commit that gave a file a value: "put v1.4.0 on the commit where VERSION was set to 1.4.0". Null where the commit is told in another way,
 * or something else is wanted.
 */
export function saidTagAt(request: string, paths: readonly string[]): GitDeed | null {
  const told = commitTold(request);
  if (told === null || !/(?<!\p{L})tag|タグ/iu.test(request)) return null;
  const clauses = request
    .replace(told, commit)
    .replaceAll(notThat, " ")
    .split(/[.:;!?。]+(?:\s+|$)|\n+/u)
    .map((clause) => clause.replaceAll(/\s+/gu, " ").trim());
  const own = clauses.find((clause) => clause.includes(commit)) ?? "";
  const tagName = [...ways, inJapanese].map((way) => way.exec(own)?.[1]).find((found) => found !== undefined);
  const isMore = clauses.some((clause) => clause !== own && more.test(clause) && !isDenial(clause));
  if (tagName === undefined || isMore || !setting.test(told) || aside.test(told) || isDenial(told)) return null;
  const files = paths.filter((path) => isNamed(path, told));
  const [file, ...others] = files;
  const bare = file === undefined ? told : told.replace(baseName(file), " ");
  const [text, ...texts] = bare.match(number) ?? [];
  if (file === undefined || others.length > 0 || text === undefined || texts.length > 0) return null;
  if (!toldEnd.test(bare.slice(bare.indexOf(text) + text.length).trimEnd())) return null;
  return { deed: "tag", name: tagName, message: null, at: { file, text } };
}

function isNamed(path: string, told: string): boolean {
  const names = [path, baseName(path)].map(escapeRegExp).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${names})(?![A-Za-z0-9_-]|\\.[a-z])`, "u").test(told);
}
