import { expect, test } from "vitest";
import { wishesForFile } from "./wishes-for-file.ts";

test.each([
  "can we have this as a file called crew.md? every name on its own line",
  "Could I get that as crew.md, please",
  "would be nice to have a crew.md with all names in it",
  "Kann ich das als crew.md haben?",
  "Aus notes.txt hätte ich gern eine crew.md für alle",
  "May we ask for a file crew.md with these?",
  "Any chance of having it in a crew.md?",
  "so a crew.md with the names out of notes.txt would be great",
  "What I'm missing is a list of our people: crew.md, from notes.txt",
  "crew.md is what I'm missing.",
  "there's no crew.md in this folder yet, can you write one for that",
  "There should be a crew.md with all of them",
  "crew.md doesn't exist yet: a page that tells who sails",
  "What I'm missing is a short page, crew.md, which I can hang up",
  "Can I have notes.csv as crew.md?",
  "We need crew.md",
  "Es fehlt noch eine Datei crew.md mit den Namen",
  "crew.md, one name per line please: Ina, Oda",
  "crew.mdというファイルに、名前を1行に1つずつ入れたものが欲しいです。",
])("is wanted: %s", (request) => {
  expect(wishesForFile(request, ["crew.md"])).toBe(true);
});

test.each([
  "where is crew.md?",
  "Is there a crew.md?",
  "Does crew.md exist?",
  "who needs crew.md?",
  "what should be in crew.md?",
  "I need to know what was in crew.md",
  "it complains that crew.md is missing, why?",
  "I want the page to mention crew.md",
  "I'd like crew.md to be mentioned in the readme",
  "rename a.md to crew.md",
  "I want a.md renamed to crew.md",
  "We need to know how crew.md gets written",
])("isn't: %s", (request) => {
  expect(wishesForFile(request, ["crew.md"])).toBe(false);
});
