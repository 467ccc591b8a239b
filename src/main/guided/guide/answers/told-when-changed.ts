import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { isLanguageNote } from "../request/words/answer-language.ts";
import { isQuestion } from "../request/questions/is-question.ts";
import { asksToRun, wantsTestToPass } from "../request/wishes/request-intent.ts";
import { planOf } from "../turn/parts.ts";
import { stepRecords } from "../turn/step-record.ts";
import { asksBesides } from "./asks-besides.ts";
import { changesTold } from "./changes-told.ts";

/**
 * What is answered once the model has changed files and holds that for all: what was changed, as the harness saw it. A small model tells of more than was done, or of something
 * else. Null where anything is to be told besides, was run, or is left to do.
 */
export function toldWhenChanged({ messages, tools, kind }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || (kind !== "edit" && kind !== "make")) return null;
  const records = stepRecords(since, tools);
  const deeds = records.filter(({ effect }) => effect !== "look");
  const changes = deeds.filter(({ effect, status }) => effect === "change" && status === "ok");
  const isOther = deeds.some(({ effect, tool }) => effect === "run" || (tool !== "edit" && tool !== "write"));
  if (isOther || changes.length === 0 || deeds.at(-1) !== changes.at(-1)) return null;
  // what was put right on the way, or is to be heeded, is told by whoever reads it
  if (!changes.every(({ note }) => isPlain(note))) return null;
  const { text } = request;
  if (asksAnything(text) || asksToRun(text) || wantsTestToPass(text)) return null;
  return planOf(text, files, records).open.length > 0 ? null : changesTold(changes, text);
}

function isPlain(note: string): boolean {
  return note.split("\n").every((line) => line.trim() === "" || isLanguageNote(line));
}

/** "Can you correct it?" asks for no answer. */
function asksAnything(request: string): boolean {
  const asked = request.split(/(?<=[.!?])\s+|(?<=[？。])/u).filter((sentence) => /[?？]\s*$/u.test(sentence));
  return asksBesides(request) || asked.some(isQuestion);
}
