import type { RequestKind } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import type { Writer } from "./writer.ts";

/** What is wanted, in words that a small model tells apart better than the kinds themselves, and the kind of request that it is. */
const deeds = {
  tell: "look",
  change: "edit",
  new: "make",
  place: "run",
  mend: "edit",
  git: "run",
  talk: "chat",
} as const satisfies Record<string, RequestKind>;

const system =
  "Somebody writes to an assistant who has the files of a folder. Say what is wanted: tell (something that is found in the files or worked out from them), change (what is written in files that are there), new (a file that isn't there yet), place (files are moved, sorted, renamed or deleted), mend (a program does the wrong thing), git (something that git does), talk (it has nothing to do with the files).";

/** Requests of people in folders that nobody has, each said in a way that its words don't give away what is wanted. */
const shown: readonly (readonly [asked: string, answered: keyof typeof deeds])[] = [
  ["i want to phone the plumber and dont have his number, somewhere in contacts.txt it should be", "tell"],
  ["the radio wakes me far too early, there's an alarm time in radio.toml and 7:30 would be a lot better", "change"],
  ["tent, stove, 3 ropes: thats for the trip. can i get it as packing.md, a checkbox for each", "new"],
  ["I'd like a place called Letters for all the docx files that lie around here", "place"],
  ["When I start `python3 bill.py may.csv` I get Total: 12.5, and it ought to be Total: 14.00", "mend"],
  ["Somebody changed the rent in rent.md once. Put it back to what it was in the commit before, please", "git"],
  ["how do you say 'see you at the harbour' in polite French?", "talk"],
  ["Ich frage mich, wie viele Gäste für den 4. Mai zugesagt haben. In gaeste.csv müsste man das zählen können", "tell"],
  ["Frau Kranz ist in Rente, ihre Termine macht jetzt Herr Duman, und das steht so noch in keinem Plan", "change"],
  ["die Adressen der Sänger aus chor.csv hätte ich gern als etiketten.txt, untereinander, ohne die Gäste", "new"],
  ["Die alten Entwürfe können weg, und was von 2021 ist, gehört ins Archiv", "place"],
  ["test_fare.py wird rot, seit ich die Zonen geändert habe. bring fare.py wieder in ordnung", "mend"],
  ["leg einen zweig herbst an und nimm nur die plakate in den commit", "git"],
  ["Was ist der Unterschied zwischen Miete und Pacht?", "talk"],
  ["鍵の担当って、今は誰でしたっけ。名簿.txt に書いてあったと思います", "tell"],
  ["ミーティングは月曜じゃなくて水曜になりました。予定表もそうしておいてください", "change"],
  ["議事録から決まったことだけを抜き出して決定.mdにしてほしい", "new"],
  ["写真は撮った年ごとにフォルダに入れておいて。動画はそのままで", "place"],
  ["rent for june - whats the amount we owe according to rent.csv", "tell"],
  ["The members in choir.txt should stand there by their surname, right now there is no order at all", "change"],
  ["a small script would help: it reads meter.csv and prints the highest day", "new"],
  ["scan7.pdf is the bill from the roofer, so it should be called that and lie with the other bills", "place"],
  ["clock.js shows 24:05 after midnight, can you look why and make it right?", "mend"],
  ["undo what I did to the menu since the last commit, but only there", "git"],
  ["write me two friendly lines for a birthday card, just here", "talk"],
  ["our shop has moved to 4 Quay Street, and Mill Road 9 still stands in nearly every leaflet", "change"],
  ["Can you look in the letters which of them is the oldest? I can't read the dates", "tell"],
  ["18 euros an hour for 7.5 hours, what's that", "talk"],
  ["for the insurance I need the number of the bike's frame, do we have that anywhere?", "tell"],
  ["oat milk is 1.40 now. and no more lemon tart, could you put that into menu.csv", "change"],
  ["Wieviel Liter Farbe brauchen wir zusammen für den Flur? farben.csv", "tell"],
  ["make copies of the two flyers in print, I want to try something with them", "place"],
  ["commit the plans as 'Second floor', but not the photos", "git"],
  ["sh count.sh counts the title as well, it should only be the entries", "mend"],
  ["my plane lands at 18:20 and the drive takes 50 minutes, when am I home?", "talk"],
  ["add a switch --all to list.py that shows the old ones, too", "mend"],
  ["todo.md: tick the thing with the boiler, it's done", "change"],
  ["今年の参加費、全部でいくら集まった?会費.csvを見て", "tell"],
  ["the notes called 'untitled' with nothing in them can be thrown out", "place"],
  ["who has to be called when the alarm goes off at night?", "tell"],
  ["牛乳は買ったから買い物リストから消して", "change"],
  ["merge the branch winter into main and keep our prices", "git"],
];

/** So much likelier than any other kind one is that is taken. Measured with Qwen2.5-Coder 1.5B on 226 requests by others, 203 of which are so clear: 186 of these are right. */
const surely = 3;

/**
 * The one of these kinds that a request is of, by a model that has seen requests of each. Null where none is clearly the likeliest, its engine can't tell, or there is no room
 * to ask.
 */
export async function* weighKinds(
  writer: Writer,
  { request, kinds }: { request: string; kinds: readonly RequestKind[] },
  signal: AbortSignal,
): AsyncGenerator<StepEvent, RequestKind | null> {
  const before = shown.map(([asked, answered]) => ({ asked, answered }));
  const prompt: FreshPrompt = { system, before, request, isCommon: true };
  const draft = { prompt, opening: "", end: "turn", maxTokens: 1 } as const;
  if (!(await writer.hasRoom({ ...draft, grammar: null }))) return null;
  const shares = yield* writer.weigh(draft, Object.keys(deeds), signal);
  if (!shares) return null;
  const shareOf = (kind: RequestKind) =>
    Object.values(deeds).reduce((sum, each, at) => sum + (each === kind ? (shares[at] ?? 0) : 0), 0);
  const [best, second] = kinds
    .map((kind) => ({ kind, share: shareOf(kind) }))
    .toSorted((one, other) => other.share - one.share);
  return best && best.share >= surely * (second?.share ?? 0) ? best.kind : null;
}
