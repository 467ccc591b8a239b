import { expect, test } from "vitest";
import { allToolSpecs } from "../../test/support/tool-specs.ts";
import { toolGroups } from "./tool-groups.ts";

test("every tool of a folder stands in exactly one group, so that an agent can be given it", async () => {
  const grouped = Object.values(toolGroups).flat().toSorted();
  const tools = (await allToolSpecs()).map(({ name }) => name);
  expect(grouped).toEqual(expect.arrayContaining(tools));
  expect(new Set(grouped).size).toBe(grouped.length);
});

test("no group is called as a tool is", () => {
  const tools = Object.values(toolGroups).flat();
  expect(Object.keys(toolGroups).filter((group) => tools.includes(group))).toEqual([]);
});
