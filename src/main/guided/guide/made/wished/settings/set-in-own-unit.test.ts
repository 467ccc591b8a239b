import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const request = "please make the lock delay 10 minutes instead of 5 everywhere (the app counts in seconds)";

describe("a setting that counts in another unit", () => {
  test.each([
    ["its key", "app.json", '{\n  "lockDelaySeconds": 300,\n  "pollSeconds": 300\n}\n', '"lockDelaySeconds": 600,'],
    ["its value", "app.ini", "[screen]\nlock_delay = 300s\n\n[save]\nevery = 300s\n", "lock_delay = 600s\n"],
    [
      "what it stands under",
      "app.toml",
      "[lock]\ndelay_minutes = 5\n\n[save]\ndelay_minutes = 5\n",
      "[lock]\ndelay_minutes = 10\n",
    ],
    ["a letter for minutes", "app.env", "LOCK_DELAY=5m\nSAVE_DELAY=5m\n", "LOCK_DELAY=10m\n"],
  ])("has as much in that, by %s, and another one of the same value stays", (_, path, text, line) => {
    const old = line.replace("600", "300").replace("10", "5");
    for (const wish of ['Change the "lock delay" from "5" to "10"', 'Set the "lock delay" to "10 minutes"'])
      expect(doneAsWished(path, text, wish, request)).toBe(text.replace(old, line));
  });

  test.each([
    [
      "it has another value than the one that is said",
      "app.json",
      '{\n  "lockDelaySeconds": 120\n}\n',
      'Change the "lock delay" from "5" to "10"',
    ],
    ["it doesn't come out whole", "app.json", '{\n  "lockDelayHours": 2\n}\n', 'Set the "lock delay" to "10 minutes"'],
    [
      "two are called so",
      "app.toml",
      "[a]\nlock_delay_seconds = 300\n\n[b]\nlock_delay_seconds = 300\n",
      'Set the "lock delay" to "10 minutes"',
    ],
  ])("is left alone where %s", (_, path, text, wish) => {
    expect(doneAsWished(path, text, wish, request)).toBeNull();
  });
});

describe("an amount in a sentence", () => {
  const help =
    "# Help\n\n**Why is it dark?** After 5 minutes the screen is locked\ndown. Just wait.\n\nA code is valid for 5 minutes.\n";
  const asked = "make the lockdown 10 minutes instead of 5";

  test("becomes another where that speaks of the thing by its verb", () => {
    expect(doneAsWished("help.md", help, 'Set the "lockdown" to "10 minutes"', asked)).toBe(
      help.replace("After 5", "After 10"),
    );
  });

  test("stays where two sentences may be meant, or none speaks of it", () => {
    const wish = 'Change the "lockdown" from "5" to "10"';
    expect(doneAsWished("help.md", `${help}\nIt is locked down for 5 minutes.\n`, wish, asked)).toBeNull();
    expect(doneAsWished("help.md", "# Help\n\nA code is valid for 5 minutes.\n", wish, asked)).toBeNull();
  });
});
