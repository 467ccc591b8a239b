import { expect, test } from "vitest";
import { scriptedFieldEngine } from "../../../../test/support/scripted-field-engine.ts";
import { AppError } from "../../../shared/error.ts";
import type { FieldEngine, FreeOptions } from "../field-engine.ts";
import { checkedEngine } from "./checked-engine.ts";

const never = new AbortController().signal;
const line: FreeOptions = { end: "\n", grammar: "root ::= [^\\n]*", maxTokens: 20 };

/** An engine that says what it is told to, whatever it was asked for. */
function saying(text: string): FieldEngine {
  const { engine } = scriptedFieldEngine([]);
  return {
    ...engine,
    pick: async () => text,
    async *free() {
      yield text;
      return { text, stop: "length" };
    },
  };
}

async function written(engine: FieldEngine, options: FreeOptions) {
  const writing = checkedEngine(engine).free(options, never);
  let next = await writing.next();
  while (!next.done) next = await writing.next();
  return next.value;
}

test("a choice that wasn't offered is refused, one with blanks around it is taken", async () => {
  const pick = (said: string) => checkedEngine(saying(said)).pick([" a.md", " b.md"], { end: "\n" }, never);
  await expect(pick(" ../../etc/passwd")).rejects.toMatchObject({ code: "model-unavailable" });
  await expect(pick("a.md\n")).resolves.toBe(" a.md");
});

test("of a line only the first line counts, of a text all of it", async () => {
  expect(await written(saying("one\ntwo"), line)).toEqual({ text: "one", stop: "end" });
  expect(await written(saying("one"), line)).toEqual({ text: "one", stop: "length" });
  expect(await written(saying("one\ntwo"), { ...line, end: "turn" })).toEqual({ text: "one\ntwo", stop: "length" });
});

test("where the engine can't read a grammar it is asked once more without", async () => {
  const asked: (string | null)[] = [];
  const picky = (failsAlways: boolean): FieldEngine => ({
    ...saying("fine"),
    async *free({ grammar }) {
      asked.push(grammar);
      if (grammar !== null || failsAlways) throw new AppError("internal", "The rules can't be read.");
      yield "fine";
      return { text: "fine", stop: "end" };
    },
  });
  expect(await written(picky(false), line)).toEqual({ text: "fine", stop: "end" });
  await expect(written(picky(true), line)).rejects.toThrow("The rules can't be read.");
  expect(asked).toEqual([line.grammar, null, line.grammar, null]);
});

test("other failures, and those in the middle of a text, go on to the caller", async () => {
  const failing = (code: "cancelled" | "internal", after: string): FieldEngine => ({
    ...saying(""),
    async *free() {
      if (after !== "") yield after;
      throw new AppError(code, "It broke.");
    },
  });
  await expect(written(failing("cancelled", ""), line)).rejects.toMatchObject({ code: "cancelled" });
  await expect(written(failing("internal", "half "), line)).rejects.toMatchObject({ code: "internal" });
});
