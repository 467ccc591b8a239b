import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type EdgeEntry, edgeEntryIn } from "../facts/entries/edge-entry.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen, onlyTold } from "./facts-seen.ts";

/** The last or the first entry of a log of which something is asked, as it stands there: a small model tells the log's last one. Null where none was found. */
export function answerWhenEdgeEntry({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const only = onlyTold(factsSeen(records), edgeEntryIn);
  return only && texts[requestLanguage(request.text)](only.told, only.path);
}

const texts: Readonly<Record<Language, (found: EdgeEntry, path: string) => string>> = {
  en: ({ edge, line }, path) => `The ${edge} such entry of ${path}: ${line}`,
  de: ({ edge, line }, path) => `Der ${edge === "last" ? "letzte" : "erste"} solche Eintrag in ${path}: ${line}`,
  ja: ({ edge, line }, path) => `${path}の${edge === "last" ? "最後" : "最初"}の記録です: ${line}`,
};
