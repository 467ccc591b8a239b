import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const styles = `/* .menu { color: red; } */
:root {
  --leaf: #3a7d44;
  --leaf-pale: #dcebdf;
}
body { background: #fff; color: var(--ink); }
a { color: blue; }
h1, h2 { line-height: 1.2; }
.menu { background: #eee; padding: 4px; line-height: 1.5; }
.menu-item { background: #ddd; padding: 4px; }
button { border-color: #111; }
.button { border-color: #222; }
@media print {
  .menu { display: none; }
}
`;

describe("a property of a style sheet", () => {
  test.each([
    ["a variable, by the kind of its value", 'Set the "leaf" colour to "#2f6f4e"', "#3a7d44", "#2f6f4e"],
    ["one with more words", 'Set "pale leaf" to "#eef"', "#dcebdf", "#eef"],
    ["of a class by its words", 'Set the background of the "menu item" to "#ccc"', "#ddd", "#ccc"],
    ["of a class and not of those that begin so", 'Set the background of "menu" to "#ccc"', "#eee", "#ccc"],
    ["of a tag by its common name", 'Set the colour of the "links" to "navy"', "blue", "navy"],
    ["of the page", 'Set the background of the "page" to "ivory"', "#fff", "ivory"],
    ["by its sign", 'Set the "border-color" of ".button" to "#333"', "#222", "#333"],
    ["of a rule for two tags", 'Set the line height of "h1" and "h2" to "1.3"', "1.2", "1.3"],
    [
      "whose old value is said",
      'Change "padding" under ".menu-item" from "4px" to "6"',
      "#ddd; padding: 4px",
      "#ddd; padding: 6px",
    ],
    ["in the words of another language", 'Set the "Hintergrund" of ".menu" to "#ccc"', "#eee", "#ccc"],
    ["in one phrase", 'Set "background of the menu item" to "#ccc"', "#ddd", "#ccc"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("shop.css", styles, wish)).toBe(styles.replace(old, fresh));
  });

  test.each([
    ["of a tag and a class of one name", 'Set the border colour of the "button" to "#333"'],
    ["of one of two tags", 'Set the line height of "h1" to "1.3"'],
    ["of which the half is named", 'Set the "height" of "menu" to "2"'],
    ["of what isn't there", 'Set the background of "footer" to "#ccc"'],
    ["that only print has", 'Set the display of "menu" to "flex"'],
    ["with another old value", 'Change the background of "menu" from "#123" to "#ccc"'],
    ["of another kind", 'Set the background of "menu" to "12px"'],
    ["that several have", 'Set the padding to "6px"'],
  ])("not one %s", (_, wish) => {
    expect(doneAsWished("shop.css", styles, wish)).toBeNull();
  });

  test("the rules within others", () => {
    const nested = "$gap: 4px; // apart\n.menu {\n  color: red;\n  &:hover { color: blue; }\n}\n";
    expect(doneAsWished("shop.scss", nested, 'Set the "gap" to "6"')).toBe(nested.replace("4px", "6px"));
    expect(doneAsWished("shop.scss", nested, 'Set the colour of ".menu" to "navy"')).toBe(
      nested.replace("red", "navy"),
    );
  });
});

describe("the name of a variable", () => {
  const text =
    ":root { --sea: #046; --sea-deep: #023; }\n.nav { color: var(--sea); border: 1px solid var(--sea-deep); }\n";

  test.each([
    ["as it stands", 'Rename "--sea" to "--lake"'],
    ["without its sign", 'Rename "sea" to "lake"'],
  ])("changes wherever it is used: %s", (_, wish) => {
    expect(doneAsWished("shop.css", text, wish)).toBe(
      ":root { --lake: #046; --sea-deep: #023; }\n.nav { color: var(--lake); border: 1px solid var(--sea-deep); }\n",
    );
  });

  test.each([
    ["is in use", text, 'Rename "--sea" to "--sea-deep"'],
    ["would be of a class", `${text}.sea { margin: 0; }\n`, 'Rename "sea" to "lake"'],
    ["would be no name", text, 'Rename "--sea" to "deep lake"'],
    ["is of another thing", text, 'Rename "nav" to "menu"'],
  ])("stays where the new one %s", (_, own, wish) => {
    expect(doneAsWished("shop.css", own, wish)).toBeNull();
  });
});

describe("a setting whose key says less than the wish", () => {
  const text = "[bad]\ntag = 23.0\nnacht = 18.0\n\n[flur]\ntag = 20.0\nnacht = 17.0\n";

  test.each(['Set the "Nachttemperatur" of "Bad" to "16,5"', 'Set "Nachtwert" in "bad" to "16.5"'])("%s", (wish) => {
    expect(doneAsWished("heizung.ini", text, wish)).toBe(text.replace("18.0", "16.5"));
  });

  test("isn't set where its section isn't said", () => {
    expect(doneAsWished("heizung.ini", text, 'Set the "Nachttemperatur" to "16,5"')).toBeNull();
  });
});

describe("what is called has its only date", () => {
  const next =
    '[\n  { "event": "Summer fete", "date": "2025-07-12", "seats": 40 },\n  { "event": "Chess evening", "date": "2025-07-12", "until": "2025-07-13" }\n]\n';

  test("in its own spelling", () => {
    const after = next.replace("2025-07-12", "2025-07-19");
    expect(doneAsWished("next.json", next, 'Set "fete" to "19 July 2025"')).toBe(after);
  });

  test.each([
    ["several", 'Set "chess evening" to "19 July 2025"'],
    ["no time", 'Set "fete" to "15:00"'],
  ])("but not where it has %s", (_, wish) => {
    expect(doneAsWished("next.json", next, wish)).toBeNull();
  });
});
