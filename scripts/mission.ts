// `npm run mission`: makes docs/mission.md of the tests in test/mission. With --check it only says what is wrong.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beyond, specifications } from "../test/mission/abilities.ts";
import { missionTable } from "../test/support/mission-table.ts";
import { testTitles } from "../test/support/test-titles.ts";

const root = path.resolve(import.meta.dirname, "..");
const page = path.join(root, "docs", "mission.md");

const files = readdirSync(path.join(root, "test", "mission"))
  .filter((file) => file.endsWith(".test.ts"))
  .toSorted()
  .map((file) => {
    const name = `test/mission/${file}`;
    return { name, titles: testTitles(name, readFileSync(path.join(root, name), "utf8")) };
  });
const isThere = (place: string) => existsSync(path.join(root, place));
const { text, wrong } = missionTable({ specifications, beyond, files, isThere });

if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, "utf8") !== text)
  wrong.push("docs/mission.md is not what the tests say. Make it anew: npm run mission");
for (const each of wrong) process.stderr.write(`${each}\n`);
if (wrong.length > 0) process.exitCode = 1;
