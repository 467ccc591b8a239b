import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { saidItems } from "../../request/texts-and-tables/said-items.ts";

const onOwnLine =
  /(?<!\p{L})(?:(?:one|each|every|a) (?:\p{L}+ ){0,2}?(?:(?:per|a|to a|on|in) )(?:(?:its|a|their|the|one) )?(?:own |new |separate |single )*line|(?:each|every) (?:\p{L}+ ){0,2}on (?:a|its) (?:own |new |separate )?line|line by line|per line|an? (?:own |new |separate )?line (?:for |per )?each(?: \p{L}+)?|(?:its|their) own lines?|(?:pro|je|jede\p{L}*) zeile|(?:eine[rn]?|eigene[rn]?) zeile|zeilenweise|untereinander)(?!\p{L})|1行|一行/iu;
/** More than the things themselves is to be in it, or they are to be in another order or form. */
const saysMore =
  /(?<!\p{L})(?:sort\p{L}*|order(?:ed)? by|alphabet\p{L}*|number(?:ed|s)?|tick(?:ed|s)?|checked|done|bullets?|dash\p{L}*|headings?|titles?|prices?|translat\p{L}*|capital\p{L}*|upper ?case|lower ?case|group\p{L}*|categor\p{L}*|in (?:german|english|french|japanese|spanish)|auf (?:deutsch|englisch)|sortier\p{L}*|nummer\p{L}*|abgehakt|erledigt|überschrift\p{L}*|preise?n?|übersetz\p{L}*|groß\p{L}*|except|without|also|ohne|außer|außerdem)(?!\p{L})|番号|見出し|並べ|訳/iu;

/** "Leave the names in English": they are to be as they are said. */
const asTheyAre =
  /(?:(?<!\p{L})(?:leave|keep) (?:it|them|the \p{L}+|everything) in (?:english|german|japanese)|(?<!\p{L})(?:die \p{L}+ )?(?:bitte )?auf (?:englisch|deutsch|japanisch) (?:be)?lassen|(?:英語|ドイツ語)のまま(?:で)?)(?!\p{L})/giu;
const asBoxes =
  /(?<!\p{L})(?:check ?box\p{L}*|check ?lists?|tick ?box\p{L}*|(?:kontroll|ankreuz)?kästchen|checkliste)(?!\p{L})|チェックボックス|チェックリスト/iu;
const heading =
  /(?<!\p{L})(?:with (?:the |a )?|mit (?:der )?)?(?:heading|title|überschrift)(?:\s+(?:is|says|ist))?(?:: ?|\s+)["'“„]?(?<text>(?!(?:and|of|for|in|on|at|und)(?!\p{L}))[\p{L}\p{N}][\p{L}\p{N} '’-]{0,40}?)["'”“]?(?=\s*(?:[,.;:]|$)|\s+(?:and|then|und|dann)(?!\p{L}))/iu;

/** A new list of what a request lists, each thing on a line of its own or with a box to be ticked. Empty where it says anything else of the list. */
export async function listCalls(request: string, files: readonly FileEntry[]): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || namedFiles(request, files).length > 0) return [];
  const title = path.endsWith(".md") ? (heading.exec(request)?.groups?.["text"] ?? null) : null;
  const wish = (title === null ? request : request.replace(heading, " ")).replaceAll(asTheyAre, " ");
  const isBoxes = asBoxes.test(wish);
  if (!/\.(?:txt|md|lst)$/iu.test(path) || !(isBoxes || onOwnLine.test(wish)) || saysMore.test(wish)) return [];
  const items = saidItems(wish);
  const sign = isBoxes ? "- [ ] " : path.endsWith(".md") ? "- " : "";
  const lines = items?.map((item) => `${sign}${item}`) ?? [];
  const content = [...(title === null ? [] : [`# ${title}`, ""]), ...lines].join("\n");
  return lines.length > 0 ? [{ tool: "write", input: { path, content: `${content}\n` } }] : [];
}
