import { expect, test } from "vitest";
import { withoutLooseFences } from "./loose-fences.ts";

const page = "# Fonts\n\n```\nlicense: OFL\n```\n\nSome don't.\n";

test.each([
  ["fences behind the last line are no part of a file", page, `${page}\`\`\`\n\`\`\``, page.trimEnd()],
  ["a fence that the file ended with stays", "```\na\n```\n", "```\nb\n```\n", "```\nb\n```\n"],
  ["fences within stay", page, page, page],
  ["a fence that closes what was added stays", "# Run\n", "# Run\n```\nnpm test\n```\n", "# Run\n```\nnpm test\n```\n"],
])("%s", (_, before, written, expected) => {
  expect(withoutLooseFences(before, written)).toBe(expected);
});
