import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { withNamedSections } from "./named-sections.ts";

const vocabulary =
  "# Swedish\n\n## Lesson 3\n\n- bord = table\n\n## Lesson 4\n\n- gaffel = fork\n\n### Extra\n\n- ost = cheese\n\n## Lesson 5\n\n- sol = sun\n";
const four = "## Lesson 4\n\n- gaffel = fork\n\n### Extra\n\n- ost = cheese\n";
const menu = "Starters:\nsoup\n\nMains:\nstew\n\nSweets:\ncake\n";

describe("only the sections that are named are shown", () => {
  test.each([
    "Turn lesson 4 of vocab.md into flashcards: cards.txt, each line the Swedish word, a tab, the English word",
    "make cards.txt from Lesson 4 in vocab.md",
    "a quiz of the words under Lesson 4, as quiz.txt",
    "write a list of the Lesson 4 section to list.txt",
    "cards.txt with the words of the section 'Lesson 4'",
    "Mach aus Lesson 4 aus vocab.md eine Liste karten.txt",
    "Bitte den Abschnitt Lesson 4 als karten.txt",
    "vocab.mdのLesson 4から単語カード cards.txt を作って",
    "Lesson 4の部分だけで cards.txt を作って",
  ])("%s", (request) => {
    expect(withNamedSections("vocab.md", vocabulary, request)).toBe(four);
  });

  test("several of them, and those of a plain text", () => {
    expect(withNamedSections("menu.txt", menu, "Starters and Sweets of menu.txt as a page")).toBe(
      "Starters:\nsoup\n\nSweets:\ncake\n",
    );
    expect(withNamedSections("menu.txt", menu, "the part Mains of menu.txt as a page")).toBe("Mains:\nstew\n");
  });
});

test.each([
  ["another one is linked that isn't there", "lesson 4 and 5 of vocab.md as cards.txt"],
  ["a span is meant", "lesson 3 to lesson 4 of vocab.md as cards.txt"],
  ["something else is linked with it", "verbs.md and lesson 4 of vocab.md as cards.txt"],
  ["it is ruled out", "all of vocab.md as cards.txt, but not the section Lesson 4"],
  ["it is said for another reason", "cards.txt from vocab.md, like we did for lesson 4"],
  ["it is of another file", "cards.txt from lesson 4 of verbs.md, and vocab.md"],
  ["none is named", "cards.txt from vocab.md, each line a word"],
  ["the rest is wanted as well", "translate vocab.md into de.md, leave the section Lesson 4 as it is"],
  ["it only says where", "cards.txt from vocab.md, the section Lesson 4 should come first"],
  ["it is the title", "the section Swedish of vocab.md as cards.txt"],
])("all is shown where %s", (_, request) => {
  expect(withNamedSections("vocab.md", vocabulary, request)).toBe(vocabulary);
});

property.prop([fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" })])(
  "what is shown is of the text, whatever is asked",
  (text, request) => {
    const lines = text.split("\n").map((line) => line.trimEnd());
    const shown = withNamedSections("a.md", text, request);
    expect(
      shown === text ||
        shown
          .trimEnd()
          .split("\n")
          .every((line) => lines.includes(line.trimEnd())),
    ).toBe(true);
  },
);

test("a section under a sign is one as well", () => {
  const memo = "打ち合わせ\n\n■ 決まったこと\n・印刷する\n\n■ また今度\n・ビンゴ\n";
  expect(withNamedSections("メモ.txt", memo, "メモ.txtの「決まったこと」から、todo.mdを作って")).toBe(
    "■ 決まったこと\n・印刷する\n",
  );
});
