import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { askedEventIn } from "../facts/times/asked-event.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen, onlyTold } from "./facts-seen.ts";

/** When and where the event is that a question asks for and nothing else, as the calendar has it. Null where none was found, or several files have one. */
export function answerWhenEventAsked({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  const records = stepRecords(since, tools);
  if (!request || kind !== "look" || !records.every(({ status, effect }) => status === "ok" && effect === "look"))
    return null;
  const only = onlyTold(factsSeen(records), askedEventIn);
  return only && `${only.told} (${only.path})`;
}
