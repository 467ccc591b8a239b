import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { isProgram } from "../../mend/program-file.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { noNumber, type NoNumber } from "../facts/numbers/no-number.ts";
import { filesFor } from "../files/files-for.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { namedFiles } from "../files/named-files.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { isQuestion } from "../request/questions/is-question.ts";

const mostRead = 12;
const asksWhy =
  /(?<!\p{L})(?:why|how come|what(?:['’]?s| is) (?:wrong|the (?:reason|cause))|where does|warum|wieso|weshalb|woher|woran|was stimmt)(?!\p{L})|なぜ|どうして|原因/iu;
const isToStay =
  /(?<!\p{L})(?:(?:do(?:n['’]?t| not)|without) (?:chang|touch|edit|fix|mend|repair)\p{L}*|nichts? (?:ändern|anfassen)|nur sagen|(?:just|only) (?:tell|say|explain))(?!\p{L})|変えないで|直さないで/iu;

/** Why a program says NaN, where one value of its data is no number: a small model explains what NaN means instead. Null where it is to be mended, or nothing is found. */
export async function answerWhenNoNumber({ messages }: TurnState, view: WorkspaceView): Promise<string | null> {
  const { request, isNew } = turnOf(messages);
  const text = request?.text ?? "";
  if (isNew || !/(?<![\p{L}\p{N}])NaN(?![\p{L}\p{N}])/u.test(text) || !asksWhy.test(text)) return null;
  if (!isQuestion(text) && !isToStay.test(text)) return null;
  const files = await filesFor(text, view);
  const [program, ...others] = namedFiles(text, files).filter(({ path }) => isProgram(path));
  if (!program || others.length > 0) return null;
  const small = files
    .filter(({ path, size }) => /\.(?:json|csv|tsv)$/iu.test(path) && size <= mostBytes)
    .slice(0, mostRead);
  const read = async (path: string) => ({ path, text: (await view.text(path)) ?? "" });
  const found = noNumber(await read(program.path), await Promise.all(small.map(({ path }) => read(path))), text);
  return found && texts[requestLanguage(text)](found, program.path);
}

const texts: Readonly<Record<Language, (found: NoNumber, program: string) => string>> = {
  en: ({ path, record, field, value }, program) => {
    const [who, whose] = record === "" ? ["one entry", `one “${field}”`] : [record, `the “${field}” of ${record}`];
    return value === null
      ? `In ${path} ${who} has no value for “${field}”, and ${program} calculates with it: NaN means that it isn't a number.`
      : `In ${path} ${whose} is “${value}”. That is a text and not a number, so ${program} gets NaN when it calculates with it.`;
  },
  de: ({ path, record, field, value }, program) =>
    value === null
      ? `In ${path} fehlt${record === "" ? "" : ` bei ${record}`} ein Wert für „${field}“, mit dem ${program} rechnet: NaN heißt, dass es keine Zahl ist.`
      : `In ${path} steht${record === "" ? "" : ` bei ${record}`} für „${field}“ der Text „${value}“. Das ist keine Zahl, also bekommt ${program} NaN, wenn es damit rechnet.`,
  ja: ({ path, record, field, value }, program) =>
    value === null
      ? `${path}の${record === "" ? "" : `${record}の`}「${field}」に値がなく、${program}がそれで計算するためNaNになります。`
      : `${path}の${record === "" ? "" : `${record}の`}「${field}」が数値ではなく文字列「${value}」なので、${program}が計算するとNaNになります。`,
};
