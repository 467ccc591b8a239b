import { expect, test } from "vitest";
import { cronFacts } from "./cron-facts.ts";

const crontab = `# min hour day month weekday
MAILTO=fern
30 6 * * *    /home/fern/lights.sh off
# 0 6 * * *   /home/fern/water.sh front
45 5 * * *    /home/fern/water.sh front
20 19 * * *   /home/fern/water.sh front
0 3 * * 1     /home/fern/backup.sh
*/15 * * * *  /home/fern/check-mail
0 8 1 1,7 *   /home/fern/invoice.sh
15 22 * * mon-fri /home/fern/heating.sh
`;

test.each([
  ["At what time in the morning does the watering start?", "05:45, every day (time of /home/fern/water.sh front)"],
  ["when is the garden watered in the evening", "19:20, every day (time of /home/fern/water.sh front)"],
  ["when do the lights go off?", "06:30, every day (time of /home/fern/lights.sh off)"],
  ["Wann läuft das Backup?", "03:00, on Monday (time of /home/fern/backup.sh)"],
  ["when is the invoice job run?", "08:00, on day 1 of the month in January, July (time of"],
  ["at what time does the heating run", "22:15, on Monday, Tuesday, Wednesday, Thursday, Friday (time of"],
])("%s", (request, cell) => {
  expect(cronFacts("crontab.txt", crontab, request)).toContain(`The cell that is asked for: ${cell}`);
});

test.each([
  [
    "when does the watering start?",
    "05:45, every day: /home/fern/water.sh front\n19:20, every day: /home/fern/water.sh front",
  ],
  ["how often is mail checked?", "every 15 minutes, every day: /home/fern/check-mail"],
  ["when does the backup run, and when do the lights go off?", "03:00, on Monday: /home/fern/backup.sh"],
])("several jobs, or one that runs often, are told as they are: %s", (request, told) => {
  const facts = cronFacts("crontab.txt", crontab, request);
  expect(facts).toContain(told);
  expect(facts).not.toContain("asked for");
  expect(facts).not.toContain("06:00");
});

test.each([
  ["what does the crontab do?", "crontab.txt", crontab],
  ["when is the match?", "notes.txt", "We meet on Friday\n45 5 * * * run.sh\n"],
  ["when is the match?", "scores.txt", "1 2 3 4 5\n"],
])("nothing is told for %s (%s)", (request, path, text) => {
  expect(cronFacts(path, text, request)).toBe("");
});
