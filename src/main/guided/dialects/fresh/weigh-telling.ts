import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import type { Writer } from "./writer.ts";

const deeds = ["tell", "do"];

const system =
  "Somebody writes to an assistant who has the files of a folder. Say whether it is to tell something, which is found in the files or worked out from them, or to do something: change, make, move or remove files, or run programs.";

/** Requests of people in folders that nobody has, each said in a way that its words don't give away what is wanted. */
const shown: readonly (readonly [asked: string, answered: "tell" | "do"])[] = [
  ["i want to phone the plumber and dont have his number, somewhere in contacts.txt it should be", "tell"],
  ["the radio wakes me far too early, there's an alarm time in radio.toml and 7:30 would be a lot better", "do"],
  ["tent, stove, 3 ropes: thats for the trip. can i get it as packing.md, a checkbox for each", "do"],
  ["Somebody changed the rent in rent.md once. It'd be good to know when, and what the commit says", "tell"],
  ["Ich frage mich, wie viele Gäste für den 4. Mai zugesagt haben. In gaeste.csv müsste man das zählen können", "tell"],
  ["Frau Kranz ist in Rente, ihre Termine macht jetzt Herr Duman, und das steht so noch in keinem Plan", "do"],
  ["ミーティングは月曜じゃなくて水曜になりました。予定表もそうしておいてください", "do"],
  ["鍵の担当って、今は誰でしたっけ。名簿.txt に書いてあったと思います", "tell"],
  ["rent for june - whats the amount we owe according to rent.csv", "tell"],
  ["The members in choir.txt should stand there by their surname, right now there is no order at all", "do"],
  ["Can you look in the letters which of them is the oldest? I can't read the dates", "tell"],
  ["When I start `python3 bill.py may.csv` I get Total: 12.5, and it ought to be Total: 14.00", "do"],
  ["Wann ist der Keller dran? Steht im Putzplan", "tell"],
  ["Kannst du in der config.yml nachsehen, wie lange man angemeldet bleibt?", "tell"],
  ["Kannst du in der config.yml die Sitzung auf 30 Minuten begrenzen?", "do"],
  ["I'd like a place called Letters for all the docx files that lie around here", "do"],
];

/**
 * How likely a request is to be one for something to be told, rather than done, by a model that has seen requests of either kind; 0 to 1. Null where its engine can't
 * tell, or there is no room to ask.
 */
export async function* weighTelling(
  writer: Writer,
  request: string,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, number | null> {
  const before = shown.map(([asked, answered]) => ({ asked, answered }));
  const prompt: FreshPrompt = { system, before, request, isCommon: true };
  const draft = { prompt, opening: "", end: "turn", maxTokens: 1 };
  if (!(await writer.hasRoom({ ...draft, grammar: null }))) return null;
  const shares = yield* writer.weigh(draft, deeds, signal);
  return shares?.[0] ?? null;
}
