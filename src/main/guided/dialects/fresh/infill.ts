import type { Gap } from "../../../agent/gap.ts";
import type { FreeOptions, FreeResult, InfillMarks, PromptPart } from "../../field-engine.ts";

/** What goes into one place is a few lines. */
export const gapTokens = 70;
/** A line that says less than this may belong to what goes in, too. */
const tellingLine = 5;

/**
 * A folder with one place left open, as models are taught to fill in: the other files, then what stands before the place, and behind it. The way
 * of several files is that of Qwen2.5-Coder's report (Hui et al., 2024).
 */
export function infillParts({ prefix, suffix, middle, file }: InfillMarks, gap: Gap): PromptPart[] {
  const control = (text: string): PromptPart => ({ type: "control", text });
  const beside = gap.beside.flatMap(({ path, text }): PromptPart[] => [
    ...(file === null ? [] : [control(file)]),
    { type: "text", text: `${path}\n${text.trimEnd()}\n` },
  ]);
  return [
    ...beside,
    ...(file === null ? [] : [control(file)]),
    { type: "text", text: `${gap.path}\n` },
    control(prefix),
    { type: "text", text: gap.before },
    control(suffix),
    { type: "text", text: `\n${gap.after}` },
    control(middle),
  ];
}

/** It ends where the lines behind the place come again, up to one that says enough. */
export function fillingLimits({ after }: Pick<Gap, "after">): FreeOptions {
  const lines = after.split("\n");
  const telling = lines.findIndex((line) => line.trim().length >= tellingLine);
  const end = telling === -1 ? "turn" : `\n${lines.slice(0, telling + 1).join("\n")}`;
  return { end, grammar: null, maxTokens: gapTokens };
}

/**
 * What is filled in, as soon as that is plain from what is written of it: nothing where the line behind the place comes first, the line that stood there where it comes again,
 * as what follows it has places of its own, and all before a blank line.
 */
export function filledBy(written: string, { after, changes }: Pick<Gap, "after" | "changes">): string | null {
  const [next = ""] = after.split("\n", 1);
  if (next.trim() !== "" && written.startsWith(`${next}\n`)) return "";
  const first = /^.*\S(?=[^\S\n]*\n)/.exec(written)?.[0];
  if (first !== undefined && changes(first).length === 0) return first;
  const whole = /^([^]*\S)[^\S\n]*\n[^\S\n]*\n/.exec(written)?.[1];
  return whole === undefined ? null : withoutTold(whole);
}

/** What was broken off ends with its last whole line; what a model says about it behind a fence is no part of it. */
export function wholeLines({ text, stop }: FreeResult): string {
  const whole = stop === "end" ? text : text.slice(0, Math.max(0, text.lastIndexOf("\n")));
  return withoutTold(whole);
}

function withoutTold(text: string): string {
  return text.replace(/^\s*```[^]*$/m, "").trimEnd();
}
