import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const page = `/* the bakery */
.loaf { color: #654; }
.loaf-note { color: #987; }

.oven-glow {
  animation: glow 3s;
}
.oven-glow:hover { animation: none; }

@media (max-width: 40em) {
  .crumb { display: none; }
}

/* .banner { top: 0; } */
/* .flour {
  opacity: .5;
} */
/* .rye, .oat { margin: 0; } */
`;

test.each([
  ["a rule in one line", 'Comment out "loaf"', ".loaf { color: #654; }", "/* .loaf { color: #654; } */"],
  [
    "a rule by its words",
    'Comment out "loaf note"',
    ".loaf-note { color: #987; }",
    "/* .loaf-note { color: #987; } */",
  ],
  [
    "a rule of several lines",
    'Comment out ".oven-glow"',
    ".oven-glow {\n  animation: glow 3s;\n}",
    "/* .oven-glow {\n  animation: glow 3s;\n} */",
  ],
  ["a rule for small screens", 'Comment out "crumb"', ".crumb { display: none; }", "/* .crumb { display: none; } */"],
  ["a rule that is a comment", 'Uncomment "banner"', "/* .banner { top: 0; } */", ".banner { top: 0; }"],
  [
    "a rule that is a comment of several lines",
    'Uncomment "the flour rule"',
    "/* .flour {\n  opacity: .5;\n} */",
    ".flour {\n  opacity: .5;\n}",
  ],
])("%s is out, or in force again", (_, wish, old, fresh) => {
  expect(doneAsWished("bakery.css", page, wish)).toBe(page.replace(old, fresh));
});

test("the signs stand as they do elsewhere", () => {
  const text = "a { top: 0; }\n/*b { top: 1px; }*/\n/*\n.c {\n  top: 0;\n}\n*/\n.d {\n  top: 0;\n}\n";
  expect(doneAsWished("x.css", text, 'Comment out "a"')).toBe(text.replace("a { top: 0; }", "/*a { top: 0; }*/"));
  expect(doneAsWished("x.css", text, 'Comment out ".d"')).toBe(text.replace(/\.d [^]*\}/, "/*\n$&\n*/"));
  expect(doneAsWished("x.css", text, 'Uncomment ".c"')).toBe(text.replace("/*\n.c", ".c").replace("}\n*/\n", "}\n"));
  expect(doneAsWished("x.css", "  /*\n  .c {\n  }\n  */\n.d { }\n", 'Uncomment "c"')).toBe("  .c {\n  }\n.d { }\n");
});

test.each([
  ["others are about the same", page, 'Comment out "oven glow"'],
  ["it is one of a list", page, 'Uncomment "rye"'],
  ["it is in force", `${page}.banner { left: 0; }\n`, 'Uncomment "banner"'],
  ["there are two", `${page}.loaf { margin: 0; }\n`, 'Comment out "loaf"'],
  ["it has a comment", ".loaf { /* brown */ color: #654; }\n", 'Comment out "loaf"'],
  ["a sign is no brace", '.loaf { content: "}"; }\n', 'Comment out "loaf"'],
  ["the name is a part of others", page, 'Comment out "note"'],
  ["it is no style sheet", page, 'Comment out "crust"'],
])("nothing is done where %s", (_, text, wish) => {
  expect(doneAsWished("bakery.css", text, wish)).toBeNull();
});
