import type { AssistantPart, DialectId } from "../../src/shared/message.ts";
import type { Call, StepContext, StepProtocol } from "../../src/main/agent/step-protocol.ts";
import { turnOf } from "../../src/shared/turn.ts";

/** What the model does with a request, step by step; a text is an answer. */
type Solution = readonly (string | Call)[];

const edit = (path: string, old_text: string, new_text: string, line: number): Call => ({
  tool: "edit",
  input: { path, old_text, new_text, line },
});

/** Right steps for the requests of the fitness test, found by a word of theirs. */
const solutions: readonly (readonly [RegExp, Solution])[] = [
  [/recipe\.md/, [{ tool: "view", input: { path: "recipe.md" } }]],
  [/hello\.txt/, [{ tool: "write", input: { path: "hello.txt", content: "good evening" } }]],
  [/plumber/, [{ tool: "grep", input: { pattern: "plumber" } }]],
  [/Italy/, ["Rome."]],
  [/guests\.txt/, [{ tool: "grep", input: { pattern: ".", path: "guests.txt" } }]],
  [/blue and yellow/, ["Green."]],
  [/library/, ["Until 14 o'clock."]],
  [/dentist/, ["february.txt does."]],
  [/welcome\.txt/, [{ tool: "write", input: { path: "welcome.txt", content: "come in, it is open\n" } }]],
  [/check\.sh/, [{ tool: "bash", input: { command: "bash check.sh" } }]],
  [/photos/, [{ tool: "bash", input: { command: "mkdir -p summer && mv *.jpg summer/" } }]],
  [/server\.ini/, [edit("server.ini", "port = 8000", "port = 9090", 2)]],
  [/choir/, [edit("plan.md", "- Thursday: choir", "- Wednesday: choir", 3)]],
  [/area\.py/, [edit("area.py", "    return width + height", "    return width * height", 2)]],
  [
    /theme\.ini/,
    [edit("theme.ini", "colour = red", "colour = blue", 2), edit("shopping.txt", "bread", "bread\nmilk", 2)],
  ],
  [/pantry\.txt/, [edit("shopping.txt", "milk\n", "", 2), edit("pantry.txt", "salt", "salt\nmilk", 2)]],
];

/** The right next step for a request of the fitness test, after these calls; a text is an answer. */
export function rightStep(request: string, made: readonly Call[]): string | Call {
  const steps = solutions.find(([words]) => words.test(request))?.[1] ?? [];
  const isMade = (step: Call) => made.some((call) => JSON.stringify(call.input) === JSON.stringify(step.input));
  return steps.find((step) => typeof step === "string" || !isMade(step)) ?? "Done.";
}

/**
 * A model that does all that the fitness test asks of it, but for what `fails` says: then it answers "I can't.". `asked`
 * has the request of each of its steps.
 */
export function ableModel(dialect: DialectId, fails: (request: string, context: StepContext) => boolean = () => false) {
  const asked: string[] = [];
  let ids = 0;
  const protocol: StepProtocol = {
    dialect,
    modelId: "able",
    async *classify({ kinds }) {
      return dialect === "native" ? null : (kinds.at(-1) ?? null);
    },
    async *nextStep(context, signal) {
      signal.throwIfAborted();
      const { request, since } = turnOf(context.messages);
      const text = request?.text ?? "";
      asked.push(text);
      const parts = since.flatMap((message) => (message.role === "assistant" ? message.parts : []));
      const made = parts.filter((part) => part.type === "tool-call");
      const next = fails(text, context) ? "I can't." : rightStep(text, made);
      const part: AssistantPart =
        typeof next === "string"
          ? { type: "text", text: next }
          : { type: "tool-call", callId: `able-${++ids}`, written: null, ...next };
      return { parts: [part], stop: typeof next === "string" ? "end" : "tool-calls", usage: null };
    },
  };
  return { protocol, asked };
}
