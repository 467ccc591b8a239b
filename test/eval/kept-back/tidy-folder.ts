import type { Family, Outcome } from "../task.ts";

type Files = Readonly<Record<string, string>>;

/** What differs from these files and no others. */
function notExactly({ files, read }: Outcome, wanted: Files): string | null {
  const missing = Object.keys(wanted).find((file) => !files.includes(file));
  if (missing !== undefined) return `there is no ${missing}`;
  const extra = files.find((file) => !(file in wanted));
  if (extra !== undefined) return `there is ${extra}`;
  const other = files.find((file) => read(file) !== wanted[file]);
  return other === undefined ? null : `${other} has another content`;
}

/** The same files, some under another name. */
function renamed(files: Files, names: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [names[file] ?? file, content]));
}

function moves(names: Files): string {
  return Object.entries(names)
    .map(([from, to]) => `mkdir -p "$(dirname '${to}')" && mv '${from}' '${to}'`)
    .join(" && ");
}

const photos: Files = {
  "IMG_20240512_0931.jpg": "jpeg one",
  "IMG_20240530_1200.jpg": "jpeg two",
  "IMG_20240603_0815.jpg": "jpeg three",
  "IMG_20250601_1010.jpg": "jpeg four",
  "IMG_20250601_1011.JPG": "jpeg five",
  "VID_20240604_1500.mp4": "a video",
  "VID_20250601_1012.mp4": "another video",
};
const photoMoves: Files = {
  "IMG_20240512_0931.jpg": "2024-05/IMG_20240512_0931.jpg",
  "IMG_20240530_1200.jpg": "2024-05/IMG_20240530_1200.jpg",
  "IMG_20240603_0815.jpg": "2024-06/IMG_20240603_0815.jpg",
  "IMG_20250601_1010.jpg": "2025-06/IMG_20250601_1010.jpg",
  "IMG_20250601_1011.JPG": "2025-06/IMG_20250601_1011.JPG",
};

const receipts: Files = {
  "領収書/2024-03_電気.pdf": "%PDF 電気 3月",
  "領収書/2024-11_水道.pdf": "%PDF 水道 11月",
  "領収書/2025-01_電気.pdf": "%PDF 電気 1月",
  "領収書/2024-メモ.txt": "水道は口座振替に変更済み\n",
  "請求書/2024-05_ガス.pdf": "%PDF ガス 5月",
};
const receiptMoves = (folder: string): Files => ({
  "領収書/2024-03_電気.pdf": `${folder}/2024-03_電気.pdf`,
  "領収書/2024-11_水道.pdf": `${folder}/2024-11_水道.pdf`,
});

const pancakes = "Pancakes\n\n200 g flour\n300 ml milk\n2 eggs\na pinch of salt\n";
const lentils = "Lentil soup\n\n250 g red lentils\n1 l stock\n1 onion\ncumin\n";
const pie = "Apple pie\n\n6 apples\n180 g sugar\n300 g flour\n150 g butter\n";
const recipes: Files = {
  "recipes/Pancakes.txt": pancakes,
  "recipes/Pancakes (1).txt": pancakes,
  "recipes/Lentil soup.txt": lentils,
  "recipes/Lentil soup (1).txt": lentils,
  "recipes/Lentil soup copy.txt": lentils,
  "recipes/Apple pie.txt": pie,
  "recipes/Apple pie copy.txt": pie.replace("180 g", "120 g"),
  "recipes/Bread (1).txt": "Bread\n\n500 g flour\n7 g yeast\n320 ml water\n",
  "shopping.txt": "flour\neggs\n",
};
const copies = ["recipes/Pancakes (1).txt", "recipes/Lentil soup (1).txt", "recipes/Lentil soup copy.txt"];

const chapters: Files = {
  "Auf See.txt": "Drei Tage lang sahen sie nichts als Wasser.\n",
  "Aufbruch.txt": "Am Morgen war der Hafen leer.\n",
  "Der Sturm.txt": "Der Wind drehte kurz nach Mitternacht.\n",
  "Die Brücke.txt": "Auf der anderen Seite brannte Licht.\n",
  "Heimkehr.txt": "Niemand hatte auf sie gewartet.\n",
  "Heimkehr (alt).txt": "Alle hatten auf sie gewartet.\n",
  "reihenfolge.txt": "1. Aufbruch\n2. Auf See\n3. Der Sturm\n4. Die Brücke\n5. Heimkehr\n",
};
const chapterMoves: Files = {
  "Aufbruch.txt": "01 Aufbruch.txt",
  "Auf See.txt": "02 Auf See.txt",
  "Der Sturm.txt": "03 Der Sturm.txt",
  "Die Brücke.txt": "04 Die Brücke.txt",
  "Heimkehr.txt": "05 Heimkehr.txt",
};

/** Move, rename or delete some files of a folder, and leave the others. */
export const tidyFolder: Family = {
  id: "tidy-folder",
  group: "organise files",
  variants: [
    {
      prompt:
        "can you sort the photos into folders by month (2024-05 and so on)? the date is in the file names. leave the videos where they are",
      files: photos,
      mayChange: [...Object.keys(photoMoves), "2024-05/", "2024-06/", "2025-06/"],
      check: (outcome) => notExactly(outcome, renamed(photos, photoMoves)),
      gold: { run: moves(photoMoves) },
      wrong: [
        { run: "mkdir 2024-05 && mv IMG_202405* 2024-05/" },
        { run: `${moves(photoMoves)} && mv VID_20240604* 2024-06/` },
        { run: "mkdir 2024-05 2024-06 && mv IMG_202405* 2024-05/ && mv IMG_*06* 2024-06/" },
        { run: moves(photoMoves).replaceAll("mv ", "cp ") },
        {
          run: "mkdir 2024-05 2024-06 2025-06 && mv IMG_202405* 2024-05/ && mv IMG_202406* 2024-06/ && mv IMG_2025*.jpg 2025-06/",
        },
      ],
    },
    {
      prompt: "「領収書」フォルダにある2024年のPDFだけを「2024年」という新しいフォルダに移してください。",
      files: receipts,
      mayChange: [...Object.keys(receiptMoves("")), "領収書/2024年/", "2024年/"],
      // The wish leaves open whether the new folder lies inside the old one.
      check: (outcome) => {
        const inside = notExactly(outcome, renamed(receipts, receiptMoves("領収書/2024年")));
        return inside === null ? null : notExactly(outcome, renamed(receipts, receiptMoves("2024年"))) && inside;
      },
      gold: { run: moves(receiptMoves("領収書/2024年")) },
      wrong: [
        { run: "mkdir 2024年 && mv 領収書/2024* 2024年/" },
        { run: "mkdir 領収書/2024年 && mv 領収書/*.pdf 領収書/2024年/" },
        { run: "mkdir 2024年 && mv 領収書/2024-*.pdf 請求書/2024-*.pdf 2024年/" },
        { run: "mkdir 領収書/2024年 && cp 領収書/2024-*.pdf 領収書/2024年/" },
        { run: "mkdir 2024年 && mv 領収書/2024-03*.pdf 2024年/" },
      ],
    },
    {
      prompt:
        "some recipes are in the recipes folder twice, exact same text but with (1) or copy in the name. please delete those duplicates, but only when the text is really identical!",
      files: recipes,
      mayChange: copies,
      check: (outcome) =>
        notExactly(outcome, Object.fromEntries(Object.entries(recipes).filter(([file]) => !copies.includes(file)))),
      gold: { files: Object.fromEntries(copies.map((file) => [file, null])) },
      wrong: [
        { run: "rm recipes/*\\(1\\)* recipes/*copy*" },
        { run: "rm 'recipes/Pancakes (1).txt' 'recipes/Lentil soup (1).txt'" },
        { run: "rm recipes/Pancakes.txt recipes/Lentil\\ soup.txt 'recipes/Lentil soup (1).txt'" },
        { run: "rm 'recipes/Pancakes (1).txt' recipes/Lentil\\ soup\\ * 'recipes/Bread (1).txt'" },
        { answer: "There are three duplicates." },
      ],
    },
    {
      prompt:
        'Benenn bitte die Kapitel so um, dass vorne die Nummer aus reihenfolge.txt steht, also z.B. "01 Aufbruch.txt". Die anderen Dateien bleiben wie sie sind.',
      files: chapters,
      mayChange: [...Object.keys(chapterMoves), ...Object.values(chapterMoves)],
      check: (outcome) => notExactly(outcome, renamed(chapters, chapterMoves)),
      gold: { run: moves(chapterMoves) },
      wrong: [
        { run: "mv Aufbruch.txt '01 Aufbruch.txt'" },
        { run: `${moves(chapterMoves)} && mv 'Heimkehr (alt).txt' '05 Heimkehr (alt).txt'` },
        {
          run: moves({
            "Auf See.txt": "01 Auf See.txt",
            "Aufbruch.txt": "02 Aufbruch.txt",
            "Der Sturm.txt": "03 Der Sturm.txt",
            "Die Brücke.txt": "04 Die Brücke.txt",
            "Heimkehr.txt": "05 Heimkehr.txt",
          }),
        },
        { run: moves(chapterMoves).replaceAll("'0", "'") },
        { run: moves(chapterMoves).replaceAll("mv ", "cp ") },
      ],
    },
  ],
};
