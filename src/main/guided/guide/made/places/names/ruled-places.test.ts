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
