import { expect, test } from "vitest";
import { askedNumberIn } from "./asked-number.ts";
import { chatFacts } from "./chat-facts.ts";
import { chatTable } from "../tables/chat-table.ts";

const phone = `14.03.31, 18:02 - Nachrichten sind verschlüsselt.
14.03.31, 18:02 - Mara: who brings the tent?
14.03.31, 18:05 - Ole P.: me
15.03.31, 07:12 - Mara: great
and please:
- pegs
- rope
02.04.31, 20:31 - Ole P.: raining: bring boots
03.04.31, 08:15 - Ole P.: really
03.04.31, 08:20 - Mara: ok
04.04.31, 17:44 - Ole P.: here
`;
const server = `[2031-05-03 09:01:12] <ana> hi
[2031-05-03 09:02:40] <bee> hi ana
[2031-05-04 10:00:01] <ana> build is red
[2031-05-04 10:03:59] <ana> and green again
[2031-06-01 12:00:00] <bee> thanks
[2031-06-02 12:00:00] <bee> bye
`;
const american = phone.replaceAll(/^(\d\d)\.(\d\d)\.(\d\d), (\d\d:\d\d)/gmu, "$2/$1/$3, $4 PM");

test.each<[string, string, string]>([
  ["who wrote the most messages in our group in april?", phone, "Ole P. (3 rows)"],
  ["Wer hat im März am meisten in den Chat geschrieben und wie viele Nachrichten waren es?", phone, "Mara (2 rows)"],
  ["4月に一番多くメッセージを書いたのは誰ですか。何件でしたか", american, "Ole P. (3 rows)"],
  ["who posted least in may?", server, "bee (1 row)"],
])("who wrote most is counted by messages and not by lines: %s", (request, text, value) => {
  expect(askedNumberIn(chatFacts(text, request))?.value).toBe(value);
});

test.each<[string, string, string]>([
  [
    "how many messages did Mara write in march?",
    phone,
    "Counted: 7 rows, 2 of them with date in month 3 and name mara.",
  ],
  ["Wie viele Nachrichten hat Ole im April geschrieben?", phone, "3 of them with date in month 4 and name ole p."],
  ["how many messages did ana write in the channel on 4 May?", server, "2 of them with date in 2031-5-4"],
])("messages are counted: %s", (request, text, fact) => {
  expect(chatFacts(text, request.replace("4 May", "2031-05-04"))).toContain(fact);
});

test.each<[string, string]>([
  ["how many messages did Mara write about the tent?", phone],
  ["who wrote most often that it rains?", phone],
  ["who brings the most?", phone],
  ["how many messages with a link did ana write?", server],
  ["Wie viele Nachrichten hat Ole morgens geschrieben?", phone],
])("nothing is counted where more is asked of them: %s", (request, text) => {
  expect(chatFacts(text, request)).toBe("");
});

test("other texts are no chat, nor is one whose days may be months", () => {
  expect(chatTable(server.replaceAll(/<\w+>/gu, "INFO"))).toBeNull();
  expect(chatTable(american.replaceAll(/^(\d\d)\/\d\d/gmu, "$1/04"))).toBeNull();
  expect(chatTable(american.replaceAll("/14/", "/13/"))?.rows).toHaveLength(7);
});
