import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const greenhouse = `# crontab of the greenhouse
# m  h dom mon dow  command
MAILTO=greta@fernwood.example

# vents
20  7 * * *     /srv/gh/vent.py roof open
50 19 * * *     /srv/gh/vent.py roof close
# frost watch
*/10 * * * *    /srv/gh/frost.py --sms

# weekly report
5   8 * * 1     /srv/gh/report.sh >> /var/log/report.log 2>&1
# report to the city
5   9 1 * *     python3 /srv/gh/city-report.py
#0 22 * * *     /srv/gh/lamp_timer.sh
@daily          /srv/gh/rotate.sh
`;

/** The text with lines changed, by what they are now; null takes one out. */
function withLines(changes: readonly (readonly [string, string | null])[]): string {
  return changes.reduce((text, [old, fresh]) => {
    expect(text).toContain(`${old}\n`);
    return text.replace(`${old}\n`, fresh === null ? "" : `${fresh}\n`);
  }, greenhouse);
}

const open = "20  7 * * *     /srv/gh/vent.py roof open";
const close = "50 19 * * *     /srv/gh/vent.py roof close";
const report = "5   8 * * 1     /srv/gh/report.sh >> /var/log/report.log 2>&1";
const city = "5   9 1 * *     python3 /srv/gh/city-report.py";
const rotate = "@daily          /srv/gh/rotate.sh";

describe("a job runs at another time", () => {
  test.each([
    ["by the comment above it", 'Set the time of "weekly report" to "6:40"', report, report.replace("5   8", "40  6")],
    ["by its file", 'Change the time of "report.sh" from "8:05" to "8:50"', report, report.replace("5   8", "50  8")],
    ["by what it does", 'Set the closing of the "vents" to "9 pm"', close, close.replace("50 19", "0  21")],
    ["by the words of its command", 'Set "roof open" to "10:15"', open, open.replace("20  7", "15 10")],
    ["in a column of numbers", 'Set the opening of the "vents" to "06:25"', open, open.replace("20  7", "25  6")],
    ["by its file without the ending", 'Set "city report" to "7.30"', city, city.replace("5   9", "30  7")],
    ["at midnight", 'Set the start of "city-report.py" to "24:00"', city, city.replace("5   9", "0   0")],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("crontab.gh", greenhouse, wish)).toBe(withLines([[old, fresh]]));
  });

  test.each([
    ["with two digits each", "05 04 * * * a.sh\n30 16 * * * b.sh\n", "05 04 * * * a.sh\n15 09 * * * b.sh\n", "9:15"],
    ["without columns", "5 4 * * * a.sh\n30 16 * * * b.sh\n", "5 4 * * * a.sh\n5 9 * * * b.sh\n", "9:05"],
    [
      "between tabs",
      "5\t4\t*\t*\t*\ta.sh\n30\t16\t*\t*\t*\tb.sh\r\n",
      "5\t4\t*\t*\t*\ta.sh\n5\t9\t*\t*\t*\tb.sh\r\n",
      "9:05",
    ],
  ])("%s", (_, text, fresh, time) => {
    expect(doneAsWished("jobs/crontab", text, `Set the time of "b.sh" to "${time}"`)).toBe(fresh);
  });
});

describe("a job is off, or on again", () => {
  test.each([
    [
      "off by its comment",
      'Comment out "frost watch"',
      "*/10 * * * *    /srv/gh/frost.py --sms",
      "#*/10 * * * *    /srv/gh/frost.py --sms",
    ],
    ["off by its file", 'Comment out "report.sh"', report, `#${report}`],
    ["off though it has no fields", 'Comment out "rotate"', rotate, `#${rotate}`],
    [
      "on by its file",
      'Uncomment "lamp timer"',
      "#0 22 * * *     /srv/gh/lamp_timer.sh",
      "0 22 * * *     /srv/gh/lamp_timer.sh",
    ],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("greenhouse.cron", greenhouse, wish)).toBe(withLines([[old, fresh]]));
  });
});

test.each([
  [
    "with its own comment",
    'Remove "frost watch"',
    [
      ["# frost watch", null],
      ["*/10 * * * *    /srv/gh/frost.py --sms", null],
    ],
  ],
  ["alone where others stand under the comment as well", 'Remove "roof open"', [[open, null]]],
  ["alone where it has none", 'Remove "rotate.sh"', [[rotate, null]]],
] as const)("a job goes %s", (_, wish, changes) => {
  expect(doneAsWished("greenhouse.cron", greenhouse, wish)).toBe(withLines(changes));
});

test("a comment between blank lines goes with its job, and one of the blank lines", () => {
  const text = "5 4 * * * a.sh\n\n# feed the fish\n30 16 * * * pump.sh\n\n5 5 * * * b.sh\n";
  expect(doneAsWished("crontab", text, 'Remove "pump.sh"')).toBe("5 4 * * * a.sh\n\n5 5 * * * b.sh\n");
});

test.each([
  ["several are called so", 'Set the time of the "vents" to "7:10"'],
  ["several are said to be one", 'Set the time of "report" to "7:10"'],
  ["it has no one time", 'Set the time of "frost watch" to "7:10"'],
  ["it runs at another time than is said", 'Change the time of "report.sh" from "9:05" to "7:10"'],
  ["it runs then already", 'Set the time of "report.sh" to "8:05"'],
  ["another side is meant", 'Set the end of the "weekly report" to "9:00"'],
  ["it is off", 'Set the time of "lamp timer" to "21:00"'],
  ["it is off already", 'Comment out "lamp timer"'],
  ["it is in force already", 'Uncomment "frost watch"'],
  ["it has no fields", 'Set the time of "rotate.sh" to "3:00"'],
  ["no time is said", 'Set the time of "report.sh" to "Monday"'],
  ["there is none of that name", 'Set the time of "backup" to "3:00"'],
  ["it may be about more", 'Remove "vents"'],
])("nothing is done where %s", (_, wish) => {
  expect(doneAsWished("greenhouse.cron", greenhouse, wish)).toBeNull();
});

test.each([
  ["its program is told of a time", "0 7 * * * gate.sh --until 19:30\n", 'Set the time of "gate.sh" to "7:30"'],
  ["a heading of all may be its comment", "# the gate\n0 7 * * * horn.sh\n0 8 * * * bell.sh\n", 'Remove "horn.sh"'],
  ["the same runs already", "0 7 * * * horn.sh\n#0 8 * * * horn.sh\n", 'Uncomment "horn.sh"'],
])("nothing is done where %s", (_, text, wish) => {
  expect(doneAsWished("crontab", text, wish)).toBeNull();
});

test("what a job says becomes another", () => {
  const old = "*/10 * * * *    /srv/gh/frost.py --sms";
  expect(doneAsWished("greenhouse.cron", greenhouse, 'Change "frost" from "--sms" to "--mail"')).toBe(
    withLines([[old, old.replace("--sms", "--mail")]]),
  );
});

test("a variable of a crontab is commented out as well", () => {
  expect(doneAsWished("greenhouse.cron", greenhouse, 'Comment out "MAILTO"')).toBe(
    withLines([["MAILTO=greta@fernwood.example", "#MAILTO=greta@fernwood.example"]]),
  );
});

test("a text is no crontab", () => {
  const text = "# scores\n3 1 2 4 5 Ann\n2 2 0 1 5 Ben\n";
  expect(doneAsWished("scores.txt", text, 'Set the time of "Ann" to "7:30"')).toBeNull();
});
