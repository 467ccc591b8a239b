import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { withoutStory } from "../request/wishes/without-story.ts";
import { isCommonWord, wordsOf } from "../request/words/words.ts";
import { factsIn } from "../turn/note-parts.ts";
import { stepRecords } from "../turn/step-record.ts";

/**
 * What an answer says to the request as it is, or else to what is asked in it without greetings, thanks and the plans of who asks: these have words for things that aren't asked.
 * What they say of the rows that were counted is said of what is asked as well, and stays.
 */
export function withOrWithoutStory(answer: (state: TurnState) => string | null, state: TurnState): string | null {
  const told = answer(state);
  const { request, since } = turnOf(state.messages);
  // of a turn in which nothing was done yet its messages don't tell the kind
  if (told !== null || !request || state.kind !== "look") return told;
  const facts = [request.context, ...stepRecords(since, state.tools).map(({ note }) => factsIn(note))];
  const text = withoutStory(request.text, facts.flatMap(conditionsIn).flatMap(tellingWords));
  if (text === request.text) return null;
  const messages = state.messages.map((message) => (message === request ? { ...request, text } : message));
  return answer({ ...state, messages });
}

/** What the rows have in common that were counted, as it was noted. */
export function conditionsIn(facts: string): string[] {
  return [...facts.matchAll(/ with ([^\n]+)/gu)].flatMap(({ 1: which }) => which ?? []);
}

/** The words of what rows have in common that say which they are; "in month 5" has a name of its own in a request, and one sign of Japanese says nothing. */
function tellingWords(condition: string): string[] {
  const words = wordsOf(condition.replaceAll(/ in months? (?:\d+(?:, )?)+/gu, " "));
  return words.filter((word) => !isCommonWord(word) && !/^\p{scx=Han}$/u.test(word));
}
