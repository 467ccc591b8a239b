import { expect, test } from "vitest";
import { changedPapers } from "./changed-papers.ts";

const files = ["rota.csv", "guide/rota notes.md", "contacts.csv", "script.py"].map((path) => ({ path, size: 1 }));
const pathsOf = (found: readonly { path: string }[] | null) => found?.map(({ path }) => path);

test("the paper that is to be changed is the only one", () => {
  expect(pathsOf(changedPapers("Nell does it now - change the rota pls", files))).toEqual(["rota.csv"]);
  expect(changedPapers("change the price", files)).toEqual([]);
  expect(changedPapers("change the rota, and the contacts wherever he stands", files)).toEqual([]);
});

test("papers that are listed are the only ones, and each of them has to be found", () => {
  const said =
    "Edda does it instead of Malin. Please change that in the contacts, on the rota and in the letter. Malin stays";
  expect(changedPapers(said, files)).toBeNull();
  expect(pathsOf(changedPapers(said.replace(" and in the letter", " and the script"), files))).toEqual([
    "contacts.csv",
    "rota.csv",
    "script.py",
  ]);
  expect(changedPapers("change it in the contacts and on the door", files)).toBeNull();
});

test("papers are told by two words, by what they are, and in Japanese", () => {
  const office = ["rooms.json", "book.py", "notes/new.md", "plants.csv"].map((path) => ({ path, size: 1 }));
  const said = "Change it in the room list (the id as well), in the booking script and in the notes.";
  expect(pathsOf(changedPapers(said, office))).toEqual(["rooms.json", "book.py", "notes/new.md"]);
  expect(changedPapers(said.replace("room list", "key list"), office)).toBeNull();
  const club = ["案内.md", "当日の進行.csv", "メール文.txt", "備品.md"].map((path) => ({ path, size: 1 }));
  const listed = ["案内.md", "当日の進行.csv", "メール文.txt"];
  expect(pathsOf(changedPapers("今回の案内・進行表・メール文を直してください。", club))).toEqual(listed);
  expect(changedPapers("案内・名簿を直してください。", club)).toBeNull();
});
