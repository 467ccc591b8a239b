import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { messagesOf, tools } from "../../../../../test/support/masks-after.ts";
import { leftStanding } from "./left-standing.ts";

/** After changes made by the harness, in a folder as it is then. */
async function told(request: string, texts: Readonly<Record<string, string>>, ...pairs: [string, string][]) {
  const done = pairs.map(([old, fresh]) => ({
    tool: "edit",
    input: { path: "letter.md", old_text: old, new_text: fresh, replace_all: true },
    made: true as const,
  }));
  const messages = [{ role: "user" as const, id: "u", text: request, context: "" }, ...messagesOf("edit", done)];
  return leftStanding({ tools, messages, kind: "edit", stepsLeft: 5 }, viewOf(texts));
}

test("a name that is left in another form is told, with its places", async () => {
  const texts = { "letter.md": "Frau Lindner\n", "plan.csv": "Mo,Fr. Weber\nDi,Fr. Weberling\n", "old.md": "Weber\n" };
  expect(
    await told("Frau Weber heißt jetzt Lindner, bitte überall ändern", texts, ["Frau Weber", "Frau Lindner"]),
  ).toBe(" „Weber“ habe ich stehen lassen in plan.csv:1 und old.md:1: Bitte schau, ob das stimmt.");
});

test("a value that is left is told, and of many places some", async () => {
  const rows = Array.from({ length: 6 }, () => "19").join("\n");
  expect(await told("it is 21 now, change it everywhere", { "a.yml": "vat: 21\n", "b.js": rows }, ["19", "21"])).toBe(
    " I left “19” as it is in b.js:1, b.js:2, b.js:3, and b.js:4 and in 2 more lines: please check that this is right.",
  );
});

test("a port that is written twice in a row is the same port", async () => {
  const left = " I left “8080” as it is in b.md:1: please check that this is right.";
  const pairs: [string, string][] = [
    ["8080", "8181"],
    ["8080:8080", "8181:8181"],
  ];
  expect(await told("8181 everywhere, please", { "b.md": "8080\n" }, ...pairs)).toBe(left);
  expect(await told("8181 everywhere, please", { "b.md": "8080\n" }, ["8080", "8181"], ["8080:80", "8181:80"])).toBe(
    "",
  );
});

test("a price is the same whether it's told with decimals or not", async () => {
  const request = "Der Beitrag steigt von 36 auf 42 Euro, bitte überall ändern";
  expect(await told(request, { "web.html": "nur 36 Euro\n" }, ["36,00", "42,00"], ["36", "42"])).toContain(
    "„36“ habe ich stehen lassen in web.html:1",
  );
});

test.each<[string, Record<string, string>, [string, string][]]>([
  ["nothing is left", { "letter.md": "Lindner\n" }, [["Weber", "Lindner"]]],
  ["it is a part of what is there now", { "letter.md": "Neu-Weber\n" }, [["Weber", "Neu-Weber"]]],
  [
    "different things were replaced",
    { "a.md": "Weber 3\n" },
    [
      ["Weber", "Lindner"],
      ["3", "4"],
    ],
  ],
  ["something was only added", { "a.md": "Weber\n" }, [["", "Lindner"]]],
])("nothing is told where %s", async (_, texts, pairs) => {
  expect(await told("everywhere, please", texts, ...pairs)).toBe("");
});

test("nothing is told of files that are to stay as they are", async () => {
  const request = "Weber heißt jetzt Lindner, überall ändern. old.md bleibt so";
  expect(await told(request, { "old.md": "Weber\n" }, ["Weber", "Lindner"])).toBe("");
});

test("nothing is told of one change that wasn't for all", async () => {
  expect(await told("tea is 4 now", { "b.md": "3\n" }, ["3", "4"])).toBe("");
});

test.each([
  ["rename DB_HOST to CLUB_HOST everywhere", "DB_HOST", "CLUB_HOST"],
  ["the app moves from 8080 to 8181, put that in all files", "8080", "8181"],
  ["bump our version from 2.4.1 to 2.5.0 everywhere", "2.4.1", "2.5.0"],
  ["db.old.example is db.new.example now, everywhere please", "db.old.example", "db.new.example"],
])("settings that nobody has looked into are told: %s", async (request, old_text, new_text) => {
  const change = {
    tool: "edit",
    input: { path: "app.py", old_text, new_text, replace_all: true },
    made: true as const,
  };
  const messages = [{ role: "user" as const, id: "u", text: request, context: "" }, ...messagesOf("edit", [change])];
  const view = {
    ...viewOf({ "app.py": `${new_text}\n`, ".env.example": "NAME=\n" }),
    entry: async (path: string) => (path === ".env" ? { path, size: 9 } : null),
  };
  expect(await leftStanding({ tools, messages, kind: "edit", stepsLeft: 5 }, view)).toBe(
    ` I did not look into .env, which may hold secrets: please check for “${old_text}” there.`,
  );
});

test.each<[string, Record<string, string>, [string, string][], string]>([
  [
    "the nas is at /srv/nas now, not /mnt/nas. can you fix the scripts in bin? /mnt/nas-old stays",
    { "bin/a.sh": "ls /mnt/nas/a\n", "bin/b.sh": "ls /mnt/nas-old\n", "log/c.log": "/mnt/nas\n" },
    [["mnt", "srv"]],
    " I left “/mnt/nas” as it is in bin/a.sh:1: please check that this is right.",
  ],
  [
    "im Ordner web heißt Frau Weber jetzt Lindner",
    { "web/a.md": "Frau Weber\n", "web/b.md": "\n", "alt.md": "Frau Weber\n" },
    [["Frau Weber", "Frau Lindner"]],
    " „Weber“ habe ich stehen lassen in web/a.md:1: Bitte schau, ob das stimmt.",
  ],
  ["tea is 4 in menu.md now", { "menu.md": "3\n", "b.md": "3\n" }, [["3", "4"]], ""],
])(
  "what is left in the files that are meant is told after one change, too: %s",
  async (request, texts, pairs, left) => {
    expect(await told(request, texts, ...pairs)).toBe(left);
  },
);

test("one text is the same in a line and in all of a file", async () => {
  const pairs: [string, string][] = [
    ["/mnt/nas", "/srv/nas"],
    ["mnt", "srv"],
  ];
  const request = "/srv/nas instead of /mnt/nas everywhere";
  expect(await told(request, { "a.sh": "/mnt/nas-old\n", "b.sh": "ls /mnt/nas\n" }, ...pairs)).toContain("b.sh:1:");
});
