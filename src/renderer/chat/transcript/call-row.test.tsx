import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CallRow } from "./call-row.tsx";

test("of a result that says one thing to the model and another to the person, the person is shown theirs", async () => {
  const told = {
    text: "exit 0\nabc\n(Use grep to see more.)",
    forUser: "exit 0\nabc\nAll of the output: /outputs/1",
    note: "",
  };
  const result = {
    role: "tool" as const,
    id: "r",
    callId: "c",
    tool: "bash",
    status: "ok" as const,
    durationMs: 1,
    ...told,
  };
  const call = {
    id: "c",
    tool: "bash",
    input: { command: "seq 3" },
    state: "ok" as const,
    view: null,
    result,
    helpers: [],
  };
  const screen = render(<CallRow call={call} />);
  await userEvent.setup().click(screen.getByRole("button"));
  expect(screen.container.textContent).toContain("All of the output: /outputs/1");
  expect(screen.container.textContent).not.toContain("Use grep");
});
