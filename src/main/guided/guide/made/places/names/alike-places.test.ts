import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const shots = {
  "lake 2021-05-01.jpg": "",
  "Ann & Bo 2022-06-02.JPG": "",
  "2020-01-09 snow.jpg": "",
  "cat.jpg": "",
  "todo 2021-04-30.txt": "buy film\n",
};
const fronted = {
  "lake 2021-05-01.jpg": "2021-05-01 lake.jpg",
  "Ann & Bo 2022-06-02.JPG": "2022-06-02 Ann & Bo.JPG",
};

describe("all files of a kind get a name like the one that is shown", () => {
  test.each([
    "rename my photos so that the date is first, like '2021-05-01 lake.jpg'",
    "The photos should be called like 2021-05-01 lake.jpg, since right now I can't find anything",
    "most of my pictures have the date at the end, it should come first (e.g. 2021-05-01 lake.jpg). could you do that?",
    "for example 'lake 2021-05-01.jpg' would be '2021-05-01 lake.jpg', and the other photos likewise. rename them please",
    "Meine Fotos sollen mit dem Datum beginnen, also „2021-05-01 lake.jpg“ usw.",
    "I'd like my photos in order, but the phone lists them by name. Please give them names that begin with the date, for instance '2021-05-01 lake.jpg'.",
    "写真のファイル名は「2021-05-01 lake.jpg」のように日付を先にしてください",
  ])("%s", async (request) => {
    expect(await placed(request, shots)).toEqual(fronted);
  });

  test.each([
    "all my photos should have the date at the front of their names instead of at the end",
    "the date of the photos should stand before the title in the file name",
    "Bei den Fotos soll das Datum im Dateinamen nach vorne",
  ])("or their date at the other end, without an example: %s", async (request) => {
    expect(await placed(request, shots)).toEqual(fronted);
  });

  test("one that is named with it gets it alone", async () => {
    expect(await placed("'lake 2021-05-01.jpg' should be called '2021-05-01 lake.jpg'", shots)).toEqual({
      "lake 2021-05-01.jpg": "2021-05-01 lake.jpg",
    });
  });

  test.each([
    "Leg bitte eine plan.csv an, Spalten Woche und Name: Woche 1 Jana, Woche 2 Piet",
    "set up a plan.csv with the columns week and name, and put me in for week 1",
    "plan.csv anlegen, erste Spalte Woche, zweite Name",
    "新しくplan.csvを作って、名前と週の列を入れて",
  ])("but a file that is to be made takes no other's name: %s", async (request) => {
    expect(await placed(request, { "plan-old.csv": "week;name\n", "rules.txt": "quiet please\n" })).toBeNull();
  });

  test.each([
    ["it is asked", "what is the difference between the names 2021-05-01 lake.jpg and lake 2021-05-01.jpg?"],
    ["they are copied", "make copies of the photos, called like 2021-05-01 lake.jpg"],
    ["some are meant", "the photos of Ann should be called like 2021-05-01 lake.jpg"],
    ["some are excepted", "call all the photos but the ones of Bo like 2021-05-01 lake.jpg"],
    ["some stay", "call the photos like 2021-05-01 lake.jpg, but leave those of Bo"],
    ["it isn't wanted", "I don't want the photos renamed to names like 2021-05-01 lake.jpg"],
    ["both ends are said", "the photos should have the date first and the title last in their names"],
    ["nothing says what is meant", "the date should be at the front of the name"],
    ["a word of the example is new", "rename the photos, like '2021-05-01 big lake.jpg'"],
  ])("but it is left open where %s: %s", async (_, request) => {
    expect(await placed(request, shots)).toBeNull();
  });
});
