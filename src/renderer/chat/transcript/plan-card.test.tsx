import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { emptyView } from "../../../shared/fold.ts";
import type { Message } from "../../../shared/message.ts";
import type { Plan, PlanDecision } from "../../../shared/plan.ts";
import { SessionActionsProvider } from "../state/session-actions.tsx";
import { toEntries } from "./entries.ts";
import { PlanCard } from "./plan-card.tsx";

afterEach(cleanup);

const plan: Plan = { id: "m2", text: "1. Read notes.md\n2. Sort it", state: "open" };

function show(isTaken = true) {
  const decided: PlanDecision[] = [];
  const no = async () => false;
  const decidePlan = async (_: string, decision: PlanDecision) => {
    decided.push(decision);
    return isTaken;
  };
  const card = (shown: Plan) => (
    <SessionActionsProvider
      value={{ editPrompt: no, removePrompt: no, answer: no, decidePlan, resend: no, fork: async () => null }}
    >
      <PlanCard plan={shown} />
    </SessionActionsProvider>
  );
  const view = render(card(plan));
  return { decided, user: userEvent.setup(), become: (shown: Plan) => view.rerender(card(shown)) };
}

test("a plan can be done or dropped, and isn't offered again then", async () => {
  const { decided, user, become } = show();
  await screen.findByText(/Sort it/);
  await user.click(screen.getByRole("button", { name: "Do it" }));
  await user.click(screen.getByRole("button", { name: "Drop" }));
  expect(decided).toEqual([{ type: "do" }, { type: "drop" }]);
  become({ ...plan, state: "accepted" });
  screen.getByText("You had this done.");
  expect(screen.queryByRole("button")).toBeNull();
  become({ ...plan, state: "dropped" });
  screen.getByText("You dropped this.");
});

test.each([true, false])(
  "its words are changed where they stand, and stay there if main refuses (taken: %s)",
  async (isTaken) => {
    const { decided, user } = show(isTaken);
    await user.click(screen.getByRole("button", { name: "Change" }));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The plan" });
    await user.clear(field);
    await user.type(field, "1. Only read{Enter}");
    expect(decided).toEqual([{ type: "change", text: "1. Only read" }]);
    expect(screen.queryByRole("textbox") === null).toBe(isTaken);
  },
);

test("it stands in the place of the answer, and what went with a request with that", () => {
  const messages: Message[] = [
    { role: "user", id: "m1", text: "Sort it", context: "", isPlan: true },
    {
      role: "assistant",
      id: "m2",
      parts: [{ type: "text", text: plan.text }],
      stop: "end",
      origin: "model",
      kind: null,
      usage: null,
    },
  ];
  expect(toEntries({ ...emptyView, messages, plans: { m2: plan } }, {})).toEqual([
    { kind: "user", id: "m1", text: "Sort it", beside: { isPlan: true } },
    { kind: "plan", id: "m2/0", plan },
  ]);
});
