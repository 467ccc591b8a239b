import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { countHidden, hiddenParts } from "./hidden-parts.ts";

const shown = (text: string) =>
  hiddenParts(text, true)
    .map((part) => (part.kind === "plain" ? part.text : `[${part.text}]`))
    .join("");

test.each([
  ["plain words", "rm -rf build", "rm -rf build"],
  ["other languages", "echo Grüße 日本語 Привет", "echo Grüße 日本語 Привет"],
  ["several lines", "one\n\ttwo\n", "one\n\ttwo\n"],
  ["an escape sequence", "echo \u001b[31mred", "echo [⟨U+001B⟩][31mred"],
  ["a carriage return that hides what was before it", "rm x\rls", "rm x[⟨U+000D⟩]ls"],
  ["text that runs the other way", "a\u202etxt.exe", "a[⟨U+202E⟩]txt.exe"],
  ["a blank without width", "ad\u200bmin", "ad[⟨U+200B⟩]min"],
  ["a blank that doesn't break", "rm\u00a0-rf", "rm[⟨U+00A0⟩]-rf"],
  ["a wide blank", "rm\u3000-rf", "rm[⟨U+3000⟩]-rf"],
  ["an empty letter", "a\u3164b", "a[⟨U+3164⟩]b"],
  ["blanks at the end", "ls  \nls", "ls[··]\nls"],
  ["tag characters", "a\u{e0041}b", "a[⟨U+E0041⟩]b"],
  ["a private character", "a\ue000b", "a[⟨U+E000⟩]b"],
  ["half a character", "a\ud800b", "a[⟨U+D800⟩]b"],
  ["a Cyrillic letter in a Latin word", "curl pаypal.com", "curl [pаypal].com"],
  ["a Greek letter in a Latin word", "cd /hοme", "cd /[hοme]"],
])("%s", (_name, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test("blanks at the end are left alone where they aren't asked for", () => {
  expect(hiddenParts("ls  \nls\u200b", false)).toEqual([
    { kind: "plain", text: "ls  \nls" },
    { kind: "hidden", text: "⟨U+200B⟩" },
  ]);
});

test("what is hidden is counted", () => {
  expect(countHidden(["a\u200b\u200bb", "раypal "], true)).toEqual({ hidden: 3, mixed: 1 });
});

property.prop([fc.string({ unit: "binary" })])(
  "nothing that can't be seen is left, and nothing that can is lost",
  (text) => {
    const parts = hiddenParts(text, true);
    const plain = parts.filter((part) => part.kind === "plain").map((part) => part.text);
    expect(plain.join("")).not.toMatch(/[^\P{C}\n\t]|(?! )\p{Zs}/u);
    const visible = text.replace(/[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]|[\uFE00-\uFE0F]/gu, "");
    const kept = parts.map((part) => (part.kind === "hidden" ? "" : part.text)).join("");
    expect(kept.replace(/[\p{C}\p{Z}]/gu, "")).toBe(visible);
  },
);

test("a command that is padded with hundreds of thousands of blanks or letters is read at once", () => {
  const padded = `ls${" ".repeat(300_000)}x${"y".repeat(300_000)}; rm -rf ~`;
  expect(hiddenParts(padded, true)).toEqual([{ kind: "plain", text: padded }]);
});
