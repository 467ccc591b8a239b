import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const maps = {
  "town maps/North End.pdf": "1",
  "town maps/South.pdf": "2",
  "town maps/how to fold.txt": "3",
  "town maps/old ones/Harbour 1.pdf": "4",
  "town maps/old ones/Harbour 2.pdf": "5",
  "my list.txt": "6",
};
const all = {
  "town maps/North End.pdf": "town maps/North_End.pdf",
  "town maps/old ones/Harbour 1.pdf": "town maps/old ones/Harbour_1.pdf",
  "town maps/old ones/Harbour 2.pdf": "town maps/old ones/Harbour_2.pdf",
};

describe("other signs in the names of all files but those that are excepted", () => {
  test.each([
    'The printer can\'t cope with blanks in file names, so please turn them into underscores for all files in "town maps", the subfolder too. The folders keep their names, and so does "how to fold.txt", people have a link to it.',
    'replace the blanks by underscores in the names of all files in "town maps" and its subfolder. how to fold.txt keeps its name',
    'Bitte im Ordner "town maps" in allen Dateinamen Leerzeichen durch Unterstriche ersetzen, auch im Unterordner. "how to fold.txt" behält seinen Namen.',
  ])("%s", async (request) => {
    expect(await placed(request, maps)).toEqual(all);
  });

  const way = 'please rename the files in "town maps": underscores instead of blanks';
  test.each([
    ["files deeper down may be meant", `${way}, how to fold.txt keeps its name`, maps],
    ["an exception isn't known", `${way}, the subfolder too. The ones of Tom stay as they are`, maps],
    [
      "the names stand in a text",
      'replace the blanks in the file names that are listed in "town maps" by underscores',
      maps,
    ],
    [
      "only some are meant",
      'please turn the blanks in the file names of the old ones in "town maps" into underscores',
      maps,
    ],
  ])("but it is left open where %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});

describe("signs that some names have become others in all of them", () => {
  const papers = {
    "papers/first aid.txt": "Stay calm\n",
    "papers/knots_and ropes.md": "- bowline\n",
    "papers/map.txt": "North of the mill\n",
    "camp plan.txt": "Sat hike\n",
  };
  const joined = {
    "papers/first aid.txt": "papers/first_aid.txt",
    "papers/knots_and ropes.md": "papers/knots_and_ropes.md",
  };

  test.each([
    "some of the files in papers have blanks in their names, can you make them all _ instead? only in that folder",
    "the files in papers with blanks in their names: turn the blanks into _ please",
    "Some files in papers have spaces in the name. Please change them to underscores",
    "no more blanks in the file names in papers please, _ instead",
    "file names in papers that have a blank should have a _ there",
    "in papers haben manche Dateien Leerzeichen im Namen, mach da bitte überall _ draus",
    "ein paar Dateinamen in papers enthalten Leerzeichen, kannst du daraus Unterstriche machen? nur in dem Ordner",
    "papersフォルダのファイル名の空白を全部アンダースコアにしてください",
  ])("%s", async (request) => {
    expect(await placed(request, papers)).toEqual(joined);
  });

  test.each([
    ["some files in scans have dots in their names, make them _", "scans/a.b.2024.pdf", "scans/a_b_2024.pdf"],
    ["the file names in scans have + in them, replace it with - please", "scans/A+B.mp3", "scans/A-B.mp3"],
    ["in scans the file names have %20 in them, please make it a _ each time", "scans/a%20b.pdf", "scans/a_b.pdf"],
  ])("whichever they are: %s", async (request, from, to) => {
    expect(await placed(request, { [from]: "", "scans/plain.pdf": "", "a.b c.txt": "" })).toEqual({ [from]: to });
  });

  test.each([
    ["some of those that have them are meant", "Some files in papers have blanks in their names, rename only the txt"],
    ["some files are meant", "some of the files in papers should have _ instead of blanks in their names"],
    ["lines have them", "some of the lines in papers/map.txt have blanks, make them _"],
    ["something else is wanted", "some files in papers have blanks in their names, make a list of them"],
  ])("but it is left open where %s", async (_, request) => {
    expect(await placed(request, papers)).toBeNull();
  });
});
