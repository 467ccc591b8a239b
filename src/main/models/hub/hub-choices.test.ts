import { expect, test } from "vitest";
import { hubChoices, type HubFile, quantisationOf } from "./hub-choices.ts";

test.each([
  ["Qwen3-4B-Q4_K_M.gguf", "Q4_K_M"],
  ["qwen2.5-coder-7b-instruct-q8_0.gguf", "Q8_0"],
  ["model.IQ3_XXS.gguf", "IQ3_XXS"],
  ["Qwen3-30B-UD-Q4_K_XL.gguf", "UD-Q4_K_XL"],
  ["BF16/x-BF16-00001-of-00002.gguf", "BF16"],
  ["gpt-oss-20b-mxfp4.gguf", "MXFP4"],
  ["smollm.f16.gguf", "F16"],
  ["mystery.gguf", null],
  ["q4.gguf", "Q4"],
])("the name %s tells %s", (path, quantisation) => {
  expect(quantisationOf(path)).toBe(quantisation);
});

const file = (path: string, bytes: number): HubFile => ({ path, bytes, sha256: "0".repeat(64) });

test("files are put together to what can be loaded, the smallest first", () => {
  const choices = hubChoices([
    file("README.md", 5),
    file("x-Q8_0.gguf", 80),
    file("x-BF16-00002-of-00002.gguf", 70),
    file("x-BF16-00001-of-00002.gguf", 90),
    file("mmproj-x-f16.gguf", 3),
    file("x-Q4_K_M.gguf", 40),
    file("half-F16-00001-of-00003.gguf", 10),
    file("twice-F16-00001-of-00002.gguf", 10),
    file("twice-F16-00001-of-00002.gguf", 10),
    file("../x-Q2_K.gguf", 1),
  ]);
  expect(choices.map(({ quantisation, bytes, files }) => [quantisation, bytes, files.map(({ path }) => path)])).toEqual(
    [
      ["Q4_K_M", 40, ["x-Q4_K_M.gguf"]],
      ["Q8_0", 80, ["x-Q8_0.gguf"]],
      ["BF16", 160, ["x-BF16-00001-of-00002.gguf", "x-BF16-00002-of-00002.gguf"]],
    ],
  );
});
