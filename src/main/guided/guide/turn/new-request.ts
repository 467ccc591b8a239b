import { turnOf } from "../../../../shared/turn.ts";
import type { RequestKind } from "../../../../shared/message.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { asksAboutHistory } from "../request/wishes/request-intent.ts";
import { handedOn } from "./handed-on.ts";

/**
 * The request that a turn begins with, where it is of this kind and this tool can do it; null where it isn't, where another agent is to do it, or
 * where it is about what git keeps.
 */
export function newRequest(
  { messages, kind, tools, stepsLeft }: TurnState,
  wanted: { kind: RequestKind; tool: string },
): string | null {
  const { request, isNew } = turnOf(messages);
  const canDo = kind === wanted.kind && stepsLeft > 1 && tools.some(({ name }) => name === wanted.tool);
  if (!request || !isNew || !canDo) return null;
  return handedOn(tools, request.text) || asksAboutHistory(request.text) ? null : request.text;
}
