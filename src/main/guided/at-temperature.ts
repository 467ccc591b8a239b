import type { FieldEngine } from "./field-engine.ts";

/** The seed where nothing names one: the same temperature gives the same words again. */
const usualSeed = 1;

/** The same model with more chance, or less, in what it writes freely. What it picks from a list stays what is likeliest. */
export function atTemperature(fields: FieldEngine, temperature: number | undefined): FieldEngine {
  if (temperature === undefined) return fields;
  return {
    ...fields,
    free({ sampling, ...options }, signal) {
      const seed = sampling?.seed ?? usualSeed;
      return fields.free(temperature === 0 ? options : { ...options, sampling: { temperature, seed } }, signal);
    },
  };
}
