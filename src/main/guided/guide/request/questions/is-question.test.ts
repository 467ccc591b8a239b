import { describe, expect, test } from "vitest";
import { isQuestion } from "./is-question.ts";

test("who asks for the rest to be done as well wants it done", () => {
  expect(isQuestion("'ep1.txt' has become '01.txt'. Do the rest of the episodes in the same way?")).toBe(false);
});

describe("a question", () => {
  test.each([
    ["What is in a.md?"],
    ["whats wrong with our ranking? node rank.js puts Kim first with 9 points, please tell me"],
    ["why does sum.py say 4, please? I'll mend it myself"],
    ["how many photos are there"],
    ["need the serial no. of the projector in room 204 for the repair form, devices.json. thx"],
    ["need the phone number of the plumber, contacts.csv"],
    ["brauche die Serien-Nr. vom Beamer, geraete.json"],
    ["Please tell me who Anna is"],
    ["Wie viele Zeilen hat a.md?"],
    ["Wer ist Anna"],
    ["Do the other letters have a date?"],
    ["Do the rest of the files mention Berlin?"],
    ["my cookbook says bake at 350 F. what do i set my oven to, it only has celsius"],
    ["on which port does it listen? i set that somewhere"],
    ["From when is the new price valid"],
    ["from how much on is delivery free? and in which file do i change that"],
    ["for the report: what time did run 7 start? it's in the log"],
    ["合宿の集合時間は何時になりましたか？どこかに書いてあるはずです"],
    ["誰ですか"],
    ["いつからか教えてもらえますか"],
    ["when does it open"],
    ["Since which release can you leave out the port of the server?"],
    ["how long can you keep a borrowed saw"],
    ["Bis wann kannst du den Gutschein einlösen"],
    ["ab welchem Alter darf man mitfahren"],
    ["Could it be that the oven is broken?"],
    ["Can the dog have cheese?"],
    ["look at the log and say what went wrong"],
    ["Stellt er das aus?"],
    ["Können Sie mir sagen, wann der Kurs beginnt?"],
    ["Könnten Sie bitte nachsehen, wer den Schlüssel hat?"],
    ["Welche Kurse können Sie empfehlen?"],
    ["Wann bringen sie das Sofa?"],
    ["Wie lange machen sie Pause laut plan.md?"],
    ["i need the tracking number of the floor lamp"],
    ["priya is on holiday, who do i ring about an invoice and whats the extension"],
    ["for the sports day i need the number of members per section from members.csv please"],
    ["最後にバックアップできた日、いつ?backup.log"],
    ["brauch unsere kundennummer vom neuen anbieter (nicht vom alten), brief ist weg"],
    ["ich brauche mal die telefonnummer vom tierarzt"],
    ["Should we remove the pie from menu.md?"],
    ["Kann ich die alten Fassungen löschen?"],
    ["Soll ich den Kuchen aus der Liste streichen?"],
  ])("is '%s'", (request) => {
    expect(isQuestion(request)).toBe(true);
  });

  test.each([
    ["Wären Sie so freundlich, das in der liste.md zu berichtigen?"],
    ["Könnten Sie bitte den Termin auf Montag legen?"],
    ["Würden Sie die Nummer im Plan eintragen?"],
    ["whats wrong with our ranking? node rank.js puts Kim first with 9 points, pls repair"],
    ["why does sum.py say 4? there are 5 rows - please fix it"],
    ["what is wrong with total.js? it always says 0, fix it pls"],
    ["Was stimmt mit der Rangliste nicht? Die meisten Punkte gehören nach oben, bitte reparieren"],
    ["Add oats to the list"],
    ["Can you add oats to the list?"],
    ["Could you please delete the line?"],
    ["where is the tea? add it to the list"],
    ["部費を700円に変更してもらえますか？"],
    ["音源をパート別のフォルダに移してもらえますか。メモは今の場所のままで"],
    ["When I run `node --test` two tests are red. The tests are right, so split.js has to be put in order"],
    ["Kannst du den Titel ändern?"],
    ["Where it says 8 euros can you put 9?"],
    ["how about the title, can you make it shorter?"],
    ["What is wrong here can you fix it"],
    ["Mo Lang hat eine neue Nummer. Trägst du die bitte in liste.csv ein? Die alte kann weg"],
    ["Legst du mir eine Datei dafür an?"],
    ["Lösche die Zeile"],
    ["what about 25 for the lamp? ok let's do that"],
    ["Wie wäre es mit 25? Gut, machen wir das so."],
    ["From July it costs 52. Can the new price go everywhere we show it: price list, site?"],
    ["could the title of plan.md be changed to Plan B?"],
    ["happy new year! the notices should say 2025 now, in index.html"],
    ["Write a poem"],
    ["What I've edited in index.html should be committed on a new branch called hours"],
    ["what a mess, put the photos into a folder of their own"],
    ["i need the number of members per section in totals.csv"],
    ["the sum in total.js is wrong, what is broken there"],
  ])("isn't '%s'", (request) => {
    expect(isQuestion(request)).toBe(false);
  });
});
