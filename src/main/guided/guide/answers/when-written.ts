import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { newFiles } from "../files/named-files.ts";
import { isLanguageNote, type Language, requestLanguage } from "../request/answer-language.ts";
import { makesOnlyNew } from "../request/makes-only-new.ts";
import { asksToRun } from "../request/request-intent.ts";
import { planOf } from "../turn/parts.ts";
import { stepRecords } from "../turn/step-record.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { asksBesides } from "./asks-besides.ts";

/** A sentence that asks, unless it asks that something is done. */
const asks =
  /(?:^|[.!?]\s+|[。\n])(?!\s*(?:(?:hi|hello|hey|hallo|ok|please|bitte)[,!]? )?(?:can|could|would|will|kannst|könntest|würdest|können|könnten) (?:you|u|du|sie|ihr)(?!\p{L}))[^.!?。\n]*(?:\.(?=\p{L})[^.!?。\n]*)*\?/iu;
const asksInJapanese =
  /(?<!(?:もらえ|いただけ|くれ|もらえません|いただけません|くれません|でき)(?:ます)?か)[?？]|(?<!(?:もらえ|いただけ|くれ|でき)(?:ます|ません))か。/u;

/**
 * What is answered where the model has written the one new file that was wanted, and nothing else was: it would only say so in more words. Null where anything else was
 * done, is left, was remarked on, or is to be told.
 */
export function answerWhenWritten({ messages, tools, kind }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind !== "make") return null;
  const records = stepRecords(since, tools);
  const [written, ...others] = records.filter(({ effect, status }) => effect !== "look" || status !== "ok");
  const path = written?.input["path"];
  const isCreated = written?.tool === "write" && written.status === "ok" && written.text.startsWith("Created");
  if (!isCreated || others.length > 0 || !isPlain(written.note) || typeof path !== "string") return null;
  const before = files.filter((file) => file.path !== path);
  const wanted = newFiles(request.text, before);
  if (wanted.length !== 1 || wanted[0] !== path || !makesOnlyNew(request.text, before)) return null;
  const language = requestLanguage(request.text);
  const isAsking = (language === "ja" ? asksInJapanese : asks).test(request.text);
  if (isAsking || asksBesides(request.text) || asksToRun(request.text)) return null;
  return planOf(request.text, files, records).open.length > 0 ? null : texts[language](path);
}

function isPlain(note: string): boolean {
  return note.split("\n").every((line) => line.trim() === "" || isLanguageNote(line));
}

const texts: Readonly<Record<Language, (path: string) => string>> = {
  en: (path) => `Wrote ${path}.`,
  de: (path) => `${path} ist geschrieben.`,
  ja: (path) => `${path}を作成しました。`,
};
