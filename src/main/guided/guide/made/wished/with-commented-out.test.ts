import { expect, test } from "vitest";
import { doneAsWished } from "./done-as-wished.ts";

const jobs = [
  "# nightly backup",
  "15 2 * * * /opt/jobs/backup.sh --full",
  "# thumbnail cleanup",
  "*/30 * * * * /opt/jobs/thumbs.sh --purge",
  "#0 7 * * * /opt/jobs/seedling-lamp.sh on",
  "30 6 * * * /opt/jobs/plant-pump.sh --seconds 20",
  "30 6 * * * /opt/jobs/plant-photo.sh",
  "",
];

test.each([
  ["a job by its command", 'Comment out "plant pump"', 5, "#30 6 * * * /opt/jobs/plant-pump.sh --seconds 20"],
  ["a job by what is said above it", 'Comment out "thumbnail cleanup"', 3, "#*/30 * * * * /opt/jobs/thumbs.sh --purge"],
  ["a job that is off", 'Uncomment "seedling lamp"', 4, "0 7 * * * /opt/jobs/seedling-lamp.sh on"],
])("%s is meant", (_, wish, row, line) => {
  expect(doneAsWished("jobs.crontab", jobs.join("\n"), wish)).toBe(jobs.with(row, line).join("\n"));
});

test("a setting is commented out as others are, and not one that is called nearly so", () => {
  const text = "autosend = yes\nautosend_at = 18:30\n;frost = 5\n";
  expect(doneAsWished("mail.conf", text, 'Comment out "autosend"')).toBe(
    ";autosend = yes\nautosend_at = 18:30\n;frost = 5\n",
  );
});

test("a setting without a sign is in force again", () => {
  expect(
    doneAsWished("ssh_config", "Host depot\n    # Compression yes\n    User ann\n", 'Uncomment "Compression"'),
  ).toBe("Host depot\n    Compression yes\n    User ann\n");
});

test.each([
  ["several lines are called so", "jobs.crontab", 'Comment out "plant"'],
  ["it is only said in a comment of its own", "jobs.crontab", 'Uncomment "nightly backup"'],
  ["it is a text", "notes.md", 'Comment out "backup"'],
  ["it is a text with headings", "notes.md", 'Uncomment "seedling lamp"'],
])("nothing is done where %s", (_, path, wish) => {
  expect(doneAsWished(path, jobs.join("\n"), wish)).toBeNull();
});

test("nothing is commented out that others stand below of", () => {
  expect(doneAsWished("app.yml", "mail:\n  host: a\nport: 1\n", 'Comment out "mail"')).toBeNull();
});

test("what a comment says stays one, also where it looks like a setting or a call", () => {
  const text = "# note: the backup runs at night\n# the backup (nightly)\nport = 1\n";
  expect(doneAsWished("app.conf", text, 'Uncomment "backup"')).toBeNull();
});
