import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { nameRule } from "./name-by-example.ts";

describe("a new name like the example", () => {
  test.each<[string, string, string, string | null]>([
    ["ep1 Intro.txt", "01-intro.txt", "ep10 The Last Keeper.txt", "10-the-last-keeper.txt"],
    [
      "Rechnung Optiker 30.11.2023.txt",
      "2023-11-30_Optiker.txt",
      "rechnung-Bau Markt-7.5.2024.txt",
      "2024-05-07_Bau_Markt.txt",
    ],
    ["IMG_20220814.jpg", "2022-08-14.jpg", "IMG_20230102.jpg", "2023-01-02.jpg"],
    ["Minutes March 2024.md", "2024-03 minutes.md", "Minutes November 2023.md", "2023-11 minutes.md"],
    ["Minutes March 2024.md", "2024-03 minutes.md", "Minutes 2023.md", null],
    ["talk 3.md", "talk-03.md", "talk 12.md", "talk-12.md"],
    [
      "beach 2024-07-14.jpg",
      "2024-07-14 beach.jpg",
      "grandma's birthday 2024-03-02.jpg",
      "2024-03-02 grandma's birthday.jpg",
    ],
    ["beach 2024-07-14.jpg", "2024-07-14 beach.jpg", "Lena + Tom 2024-08-20.JPG", "2024-08-20 Lena + Tom.JPG"],
    ["beach 2024-07-14.jpg", "2024-07-14 beach.jpg", "2024-05-05 garden.jpg", "2024-05-05 garden.jpg"],
    ["Rechnung_12.pdf", "12_Rechnung.pdf", "Rechnung_Strom_13_Mai.pdf", null],
    ["Rechnung_12.pdf", "12_Rechnung.pdf", "Brief_v15.pdf", null],
    ["talk 3.md", "talk-03.md", "talk 12.JPG", "talk-12.JPG"],
    ["talk 3.md", "talk-03.txt", "talk 12.md", "talk-12.txt"],
    ["talk 3.md", "talk-03.md", "talk.md", null],
    ["Antrag Miete.pdf", "antrag_miete.pdf", "Antrag Kita Platz.pdf", "antrag_kita_platz.pdf"],
  ])("%s -> %s: %s", (from, example, path, name) => {
    expect(nameRule(from, example)?.(path) ?? null).toBe(name);
  });

  test("isn't made for a name with more numbers, or with another ending than the one that goes", () => {
    expect(nameRule("IMG_20240512.jpg", "2024-05-12.jpg")?.("IMG_20240513_2.jpg")).toBeNull();
    expect(nameRule("scan1.jpeg", "scan_01.jpg")?.("scan2.png")).toBeNull();
  });

  test.each([
    ["doesn't say which of two equal numbers is which", "12.12.2024 Shop.txt", "2024-12-12_Shop.txt"],
    ["has a word that isn't there", "ep1 Intro.txt", "01-hello.txt"],
    ["has another number", "ep2 Intro.txt", "01-intro.txt"],
    ["leaves out a number", "ep1 part 2.txt", "01-part.txt"],
    ["has the words the other way round", "Miete Antrag.pdf", "antrag-miete.pdf"],
  ])("isn't learned where it %s", (_, from, example) => {
    expect(nameRule(from, example)).toBeNull();
  });

  property.prop([fc.stringMatching(/^[a-z]{1,8}$/), fc.integer({ min: 0, max: 999 })])(
    "is the example itself for the name that it was made of",
    (word, number) => {
      const example = `${String(number).padStart(3, "0")}-${word}.txt`;
      expect(nameRule(`${word} ${number}.txt`, example)?.(`${word} ${number}.txt`)).toBe(example);
    },
  );
});

test("a name that has its year elsewhere isn't of that kind", () => {
  const rule = nameRule("Brocken 05.10.2023.txt", "2023-10-05 Brocken.txt");
  expect(rule?.("Ith 01.02.2024.txt")).toBe("2024-02-01 Ith.txt");
  expect(rule?.("2024-03-10 Deister.txt")).toBeNull();
  expect(nameRule("Invoice 998.pdf", "0998 Invoice.pdf")?.("Invoice 1001.pdf")).toBe("1001 Invoice.pdf");
});
