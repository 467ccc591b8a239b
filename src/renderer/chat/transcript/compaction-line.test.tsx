import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { emptyView } from "../../../shared/fold.ts";
import { toEntries } from "./entries.ts";
import { CompactionLine } from "./compaction-line.tsx";
import { OpenCards } from "./open-cards.tsx";

afterEach(cleanup);

const digest = {
  messages: 12,
  rules: ["Never touch the tests."],
  open: [],
  files: [{ path: "log.md", isChanged: true }],
  summaries: ["They read the log."],
};
const tokens = { before: 6_000, after: 1_500 };
const compaction = { id: "c", fromId: "u", digest, cut: null, atId: "u", tokens };

test("a summary is one line of the transcript where it was made, and unfolds to all that was kept", async () => {
  render(
    <OpenCards value={new Map()}>
      <CompactionLine compaction={compaction} />
    </OpenCards>,
  );
  const line = screen.getByRole("button", { name: /12 older messages are summarised for the model/ });
  expect(line.textContent).toContain("about 6,000 tokens became 1,500; kept: 1 rule of yours, 1 file name");
  expect(screen.queryByText(/Never touch the tests/)).toBeNull();
  await userEvent.click(line);
  expect(screen.getByText(/They read the log\.[\s\S]*log\.md[\s\S]*Never touch the tests\./)).toBeTruthy();
});

test("it stands behind the message that it came after", () => {
  const messages = ["u", "v"].map((id) => ({ role: "user" as const, id, text: id, context: "" }));
  const asides = [{ after: 1, type: "compaction" as const, compaction }];
  expect(toEntries({ ...emptyView, messages, asides }, {}).map(({ kind }) => kind)).toEqual(["user", "aside", "user"]);
});
