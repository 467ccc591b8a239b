import type { Call } from "../../../../../agent/step-protocol.ts";
import { orderTurned } from "../../../../mend/order-turned.ts";
import { isProgram, languageOf } from "../../../../mend/program-file.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isTestFile, namedFiles } from "../../../files/named-files.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";

const wrongWay =
  /(?<!\p{L})(?:the wrong way (?:a?round|about)|(?:the )?wrong order|back to front|upside down|(?:should|must|has to|have to) be the other way (?:a?round|about)|falsch(?: ?he)?rum|verkehrt herum|in der falschen reihenfolge)(?!\p{L})|逆(?:順)?に(?:なっ|並ん)/iu;
const ofOrder =
  /(?<!\p{L})(?:newest|oldest|latest|earliest|first|last|top|bottom|order\p{L}*|sort\p{L}*|rank\p{L}*|(?:high|low|bigg|small|long|short)est|best|worst|neuest\p{L}*|ältest\p{L}*|zuerst|oben|unten|sortier\p{L}*|reihenfolge)(?!\p{L})|順/iu;

/** The only ordering of the program that a request names, where it says that it is the wrong way round. Empty where it isn't clear which one that is. */
export async function saidTurnedOrderCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (!wrongWay.test(request) || !ofOrder.test(request) || isQuestion(request)) return [];
  const [program, ...others] = namedFiles(request, files).filter(({ path }) => isProgram(path) && !isTestFile(path));
  const language = program && others.length === 0 ? languageOf(program.path) : null;
  const text = language && program ? await view.text(program.path) : null;
  if (!program || !language || text === null) return [];
  const call = orderTurned(program.path, text, language);
  return call ? [call] : [];
}
