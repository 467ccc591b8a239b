import { AppError, toAppError } from "../../../shared/error.ts";
import type { FieldEngine, FreeOptions, FreeResult } from "../field-engine.ts";

/**
 * An engine whose fields can be relied on. Not every engine keeps to what it is told: a choice that wasn't offered is refused,
 * of a line only the first line counts, and where an engine can't use a grammar it is asked once more without.
 */
export function checkedEngine(engine: FieldEngine): FieldEngine {
  return {
    ...engine,
    async pick(values, options, signal) {
      const picked = await engine.pick(values, options, signal);
      if (values.includes(picked)) return picked;
      const same = values.filter((value) => value.trim() === picked.trim());
      const [only] = same;
      if (only === undefined || same.length > 1) throw keepsToNothing(engine.facts.id);
      return only;
    },
    async *free(options, signal) {
      const { text, stop } = yield* withOrWithoutGrammar(engine, options, signal);
      const line = options.end === "\n" ? (text.split("\n", 1)[0] ?? "") : text;
      return { text: line, stop: line === text ? stop : "end" };
    },
  };
}

async function* withOrWithoutGrammar(
  engine: FieldEngine,
  options: FreeOptions,
  signal: AbortSignal,
): AsyncGenerator<string, FreeResult> {
  let isBegun = false;
  try {
    const writing = engine.free(options, signal);
    try {
      for (;;) {
        const step = await writing.next();
        if (step.done) return step.value;
        isBegun = true;
        yield step.value;
      }
    } finally {
      // for who leaves in the middle
      await writing.return({ text: "", stop: "end" });
    }
  } catch (cause) {
    if (isBegun || options.grammar === null || toAppError(cause).code !== "internal") throw cause;
  }
  // what comes of it is checked as all input is: by the tool
  return yield* engine.free({ ...options, grammar: null }, signal);
}

function keepsToNothing(id: string): AppError {
  const message = `The engine that runs ${id} chose what it wasn't offered, so the model can't be led in steps. Give it another dialect in the settings, or choose another model.`;
  return new AppError("model-unavailable", message);
}
