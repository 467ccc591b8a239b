import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidReplacementCalls } from "./said-replacements.ts";

const view = viewOf({
  "courts.py": "def book_court():\n    rebook_court()\n",
  "desk.py": "book_court()\n",
  "notes.md": "Ask Mo Lee or MO LEE. Room Blue.\n",
  "archive/notes.md": "Ask Mo Lee.\n",
});

async function made(request: string) {
  const calls = await saidReplacementCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["new_text"]]);
}

describe("what is to be replaced to the letter", () => {
  test("is a name by itself where names go on with a dash, if it gets another one", async () => {
    const jobs = "jobs:\n  lint:\n    run: ./lint.sh\n  lint-docs:\n    needs: [lint]\n";
    const view = viewOf({ "jobs.yml": jobs });
    const calls = await saidReplacementCalls("rename lint to check in jobs.yml", await view.files(), view);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["  check:", "    needs: [check]"]);
  });

  test("is a word at the beginning of a sentence and in the plural as well", async () => {
    const view = viewOf({ "words.md": "**Lorry** - what our lorries are.\n\nNo lorry is small.\n" });
    const calls = await saidReplacementCalls("replace lorry by truck in words.md", await view.files(), view);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "**Truck** - what our trucks are.",
      "No truck is small.",
    ]);
  });

  test("is replaced only in the part of a text that a request means", async () => {
    const watering = "contact: Dora # keys\nhelpers: [Dora, Hamid]\ndays:\n  monday: Dora\n  tuesday: Lotte\n";
    const view = viewOf({ "watering.yaml": watering, "days.txt": "Dora likes days\n" });
    const request = "replace Dora with Hamid in the days of watering.yaml";
    expect(await saidReplacementCalls(request, await view.files(), view)).toEqual([
      {
        tool: "edit",
        input: { path: "watering.yaml", old_text: "  monday: Dora", new_text: "  monday: Hamid", line: 4 },
      },
    ]);
  });

  test("is replaced only in the row that a request names", async () => {
    const view = viewOf({ "duties.md": "- Kitchen: Berg\n- Garden: Moss\n- Keys: Berg\n" });
    const calls = await saidReplacementCalls(
      "the kitchen is done by Lund instead of Berg, see duties.md",
      await view.files(),
      view,
    );
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["- Kitchen: Lund"]);
  });

  test("is a spot in each of the papers that are meant, where each has it once", async () => {
    const view = viewOf({ "leaflets/a.txt": "Ward B is on floor 3.\n", "leaflets/b.txt": "At the desk on floor 3.\n" });
    const calls = await saidReplacementCalls(
      "Our ward moved from floor 3 to floor 5. Can you correct that in the leaflets?",
      await view.files(),
      view,
    );
    expect(calls).toHaveLength(2);
  });

  test("is replaced in each of the folders that are named together, but not in what is kept of the past", async () => {
    const papers = viewOf({
      "flyers/a.md": "Ring 0431 55 20 18.\n",
      "mails/b.txt": "Ring 0431 55 20 18.\n",
      "mails/archive-2019/b.txt": "Ring 0431 55 20 18.\n",
      "desk.txt": "0431 55 20 18\n",
    });
    const request =
      "0431 60 77 41 instead of 0431 55 20 18, please in all our flyers and mails. the archived one from 2019 stays as it is";
    const calls = await saidReplacementCalls(request, await papers.files(), papers);
    expect(calls.map(({ input }) => input["path"])).toEqual(["flyers/a.md", "mails/b.txt"]);
  });

  test("has its article in small letters within a sentence", async () => {
    const band = viewOf({
      "about.md": "# The Tin Otters\n\nBook the Tin Otters!\n",
      "songs.csv": "title\nThe Tin Roof\n",
    });
    const request = "We're called The Brass Otters now, no longer The Tin Otters. Please change it in all files";
    const read = { find: "The Tin Otters", put: "The Brass Otters" };
    const calls = await saidReplacementCalls(request, await band.files(), band, read);
    expect(calls.map(({ input }) => [input["old_text"], input["new_text"]])).toEqual([
      ["The Tin Otters", "The Brass Otters"],
      ["the Tin Otters", "the Brass Otters"],
    ]);
  });

  test("has its identifiers replaced in what programs read, where these are spoken of, but no word of a text", async () => {
    const zoo = viewOf({
      "houses.json": '{ "savanna": { "label": "Savanna", "keys": 4 } }\n',
      "open.py": 'FIRST = "savanna"\n',
      "notes/tour.md": "The Savanna opens at 9. Film: life in the savanna.\n",
      "feed.csv": "house,kg\nsavanna,40\n",
    });
    const request =
      "The Savanna house is the Steppe. Change it in the houses (the id as well), in the script and in the notes.";
    const calls = await saidReplacementCalls(request, await zoo.files(), zoo, { find: "Savanna", put: "Steppe" });
    expect(calls.map(({ input }) => [input["path"], input["old_text"]])).toEqual([
      ["houses.json", "Savanna"],
      ["notes/tour.md", "Savanna"],
      ["houses.json", "savanna"],
      ["open.py", "savanna"],
    ]);
  });

  test("is one pair, whoever it was found with", async () => {
    const request =
      "Going through our code with a colleague we found that the name book_court says too little. Please call that function book_hall from now on, wherever it occurs in the Python files and also in the readme? The function book_court_early should remain as it is.";
    expect(await made(request)).toEqual([
      ["courts.py", "book_hall"],
      ["desk.py", "book_hall"],
    ]);
  });

  test("is a noun where the files have one, although a German request is in small letters", async () => {
    const cakes = viewOf({
      "Kuchen/a.md": "- 20 g Butter\n- Buttermilch\nButter rühren\n",
      "Kuchen/b.md": "Mehl und Butter\n",
      "Liste.txt": "Butter\n",
    });
    const paths = async (request: string) =>
      (await saidReplacementCalls(request, await cakes.files(), cakes)).map(({ input }) => [
        input["path"],
        input["old_text"],
        input["new_text"],
      ]);
    const all = [
      ["Kuchen/a.md", "Butter", "Margarine"],
      ["Kuchen/b.md", "Butter", "Margarine"],
    ];
    expect(await paths("bitte im ordner Kuchen überall margarine statt butter, buttermilch nicht anfassen")).toEqual(
      all,
    );
    expect(await paths("bitte in allen dateien im ordner Kuchen butter durch margarine ersetzen")).toEqual(all);
    expect(await paths("im ordner Kuchen steht butter statt margarine, das bleibt so")).toEqual([]);
  });

  test("is replaced in all files that are meant, as whole words", async () => {
    expect(await made("Rename the function book_court to reserve_court, rebook_court keeps its name")).toEqual([
      ["courts.py", "reserve_court"],
      ["desk.py", "reserve_court"],
    ]);
    const tested =
      "rename the function book_court to reserve_court in courts.py, python3 -m unittest should still pass";
    expect(await made(tested)).toHaveLength(2);
    expect(await made("Mo Lee is Mo Ray now, change it everywhere but not in the archive")).toEqual([
      ["notes.md", "Ask Mo Ray or MO RAY. Room Blue."],
    ]);
  });

  test("is replaced over the end of a line as well", async () => {
    const flyers = viewOf({
      "a.html": "<p>Dance with us in Hartley\n   Hall until dawn.</p>\n",
      "b.md": "See you at Hartley Hall, Hartley\nHall\n",
    });
    const calls = await saidReplacementCalls(
      "replace Hartley Hall with Old Barn everywhere",
      await flyers.files(),
      flyers,
    );
    expect(calls.map(({ input }) => [input["old_text"], input["new_text"]])).toEqual([
      ["Hartley\n   Hall ", "Old\n   Barn "],
      ["Hartley Hall", "Old Barn"],
      ["Hartley\nHall", "Old\nBarn"],
    ]);
    const short = await saidReplacementCalls(
      "replace Hartley Hall with Arena everywhere",
      await flyers.files(),
      flyers,
    );
    expect(short[0]?.input["new_text"]).toBe("Arena\n   ");
  });

  test("isn't replaced in a longer name that is said as well", async () => {
    const hosts = viewOf({
      hosts: "10.0.0.2 nas01 nas01.attic nas01/data\n10.0.0.9 nas01-old old-nas01\n",
      "log/a.txt": "nas01 up\n",
    });
    const request =
      "nas01 is going to be called vault, so nas01/data is another path. change it in all files. nas01-old is a different machine, dont touch that, and the log is history";
    const calls = await saidReplacementCalls(request, await hosts.files(), hosts);
    expect(calls.map(({ input }) => [input["path"], input["new_text"]])).toEqual([
      ["hosts", "10.0.0.2 vault vault.attic vault/data"],
      ["hosts", "10.0.0.9 nas01-old old-vault"],
    ]);
  });

  test("isn't replaced in a path that goes on with a dash", async () => {
    const jobs = viewOf({ "a.sh": "ls /srv/bills /srv/bills-old\n", "b.conf": "dir = /srv/bills\n" });
    const request = "everywhere: /data/bills instead of /srv/bills. The old ones keep their folder.";
    const calls = await saidReplacementCalls(request, await jobs.files(), jobs);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["ls /data/bills /srv/bills-old", "/data/bills"]);
  });

  describe("as a path", () => {
    const scripts = viewOf({
      "bin/photos.sh": "rsync ~/Pictures/ /mnt/nas/photos/\n",
      "bin/music.sh": "test -d /mnt/nas || exit 1\nls /mnt/nas-old /backup/mnt/nas ~/mnt/nas\n",
      "bin/page.sh": "curl http://box.example/mnt/nas nas01:/mnt/nas\n",
      "logs/photos.log": "/mnt/nas/photos\n",
    });
    test.each([
      "the nas is mounted at /srv/nas now, not /mnt/nas. can you fix the scripts in bin? /mnt/nas-old stays as it is",
      "please correct the scripts in bin/: /mnt/nas is /srv/nas now. leave /mnt/nas-old",
      "replace /mnt/nas with /srv/nas in the bin folder, /mnt/nas-old must not change",
      "Das NAS liegt jetzt unter /srv/nas, nicht mehr unter /mnt/nas. Bitte in bin/ anpassen, /mnt/nas-old bleibt",
      "bin/ のスクリプトの /mnt/nas を /srv/nas に変更してください。/mnt/nas-old はそのままで",
    ])("is that place, and what is in it, in each file that is meant: %s", async (request) => {
      const read = { find: "/mnt/nas", put: "/srv/nas" };
      const calls = await saidReplacementCalls(request, await scripts.files(), scripts, read);
      expect(calls.map(({ input }) => [input["path"], input["new_text"]])).toEqual([
        ["bin/photos.sh", "/srv/nas"],
        ["bin/music.sh", "test -d /srv/nas || exit 1"],
        ["bin/page.sh", "/srv/nas"],
      ]);
    });

    test("isn't replaced where it is the one that stays", async () => {
      const request = "the photos are in /srv/nas now, not /mnt/nas, fix bin/. in music.sh /mnt/nas stays";
      expect(await saidReplacementCalls(request, await scripts.files(), scripts)).toEqual([]);
    });
  });

  test("is a room with a blank in it, too, and stays where it is to stay", async () => {
    const course = viewOf({
      "plan.md": "| Seminar | K12 |\n| Lecture | K12 |\n",
      "a.html": "<li>Seminar: room K 12</li>\n",
      "archive/2023.md": "Seminar in K12\n",
    });
    const read = { find: "K12", put: "M03" };
    const request = "the seminar moves to M03 from K12, please correct all pages. The lecture stays in K12";
    const calls = await saidReplacementCalls(request, await course.files(), course, read);
    expect(calls.map(({ input }) => [input["path"], input["new_text"]])).toEqual([
      ["plan.md", "| Seminar | M03 |"],
      ["a.html", "<li>Seminar: room M 03</li>"],
    ]);
  });

  test("is left open where a number is said that neither has, in Japanese too", async () => {
    const menu = viewOf({ "メニュー.md": "- 抹茶ラテ 550円\n- ほうじ茶 400円\n" });
    const request = "メニューの抹茶ラテを580円に変更してください。";
    const read = { find: "ラテ", put: "メニュー" };
    expect(await saidReplacementCalls(request, await menu.files(), menu, read)).toEqual([]);
  });

  test("is left open where both texts stand in the files already", async () => {
    const both = viewOf({ "plan.md": "Seminar in K12\nLecture in M03\n" });
    expect(await saidReplacementCalls("the seminar moves from K12 to M03", await both.files(), both)).toEqual([]);
  });

  test("isn't what stands before the place where it is to be found", async () => {
    expect(await made("rename Room Blue in our plan to Room 2 everywhere")).toEqual([]);
  });

  test("is a surname with what a person is called by it, but for a namesake", async () => {
    const club = viewOf({
      "team.csv": "name;tel\nMia Kern;12\nOlaf Kern;13\n",
      "a.md": "Ask Frau Kern, or Herr Kern. M. Kern sings.\n",
      "list.txt": "Kern, Mia  12\nKern, Olaf  13\n",
    });
    const request = "Mia Kern hat geheiratet und heißt jetzt Albers, bitte überall ändern. Ihre Mailadresse bleibt.";
    const calls = await saidReplacementCalls(request, await club.files(), club);
    expect(calls.map(({ input }) => [input["old_text"], input["new_text"]])).toEqual([
      ["Mia Kern", "Mia Albers"],
      ["Kern, Mia", "Albers, Mia"],
      ["M. Kern", "M. Albers"],
      ["Frau Kern", "Frau Albers"],
    ]);
  });

  test("of several, each", async () => {
    expect(await made("everywhere: replace 'Mo Lee' with 'Mo Ray' and 'Room Blue' with 'Room 2'")).toEqual(
      expect.arrayContaining([
        ["notes.md", "Ask Mo Ray or MO RAY. Room Blue."],
        ["notes.md", "Room 2"],
        ["archive/notes.md", "Mo Ray"],
      ]),
    );
  });

  test("of one with something in brackets, both", async () => {
    const request =
      "the contact is Kim Ray (0431 77 88 99) instead of Mo Lee (0431 55 20 18) now, change it in all files";
    const places = viewOf({ "a.md": "Mo Lee: 0431 55 20 18\n", "b.md": "Ask Mo Lee.\n" });
    const calls = await saidReplacementCalls(request, await places.files(), places);
    expect(calls.map(({ input }) => [input["path"], input["new_text"]])).toEqual([
      ["a.md", "Kim Ray"],
      ["b.md", "Kim Ray"],
      ["a.md", "0431 77 88 99"],
    ]);
  });

  test("may be a name in small letters, of who takes over", async () => {
    const plans = viewOf({
      "plans/a.csv": "Mon,Mr Lind,Lind Hall\nTue,Ms Okafor,9\n",
      "archive/a.csv": "Mon,Mr Lind,9\n",
    });
    const request =
      "mr lind leaves at easter and ms okafor takes over everything from him. put her name instead of his in all the files in plans? last years stuff in archive stays";
    const calls = await saidReplacementCalls(request, await plans.files(), plans);
    expect(calls.map(({ input }) => [input["path"], input["old_text"], input["new_text"]])).toEqual([
      ["plans/a.csv", "Mr Lind", "Ms Okafor"],
    ]);
  });

  test("is replaced without more words where only one file has it", async () => {
    expect(await made("replace Room Blue with Room Green")).toEqual([["notes.md", "Room Green"]]);
  });

  test.each([
    ["it isn't clear where", "replace Mo Lee with Mo Ray"],
    ["there is an exception that is no file", "replace Mo Lee with Mo Ray everywhere except in the first line"],
    ["what is left out is no file", "Mo Lee is Mo Ray now, change it everywhere but not in headings"],
    [
      "the same text is to stay elsewhere",
      "rename book_court to reserve_court in all files, the api's book_court keeps its name",
    ],
    ["a file is to have another name", "rename desk.py to front.py in all files"],
    ["only a part of it is clear", "replace Room Blue with Room Green and the garden with a meadow"],
    ["there is a second change", "rename Mo Lee to Mo Ray everywhere and the fee goes from a low one to a high one"],
    ["it isn't said that anything is replaced", "write to Mo Lee instead of Room Blue"],
    ["nothing is said to the letter", "make all files friendlier"],
  ])("is left to the model where %s", async (_, request) => {
    expect(await made(request)).toEqual([]);
  });
});

describe("the name of a setting in files that git leaves out", () => {
  const listed = { "app.py": 'os.environ["DB_URL"]\n', ".env.example": "DB_URL=\nDB_URL_OLD=\n" };
  const folder = (hidden: Record<string, string | null>) => ({
    ...viewOf(listed),
    entry: async (path: string) => (path in hidden ? { path, size: 9 } : null),
    text: async (path: string) => ({ ...listed, ...hidden })[path] ?? null,
  });
  const changed = async (request: string, hidden: Record<string, string | null>) => {
    const view = folder(hidden);
    const calls = await saidReplacementCalls(request, await view.files(), view);
    return calls.map(({ input }) => input["path"]);
  };
  const request = "rename DB_URL to DATABASE_URL in the whole project";

  test("is changed there as well, where it stands", async () => {
    const hidden = { ".env": "DB_URL=x\n", ".env.local": "PORT=1\n" };
    expect(await changed(request, hidden)).toEqual(["app.py", ".env.example", ".env"]);
  });

  test("is changed unseen where the file may hold secrets and its example has the name", async () => {
    expect(await changed(request, { ".env": null, ".env.local": null })).toEqual(["app.py", ".env.example", ".env"]);
  });

  test.each([
    ["rename DB_URL to DATABASE_URL in the whole project, .env stays as it is"],
    ["rename DB_URL to DATABASE_URL in app.py"],
  ])("isn't in %s", async (said) => {
    expect(await changed(said, { ".env": "DB_URL=x\n" })).not.toContain(".env");
  });
});

test("a day in two styles may only show how all days are to be written", async () => {
  const days = viewOf({ "days.csv": "day,km\n03/11/2024,4\n17/11/2024,9\n", "one.txt": "We met on 03/11/2024.\n" });
  const request = (path: string) => `write 2024-11-03 instead of 03/11/2024 in ${path}, where I was ill it stays`;
  const lines = async (path: string) => {
    const calls = await saidReplacementCalls(request(path), await days.files(), days);
    return calls.map(({ input }) => input["new_text"]);
  };
  expect(await lines("days.csv")).toEqual([]);
  expect(await lines("one.txt")).toEqual(["2024-11-03"]);
});
