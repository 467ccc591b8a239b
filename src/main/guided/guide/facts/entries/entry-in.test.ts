import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { entryIn } from "./entry-in.ts";
import { entryToldIn } from "./entry-told.ts";

const hosts = "servers:\n  - name: stork\n    ip: 10.4.0.17\n    role: wiki\n";
const columns = ["Tool", "Back by"];
const rows = [
  ["Sander", "9 May"],
  ["Drill", "12 May"],
];
const page = "# Hire\n\n| Tool | Back by |\n|---|---|\n| Sander | 9 May |\n| Drill | 12 May |\n";

async function told(path: string, request: string, texts: Readonly<Record<string, string>>, isTable = false) {
  const table = isTable ? { columns, rows } : null;
  const entry = await entryIn(path, table, request, viewOf(texts));
  return entry && [entryToldIn(entry.told)?.value, entry.said];
}

test("a record is told, unless a comment of its file says that something changed", async () => {
  const request = "what's the ip of the wiki?";
  expect(await told("hosts.yaml", request, { "hosts.yaml": hosts })).toEqual(["10.4.0.17", "wiki"]);
  expect(await told("hosts.yaml", request, { "hosts.yaml": `# stork moved in May\n${hosts}` })).toBeNull();
});

test("a row is told, unless the page says more of it or that something changed", async () => {
  const request = "when is the sander due back?";
  expect(await told("hire.md", request, { "hire.md": page }, true)).toEqual(["9 May", "Sander"]);
  expect(await told("hire.md", request, { "hire.md": `${page}\nThe sander stays.\n` }, true)).toBeNull();
  expect(await told("hire.md", request, { "hire.md": `${page}\nAll dates were postponed.\n` }, true)).toBeNull();
});

test("whose turn it is on a day may have been changed by a letter", async () => {
  const table = { columns: ["day", "host"], rows: [["3 May", "Ida"]] };
  expect(await entryIn("rota.csv", table, "who is the host on 3 May?", viewOf({ "rota.csv": "" }))).toBeNull();
});

test("an amount is told for sure where other files can't mean the same", async () => {
  const soup = "Leek soup\n\n400 g potatoes\n";
  const request = "how much potatoes for the leek soup?";
  const beside = (text: string) => told("soup.txt", request, { "soup.txt": soup, "other.txt": text });
  expect(await beside("Buy bread\n")).toEqual(["400 g potatoes", ""]);
  expect(await beside("Leek soup is for Sunday\n")).toEqual(["400 g potatoes", ""]);
  expect(await beside("Leek soup: 300 g are enough\n")).toEqual(["400 g potatoes", "Leek soup"]);
  expect(await beside("# Other\n\n## Leek soup\n\n- 250 g potatoes\n")).toEqual(["400 g potatoes", "Leek soup"]);
});
