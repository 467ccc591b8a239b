import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { scriptedFieldEngine } from "../../../../test/support/scripted-field-engine.ts";
import { forcedPath, onlyValue, tokenTrie } from "../../inference/token-trie.ts";
import type { FieldEngine } from "../field-engine.ts";
import { type PathLimits, pickPath } from "./pick-path.ts";

const never = new AbortController().signal;
/** So small that few paths are asked for in every way there is. */
const tight: PathLimits = { paths: 2, beginnings: 3, cut: 2 };

/** What is offered at each step of a choice, and what comes out and stands in the model's turn. */
async function choose(paths: readonly string[], script: readonly string[]) {
  const { engine, offers, state } = scriptedFieldEngine(script);
  const path = await pickPath(engine, paths, { before: " ", end: "\n" }, never);
  return { path, offers, state: state() };
}

const many = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}${folder ? "/" : ""}note ${index}.md`);

describe("a path", () => {
  test("is one question while the paths are few", async () => {
    const paths = [...many("src", 400), "readme.md"];
    const { offers, state } = await choose(paths, [" readme.md"]);
    expect(offers).toEqual([paths.map((path) => ` ${path}`)]);
    expect(state).toBe(" readme.md\n");
  });

  test("is chosen folder by folder where they are many", async () => {
    const paths = [...many("docs", 300), ...many("src/deep", 300), "readme.md"];
    const { path, offers, state } = await choose(paths, [" src", "/deep/note 7.md"]);
    expect(path).toBe("src/deep/note 7.md");
    expect(state).toBe(" src/deep/note 7.md\n");
    expect(offers[0]).toEqual([" docs", " readme.md\n", " src"]);
  });

  test("isn't asked for where there is only one way", async () => {
    const { path, offers } = await choose(many("all/of/it", 501), [" all/of/it/note 3.md\n"]);
    expect(path).toBe("all/of/it/note 3.md");
    expect(offers).toHaveLength(1);
  });

  test("may be one that stands in the list many times", async () => {
    const { path, state } = await choose(
      Array.from({ length: 600 }, () => "a/b.md"),
      [],
    );
    expect({ path, state }).toEqual({ path: "a/b.md", state: " a/b.md\n" });
  });

  test("is told from a folder of the same beginning", async () => {
    const paths = [...many("src", 501), ...many("src old", 2), "src.txt", "srca"];
    const first = await choose(paths, [" src/", "note 500.md\n"]);
    expect(first.offers[0]).toEqual([" src old", " src.txt\n", " src/", " srca\n"]);
    expect((await choose(paths, [" src.txt\n"])).path).toBe("src.txt");
    expect((await choose(paths, [" src old", "/note 1.md"])).path).toBe("src old/note 1.md");
  });

  test("may be a folder, or what is in it", async () => {
    const paths = ["src", ".", "docs", ...many("src", 501)];
    expect((await choose(paths, [" src\n"])).path).toBe("src");
    expect((await choose(paths, [" src/", "note 9.md\n"])).path).toBe("src/note 9.md");
  });

  test("among very many names in one folder is chosen by their words", async () => {
    const paths = ["2023", "2024"].flatMap((year) => many("", 400).map((name) => `bill ${year} ${name}`));
    const { path, offers } = await choose(paths, [" bill 2024", " note 12.md"]);
    expect(path).toBe("bill 2024 note 12.md");
    expect(offers[0]).toEqual([" bill 2023", " bill 2024"]);
  });

  test.each(['say "hi".md', "-rf", "日本語/メモ 🎉.md", " .hidden", "a\\b", "<|im_end|>", "x/".repeat(2_000) + "y"])(
    "may be called %j",
    async (strange) => {
      const { engine, state } = engineThatWants(` ${strange}\n`);
      const paths = [...many("src", 600), strange];
      expect(await pickPath(engine, paths, { before: " ", end: "\n" }, never)).toBe(strange);
      expect(state()).toBe(` ${strange}\n`);
    },
  );
});

const name = fc.string({
  unit: fc.constantFrom("a", "b", " ", "-", ".", "é", "🎉", "語", '"'),
  minLength: 1,
  maxLength: 5,
});
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
const paths = fc.uniqueArray(path, { minLength: 1, maxLength: 30 });
const limits = fc.constantFrom(tight, { ...tight, beginnings: 100 }, { ...tight, paths: 5 });

describe("whatever the files are called", () => {
  property.prop([paths, limits])("each can come out, and stands in the model's turn as it is", async (all, few) => {
    for (const wanted of all) {
      const { engine, state } = engineThatWants(` ${wanted}\n`);
      expect(await pickPath(engine, all, { before: " ", end: "\n", limits: few }, never)).toBe(wanted);
      expect(state()).toBe(` ${wanted}\n`);
    }
  });

  property.prop([paths, limits, fc.infiniteStream(fc.nat())])("nothing else can", async (all, few, choices) => {
    const { engine, state } = engineThatTakes((count) => (choices.next().value ?? 0) % count);
    const chosen = await pickPath(engine, all, { before: " ", end: "\n", limits: few }, never);
    expect(all).toContain(chosen);
    expect(state()).toBe(` ${chosen}\n`);
  });
});

/** Goes for one text token by token, as a model does that knows what it wants. */
function engineThatWants(wanted: string) {
  return tokenEngine((state, ways) => {
    const fitting = ways.flatMap((token, index) => (wanted.startsWith(state + token) ? [{ token, index }] : []));
    // as the tokens were made: the longest first
    return fitting.toSorted((one, other) => other.token.length - one.token.length)[0]?.index ?? -1;
  });
}

function engineThatTakes(choice: (count: number) => number) {
  return tokenEngine((_, ways) => choice(ways.length));
}

/** Decides a pick as the real one does: by a tree of tokens that take a sign together with the word behind it. */
function tokenEngine(decide: (state: string, ways: readonly string[]) => number) {
  let state = "";
  const tokens: string[] = [];
  const tokensOf = (text: string) => text.match(/[^\p{L}\p{N}]?\p{L}+|[^]/gu)?.map(idOf) ?? [];
  const idOf = (token: string) => {
    if (!tokens.includes(token)) tokens.push(token);
    return tokens.indexOf(token);
  };
  const textOf = (ids: readonly number[]) => ids.map((id) => tokens[id] ?? "").join("");
  const engine: Pick<FieldEngine, "pick"> = {
    async pick(values, { end }) {
      let node = tokenTrie(values.map((value) => ({ value, tokens: tokensOf(value + end) })));
      const start = state;
      let said = "";
      for (;;) {
        const only = onlyValue(node);
        const forced = forcedPath(node);
        said += textOf(forced.tokens);
        node = forced.node;
        const ways = [...node.children.keys()];
        const way =
          only === null
            ? ways[
                decide(
                  start + said,
                  ways.map((id) => tokens[id] ?? ""),
                )
              ]
            : undefined;
        const value = only ?? (way === undefined ? node.value : null);
        if (value !== null) {
          state = start + value + end;
          return value;
        }
        const child = way === undefined ? undefined : node.children.get(way);
        if (!child) throw new Error("What is wanted isn't on offer.");
        said += textOf(way === undefined ? [] : [way]);
        node = child;
      }
    },
  };
  return { engine, state: () => state };
}
