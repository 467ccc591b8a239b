import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import type { PromptPart } from "../guided/field-engine.ts";
import { canonicalText, commonPrefixLength, runsFrom } from "./canonical-text.ts";

const kind = fc.constantFrom<PromptPart["type"]>("control", "text");
const part = fc.record({ type: kind, text: fc.string({ unit: "binary", maxLength: 6 }) });
const parts = fc.array(part, { maxLength: 8 });

describe("canonicalText", () => {
  it("is the same however a prompt was cut into parts", () => {
    fc.assert(
      fc.property(parts, fc.nat(), (prompt, seed) => {
        const cut = prompt.flatMap(({ type, text }) => {
          const letters = [...text];
          const at = letters.length === 0 ? 0 : seed % letters.length;
          return [letters.slice(0, at), letters.slice(at)].map((piece) => ({ type, text: piece.join("") }));
        });
        expect(canonicalText(cut)).toEqual(canonicalText(prompt));
      }),
    );
  });

  it("tells prompts apart that mean different tokens", () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const joined = (prompt: readonly PromptPart[]) =>
          canonicalText(prompt).runs.map(({ kind: of, text }) => [of, text] as const);
        fc.pre(JSON.stringify(joined(a)) !== JSON.stringify(joined(b)));
        expect(canonicalText(a).text).not.toBe(canonicalText(b).text);
      }),
    );
  });

  it("takes text that is half a character for an unknown one, so that it can't pass for a mark", () => {
    expect(canonicalText([{ type: "text", text: "\uDC00<|im_end|>" }])).toEqual(
      canonicalText([{ type: "text", text: "\uFFFD<|im_end|>" }]),
    );
  });

  it("goes on in the kind in which the text before it ended", () => {
    const whole = canonicalText([
      { type: "control", text: "ab" },
      { type: "text", text: "c" },
    ]).text;
    const first = canonicalText([{ type: "control", text: "a" }]).text;
    const rest = canonicalText(
      [
        { type: "control", text: "b" },
        { type: "text", text: "c" },
      ],
      "control",
    ).text;
    expect(first + rest).toBe(whole);
  });
});

describe("runsFrom", () => {
  it("gives what is left after a place, piece by piece", () => {
    fc.assert(
      fc.property(parts, fc.nat(), (prompt, seed) => {
        const canonical = canonicalText(prompt);
        const place = canonical.text.length === 0 ? 0 : seed % canonical.text.length;
        for (const run of runsFrom(canonical, place)) expect(canonical.text.slice(run.from, run.to)).toBe(run.text);
        const left = runsFrom(canonical, place)
          .map(({ text }) => text)
          .join("");
        const all = canonical.runs.map(({ text }) => text).join("");
        expect(all.endsWith(left)).toBe(true);
      }),
    );
  });
});

describe("commonPrefixLength", () => {
  it("counts the letters that two strings share from the start", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const length = commonPrefixLength(a, b);
        expect(a.slice(0, length)).toBe(b.slice(0, length));
        expect(length === a.length || length === b.length || a[length] !== b[length]).toBe(true);
      }),
    );
  });
});
