import { expect, test } from "vitest";
import { wantedSkill } from "./wanted-skill.ts";

const skills = [
  { name: "release-notes", description: "Writes release notes from the git history of a version.", triggers: [] },
  { name: "notes", description: "Keeps a diary.", triggers: ["dear diary"] },
  { name: "invoice", description: "Makes an invoice for a customer with hours and VAT.", triggers: ["Rechnung"] },
];

test.each([
  ["write the release notes", "release-notes"],
  ["Schreib eine Rechnung für Ada", "invoice"],
  ["Dear diary: it rained", "notes"],
  ["bill the customer for twelve hours, with the invoices of May as a model", "invoice"],
  ["how many lines are in a.txt?", null],
  ["which version is this?", null],
  ["release-notes or invoice?", null],
])("%j is for %j", (request, name) => {
  expect(wantedSkill(request, skills)?.name ?? null).toBe(name);
});
