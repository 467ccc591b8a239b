import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { forcedPath, onlyValue, tokenTrie, type TrieNode } from "./token-trie.ts";

const letters = (value: string): number[] => [...value].map((letter) => letter.codePointAt(0) ?? 0);
const trieOf = (values: readonly string[], end = "") =>
  tokenTrie(values.map((value) => ({ value, tokens: letters(value + end) })));
const value = fc.string({ unit: fc.constantFrom("a", "b", "/", "é", "🎉", '"', "\\"), maxLength: 6 });
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 12 });

/** Asks `choose` wherever the tree parts, as the engine asks the model. */
function walk(root: TrieNode<number>, choose: (node: TrieNode<number>) => number | null): string | null {
  let node = root;
  for (;;) {
    const only = onlyValue(node);
    if (only !== null) return only;
    ({ node } = forcedPath(node));
    const token = choose(node);
    const child = token === null ? undefined : node.children.get(token);
    if (!child) return node.value;
    node = child;
  }
}

describe("tokenTrie", () => {
  it("leads to one of the values whatever is chosen", () => {
    fc.assert(
      fc.property(values, fc.infiniteStream(fc.nat()), (all, choices) => {
        const found = walk(trieOf(all, "\n"), (node) => {
          const tokens = [...node.children.keys()];
          return tokens[(choices.next().value ?? 0) % tokens.length] ?? null;
        });
        expect(all).toContain(found);
      }),
    );
  });

  it("leads to each value when its own tokens are chosen", () => {
    fc.assert(
      fc.property(values, fc.constantFrom("", "\n"), (all, end) => {
        for (const wanted of all) {
          const tokens = new Set<TrieNode<number>>();
          const path = letters(wanted + end);
          let node = trieOf(all, end);
          tokens.add(node);
          for (const token of path) {
            const next = node.children.get(token);
            if (!next) throw new Error(`${wanted} is not in the tree`);
            node = next;
          }
          expect(node.value).toBe(wanted);
        }
      }),
    );
  });

  it("is asked nothing when there is one value, and once for each place where values part", () => {
    const asked = (all: readonly string[], wanted: string): number => {
      let count = 0;
      const path = letters(`${wanted}\n`);
      walk(trieOf(all, "\n"), (node) => {
        count += 1;
        return [...node.children.keys()].find((token) => path.includes(token)) ?? null;
      });
      return count;
    };
    expect(asked(["src/app.ts"], "src/app.ts")).toBe(0);
    expect(asked(["src/app.ts", "src/box.ts", "src/cut.ts"], "src/cut.ts")).toBe(1);
  });

  it("lets the ending decide between a value and one that goes on from it", () => {
    const root = trieOf(["read", "readme"], "\n");
    const { tokens, node } = forcedPath(root);
    expect(tokens).toEqual(letters("read"));
    expect([...node.children.keys()]).toEqual([...letters("\n"), ...letters("m")]);
  });

  it("gives the first of values that look the same to the model", () => {
    const root = tokenTrie([
      { value: "\uD800", tokens: [1] },
      { value: "\uFFFD", tokens: [1] },
    ]);
    expect(onlyValue(root)).toBe("\uD800");
  });
});
