import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { isCalled } from "../../../files/is-called.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutWhatStays } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { meantForms, wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { japaneseQuotes, quotedPhrases } from "../../../request/words/search-words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

const ofHeading =
  /(?<!\p{L})(?:headings?|headline|sub-?heading|section(?: title)?|chapter(?: title)?|(?:zwischen)?überschrift|abschnitt|kapitel)(?!\p{L})|見出し|章の?(?:名前|題)/iu;
/** What stands between the old heading and the new one. */
const becomes =
  /(?<!\p{L})(?:to|into|as|should|shall|must|becomes?|be|read|say|in|zu|soll\p{L}*|heißt|heißen|lauten|durch|with|by)(?!\p{L})|→|->|=>|を/iu;
const heading = /^(\s*#{1,6}\s+|\s*<h[1-6][^>]*>\s*)(.*?)(\s*#*\s*|\s*<\/h[1-6]>\s*)$/iu;

/**
 * A heading that is to read otherwise, both said in quotation marks; what else has its words stays. Empty where the request says no such thing, where two
 * may be meant, or where something links to it.
 */
export async function saidHeadingCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutWhatStays(request);
  if (!ofHeading.test(said) || isQuestion(request) || wantsEverywhere(said) || isDenial(said)) return [];
  const forms = meantForms(said).filter((form) => form !== "replace" && form !== "fix");
  const [old, fresh, ...others] = quotedIn(said);
  if (old === undefined || fresh === undefined || others.length > 0 || old === fresh) return [];
  const between = said.slice(said.indexOf(old) + old.length, said.lastIndexOf(fresh));
  if (!becomes.test(between) || forms.length > 0 || saysSeveralWishes(said)) return [];
  const texts = await textsMeant(request, files, /\.(?:md|markdown|html?)$/i, view);
  const found = texts.flatMap((file) => {
    const row = rowOf(file, old);
    return row === null ? [] : [{ ...file, row }];
  });
  const meant = plainestFile(found, texts, request);
  if (!meant || (found.length > 1 && !isCalled(meant.path, request))) return [];
  const line = meant.text.split("\n")[meant.row] ?? "";
  const written = line.replace(heading, (_, before: string, __: string, behind: string) => before + fresh + behind);
  return [{ tool: "edit", input: { path: meant.path, old_text: line, new_text: written, line: meant.row + 1 } }];
}

function quotedIn(request: string): string[] {
  const japanese = japaneseQuotes(request);
  return japanese.length > 0 ? japanese : quotedPhrases(request);
}

/** The line of the only heading that reads so; null where there is none, several, or a link to it. */
function rowOf({ text }: FileText, said: string): number | null {
  const rows = text.split("\n").flatMap((line, row) => (isSame(heading.exec(line)?.[2], said) ? [row] : []));
  const [row, ...others] = rows;
  const slug = said.toLowerCase().trim().replaceAll(/\s+/gu, "-");
  return row === undefined || others.length > 0 || text.toLowerCase().includes(`#${slug})`) ? null : row;
}

function isSame(own: string | undefined, said: string): boolean {
  return own?.toLowerCase() === said.toLowerCase();
}
