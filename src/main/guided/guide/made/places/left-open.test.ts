import { expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

/** Wishes of which a rule would only do a part, or more than is said. Each has one beside it that says no more than the rule reads. */
function leavesOpen(
  name: string,
  texts: Readonly<Record<string, string>>,
  plain: string,
  requests: readonly string[],
): void {
  test.each([[name, plain]])("%s: '%s' is clear", async (_, request) => {
    expect(await placed(request, texts)).not.toBeNull();
  });
  test.each(requests.map((request) => [name, request] as const))("%s: '%s' is left open", async (_, request) => {
    expect(await placed(request, texts)).toBeNull();
  });
}

const order = (state: string) => `Order\nState: ${state}\nFor: the club\n`;
leavesOpen(
  "files that state it",
  { "orders/a.txt": order("delivered on 3 May"), "orders/b.txt": order("open"), "orders/c.txt": order("delivered") },
  "please move the delivered orders to orders/done",
  [
    "move the delivered orders of May to orders/done",
    "move only two of the delivered orders to orders/done",
    "move the delivered orders older than a year to orders/done",
    "move the delivered orders for the museum to orders/done",
    "move the delivered orders by Smith to orders/done",
    "move the delivered orders with a complaint to orders/done",
    "move the delivered orders to orders/done and rename them with the date in front",
    "move the delivered orders to orders/done as pdf",
    "once they are delivered, move the orders to orders/done",
    "mark order b as delivered and move it to orders/done",
    "remind me to move the delivered orders to orders/done",
  ],
);

leavesOpen(
  "a list elsewhere",
  {
    "plants.csv": "plant,bed,state\nfern,1,dead\nmoss,2,dead\naloe,2,lent\nivy,3,alive\n",
    "cards/fern.md": "",
    "cards/moss.md": "",
    "cards/aloe.md": "",
    "cards/ivy.md": "",
  },
  "move the cards of all dead plants to cards/gone, see plants.csv",
  [
    "move the cards of the dead plants in bed 1 and 2 to cards/gone (plants.csv)",
    "move the cards of the plants in bed 1 or dead to cards/gone, see plants.csv",
    "set moss to alive in plants.csv and move the dead cards to cards/gone",
    "move the cards of all dead plants to cards/gone and take them out of plants.csv",
    "move the dead plants to the end of plants.csv and into cards/gone",
  ],
);

leavesOpen(
  "folders of kinds",
  { "inbox/a.png": "", "inbox/b.pdf": "", "inbox/c.xlsx": "" },
  "sort my inbox into Photos and Documents folders",
  [
    "sort the new files in inbox into Photos and Documents folders",
    "sort the photos in inbox into folders Photos and Documents depending on what they show",
    "sort inbox into folders Photos and Documents and everything else into Misc",
    "sort inbox into folders Photos and Documents, spreadsheets I want in Accounting",
    "sort inbox into the folders Photos and Documents on my desktop",
  ],
);

leavesOpen(
  "folders by a label",
  { "trips/one.txt": "Guide: Nuria\n", "trips/two.txt": "Guide: Bent\n" },
  "sort trips into a folder per guide",
  [
    "sort trips into a folder per guide and year",
    "sort trips into a folder per guide, then in each a folder per year",
    "sort trips into a folder per guide, named guide-Nuria and so on",
    "sort the trips of 2020 in trips into a folder per guide",
    "sort trips into folders by guide's surname",
    "sort trips into a folder per guide and write an index into each",
  ],
);

leavesOpen(
  "files of years",
  { "log 2019.txt": "", "log-2020-04-02.txt": "", "log 2021.txt": "" },
  "move the logs of 2020 to old/",
  [
    "move the logs of spring 2020 to old/",
    "move the logs of April 2020 to old/",
    "move the logs of 2020 to old/ and delete those of 2019",
    "move the logs from 2019 to 2021 to old/",
    "move all logs that aren't from 2020 to old/",
    "move the logs of 2020 that mention rain to old/",
  ],
);

leavesOpen(
  "older versions",
  { "talk/plan_v1.md": "", "talk/plan_v2.md": "", "talk/plan_v3.md": "" },
  "move the older versions in talk to talk/old",
  [
    "delete the older versions in talk, keep only the last three of each",
    "move the older versions in talk to talk/old, but v2 is the one we showed, that stays",
    "in talk, move old versions from before March to talk/old",
    "compare the older versions in talk with the newest one and move the differences to talk/old",
    "remove 'old version' from the texts in talk, keep only the newest version and delete the line",
    "In talk, keep the newest version of each, zip the older versions, then delete them",
    "in talk only keep the newest version per month and delete the old versions",
  ],
);

const log = '2024-03-09 10:00 moved "b/list.txt" -> "x/list.txt"\n2024-03-09 11:00 moved "b/c.txt" -> "x/c.txt"';
leavesOpen(
  "what a log tells",
  { "tidy.log": log, "x/list.txt": "", "x/c.txt": "" },
  "undo what tidy.log moved on 9 March",
  [
    "put c.txt back where it was before, see tidy.log of 9 March",
    "put back the list that was moved on 9 March, see tidy.log",
    "tidy.log: undo only the first move of 9 March",
    "tidy.log: undo everything since 9 March",
    "tidy.log: undo what it moved on 9 March after 10:30",
    "tidy.log: put back what it moved on 9 March, but into a folder restored/",
    "tidy.log: undo what it moved on 9 March and delete the log",
    "write me a script that puts back what tidy.log moved on 9 March",
  ],
);

leavesOpen(
  "what a tool left",
  { "paper.tex": "", "paper.aux": "", "paper.log": "", "sub/x.tex": "", "sub/x.aux": "" },
  "can you delete the junk latex leaves?",
  [
    "delete the junk of latex in sub",
    "delete the latex junk but I still need the logs",
    "throw away the junk of latex that is older than a week",
    "move the junk that latex leaves to trash/",
    "write a script to delete the junk latex leaves",
    "add a clean target to the Makefile that deletes the junk of latex",
    "delete the sentence about leftovers in paper.tex, it's in latex",
    "the latex build leaves a mess, can you make it build into out/ and delete nothing",
  ],
);

leavesOpen(
  "numbers with zeros",
  { "scene 1.md": "", "scene 2.md": "", "scene 12.md": "" },
  "rename the scenes to scene 01.md and so on",
  [
    "rename the scenes to scene 01.md and so on, but start with scene 3",
    "rename scene 1.md to scene 02.md and move all others up by one",
    "rename scene 12.md to scene 02.md, scene 2 is gone, and so on",
    "rename all scenes, scene 01 - opening.md and so on with their titles",
    "the files scene 01 and so on are called wrong, rename them back to scene 1",
  ],
);

leavesOpen(
  "dates in names",
  { "walks/report new.md": "Day: 3 May 2024\n", "walks/report (2).md": "on 12.04.2024\n" },
  "rename the reports in walks like 2024-05-03_report.md",
  [
    "rename the reports in walks by the day of the walk and the leader, like 2024-05-03_report.md",
    "rename only the new report in walks to 2024-05-03_report.md",
    "rename the report of 3 May in walks to 2024-05-03_report.md",
    "rename the reports in walks like 2024-05-03_report.md and change their headings as well",
  ],
);

leavesOpen(
  "a rule for names",
  { "scans/a b.pdf": "", "scans/C d.pdf": "", "e f.txt": "" },
  "Rename the files in scans, underscores instead of blanks",
  [
    "Rename the signed files in scans, underscores instead of blanks",
    "Rename half of the files in scans, underscores instead of blanks",
    "Rename the files in scans, underscores instead of blanks, and lower case for the long ones",
    "Rename the files in scans by what is in them, lower case and with hyphens",
    "Rename the files in scans to invoice, receipt and letter (lower case, hyphens)",
    "Rename the scans folder, with hyphens",
  ],
);

leavesOpen(
  "numbers by a list",
  {
    "songs/Green Hills.txt": "",
    "songs/Lights.txt": "",
    "songs/Lullaby.txt": "",
    "evening.txt": "1. Lights\n2. Green Hills\n",
  },
  "number the files in songs in the order of evening.txt, like 'songs/1 Lights.txt'",
  [
    "please don't number the files in songs in the order of evening.txt, like 'songs/1 Lights.txt'",
    "number the files in songs in the reverse order of evening.txt, like 'songs/1 Lights.txt'",
    "nummeriere die Dateien in songs in umgekehrter Reihenfolge von evening.txt, wie 'songs/1 Lights.txt'",
    "number copies of the files in songs in the order of evening.txt, like 'songs/1 Lights.txt'",
    "number the files in songs in the order of evening.txt, like 'songs/1 Lights.txt'. Lullaby gets 4",
  ],
);

leavesOpen(
  "folders in names",
  { "rec/mon/1.wav": "", "rec/mon/2.wav": "", "rec/tue/1.wav": "" },
  "put all the files directly in rec with the day in front, e.g. rec/mon-1.wav and so on",
  [
    "each day has its own folder in rec. don't put all the files directly into rec, like mon-1.wav",
    "the files in rec used to be called like rec/mon-1.wav, all of them, directly in rec",
    "put the files of the first day directly in rec with the day in front, e.g. rec/mon-1.wav and so on",
  ],
);

leavesOpen(
  "told, not wished",
  { "bills/1.txt": "Status: paid\n", "bills/2.txt": "Status: open\n", "bills/3.txt": "Status: paid\n" },
  "the paid bills should be in bills/done",
  ["the paid bills were in bills/done", "I moved the paid bills to bills/done"],
);

leavesOpen(
  "called by a word",
  { "photos/Paris 1.jpg": "", "photos/Paris 2.jpg": "", "photos/Rome.jpg": "" },
  "I want the Paris photos in photos/trips",
  ["I want all photos, also the Paris photos, in photos/all", "Move my photos like the Paris photos to photos/trips"],
);

leavesOpen(
  "a folder for each value",
  { "post/1.txt": "Client: Abel\n", "post/2.txt": "Client: Cain\n", "post/3.txt": "Client: Abel\n" },
  "sort the files in post by client into folders",
  ["sort the files in post by client into folders, Abel goes into old"],
);

leavesOpen(
  "another sign in names",
  { "papers/a b.txt": "", "papers/c d.txt": "" },
  "the file names in papers contain spaces, replace them with underscores",
  [
    "the file names in papers contain spaces, don't replace them with underscores",
    "Die Dateinamen in papers haben Leerzeichen, ersetze sie bitte nicht durch Unterstriche",
  ],
);

leavesOpen(
  "a folder is called by no word for each of them",
  { "Bach - Minuet.pdf": "", "Satie - Gymnopedie.pdf": "", "notes.txt": "" },
  "move the pdfs into a folder sheets",
  ["move the pdfs into a folder per composer, the names stay as they are"],
);

test("what is to be paid isn't paid", async () => {
  const bills = {
    "bills/1.txt": "Status: paid\n",
    "bills/2.txt": "Status: to be paid by June\n",
    "bills/3.txt": "Status: open\n",
  };
  expect(await placed("move the paid bills to bills/done", bills)).toEqual({ "bills/1.txt": "bills/done/1.txt" });
});
