import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const lamps = `flat: attic
lamps:
  - name: hall_lamp
    on: "17:00"   # until late
    rooms:
      - hall
  # - name: desk lamp
  #   on: "8:00"
  #   rooms:
  #     - study
  # - name: star
  #   on: "18:00"
  - name: night-lamp
    on: "21:00"
  - name: bath lamp
    on: "6:30"
# the timers are in the cellar
timers:
  - name: fan
    off: 5m
`;

const stack = `services:
  shop:
    image: shop:2
    depends_on:
      - store

  store:
    image: store:5

  mailer:
    image: mailer:1
    # restart: always

#  stats:
#    image: stats:3
`;

/** A text with signs before some of its rows, or without them. */
function signed(text: string, rows: readonly number[], column: number, sign: string): string {
  return text
    .split("\n")
    .map((line, row) => (rows.includes(row) ? line.slice(0, column) + sign + line.slice(column) : line))
    .join("\n");
}
function unsigned(text: string, rows: readonly number[], sign: string): string {
  return text
    .split("\n")
    .map((line, row) => (rows.includes(row) ? line.replace(sign, "") : line))
    .join("\n");
}

describe("things of several lines", () => {
  test.each([
    ["an item, as others are out", lamps, 'Comment out "hall lamp"', signed(lamps, [2, 3, 4, 5], 2, "# ")],
    ["an item by its kind", lamps, 'Comment out "the bath lamp"', signed(lamps, [14, 15], 2, "# ")],
    [
      "an item by what it stands under",
      lamps,
      'Comment out "night lamp" under "lamps"',
      signed(lamps, [12, 13], 2, "# "),
    ],
    ["a service with its comment", stack, 'Comment out "mailer"', signed(stack, [9, 10, 11], 0, "#")],
    ["an item again", lamps, 'Uncomment "desk lamp"', unsigned(lamps, [6, 7, 8, 9], "# ")],
    ["a service again", stack, 'Uncomment "stats"', unsigned(stack, [13, 14], "#")],
    [
      "where nothing else is a comment",
      "# plan\nmon:\n- who: Ann\n  does: bread\n- who: Ben\n  does: tea\n",
      'Comment out "Ben"',
      "# plan\nmon:\n- who: Ann\n  does: bread\n# - who: Ben\n#   does: tea\n",
    ],
    [
      "a part of the whole",
      "mail:\n  host: a\n\n  tls: on\nport: 1\n",
      'Comment out "mail"',
      "# mail:\n#   host: a\n\n#   tls: on\nport: 1\n",
    ],
  ])("%s", (_, text, wish, fresh) => {
    expect(doneAsWished("home.yaml", text, wish)).toBe(fresh);
  });

  test.each([
    ["another one needs it", stack, 'Comment out "store"'],
    ["several are called so", lamps, 'Comment out "lamp"'],
    ["something else has all of the name", lamps, 'Comment out "hall"'],
    ["it is the only one", lamps, 'Comment out "fan"'],
    ["it stands under something else", lamps, 'Comment out "bath lamp" under "timers"'],
    ["its keys are used elsewhere", "a: &base\n  x: 1\nb:\n  <<: *base\nc:\n  x: 2\n", 'Comment out "a"'],
    ["the signs of others differ", `${stack}  # cache:\n  #   image: cache:1\n`, 'Comment out "mailer"'],
    ["there is one in force", lamps.replace("bath lamp", "star"), 'Uncomment "star"'],
    ["none stands beside it", "a:\n  b: 1\n  # - name: x\n  #   on: 2\n", 'Uncomment "x"'],
    ["it is a part of a comment", lamps, 'Uncomment "rooms"'],
    ["it is only told of", "a:\n  b: 1\n# - name: x is missing\n", 'Uncomment "x is missing"'],
  ])("nothing is done where %s", (_, text, wish) => {
    expect(doneAsWished("home.yaml", text, wish)).toBeNull();
  });
});
