import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidValueCalls } from "./said-values.ts";

const view = viewOf({
  "flyer.md":
    "# Bike park\n\nOpen every day from 10, on Sundays from 12.\n\nA day ticket costs 12 EUR, a helmet 4 EUR.\nThe workshop costs 12 EUR.\nFor ages 12 and up.\n",
  "prices.csv": "what,eur,year\nday ticket,12.00,2012\nevening ticket,9.00,2012\nlocker,12.00,2012\n",
  "faq.txt": "How much is a day ticket?\n  12€, and it is valid for 12 hours.\n",
  "archive/report.md": "A day ticket was 12 EUR.\n",
  "plan.md":
    "## Summer picnic\nThursday, 14 May, 19:00, at the lake\n\n## Choir\nThursday, 14 May, 19:00, in the hall\n",
  "locker.md": "A locker costs 3 a day or a locker 3 at night.\n",
  ".env": "PORT=3000\nTIMEOUT=3000\n",
  "compose.yml": 'ports:\n  - "3000:3000"\n',
  "run.md": "Open http://localhost:3000/ for up to 3000 songs.\n",
  "fair.md": "The fair is on 8 June.\nCome along.\n\nWe meet on 8 June.\n",
  "pyproject.toml": '[project]\nname = "club"\nversion = "2.3.1"\ndependencies = ["rowing>=2.3.1"]\n',
  "club/__init__.py": '__version__ = "2.3.1"\n',
  "letter.md": "Our picnic is on 14 May at 7 pm.\n",
});

async function made(request: string) {
  const calls = await saidValueCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["new_text"]]);
}

describe("a new value", () => {
  test("is put into the papers that are listed", async () => {
    const club = viewOf({
      "ちらし.md": "会場：公民館 第2集会室\n",
      "進行.csv": "時刻,場所\n13:00,第2集会室\n",
      "備品.md": "- 第2集会室：机12\n",
    });
    const request = "会場が第2集会室から第4集会室に変わりました。ちらし・進行表を直してください。";
    const calls = await saidValueCalls(request, await club.files(), club);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["会場：公民館 第4集会室", "13:00,第4集会室"]);
    const open = "会場が第2集会室から第4集会室に変わりました。ちらし・名簿を直してください。";
    expect(await saidValueCalls(open, await club.files(), club)).toEqual([]);
  });

  test("is put into each line that is about it, as the line writes it", async () => {
    expect(
      await made(
        "the day ticket goes up from 12 to 14 EUR, put that in all the papers. the report in archive stays as it is",
      ),
    ).toEqual([
      ["flyer.md", "A day ticket costs 14 EUR, a helmet 4 EUR."],
      ["prices.csv", "day ticket,14.00,2012"],
      ["faq.txt", "  14€, and it is valid for 12 hours."],
    ]);
  });

  test("is said for papers of whichever names, and a table has it in cents", async () => {
    const bar = viewOf({
      "card.md": "| drink | price |\n|---|---|\n| mint tea | 2.80 |\n| chai | 2.80 |\n",
      "card 2023.md": "| drink | price |\n|---|---|\n| mint tea | 2.80 |\n",
      "web/card.html": "<ul>\n<li>Mint tea <b>€2.80</b></li>\n<li>Chai <b>€2.80</b></li>\n</ul>\n",
      "till/list.csv": "key,name,cents\nMIT,mint tea,280\nCHA,chai,280\n",
    });
    const request = "the mint tea is 3.10 now, not 2.80, put it on the card, the website and in the till's list";
    const calls = await saidValueCalls(request, await bar.files(), bar);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "| mint tea | 3.10 |",
      "<li>Mint tea <b>€3.10</b></li>",
      "MIT,mint tea,310",
    ]);
  });

  test("is left open where one line tells of it and of what stays", async () => {
    const club = viewOf({ "plan.md": "- Fee: 20 euros, 12 for kids\n", "mail.txt": "The fee is 20 euros.\n" });
    const request = "the fee goes up from 20 to 25, kids still pay 12. change it everywhere";
    expect(await saidValueCalls(request, await club.files(), club)).toEqual([]);
  });

  test("in percent is left open where a program has it as a share", async () => {
    const shop = viewOf({ "shop.yml": "vat_percent: 19\n", "cart.js": "const VAT = 0.19;\n" });
    const request = "VAT goes up from 19 to 21 percent, change it everywhere";
    expect(await saidValueCalls(request, await shop.files(), shop)).toEqual([]);
  });

  test("is that of the only thing that is said to be meant", async () => {
    const caps = viewOf({
      "patterns/caps/a.md": "# Cap\n\n- 5mm needles\n- crochet hook 5 mm\n",
      "patterns/caps/b.md": "# Cap\n\n- Needles: 5 mm\n",
      "patterns/shawl.md": "- Needles: 5 mm\n",
    });
    const request = "change the needles from 5 mm to 4.5 mm in all the cap patterns, only the needles";
    const calls = await saidValueCalls(request, await caps.files(), caps);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["- 4.5mm needles", "- Needles: 4.5 mm"]);
  });

  test("is a version of all but of what it needs", async () => {
    expect(await made("club goes from 2.3.1 to 2.4.0, bump the version everywhere. the dependencies stay")).toEqual([
      ["pyproject.toml", 'version = "2.4.0"'],
      ["club/__init__.py", '__version__ = "2.4.0"'],
    ]);
  });

  test("of a program that is named stands where its name doesn't", async () => {
    const app = viewOf({
      "package.json":
        '{\n  "name": "hutlog",\n  "version": "1.4.2",\n  "dependencies": {\n    "log-lite": "1.4.2"\n  }\n}\n',
      "src/version.js": 'export const NAME = "hutlog";\nexport const VERSION = "1.4.2";\n',
      "README.md": "# hutlog 1.4.2\n\nNeeds node 20 and log-lite 1.4.2.\n",
      "install.sh": "set -e\nversion=1.4.2\n",
      "CHANGELOG.md": "## 1.5.0\n\n## 1.4.2\n",
    });
    const request = "Set hutlog's version to 1.5.0 in all places that state it. log-lite has to remain at 1.4.2";
    const calls = await saidValueCalls(request, await app.files(), app);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      '  "version": "1.5.0",',
      'export const VERSION = "1.5.0";',
      "# hutlog 1.5.0",
      "version=1.5.0",
    ]);
    const other = await saidValueCalls("bump log-lite from 1.4.2 to 1.5.0 everywhere", await app.files(), app);
    expect(other.map(({ input }) => input["new_text"])).toEqual([
      '    "log-lite": "1.5.0"',
      "Needs node 20 and log-lite 1.5.0.",
    ]);
  });

  test("is that of what costs so much, whether a line says that it costs it or not", async () => {
    const vets = viewOf({
      "prices.csv": "service,price\nConsultation,48.00\nDental check,48.00\n",
      "mail.txt": "A consultation costs £48, a dental check £48 if you want one.\n",
      "notice.txt": "A consultation is £48.00.\n",
      "invoices/1.txt": "Consultation £48.00\n",
    });
    const request =
      "From July a normal consultation costs £52, no longer £48. Can the new price go everywhere we show it? Invoices that went out already stay, and so do all other prices.";
    const calls = await saidValueCalls(request, await vets.files(), vets);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "Consultation,52.00",
      "A consultation costs £52, a dental check £48 if you want one.",
      "A consultation is £52.00.",
    ]);
  });

  test("is put into the row under the heading that has all of it", async () => {
    const rows =
      "<tr><th>Wednesday</th><td>10:00 – 14:00</td></tr>\n<tr><th>Saturday</th><td>10:00 – 14:00</td></tr>\n";
    const library = viewOf({ "hours.html": `<h2>Main library</h2>\n${rows}<h2>Children's library</h2>\n${rows}` });
    const request =
      "the childrens library shuts at 1 pm on saturdays from now on, not 2. can you put that into hours.html";
    const calls = await saidValueCalls(request, await library.files(), library);
    expect(calls.map(({ input }) => [input["line"], input["new_text"]])).toEqual([
      [6, "<tr><th>Saturday</th><td>10:00 – 13:00</td></tr>"],
    ]);
  });

  test("isn't that of something else which is denied", async () => {
    const app = viewOf({
      "package.json": '{\n  "name": "planner",\n  "version": "2.4.1",\n  "dependencies": { "chartlet": "2.4.1" }\n}\n',
      "README.md": "# Planner\n\nVersion 2.4.1. Needs chartlet 2.4.1 or later.\n",
      "docs/install.md": "Get planner-2.4.1.tgz, version 2.4.1.\nThe footer says Planner 2.4.1\n",
    });
    const request =
      "we release 2.5.0 on monday. bump our version number from 2.4.1 in every place, careful: chartlet happens to be 2.4.1 too and isn't updated";
    const calls = await saidValueCalls(request, await app.files(), app);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      '  "version": "2.5.0",',
      "Version 2.5.0. Needs chartlet 2.4.1 or later.",
      "Get planner-2.5.0.tgz, version 2.5.0.",
      "The footer says Planner 2.5.0",
    ]);
  });

  test("isn't put where something is so since then, or needs that version", async () => {
    const app = viewOf({
      "package.json": '{ "version": "2.3.1", "dependencies": { "left-pad": "2.3.1" } }\n',
      "README.md": "Current version: 2.3.1\nThe option --x is there since version 2.3.1\n",
    });
    const calls = await saidValueCalls("bump the version from 2.3.1 to 2.4.0 everywhere", await app.files(), app);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      '{ "version": "2.4.0", "dependencies": { "left-pad": "2.3.1" } }',
      "Current version: 2.4.0",
    ]);
  });

  test("is put in whatever else stays as it is", async () => {
    const shop = viewOf({ "prices.md": "- tea 2.50 €\n- juice 2.50 €\n", "sign.txt": "Tea 2.50 €\n" });
    const request = "tea costs 2.80 instead of 2.50, please change it everywhere. all other prices stay";
    const calls = await saidValueCalls(request, await shop.files(), shop);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["- tea 2.80 €", "Tea 2.80 €"]);
  });

  test("is of the money that is spoken of, in Japanese as well", async () => {
    const school = viewOf({
      "案内.md": "- 月謝：6,000円\n- 入会金：6,000円\n",
      "申込.txt": "月謝6,000円は毎月5日までに。\n",
    });
    const request = "来月から月謝が6,500円になります。全部直してください。入会金はそのままで";
    const calls = await saidValueCalls(request, await school.files(), school);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["- 月謝：6,500円", "月謝6,500円は毎月5日までに。"]);
  });

  test("takes the weekday along", async () => {
    expect(
      await made("the picnic is on 15 May, not 14 May. please change it everywhere. choir stays as it is"),
    ).toEqual([
      ["plan.md", "Friday, 15 May, 19:00, at the lake"],
      ["letter.md", "Our picnic is on 15 May at 7 pm."],
    ]);
  });

  test("may be a port, which has signs of its own", async () => {
    expect(await made("the app runs on port 4100 now instead of 3000, change it in all files")).toEqual([
      [".env", "PORT=4100"],
      ["compose.yml", '  - "4100:4100"'],
      ["run.md", "Open http://localhost:4100/ for up to 3000 songs."],
    ]);
  });

  test.each(["our version goes from 2.3.1 to 2.4.0, in all files", "bump the version to 2.4.0"])(
    "may be a version: %s",
    async (request) => {
      expect(await made(request)).toEqual([
        ["pyproject.toml", 'version = "2.4.0"'],
        ["club/__init__.py", '__version__ = "2.4.0"'],
      ]);
    },
  );

  test("is put into as many files as are said, whatever is told beside it there", async () => {
    const shop = viewOf({
      "flyer.txt": "Open Monday to Saturday 10:00 to 18:00\n",
      "sign.md": "Monday to Saturday\n\n10:00 - 18:00\n",
      "prices.txt": "buttons: 3\n",
    });
    const calls = await saidValueCalls(
      "we open at 9:30 now instead of 10:00, please change it in both files",
      await shop.files(),
      shop,
    );
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "Open Monday to Saturday 09:30 to 18:00",
      "09:30 - 18:00",
    ]);
  });

  test("may be said without the old one, where all lines about it have the same one", async () => {
    expect(await made("the picnic is on 15 May now, change it in all files. choir stays as it is")).toEqual([
      ["plan.md", "Friday, 15 May, 19:00, at the lake"],
      ["letter.md", "Our picnic is on 15 May at 7 pm."],
    ]);
  });

  test("may be a day of the week, of one of two in a line", async () => {
    const club = viewOf({
      "mail.md":
        "Die U12 trainiert dienstags um 17 Uhr, die U14 dienstags um 18.30 Uhr.\nAm Dienstag, 14. Mai, spielt die U12 in Erding.\n",
      "page.html": "<li>U12: Dienstag, 17:00 Uhr</li>\n<li>U14: Dienstag, 18:30 Uhr</li>\n",
      "plan.csv": "gruppe,tag\nU12,Di\nU14,Di\n",
    });
    const calls = await saidValueCalls(
      "das training der U12 ist ab sofort donnerstags statt dienstags, uhrzeit bleibt. bitte überall anpassen",
      await club.files(),
      club,
    );
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "Die U12 trainiert donnerstags um 17 Uhr, die U14 dienstags um 18.30 Uhr.",
      "<li>U12: Donnerstag, 17:00 Uhr</li>",
      "U12,Do",
    ]);
  });

  test("isn't that of another thing with the same words, and may be in cents", async () => {
    const shop = viewOf({
      "prices.csv": "article,price\noat soap,4.20\noat milk soap,4.20\n",
      "web.json": '"oat-soap": { "cents": 420, "stock": 420 },\n"oat-milk-soap": { "cents": 420 }\n',
      "news.md": "Our best seller, the oat soap (4.20), is back. The lavender soap (4.20) leaves in June.\n",
      "orders-april.csv": "article,price\noat soap,4.20\n",
    });
    const calls = await saidValueCalls(
      "oat soap costs 4.80 now, not 4.20, update it everywhere we show the price. what people ordered in april stays",
      await shop.files(),
      shop,
    );
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "oat soap,4.80",
      '"oat-soap": { "cents": 480, "stock": 420 },',
      "Our best seller, the oat soap (4.80), is back. The lavender soap (4.20) leaves in June.",
    ]);
  });

  test("stands between the same signs in Japanese", async () => {
    const circle = viewOf({
      "案内.md":
        "# 読書会のご案内\n\n毎月第2土曜日に、公民館の第2会議室で本を読んでいます。\n\n同じ日、編み物の会が第2会議室で活動しています。\n",
      "過去/2023年.md": "読書会は第2会議室でした。\n",
      "ポスター.html": "<h1>読書会</h1>\n<p>読書会の場所：第２会議室(2階)</p>\n",
    });
    const calls = await saidValueCalls(
      "読書会の場所が第2会議室から第3会議室に変わりました。ファイルを全部直してください。編み物の会はそのまま第2会議室です。「過去」フォルダは触らないでね",
      await circle.files(),
      circle,
    );
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "毎月第2土曜日に、公民館の第3会議室で本を読んでいます。",
      "<p>読書会の場所：第３会議室(2階)</p>",
    ]);
  });

  test("may be a time", async () => {
    expect(await made("the picnic begins at 18:30 instead of 19:00, change that everywhere")).toEqual([
      ["plan.md", "Thursday, 14 May, 18:30, at the lake"],
      ["letter.md", "Our picnic is on 14 May at 6:30 pm."],
    ]);
  });

  test.each([
    ["no line is about it", "parking goes up from 12 to 14 EUR, everywhere"],
    ["lines about it have other values", "all prices in all papers are 14 EUR now"],
    ["nothing says where", "the day ticket goes up from 12 to 14 EUR"],
    ["one line has it twice", "the locker goes from 3 to 5 in all the papers"],
    ["the same date stands further down", "the fair is on 9 June, not 8 June. change it in all files"],
    ["there are two changes", "everywhere: day tickets go from 12 to 14, lockers from 12 to 13"],
  ])("is left to the model where %s", async (_, request) => {
    expect(await made(request)).toEqual([]);
  });
});

test("what is open from one time to another tells of no change", async () => {
  const hours = viewOf({ "a.md": "The shop is open from 9:00 to 17:00.\n", "b.md": "Shop: open from 9:00 to 17:00\n" });
  const request = "the shop opens at 10:00 instead of 9:00 now, change that everywhere";
  const calls = await saidValueCalls(request, await hours.files(), hours);
  expect(calls.map(({ input }) => input["new_text"])).toEqual([
    "The shop is open from 10:00 to 17:00.",
    "Shop: open from 10:00 to 17:00",
  ]);
});

describe("a new value of one of several things that have the same", () => {
  const soaps = viewOf({
    "prices.csv": "Lavender soap,100 g,6.50\nLemon soap,100 g,6.50\n",
    "sign.txt": "LEMON     small   £6.50\nLAVENDER  small   £6.50\n",
    "shop.html": "<tr><td>Lavender</td><td>&pound;6.50</td></tr>\n<tr><td>Lemon</td><td>&pound;6.50</td></tr>\n",
    "log.md": "- 2024: lavender 100 g and lemon 100 g from £5.90 to £6.50\n",
  });

  test("is put where the word stands that tells them apart, and not where a change of before is told", async () => {
    const request = "the small lavender soap (100g) goes up from 6.50 to 6.90. pls change the price everywhere";
    const calls = await saidValueCalls(request, await soaps.files(), soaps);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "Lavender soap,100 g,6.90",
      "LAVENDER  small   £6.90",
      "<tr><td>Lavender</td><td>&pound;6.90</td></tr>",
    ]);
  });
});

test.each([
  ["pets.yaml", "- name: Bello\n  weight_kg: 13.5\n\n- name: Bella\n  weight_kg: 13.5\n"],
  [
    "pets.json",
    '[\n  {\n    "name": "Bello",\n    "weight": 13.5\n  },\n  {\n    "name": "Bella",\n    "weight": 13.5\n  }\n]\n',
  ],
])("the same value of another record stays: %s", async (path, text) => {
  const pets = viewOf({ [path]: text });
  const request = `bella weighs 14.2 kg now, can you change that in ${path}`;
  expect((await saidValueCalls(request, await pets.files(), pets)).length).toBeLessThan(2);
});
