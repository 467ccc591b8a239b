import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { StepContext } from "../../../agent/step-protocol.ts";
import type { Departure } from "../../field-engine.ts";
import { groundIn } from "../../guide/grounding.ts";
import { rewrite } from "./rewrite.ts";
import type { Draft } from "./writer.ts";

const text = "Reed: ext. 21\nRees: ext. 22\nReid: ext. 23\n";
const request = "Rees has extension 40";
const context: StepContext = {
  tools: [],
  instructions: "",
  messages: [{ role: "user", id: "u", text: request, context: "" }],
  kind: "edit",
  kinds: ["edit"],
  masks: { allowed: ["edit"], exclude: [] },
  grounding: groundIn(viewOf({ "team.txt": text }), []),
};
const writing = {
  path: "team.txt",
  text,
  request,
  asked: request,
  messages: context.messages,
  open: "",
  beside: [],
  instructions: "",
  isMeant: true,
};

/** A model that leaves the text with these likelihoods where it is asked for something, and goes on with these words. */
async function rewritten(departures: readonly Departure[] | null, words: string, isMeant = true) {
  const drafts: Draft[] = [];
  const writer = silentWriter({
    async *departures({ prompt }) {
      return prompt.request.includes(request)
        ? departures
        : (departures ?? []).map(({ at }) => ({ at, likelihood: 0 }));
    },
    async *write(draft) {
      drafts.push(draft);
      yield words;
      return { text: words, stop: "end" };
    },
  });
  const { result } = await drained(rewrite(writer, { ...writing, isMeant }, context, new AbortController().signal));
  return { result, draft: drafts[0] };
}

const number = text.indexOf("22");
const changed = text.replace("22", "40").trimEnd();

test("a text that would be copied is left where the request makes that likeliest, and not begun anew", async () => {
  const departures = [
    { at: 0, likelihood: 0.03 },
    { at: number, likelihood: 0.2 },
  ];
  const { result, draft } = await rewritten(departures, "40\nReid: ext. 23");
  expect(result).toEqual({ text: changed });
  expect(draft?.leaving).toEqual({ text: `${text.trimEnd()}\n\`\`\``, at: number });
});

test("a text that the request makes no difference to stays the same, and nothing is written", async () => {
  const { result, draft } = await rewritten([{ at: number, likelihood: 0.001 }], "never said");
  expect(result).toBe("same");
  expect(draft).toBeUndefined();
});

test("one of several texts stays the same where the request makes little difference", async () => {
  const departures = [{ at: number, likelihood: 0.1 }];
  expect((await rewritten(departures, "40\nReid: ext. 23", false)).result).toBe("same");
  expect((await rewritten(departures, "40\nReid: ext. 23")).result).toEqual({ text: changed });
});

test("a text is written from its beginning where the engine can't tell", async () => {
  const { result, draft } = await rewritten(null, changed);
  expect(result).toEqual({ text: changed });
  expect(draft?.leaving).toBeUndefined();
});
