import { expect, test } from "vitest";
import { withoutSource } from "./without-source.ts";

test.each([
  ["when do we meet? it's in notes.md", "when do we meet?"],
  ["When do we meet? It should be somewhere in notes.md.", "When do we meet? ."],
  ["I need to know when we meet, notes.md should say", "I need to know when we meet"],
  ["I forgot when we meet. notes.md must have it.", "I forgot when we meet. ."],
  ["when do we meet, see notes.md", "when do we meet"],
  ["Wann treffen wir uns? Steht in notes.md", "Wann treffen wir uns?"],
  ["Wann treffen wir uns? Das müsste in der notes.md stehen.", "Wann treffen wir uns? ."],
  ["いつ集まりますか?notes.mdに書いてあるはずです。", "いつ集まりますか? 。"],
])("where the answer stands is left out: %s", (request, rest) => {
  expect(withoutSource(request)).toBe(rest);
});

test.each([
  "what is in notes.md",
  "when do we meet by notes.md?",
  "is it in notes.md that we meet?",
  "notes.md says nine, is that right?",
  "what should notes.md say of the boat?",
])("what is asked of a file stays: %s", (request) => {
  expect(withoutSource(request)).toBe(request);
});
