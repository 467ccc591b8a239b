import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

describe("a list elsewhere tells which files are meant", () => {
  const plants = {
    "plants.csv": "plant,bed,state\nfern,1,dead\nfern-2,1,alive\nmoss,2,dead\naloe,2,lent\nivy,3,alive\n",
    "cards/fern.md": "# Fern\n",
    "cards/fern-2.md": "# Fern 2\n",
    "cards/moss.md": "# Moss\n",
    "cards/aloe.md": "# Aloe\n",
    "cards/ivy.md": "# Ivy\n",
  };
  const gone = { "cards/fern.md": "cards/gone/fern.md", "cards/moss.md": "cards/gone/moss.md" };

  test.each([
    "move the cards of all dead plants to cards/gone, plants.csv has who they are",
    "Verschieb bitte die Dateien aller Pflanzen, die dead sind, in den Ordner cards/gone (siehe plants.csv)",
    "please move the files of the dead ones into cards/gone/, see the plants table",
  ])("as a table: %s", async (request) => {
    expect(await placed(request, plants)).toEqual(gone);
  });

  const lent = {
    "lent.txt":
      "Lent out\n========\ncd 04 Mia\ncd 11 Uncle Bo\n\nNot lent, only promised:\ncd 07 Mia\n\nBroken: cd 02\n",
    "covers/cd-04.jpg": "",
    "covers/cd-04-back.jpg": "",
    "covers/cd-40.jpg": "",
    "covers/cd-11.JPG": "",
    "covers/cd-07.jpg": "",
    "covers/cd-02.jpg": "",
  };

  test("in words, with all pictures of one thing", async () => {
    expect(await placed("move the pictures of what is lent to covers/out, it's in lent.txt", lent)).toEqual({
      "covers/cd-04.jpg": "covers/out/cd-04.jpg",
      "covers/cd-04-back.jpg": "covers/out/cd-04-back.jpg",
      "covers/cd-11.JPG": "covers/out/cd-11.JPG",
    });
  });

  test.each([
    ["the others are meant", "move the cards of all plants that aren't dead to cards/rest, see plants.csv", plants],
    ["no row is told apart", "move the cards of all plants to cards/all, see plants.csv", plants],
    ["two states are said", "move the pictures of what is lent or broken to covers/out, see lent.txt", lent],
    [
      "a file may be of two",
      "move the cards of all dead plants to cards/gone, see plants.csv",
      {
        ...plants,
        "cards/moss-new.md": "# Moss?\n",
      },
    ],
    ["no place is said", "move the cards of all dead plants away, see plants.csv", plants],
    ["it is asked", "which of the cards in plants.csv should move to cards/gone?", plants],
    ["they are copied", "copy the cards of all dead plants to cards/gone, see plants.csv", plants],
  ])("but it is left open where %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});

describe("each file says how it is", () => {
  const order = (state: string) => `Order\nFor: the club\n\nState: ${state}\n`;
  const orders = {
    "orders/a.txt": order("delivered on 3 May"),
    "orders/b.txt": order("not delivered yet"),
    "orders/c.txt": order("partly delivered"),
    "orders/d.txt": order("open"),
    "orders/e.txt": order("Delivered"),
    "orders/done/x.txt": order("delivered"),
  };

  test.each([
    "move the orders that are delivered to the done folder",
    "put all delivered orders into orders/done, the state is at the end of each",
    "verschieb die orders, die delivered sind, in den Ordner done",
  ])("%s", async (request) => {
    expect(await placed(request, orders)).toEqual({
      "orders/a.txt": "orders/done/a.txt",
      "orders/e.txt": "orders/done/e.txt",
    });
  });

  test.each([
    "move the orders that aren't delivered to the done folder",
    "move all orders to the done folder",
    "move the orders to delivered/",
    "move orders/b.txt to the done folder, it's delivered now",
    "move the delivered orders to the done folder, except those for the club",
  ])("but it is left open: %s", async (request) => {
    expect(await placed(request, orders)).toBeNull();
  });
});

describe("old versions are put aside", () => {
  const drafts = {
    "talk/slides_v2.md": "",
    "talk/slides_v9.md": "",
    "talk/slides_v11.md": "",
    "talk/notes v1.txt": "",
    "talk/budget.csv": "",
    "other_v1.md": "",
  };

  test.each([
    ["keep only the newest of each in talk and move the older versions to talk/old", "talk/old"],
    [
      "Im Ordner talk bitte die alten Versionen in einen Unterordner alt verschieben, nur die neueste bleibt",
      "talk/alt",
    ],
    ["talkフォルダの古い版を、talkの中に「旧」フォルダを作って移してください", "talk/旧"],
  ])("%s", async (request, to) => {
    expect(await placed(request, drafts)).toEqual({
      "talk/slides_v2.md": `${to}/slides_v2.md`,
      "talk/slides_v9.md": `${to}/slides_v9.md`,
    });
  });

  test("only of what is said", async () => {
    const plans = { "plan v1.md": "", "plan v2.md": "", "budget v1.md": "", "budget v2.md": "", "budget new.md": "" };
    expect(await placed("move the old version of the plan to old/", plans)).toEqual({ "plan v1.md": "old/plan v1.md" });
    expect(await placed("move the old versions of the contract to old/", plans)).toBeNull();
    expect(await placed("move the old versions to old/", plans)).toBeNull();
    expect(await placed("delete the old versions of the plan", plans)).toBeNull();
  });

  test("but not where one without a number may be the newest", async () => {
    const request = "move the older versions in talk to talk/old";
    expect(await placed(request, { ...drafts, "talk/slides.md": "" })).toBeNull();
  });
});

describe("numbers get zeros like an example", () => {
  const scenes = {
    "scene 1.md": "",
    "scene 2.md": "",
    "scene 12.md": "",
    "scene 2 ideas.md": "",
    "old/scene 1.md": "",
  };

  test.each([
    "rename the scenes to scene 01.md and so on, they sort badly",
    "Benenn die Szenen bitte um: scene 01, scene 02 und so weiter",
  ])("%s", async (request) => {
    expect(await placed(request, scenes)).toEqual({ "scene 1.md": "scene 01.md", "scene 2.md": "scene 02.md" });
  });

  test("but not where the example has too few; who names one file means that one", async () => {
    expect(await placed("rename the scenes to scene 01.md", { ...scenes, "scene 100.md": "" })).toBeNull();
    expect(await placed("rename scene 1.md to scene one.md", scenes)).toEqual({ "scene 1.md": "scene one.md" });
    expect(await placed("rename scene 1.md to scene 01.md", scenes)).toEqual({ "scene 1.md": "scene 01.md" });
  });
});

describe("what a log tells is undone", () => {
  const log = [
    '2024-03-01 10:00 moved "a/plan.txt" -> "x/plan.txt"',
    '2024-03-09 10:00 moved "b/list.txt" -> "x/list (1).txt"',
    '2024-03-09 10:00 skipped "b/c.txt" -> "x/c.txt"',
  ].join("\n");
  const moved = { "tidy.log": log, "x/plan.txt": "", "x/list (1).txt": "", "x/c.txt": "" };

  test("of the day that is said", async () => {
    const request = "tidy.log: please undo what it moved on 9 March. The run of 1 March was fine";
    expect(await placed(request, moved)).toEqual({ "x/list (1).txt": "b/list.txt" });
    expect(await placed("leg bitte zurück, was am 9. verschoben wurde, siehe tidy.log", moved)).toEqual({
      "x/list (1).txt": "b/list.txt",
    });
  });

  test("but not where the day is open, or a file is elsewhere now", async () => {
    expect(await placed("put everything back that tidy.log tells", moved)).toBeNull();
    expect(await placed("put back what it moved on 9 March, see tidy.log", { ...moved, "b/list.txt": "" })).toBeNull();
  });
});

describe("what a tool left is deleted", () => {
  const paper = { "paper.tex": "", "paper.aux": "", "paper.log": "", "paper.pdf": "", "run.log": "", "a.toc": "" };

  test.each([
    "get rid of the junk that pdflatex leaves",
    "Lösch bitte die Hilfsdateien von LaTeX",
    "LaTeXの中間ファイルを削除してください",
  ])("%s", async (request) => {
    expect(await placed(request, paper)).toEqual({ "paper.aux": null, "paper.log": null });
  });

  test.each(["which of these is junk of latex?", "don't delete the junk of latex", "delete the latex files"])(
    "but not where '%s'",
    async (request) => {
      expect(await placed(request, paper)).toBeNull();
    },
  );
});

describe("names get the date of what they are of, like an example", () => {
  const walks = {
    "walks/report new.md": "# Walk\n\nDay: 3 May 2024\nNext: 10 May 2024\n",
    "walks/report (2).md": "# Walk\n\non 12.04.2024\nwritten on 14.04.2024\n",
    "walks/plan.md": "3 May 2024\n",
  };

  test("where one file has its date", async () => {
    const request = "rename the reports in walks by the day of the walk, like 2024-05-03_report.md";
    expect(await placed(request, walks)).toEqual({
      "walks/report new.md": "walks/2024-05-03_report.md",
      "walks/report (2).md": "walks/2024-04-12_report.md",
    });
  });

  test("but not where none has it, or one has no date", async () => {
    expect(await placed("rename the reports in walks like 2024-05-10_report.md", walks)).toBeNull();
    const request = "rename the reports in walks like 2024-05-03_report.md";
    expect(await placed(request, { ...walks, "walks/report 3.md": "soon\n" })).toBeNull();
  });
});

describe("a folder for each value of a label", () => {
  const trips = {
    "trips/one.txt": "Trip\nGuide: Nuria\n",
    "trips/two.txt": "# guide: Bent\nwith Nuria's map\n",
    "trips/three.md": "- **Guide:** Nuria\n",
    "trips/list.txt": "three of them\nGuide: whoever has time on that day\n",
  };
  const sorted = {
    "trips/one.txt": "trips/Nuria/one.txt",
    "trips/two.txt": "trips/Bent/two.txt",
    "trips/three.md": "trips/Nuria/three.md",
  };

  test.each([
    "sort what's in trips into a folder per guide, everything else stays where it is",
    "Im Ordner trips bitte für jeden Guide einen Ordner machen und die Dateien einsortieren, der Rest bleibt",
  ])("%s", async (request) => {
    expect(await placed(request, trips)).toEqual(sorted);
  });

  test("but not where one has no value and isn't said to stay, or some are ruled out", async () => {
    expect(await placed("sort trips into a folder per guide", trips)).toBeNull();
    const request = "sort trips into a folder per guide, everything else stays. Bent's summer ones stay as well";
    expect(await placed(request, trips)).toBeNull();
  });
});

test("folders of years take the files that are called what is to be sorted", async () => {
  const bills = { "bill-2023-11.csv": "", "bill-2024-01.csv": "", "bill-2024-02.csv": "", "budget.md": "for 2024" };
  const sorted = { "bill-2023-11.csv": "2023/bill-2023-11.csv", "bill-2024-01.csv": "2024/bill-2024-01.csv" };
  const all = { ...sorted, "bill-2024-02.csv": "2024/bill-2024-02.csv" };
  expect(await placed("I'd like the bills sorted into the folders 2023 and 2024, by their year", bills)).toEqual(all);
  expect(await placed("sort the bills into the folders 2023 and 2024, but only those of May", bills)).toBeNull();
  const more = { ...bills, "rent 2024.pdf": "" };
  for (const request of [
    "sort the unpaid bills into the folders 2023 and 2024",
    "sort the bills into the folders 2023 and 2024 and update the links in budget.md",
    "Sortiere die Rechnungen in die Ordner 2023 und 2024 nach Jahr",
    "請求書を2023と2024のフォルダに分けて",
  ])
    expect(await placed(request, more)).toBeNull();
  const both = await placed("sort the bills and the budget into the folders 2023 and 2024", more);
  expect(both).toEqual({ ...all, "budget.md": "2024/budget.md" });
});

test("all that is in the folder of the archive goes there, but for what stays", async () => {
  const minutes = {
    "minutes/2020-03-01 board.md": "",
    "minutes/minutes 04.05.2021.txt": "",
    "minutes/2023-02-02 board.md": "",
    "minutes/archive/2017-01-09 board.md": "",
    "minutes/template.md": "",
    "rents 2020.csv": "",
  };
  const moved = {
    "minutes/2020-03-01 board.md": "minutes/archive/2020-03-01 board.md",
    "minutes/minutes 04.05.2021.txt": "minutes/archive/minutes 04.05.2021.txt",
  };
  const request = "Please move all minutes from before 2022 into the archive folder. The newer ones stay";
  expect(await placed(`${request}, and the template stays`, minutes)).toEqual(moved);
  expect(await placed(request, minutes)).toBeNull();
  for (const some of [
    "move the board minutes from before 2022 into the archive, the template stays",
    "move the minutes from before 2022 that Bo wrote into the archive, the template stays",
    "move the minutes from before 2022 into the archive, not the agendas. The template stays",
  ])
    expect(await placed(some, minutes)).toBeNull();
});

describe("a folder that is made for them", () => {
  const bills = {
    "bills/2021-11-30 heat.txt": "Bill of 30.11.2021",
    "bills/2022-02-14 roof.txt": "Bill of 14.02.2022",
    "bills/2022-06-01 shelf.txt": "",
    "notes.txt": "",
  };
  const moved = Object.fromEntries(
    ["2022-02-14 roof.txt", "2022-06-01 shelf.txt"].map((name) => [`bills/${name}`, `bills/2022/${name}`]),
  );

  test.each([
    "In the bills folder, create a subfolder 2022 and move all bills from that year into it",
    "Please make a subfolder 2022 in the folder bills and put all bills of that year there",
    "Leg im Ordner bills einen Unterordner 2022 an und verschieb alle bills aus diesem Jahr hinein.",
  ])("%s", async (request) => {
    expect(await placed(request, bills)).toEqual(moved);
  });

  test("isn't filled where it is only made, or something else goes there as well", async () => {
    expect(await placed("make a subfolder 2022 in the folder bills", bills)).toBeNull();
    const more = "create a subfolder 2022 in bills, move all bills from that year into it and write a list of them";
    expect(await placed(more, bills)).toBeNull();
  });
});

test("what is said to be so of a file by yes or no counts as well", async () => {
  const pages = { "blog/a.md": "---\nsketch: true\n---\n", "blog/b.md": "---\nsketch: false\n---\n" };
  expect(await placed("move the sketches in blog to blog/later", pages)).toEqual({ "blog/a.md": "blog/later/a.md" });
});

test("a rule for names is done to the files of the folder that is spoken of", async () => {
  const scans = { "scans/a b.pdf": "", "scans/c d.pdf": "", "e f.txt": "" };
  const request = "The printer chokes on blanks. Rename the files in scans, underscores instead of blanks";
  expect(await placed(request, scans)).toEqual({ "scans/a b.pdf": "scans/a_b.pdf", "scans/c d.pdf": "scans/c_d.pdf" });
  expect(await placed(`${request}, but the signed ones keep their spelling`, { ...scans, "x y.txt": "" })).toBeNull();
});

test("numbers get zeros where the names go on behind them, in all endings", async () => {
  const songs = { "t1 hello.mp3": "", "t1 hello.txt": "", "t2 2 left.mp3": "", "t10 end.mp3": "", "extra 1.mp3": "" };
  expect(await placed("rename the songs with two digits (t01 hello.mp3), the texts too", songs)).toEqual({
    "t1 hello.mp3": "t01 hello.mp3",
    "t1 hello.txt": "t01 hello.txt",
    "t2 2 left.mp3": "t02 2 left.mp3",
  });
});

test("what the files are called says nothing of how they are", async () => {
  const orders = {
    "orders/a.md": "# Lamp\nStatus: on order\n",
    "orders/b.md": "# Rug\nStatus: arrived 3 May\n",
    "orders/c.md": "# Desk\nStatus: on order\n",
  };
  expect(await placed("move the orders that have come already into orders/done", orders)).toBeNull();
  expect(await placed("move the orders that have arrived into orders/done", orders)).toEqual({
    "orders/b.md": "orders/done/b.md",
  });
});
