import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { requestLanguage } from "../../request/answer-language.ts";
import { isDenial } from "../../request/ruled-out-files.ts";
import { escapeRegExp } from "../../request/word-pattern.ts";
import { onOwnLine } from "./list-of-items.ts";
import { newFromOne } from "./new-from-one.ts";
import { saysNothingElse } from "./plain-conversion.ts";

const name = String.raw`\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?`;
/** Who speaks, and what they call their own. */
const speaker = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]['’ ]?[Aa]?m|[Mm]y name is|[Ii]t['’]s|[Ii]ch bin|[Ii]ch heiße) (${name})(?!\p{L})`,
  "u",
);
const ofSpeaker =
  /(?<!\p{L})(?:(?:what|everything|all)(?: that)? i (?:have|need|am supposed) to do|my (?:own )?(?:tasks?|to-?dos?|jobs|action items)|(?:was|alles,? was) ich (?:zu tun habe|(?:noch )?(?:machen|tun|erledigen) (?:muss|soll))|meine (?:aufgaben|to-?dos))(?!\p{L})/giu;
/** The same said of somebody else. */
const ofOther = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Ww]hat|[Ee]verything|all)(?: that)? (${name}) (?:has|needs|is supposed) to do|(${name})['’]s? (?:tasks?|to-?dos?|jobs|action items)|(?:[Ww]as|[Aa]lles,? was) (${name}) (?:zu tun hat|(?:noch )?(?:machen|tun|erledigen) (?:muss|soll)))(?!\p{L})`,
  "gu",
);
const together =
  /(?<!\p{L})(?:also |including |even |auch |too |(?:and |und ))*(?:(?:what|those|that|the ones|was|das)(?: (?:i|we|they|he|she|ich|er|sie))? (?:do |does |have to do |mache? |macht )?)?(?:together|jointly|shared|gemeinsam|zusammen) ?(?:with|mit)? ?(?:somebody|someone|others|anybody|another|anderen|jemandem)?(?: (?:else|mache|macht))?(?!\p{L})/giu;
const item = /^\s*(?:[-*+•]|\d+[.)])\s+(?<box>\[[ xX✓]\]\s+)?(?<rest>\S.*)$/u;
const labelled = /^(?<names>[\p{L}][\p{L} ,&+/.'’-]{0,60}?)\s*[:：]\s+(?<text>\S.*)$/u;
const everybody = /(?<!\p{L})(?:all|everyone|everybody|both|team|alle|beide|jeder)(?!\p{L})/iu;
const plain =
  `look through go read check minutes notes note protocol what i m my do does have has to need needs thing things task tasks todo todos one each per line on its own single
  also together with somebody someone others else only was ich bin zu tun habe machen muss aufgaben aufgabe schau mal bitte durch protokoll pro zeile jede jeder eigene
  auch mit jemandem together gemeinsam zusammen steht alles all everything pack leg in die eine einer`.split(/\s+/);

/**
 * A new list of what somebody has to do by a file whose items say for each thing whose it is, "- Priya: reserve the tents", one on each line. What several do together
 * is in it where the request says so. Empty where their name stands anywhere else in the file, and where anything else is wanted.
 */
export async function personItemCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || !/\.(?:txt|md|lst)$/iu.test(found.path) || !/\.(?:txt|md|markdown)$/iu.test(found.source.path))
    return [];
  if (found.source.size > mostBytes || !onOwnLine.test(request) || isDenial(request)) return [];
  const person = personMeant(request);
  if (person === null) return [];
  const isJoint = request.search(together) !== -1;
  const rest = request
    .replaceAll(ofSpeaker, " ")
    .replaceAll(ofOther, " ")
    .replaceAll(together, " ")
    .replace(onOwnLine, " ");
  if (!saysNothingElse(rest, [...plain, person.toLowerCase()], null)) return [];
  const items = itemsOf((await view.text(found.source.path)) ?? "", person);
  if (!items || items.length === 0 || (!isJoint && items.some(({ others }) => others.length > 0))) return [];
  const [withOthers, and] = requestLanguage(request) === "de" ? ["mit", "und"] : ["with", "and"];
  const sign = found.path.endsWith(".md") ? "- " : "";
  const lines = items.map(({ text, others }) =>
    others.length > 0 ? `${sign}${text} (${withOthers} ${others.join(` ${and} `)})` : `${sign}${text}`,
  );
  return [{ tool: "write", input: { path: found.path, content: `${lines.join("\n")}\n` } }];
}

function personMeant(request: string): string | null {
  const said = [...request.matchAll(ofOther)].flatMap(([, ...names]) => names.find((each) => each !== undefined) ?? []);
  const own = request.search(ofSpeaker) === -1 ? [] : [speaker.exec(request)?.[1] ?? null];
  const [only = null, ...others] = [...said, ...own];
  return others.length > 0 ? null : only;
}

/** What one has to do, and who does it as well; null where they are spoken of in another way, or something is done already. */
function itemsOf(text: string, person: string): { text: string; others: string[] }[] | null {
  const isHere = new RegExp(`(?<!\\p{L})${escapeRegExp(person)}(?!\\p{L}|['’]s(?!\\p{L}))`, "iu");
  const items: { text: string; others: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const found = item.exec(line)?.groups;
    const parts = labelled.exec(found?.["rest"] ?? line)?.groups;
    const names = (parts?.["names"] ?? "").split(/\s*[,&+/]\s*|\s+(?:and|und)\s+/u).filter((each) => each !== "");
    const isOwn = names.some((each) => each.toLowerCase() === person.toLowerCase());
    const isDone = /[xX✓]/u.test(found?.["box"] ?? "");
    if (found && parts && isOwn && !isDone) {
      const others = names.filter((each) => each.toLowerCase() !== person.toLowerCase());
      items.push({ text: parts["text"]?.trim() ?? "", others });
      continue;
    }
    // "There: Priya, Tom" lists who they are
    const isListed =
      !found && parts !== undefined && (parts["text"] ?? "").split(/,\s*/u).every((each) => isName.test(each));
    const isAll = found !== undefined && everybody.test(parts?.["names"] ?? "");
    if (isAll || (isHere.test(line) && !isListed)) return null;
  }
  return items;
}

const isName = new RegExp(`^${name}[.]?$`, "u");
