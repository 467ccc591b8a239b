import { type Kind, readConfigured } from "../configured.ts";
import type { Configured } from "../profile.ts";
import { budget } from "./budget.ts";
import { compact } from "./compact.ts";
import type { MakeEffect } from "./effect.ts";
import { loopDetection } from "./loop-detection.ts";
import { trimToolResults } from "./trim-tool-results.ts";

/** All kinds of effects. One more is a file and a line here. */
const kinds: Readonly<Record<string, Kind<MakeEffect>>> = {
  compact,
  trim_tool_results: trimToolResults,
  loop_detection: loopDetection,
  budget,
};

/** The effects that a profile names. Throws `invalid-input`, which names the kind and the key that are wrong. */
export function effectsFrom(configured: readonly Configured[]): MakeEffect[] {
  return readConfigured("effect", kinds, configured);
}
