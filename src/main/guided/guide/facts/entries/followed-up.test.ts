import { expect, test } from "vitest";
import { turnWith } from "../../../../../../test/support/turn-with.ts";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import type { Table } from "../../../workspace-view.ts";
import { answerWhenLookedUp } from "../../answers/when-looked-up.ts";
import { followedUp, followedUpIn } from "./followed-up.ts";

const rota: Table = {
  columns: ["day", "cook", "helper"],
  rows: [
    ["3", "Ida Moe", "Bo Lund"],
    ["4", "Bo Lund", "Cy Holm"],
    ["5", "Bo Lundquist", "Ida Moe"],
  ],
};
const phones =
  "[Ida Moe]\nphone = 0431 11\n\n[Bo Lund]\ndesk = 7\nphone = 0431 22\n\n[Bo Lundquist]\nphone = 0431 33\n";
const people: Table = {
  columns: ["name", "email"],
  rows: [
    ["Ida Moe", "i@x.example"],
    ["Bo Lund", "b@x.example"],
  ],
};

async function facts(request: string, more: Record<string, string> = {}): Promise<string> {
  const texts = {
    "may.md": "# Cooks in May\n",
    "june.md": "# Cooks in June\n",
    "phones.ini": phones,
    "people.csv": "",
    ...more,
  };
  const view = viewOf(texts, { "may.md": rota, "june.md": rota, "people.csv": people });
  return followedUp(request, await view.files(), view);
}

test.each([
  ["Who is the cook on Sunday 4 May, and what's their phone number please?", ["Bo Lund", "0431 22"]],
  ["who is the cook on 5 June and what is his phone number?", ["Bo Lundquist", "0431 33"]],
  ["Hi! who is the helper on 3 May, and what's their email?", ["Bo Lund", "b@x.example"]],
])("what is asked of an answer is looked up as well: %s", async (request, values) => {
  const context = await facts(request);
  expect(followedUpIn(context)?.map(({ cell }) => cell.value)).toEqual(values);
  const answer = answerWhenLookedUp(turnWith(request, [], "look", context));
  expect(values.filter((value) => answer?.includes(value) !== true)).toEqual([]);
});

test("each answer is told with its place", async () => {
  const request = "Who is the cook on 4 May, and what's their phone number?";
  expect(answerWhenLookedUp(turnWith(request, [], "look", await facts(request)))).toBe(
    "Bo Lund: that is what may.md has for 4 May under cook. 0431 22: that is what phones.ini has for Bo Lund under phone.",
  );
});

test.each([
  "Who is the cook on 4 July, and what's their phone number?",
  "Who is the cook on 4 May, and what's their address?",
  "Who isn't the cook on 4 May, and what's their phone number?",
  "Who is the cook on 5 May, and what's their email?",
  "Who is the cook on 4 May?",
])("nothing is told where one of both is open: %s", async (request) => {
  expect(await facts(request)).toBe("");
});

test("a note about the same day may say otherwise", async () => {
  const request = "Who is the cook on 4 May, and what's their phone number?";
  expect(await facts(request, { "note.txt": "4 May: Cy cooks instead\n" })).toBe("");
});
