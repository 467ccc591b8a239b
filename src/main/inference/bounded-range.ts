import { Template } from "@huggingface/jinja";

/** More than any conversation that a template is written with has parts. */
const mostNumbers = 10_000;

const name = "q4range7q";

/**
 * A chat template that counts by `boundedRange`, which it finds among `boundedValues`. The template engine takes no other
 * `range` than its own as a value.
 */
export function withBoundedRange(template: string): string {
  // the line end belongs to the block, so that the template begins as it did
  return template.includes("range") ? `{% set range = ${name} %}\n${template}` : template;
}

/**
 * Python's `range`. The template engine's own makes a list of as many numbers as it is told to, which in a hostile template
 * would take all memory before a watch over the time steps in.
 */
export function boundedRange(first: number, last?: number, step = 1): number[] {
  const [start, end] = last === undefined ? [0, first] : [first, last];
  const count = Math.max(0, Math.ceil((end - start) / step));
  if (!(count <= mostNumbers)) throw new RangeError("A chat template counts too far.");
  return Array.from({ length: count }, (_, index) => start + index * step);
}

/** What a template with a bounded range is to be written with. */
export const boundedValues = { [name]: boundedRange };

/** Throws a RangeError where a chat template counts too far, for who has to write it with the engine's own `range`. */
export function checkCounting(template: string): void {
  if (!template.includes("range")) return;
  const messages = [
    { role: "system", content: "Be brief." },
    { role: "user", content: "Hello." },
  ];
  try {
    new Template(withBoundedRange(template)).render({ ...boundedValues, messages, add_generation_prompt: true });
  } catch (cause) {
    // all else that is wrong with it shows where it is used
    if (cause instanceof RangeError) throw cause;
  }
}
