import type { Family, Task } from "../task.ts";

const SHOPPING = `# Shopping

## Fruit and vegetables
- 6 apples
- lemongrass
- potatoes, 2 kg

## Dairy
- butter
- milk

## Other
- washing powder
- oat flakes`;

const PACKING = `# Holiday

## Before we go
- [ ] book ferry
- [x] book cabin
- [ ] book ferry for the way back
- [ ] passport photos
- [ ] ask Ute to water the plants

## Bags
- [ ] rain coats
- [ ] passports
- [x] first aid box
`;

const NOTICE = `町内会のみなさまへ

秋の清掃のお知らせ

日時: 11月16日（日） 午前10時〜正午
集合場所: 中央公園、すべり台の前
持ち物: ほうき、飲み物
雨天の場合: 11月23日（日） 午前10時〜正午

・公民館の受付は午前10時から開いています。
・ごみ袋は町内会で用意します。

会長
`;

const HEADER = "title,author,year,shelf";

const BOOKS = [
  'Salt and Slate,"Wren, Tilda",2004,B2',
  '"Bread, Butter, Bees","Ames, Roland",1998,A1',
  'The Long Quay,"Hale, Bruno",2011,C4',
  'Winter Sowing,"Oakes, Della",2019,A3',
  '"Zinc, a Memoir","Corrie, Ivo",2001,C1',
  'A Map of Rooms,"Vance, Petra",1987,B1',
  'Kites,"Hale, Anneke",2015,C4',
  '"Down, Then Left","Tamsin, Joel",1993,B3',
  'Mosses of the North,"Birch, Edda",1976,D2',
  'Apples in Brine,"Yarrow, Finn",2020,A2',
  '"Light, Half","Nettle, Oskar",2008,B2',
  'Quiet Engines,"Frost, Lena",2013,C2',
  'Old Weather,"Dunmore, Asta",1969,D1',
  '"Clay, Sand, Lime","Ivers, Hugo",2002,D3',
  'Third Bell,"Zander, Kay",1990,C3',
];

const authorOf = (book: string) => /"([^"]*)",\d{4}/.exec(book)?.[1] ?? "";
const tableOf = (books: readonly string[]) => `${[HEADER, ...books].join("\n")}\n`;
const BY_AUTHOR = tableOf(BOOKS.toSorted((one, other) => (authorOf(one) < authorOf(other) ? -1 : 1)));

/** Fails unless all lines are still there in their order, with nothing added but one line for each of the patterns. */
function adds(path: string, before: string, patterns: readonly RegExp[]): Task["check"] {
  return ({ read }) => {
    const left = before.split("\n").filter((line) => line.trim() !== "");
    const added: string[] = [];
    for (const line of (read(path) ?? "").split("\n")) {
      if (line.trim() === "") continue;
      if (line === left[0]) left.shift();
      else added.push(line);
    }
    if (left.length > 0) return `${path} lacks ${JSON.stringify(left[0])}`;
    const fits =
      added.length === patterns.length && patterns.every((pattern) => added.some((line) => pattern.test(line)));
    return fits ? null : `${path} got ${JSON.stringify(added)}`;
  };
}

/** Lists, notes and tables for people: entries added, ticked off, changed or put in order in one named file. */
export const listsAndNotices: Family = {
  id: "lists-and-notices",
  group: "one-file edits",
  variants: [
    {
      prompt: "add oat milk and 2 lemons to shopping.md",
      files: { "shopping.md": SHOPPING, "meals.md": "# Meals\n\n- Monday: potato soup\n- Tuesday: lemon pasta\n" },
      mayChange: ["shopping.md"],
      check: adds("shopping.md", SHOPPING, [
        /^[-*] (1 )?oat milk\s*$/i,
        /^[-*] (2 lemons|lemons?,? \(?(2|[x×] ?2|2 ?[x×])\)?|lemons(:| [-–]) 2|2 ?[x×] lemons?)\s*$/i,
      ]),
      gold: { run: "printf '\\n- oat milk\\n- 2 lemons\\n' >> shopping.md" },
      wrong: [
        { run: "printf -- '- oat milk\\n- 2 lemons\\n' >> shopping.md" },
        { run: "printf '\\n- oat milk\\n' >> shopping.md" },
        { run: "printf '\\noat milk and 2 lemons\\n' >> shopping.md" },
        { run: "sed -i -e 's/^- milk/- oat milk/' -e 's/- 6 apples/&\\n- 2 lemons/' shopping.md" },
        { run: "printf '\\n- oat milk\\n- lemons\\n' >> shopping.md" },
        { run: "printf -- '- oat milk\\n- 2 lemons\\n' > shopping.md" },
      ],
    },
    {
      prompt: "Ferry there is booked and I got the passport photos, can you tick both off in packing list.md?",
      files: {
        "packing list.md": PACKING,
        "packing list 2024.md": PACKING.replaceAll("[ ]", "[x]"),
        "ferry/booking.txt": "Booking 7QK-220\nOutward: 12 July, 08:15\nReturn: not booked\n",
      },
      mayChange: ["packing list.md"],
      check: ({ read }) => {
        const wanted = PACKING.replace("[ ] book ferry\n", "[x] book ferry\n").replace(
          "[ ] passport photos",
          "[x] passport photos",
        );
        const now = read("packing list.md");
        return now?.replaceAll("[X]", "[x]").trimEnd() === wanted.trimEnd() ? null : `it reads ${now}`;
      },
      gold: { run: "sed -i -E 's/\\[ \\] (book ferry|passport photos)$/[x] \\1/' 'packing list.md'" },
      wrong: [
        { run: "sed -i -E 's/\\[ \\] (book ferry|passport photos)/[x] \\1/' 'packing list.md'" },
        { run: "sed -i -E 's/\\[ \\] book ferry$/[x] book ferry/' 'packing list.md'" },
        { run: "sed -i -E 's/\\[ \\] (book ferry$|passport)/[x] \\1/' 'packing list.md'" },
        { run: "sed -i -E '/\\[ \\] (book ferry|passport photos)$/d' 'packing list.md'" },
        { run: "sed -i 's/\\[ \\]/[x]/' 'packing list.md'" },
      ],
    },
    {
      prompt:
        "お知らせ.txtの16日の開始時間を午前10時から午前9時半に変更して、持ち物に「軍手」も足してください。雨天の日はそのままで",
      files: {
        "お知らせ.txt": NOTICE,
        "お知らせ（春）.txt": NOTICE.replace("秋", "春").replaceAll("11月", "4月"),
        "名簿.csv": "班,代表\n1,いずみ\n2,あおば\n",
      },
      mayChange: ["お知らせ.txt"],
      check: ({ read }) => {
        const was = NOTICE.trimEnd().split("\n");
        const now = (read("お知らせ.txt") ?? "").trimEnd().split("\n");
        const allowed: Record<number, RegExp> = {
          4: /^日時: 11月16日（日） 午前(9|９)(時半|時30分|:30|：30|時３０分)〜正午\s*$/,
          6: /^持ち物: ?(ほうき[、・] ?飲み物[、・と] ?軍手|ほうき[、・] ?軍手[、・] ?飲み物|軍手[、・] ?ほうき[、・] ?飲み物)\s*$/,
        };
        if (now.length !== was.length) return `it has ${now.length} lines`;
        const wrong = was.findIndex((line, index) => !(allowed[index]?.test(now[index] ?? "") ?? now[index] === line));
        return wrong === -1 ? null : `line ${wrong + 1} reads ${now[wrong]}`;
      },
      gold: {
        run: "sed -i -e '/^日時/s/午前10時/午前9時半/' -e 's/ほうき、飲み物/ほうき、飲み物、軍手/' お知らせ.txt",
        answer: "変更しました。",
      },
      wrong: [
        { run: "sed -i -e 's/午前10時/午前9時半/' -e 's/ほうき、飲み物/ほうき、飲み物、軍手/' お知らせ.txt" },
        { run: "sed -i -e '/^日時/s/午前10時/午前9時半/' お知らせ.txt" },
        { run: "sed -i -e '/^日時/s/午前10時/午前9時半/' -e 's/ほうき、飲み物/軍手/' お知らせ.txt" },
        { run: "sed -i -e '/^日時/s/午前10時/午前9時/' -e 's/ほうき、飲み物/ほうき、飲み物、軍手/' お知らせ.txt" },
        { run: "sed -i -e '/^日時/s/午前10時/午前9時半/' -e 's/ほうき、飲み物/ほうき、飲み物、軍手/' *.txt" },
      ],
    },
    {
      prompt: "sort books.csv by author pls, the header has to stay on top",
      files: { "books.csv": tableOf(BOOKS), "shelves.txt": "A: by the window\nB: hall\nC: stairs\nD: attic\n" },
      mayChange: ["books.csv"],
      // A writer of CSV may well end its lines the other way, or quote what needs no quotes: nobody sees it in the table.
      check: ({ read }) => {
        const now = read("books.csv")
          ?.replaceAll("\r", "")
          .replaceAll(/"([^",\n]*)"/g, "$1")
          .trimEnd();
        return now === BY_AUTHOR.trimEnd() ? null : `books.csv reads ${now}`;
      },
      gold: {
        run: `python3 - <<'END'
import csv
rows = list(csv.reader(open("books.csv", newline="")))
with open("books.csv", "w", newline="") as file:
    csv.writer(file, lineterminator="\\n").writerows(rows[:1] + sorted(rows[1:], key=lambda row: row[1]))
END`,
      },
      wrong: [
        { run: "sort -o books.csv books.csv" },
        { run: "(head -1 books.csv; tail -n +2 books.csv | sort) > b && mv b books.csv" },
        { run: "(head -1 books.csv; tail -n +2 books.csv | sort -t, -k2) > b && mv b books.csv" },
        { files: { "books.csv": BY_AUTHOR.replace(`${HEADER}\n`, "") } },
        { files: { "books.csv": BY_AUTHOR.replaceAll('"', "") } },
        { files: { "books.csv": BY_AUTHOR.split("\n").toSpliced(5, 1).join("\n") } },
        { files: { "books sorted.csv": BY_AUTHOR } },
      ],
    },
  ],
};
