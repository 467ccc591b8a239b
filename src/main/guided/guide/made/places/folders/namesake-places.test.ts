import { describe, expect, test } from "vitest";
import { namesakePlaces } from "./namesake-places.ts";

const files = [
  "bio_week1.txt",
  "bio_week2.txt",
  "history_week1.txt",
  "todo.txt",
  "old/bio_week0.txt",
  "請求書_4月.txt",
  "メモ.txt",
].map((path) => ({ path, size: 1 }));

function told(request: string): string[] | null {
  return namesakePlaces(request, files.slice(0, 4))?.map(({ path, to }) => `${path} > ${to ?? "gone"}`) ?? null;
}

const sorted = [
  "bio_week1.txt > bio/bio_week1.txt",
  "bio_week2.txt > bio/bio_week2.txt",
  "history_week1.txt > history/history_week1.txt",
];

describe("files go into the folders that their names say", () => {
  test.each([
    "pls make two folders, bio and history, and move my lecture notes into them",
    "create folders named bio and history and sort the notes into them",
    "sort my notes into bio and history",
    "Leg zwei Ordner an, bio und history, und verschieb meine Notizen da rein",
  ])("%s", (request) => expect(told(request)).toEqual(sorted));

  test("by their beginning in Japanese", () => {
    const places = namesakePlaces(
      "「請求書」というフォルダを作って、請求書のファイルを全部そこに移してください",
      files,
    );
    expect(places).toEqual([{ path: "請求書_4月.txt", to: "請求書/請求書_4月.txt" }]);
  });

  test.each([
    ["some are meant", "make two folders, bio and history, and move my week1 notes into them"],
    ["so many are meant", "make two folders, bio and history, and move the first of the notes into them"],
    ["a folder would get none", "make two folders, bio and physics, and move my notes into them"],
    ["they go somewhere else", "put the notes in bio and history into old/"],
    ["they aren't to be moved", "why are there no folders, bio and history?"],
    ["copies are wanted", "make two folders, bio and history, and copy my notes into them"],
    ["of one folder nothing says what goes there", "make a folder bio and move my notes into it"],
  ])("stay where %s", (_, request) => expect(told(request)).toBeNull());

  test("stay where they lie in several folders", () => {
    expect(namesakePlaces("make two folders, bio and history, and move my notes into them", files)).toBeNull();
  });
});
