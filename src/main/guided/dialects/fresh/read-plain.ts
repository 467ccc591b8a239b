import type { StepEvent } from "../../../agent/step-protocol.ts";
import { saysTheSame } from "../../guide/request/says-the-same.ts";
import { writeLikeShown } from "./write-like-shown.ts";
import type { Writer } from "./writer.ts";

const system =
  "Somebody asks for something. Say it once more in one short plain sentence: a question for a number, the file that is to be made and of what, or where files are to go or how they are to be called, with all names, values, files and exceptions exactly as they are said, without reasons, greetings and thanks.";

/** Requests about files that nobody has, as people make them, and the same ones said plainly. */
const shown: readonly (readonly [asked: string, plain: string])[] = [
  [
    "I've been wondering what all these trips cost me. It would be nice to know what I paid for trains in April altogether; it's all in travel.csv, the cancelled ones don't count.",
    "How much did I pay for trains in April in travel.csv, without the cancelled ones?",
  ],
  ["tasks.md - done so far?", "How many tasks are done in tasks.md?"],
  [
    "We want to print tickets and I have no idea how many seats there are in the hall. Could you count the rows in seats.csv whose place is Hall for me?",
    "How many rows in seats.csv have Hall as their place?",
  ],
  [
    "For the trip tomorrow I need a packing.txt. What belongs in it, a line each: torch, two blankets, rope.",
    "Make packing.txt with one thing per line: torch, two blankets, rope.",
  ],
  [
    "All I have is dates.txt, but what my phone wants is an ics file. A dates.ics with everything except for what was called off, that's what I'm after.",
    "Make dates.ics from dates.txt, leave out what was called off.",
  ],
  [
    "Good morning! We've got visitors from Friday on, so I'm tidying up. Would you be so kind as to take everything that ends in .log and put it into a new folder called Protocols? Only today.log has to stay where it is. Thanks a lot!",
    "Move all .log files into a new folder Protocols, only today.log stays where it is.",
  ],
  [
    "Da liegen noch die Fotos von der Feier lose herum. Die gehören in den Ordner Feier, der schon da ist.",
    "Verschiebe die Fotos von der Feier in den Ordner Feier.",
  ],
  [
    "The recordings have names that sort badly, the track number ought to be the first thing in them, like '03 Harbour.mp3'",
    "Rename the recordings so that the track number comes first, like '03 Harbour.mp3'.",
  ],
  [
    "Unsere Kasse muss bis Freitag geprüft werden. Könntest du mal nachrechnen, was wir im Mai laut kasse.csv für Getränke ausgegeben haben? Die Spenden zählen nicht mit.",
    "Wie viel haben wir im Mai laut kasse.csv für Getränke ausgegeben, ohne die Spenden?",
  ],
  [
    "Für das Netz fehlt noch preise.json. Darin soll alles aus preise.csv stehen, je Ware ein Objekt.",
    "Mach preise.json aus preise.csv, je Ware ein Objekt.",
  ],
  [
    "いつもお世話になっております。来月の準備をしておりまして、名簿.csv に会員が今何人いるのか知りたいのですが、教えていただけますでしょうか。休会中の方は除いてください。",
    "名簿.csv の会員は何人ですか。休会中の方は除いてください。",
  ],
  [
    "店のサイトにのせる menu.html がまだない。中身は メニュー.txt のとおりで、値段のところは表にしてほしい。",
    "メニュー.txt から menu.html を作ってください。値段のところは表にしてください。",
  ],
];
const grammar = String.raw`root ::= [^\n]+`;
const longest = 120;
/** What is longer tells a story that a small model loses its way in. In characters. */
const longestRequest = 600;

/** A request as the model says it plainly; null where it can't be asked, or says something else than the request. */
export async function* readPlain(
  writer: Writer,
  request: string,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  if (request.length > longestRequest) return null;
  const plain = yield* writeLikeShown(writer, { system, shown, request, grammar, maxTokens: longest }, signal);
  return plain !== null && saysTheSame(plain, request) ? plain : null;
}
