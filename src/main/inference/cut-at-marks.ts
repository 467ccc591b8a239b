import type { ChatFormat, PromptPart } from "../guided/field-engine.ts";

/** Texts that stand for those of a conversation: no template has them. */
export const marks = { system: "Q4system7Q", user: "Q4user7Q", answer: "Q4answer7Q", next: "Q4next7Q" };

/** `opening` ends where the model is to speak; `whole` has the turn after that. Null where a mark is lost or misplaced. */
export function cutAtMarks(opening: string, whole: string): ChatFormat | null {
  const [beforeSystem, rest] = cutOnce(opening, marks.system);
  const [systemToUser, userToAssistant] = cutOnce(rest, marks.user);
  const [, afterAnswer] = cutOnce(whole, marks.answer);
  const [assistantToUser] = cutOnce(afterAnswer, marks.next);
  if (beforeSystem === null || systemToUser === null || userToAssistant === null || assistantToUser === null)
    return null;
  return {
    beforeSystem: control(beforeSystem),
    systemToUser: control(systemToUser),
    userToAssistant: control(withoutThinking(userToAssistant)),
    assistantToUser: control(assistantToUser),
  };
}

function cutOnce(text: string | null, mark: string): [string, string] | [null, null] {
  const pieces = text?.split(mark) ?? [];
  const [before, after] = pieces;
  return pieces.length === 2 && before !== undefined && after !== undefined ? [before, after] : [null, null];
}

/** Some templates open the model's thoughts for it and know no way around: they are closed again at once. */
export function withoutThinking(text: string): string {
  return /<think>\s*$/.test(text) ? `${text.trimEnd()}\n\n</think>\n\n` : text;
}

export function control(text: string): PromptPart[] {
  return text === "" ? [] : [{ type: "control", text }];
}
