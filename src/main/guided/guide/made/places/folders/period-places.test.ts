import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const post = {
  "post/p-2021-01.txt": "Garden club\n\nMunich, 4 May 2019\n\nthe fees since 2015 are enclosed.\n",
  "post/p-2021-02.txt": "Garden club\n\nDate: 2020-02-11\n\nfor the fair on 3 March 2021\n",
  "post/p-2021-03.txt": "Garden club\n\nJune 9, 2019\n\nthank you.\n",
  "rules.txt": "be kind\n",
};
const years = {
  "post/p-2021-01.txt": "post/2019/p-2021-01.txt",
  "post/p-2021-02.txt": "post/2020/p-2021-02.txt",
  "post/p-2021-03.txt": "post/2019/p-2021-03.txt",
};

describe("one folder for each year, by the date that counts", () => {
  test.each([
    "sort the letters in post into a folder per year. The date in the letter counts, not the one in the file name",
    "post is such a heap! I'd be glad about a folder for each year inside it, e.g. post/2019. The number in a file's name is only when I scanned it.",
    "Kannst du die Briefe im Ordner post nach Jahren in Unterordner sortieren? Es geht um das Datum auf dem Brief, der Dateiname sagt dazu nichts",
    "In post there are letters of many years. I want that each year has its folder, for example post/2019. Important is the date which the letter itself has. The number in the name says only when I scanned it.",
    "I'd be happy if every year had its own folder in post, with the letters of that year. What counts is the date on the letter. Don't rely on the number in the name, that one just tells when it was scanned.",
    "Bitte im Ordner post für jedes Jahr einen Unterordner (post/2019 usw.) und die Briefe da rein. Es zählt das Datum, das im Brief steht.",
    "Verteil bitte die Briefe in post auf Jahresordner wie post/2019. Maßgeblich ist das Datum des Briefs selbst, denn die Zahl im Dateinamen sagt nur, wann ich ihn eingescannt habe.",
    "Lege in post für jedes Jahr einen Ordner an (z. B. post/2019) und verschieb die Briefe hinein. Es zählt das Briefdatum, nicht die Zahl im Namen.",
    "Split the letters in post into yearly folders such as post/2019, by the letter's own date.",
    "postフォルダの手紙を年ごとのフォルダに分けてください。ファイル名ではなく、手紙に書かれた日付が基準です",
  ])("in the text: %s", async (request) => {
    expect(await placed(request, post)).toEqual(years);
  });

  const shots = { "2021-05-01 lake.jpg": "", "2022-01-09 snow.jpg": "", "2022-06-02 hill.jpg": "", "map.png": "" };

  test.each([
    "my photos should be in folders by year, it's hard to find anything right now",
    "could every year have a folder of its own for the photos?",
  ])("in the name: %s", async (request) => {
    expect(await placed(request, shots)).toEqual({
      "2021-05-01 lake.jpg": "2021/2021-05-01 lake.jpg",
      "2022-01-09 snow.jpg": "2022/2022-01-09 snow.jpg",
      "2022-06-02 hill.jpg": "2022/2022-06-02 hill.jpg",
    });
  });

  test("one for each month, as the example writes it", async () => {
    expect(await placed("I want a folder per month for the pictures, like album/2022_01", shots)).toEqual({
      "2021-05-01 lake.jpg": "album/2021_05/2021-05-01 lake.jpg",
      "2022-01-09 snow.jpg": "album/2022_01/2022-01-09 snow.jpg",
      "2022-06-02 hill.jpg": "album/2022_06/2022-06-02 hill.jpg",
    });
  });

  test.each([
    ["it isn't said which date counts", "sort the letters in post into folders by year", post],
    [
      "some of them are meant",
      "sort the letters of the bank in post into folders by year, by the date in the letter",
      post,
    ],
    ["only some years are meant", "put the photos from 2022 into folders by year", shots],
    ["some stay", "folders by year for my photos please, but leave the ones of the lake", shots],
    ["folders are called otherwise", "sort the photos into folders by year, called photos-2021 and so on", shots],
    ["it was so once", "every year had its own folder for the photos", shots],
    ["there was one once", "es gab für jedes Jahr einen Ordner für die Fotos", shots],
    ["it is too much", "a folder per year for the photos would be wrong", shots],
    ["it is for some day", "I'd be happy if every year had its own folder for the photos some day", shots],
    ["it is asked", "how do I sort photos into folders by year?", shots],
    ["another deed is wanted", "sort the photos into folders by year and delete the blurred ones", shots],
    [
      "a text leaves it open",
      "folders per year for what is in post please, the date of the letter counts",
      { ...post, "post/p-2021-04.txt": "from 3 May 2019 until 4 June 2020, and no longer than that\n" },
    ],
  ])("but it is left open where %s: %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});
