import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { entriesLikeTwo } from "./entries-like-two.ts";

const gear = [
  ["sleeping bag", "1", "Tom", "no"],
  ["gas canister", "2", "Ida", "no"],
  ["rope, 20 m", "1", "Marek", "no"],
];
const hosts = [
  ["attic", "192.168.4.11", "pi", "22"],
  ["shed", "192.168.4.17", "pi", "2217"],
  ["jukebox", "192.168.4.71", "music", ""],
];

describe("entries like the two that were written", () => {
  test.each([
    [
      "lines of a list under a title",
      "# To pack\n\n- [ ] sleeping bag (Tom)\n- [ ] gas canister (Ida)\n",
      gear,
      "# To pack\n\n- [ ] sleeping bag (Tom)\n- [ ] gas canister (Ida)\n- [ ] rope, 20 m (Marek)",
    ],
    [
      "numbers before them, and a value that is one as well",
      "1. 1 sleeping bag\n2. 2 gas canister",
      gear,
      "1. 1 sleeping bag\n2. 2 gas canister\n3. 1 rope, 20 m",
    ],
    [
      "blocks with a blank line between them, without a line for a value that isn't there",
      "Host attic\n    HostName 192.168.4.11\n    Port 22\n\nHost shed\n    HostName 192.168.4.17\n    Port 2217\n",
      hosts,
      "Host attic\n    HostName 192.168.4.11\n    Port 22\n\nHost shed\n    HostName 192.168.4.17\n    Port 2217\n\nHost jukebox\n    HostName 192.168.4.71",
    ],
    [
      "what stands behind them",
      "<ul>\n  <li>sleeping bag</li>\n  <li>gas canister</li>\n</ul>",
      gear,
      "<ul>\n  <li>sleeping bag</li>\n  <li>gas canister</li>\n  <li>rope, 20 m</li>\n</ul>",
    ],
  ])("%s", (_, written, rows, whole) => {
    expect(entriesLikeTwo(written, rows)).toBe(whole);
  });

  test.each([
    ["are written in two ways", "- sleeping bag (Tom)\n- Ida: gas canister"],
    ["say a thing again below", "- sleeping bag\n- gas canister\n\nTom brings the sleeping bag."],
    ["tell nothing of a row", "- [ ] one\n- [ ] two"],
    ["are one", "- sleeping bag (Tom)"],
    ["aren't written", ""],
    ["have a value that two columns may have", "- 1 sleeping bag\n- 2 gas canister"],
  ])("aren't there where the two %s", (_, written) => {
    expect(
      entriesLikeTwo(
        written,
        gear.map((row, place) => [...row, `${[1, 2, 7][place]}`]),
      ),
    ).toBeNull();
  });

  test("aren't there where one would lack a value in the middle of its line", () => {
    expect(entriesLikeTwo("attic 22 192.168.4.11\nshed 2217 192.168.4.17", hosts)).toBeNull();
  });

  const cell = fc.stringMatching(/^[a-z]{3,8}$/);
  property.prop([fc.uniqueArray(fc.tuple(cell, cell), { minLength: 2, maxLength: 8, selector: ([name]) => name })])(
    "are as if each row had been written in the same way",
    (rows) => {
      const write = (some: readonly (readonly [string, string])[]) =>
        some.map(([name, other]) => `* ${name} -> ${other}!`).join("\n");
      const whole = entriesLikeTwo(write(rows.slice(0, 2)), rows);
      if (whole !== null) expect(whole).toBe(write(rows));
    },
  );
});

test("and isn't one where the second entry has the name of the first", () => {
  const rows = [
    ["Rye loaf, sliced", "1 kg", "4.80"],
    ["Wheat loaf", "1 kg", "4.50"],
    ["Roll", "piece", "0.60"],
  ];
  const written = "| Rye loaf, sliced | 1 kg | 4.80 |\n| Rye loaf, sliced | 1 kg | 4.50 |\n";
  expect(entriesLikeTwo(written, rows)).toBeNull();
});
