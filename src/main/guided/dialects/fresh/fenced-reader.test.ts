import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { fencedReader } from "./fenced-reader.ts";

function readIn(pieces: readonly string[]) {
  const reader = fencedReader();
  const text = pieces.map((piece) => reader.push(piece)).join("");
  const last = reader.end();
  return last && { text: text + last.rest, isClosed: last.isClosed };
}

test.each([
  ["```\none\ntwo\n```", { text: "one\ntwo", isClosed: true }],
  ["Here it is:\n\n```csv\na,b\n```\nTell me if you need more.", { text: "a,b", isClosed: true }],
  ["```\none\n\n```\n", { text: "one\n", isClosed: true }],
  ["```\none\ntw", { text: "one\ntw", isClosed: false }],
  ["```\n```", { text: "", isClosed: true }],
  ["```md\n# A\n```sh\nls\n```\nend\n```", { text: "# A\n```sh\nls\n```\nend", isClosed: true }],
  ["````\n```\nls\n```\n````", { text: "```\nls\n```", isClosed: true }],
  ["I can't do that.", null],
  ["", null],
])("of %j it takes what stands in the fence", (reply, wanted) => {
  expect(readIn([reply])).toEqual(wanted);
});

const line = fc.stringMatching(/^[a-z `]{0,8}$/).filter((text) => !/^\s*`{3,}/.test(text));
const cut = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 40 });

property.prop([fc.array(line, { minLength: 1, maxLength: 6 }), cut])(
  "wherever the pieces are cut, the text is the same",
  (lines, cuts) => {
    const text = lines.join("\n");
    let rest = `Sure.\n\`\`\`txt\n${text}\n\`\`\`\nDone.`;
    const pieces = cuts.map((length) => {
      const piece = rest.slice(0, length);
      rest = rest.slice(length);
      return piece;
    });
    expect(readIn([...pieces, rest])).toEqual({ text, isClosed: true });
  },
);
