import { getLlama, LlamaLogLevel } from "node-llama-cpp";

/** Whether a grammar, as the real engine reads it, takes a text as a whole. */
export type Accepts = (text: string) => boolean;

let starting: ReturnType<typeof getLlama> | null = null;

/** Parses a grammar with the engine that will use it. Needs no model. Throws where the grammar can't be read. */
export async function grammarAccepts(grammar: string): Promise<Accepts> {
  starting ??= getLlama({ gpu: false, build: "never", skipDownload: true, logLevel: LlamaLogLevel.disabled });
  const llama = await starting;
  const parsed = await llama.createGrammar({ grammar });
  // the library has this method for tests of its own, and leaves it out of its types
  const { _testText: test } = parsed as unknown as { _testText(text: string): boolean };
  return (text) => test.call(parsed, text);
}
