import { expect, test } from "vitest";
import { nearestPaths } from "./nearest-paths.ts";

const paths = [
  "README.md",
  "src/app.ts",
  "src/deep/util.ts",
  "src/deep/util.test.ts",
  "config/settings.yaml",
  "docs/guide.md",
];

test.each([
  ["readme.md", ["README.md"]],
  ["util.ts", ["src/deep/util.ts"]],
  ["config/setings.yml", ["config/settings.yaml"]],
  ["src/util.ts", ["src/deep/util.ts", "src/app.ts", "src/deep/util.test.ts"]],
  ["guide", ["docs/guide.md"]],
  ["something-else-entirely.rs", []],
])("for %s: %j", (written, near) => {
  expect(nearestPaths(written, paths)).toEqual(near);
});

test("the right one is found among very many", () => {
  const many = Array.from({ length: 15_000 }, (_, index) => `folder${index % 100}/file-${index}.ts`);
  expect(nearestPaths("folder3/settigns.ts", [...many, "folder7/settings.ts"])[0]).toBe("folder7/settings.ts");
});
