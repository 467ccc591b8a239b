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
