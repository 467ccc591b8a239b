import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { JsonObject } from "../../../shared/json.ts";
import { CallGroup } from "./call-group.tsx";

const read = (id: string, input: JsonObject) => ({
  id,
  tool: "view",
  input,
  state: "ok" as const,
  view: null,
  result: null,
  helpers: [],
});

test("parts of one file that were read share a line, and each says which lines it has", async () => {
  const calls = [
    read("a", { path: "diary.md", offset: 20, limit: 9 }),
    read("b", { path: "diary.md", offset: 52, limit: 1 }),
  ];
  const screen = render(<CallGroup calls={calls} />);
  expect(screen.container.textContent).toBe("Read diary.md in 2 parts");
  await userEvent.setup().click(screen.getByRole("button"));
  expect(screen.container.textContent).toContain("diary.md, lines 20 to 28");
  expect(screen.container.textContent).toContain("diary.md, line 52");
});

test("files that were read share a line, each named once", () => {
  const calls = [
    read("d", { path: "a.md" }),
    read("e", { path: "b.md", offset: 1, limit: 2 }),
    read("f", { path: "a.md" }),
  ];
  expect(render(<CallGroup calls={calls} />).container.textContent).toBe("Read a.md and b.md");
});
