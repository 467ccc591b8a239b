import { expect, test } from "vitest";
import { merge } from "./merge.ts";

async function* counting(name: string, upTo: number, delayMs: number, ended: string[]): AsyncGenerator<string, string> {
  try {
    for (let count = 1; count <= upTo; count++) {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      yield `${name}${count}`;
    }
    return name.toUpperCase();
  } finally {
    ended.push(name);
  }
}

test("yields as things come and returns results in the order of the generators", async () => {
  const ended: string[] = [];
  const merged = merge([counting("a", 2, 15, ended), counting("b", 3, 1, ended)]);
  const yielded: string[] = [];
  let step = await merged.next();
  while (!step.done) {
    yielded.push(step.value);
    step = await merged.next();
  }
  expect(step.value).toEqual(["A", "B"]);
  expect(yielded.toSorted()).toEqual(["a1", "a2", "b1", "b2", "b3"]);
  expect(ended).toEqual(["b", "a"]);
});

test("ends all generators when its consumer stops", async () => {
  const ended: string[] = [];
  for await (const _ of merge([counting("a", 9, 1, ended), counting("b", 9, 1, ended)])) break;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(ended.toSorted()).toEqual(["a", "b"]);
});
