import type { Family, Task } from "../task.ts";

type Files = Readonly<Record<string, string>>;

const bills: Files = {
  "invoice 2024-01.pdf": "%PDF-1.4 january\n",
  "invoice_feb.PDF": "%PDF-1.4 february\n",
  "electricity.pdf": "%PDF-1.5 electricity\n",
  "how to merge pdf.txt": "use the print dialog\n",
  "electricity.pdf.txt": "Paid on the 4th.\n",
  "logo.png": "PNG logo\n",
};
const billMoves: Files = {
  "invoice 2024-01.pdf": "Invoices/invoice 2024-01.pdf",
  "invoice_feb.PDF": "Invoices/invoice_feb.PDF",
  "electricity.pdf": "Invoices/electricity.pdf",
};

const photos: Files = {
  "beach 2024-07-14.jpg": "jpeg beach",
  "grandma's birthday 2024-03-02.jpg": "jpeg birthday",
  "harbour 2023-12-31.jpg": "jpeg harbour",
  "Lena + Tom 2024-08-20.JPG": "jpeg Lena and Tom",
  "2024-05-05 garden.jpg": "jpeg garden",
  "cat.jpg": "jpeg cat",
  "trip plan 2024-07-01.txt": "1. pack\n2. drive\n",
};
const photoMoves: Files = {
  "beach 2024-07-14.jpg": "2024-07-14 beach.jpg",
  "grandma's birthday 2024-03-02.jpg": "2024-03-02 grandma's birthday.jpg",
  "harbour 2023-12-31.jpg": "2023-12-31 harbour.jpg",
  "Lena + Tom 2024-08-20.JPG": "2024-08-20 Lena + Tom.JPG",
};

const soup = "Linsensuppe\n\n300 g Linsen\n2 Möhren\n1 Zwiebel\n1 l Brühe\n";
const recipes: Files = {
  "Rezepte/Käsekuchen.txt": "Käsekuchen\n\n1 kg Quark\n5 Eier\n200 g Zucker\n",
  "Rezepte/Käsekuchen (1).txt": "Käsekuchen\n\n1 kg Quark\n5 Eier\n200 g Zucker\n",
  "Rezepte/Linsensuppe.txt": soup,
  "Rezepte/Linsensuppe - Kopie.txt": soup.replace("2 Möhren", "4 Möhren"),
  "Rezepte/Brot.txt": "Brot\n\n500 g Roggenmehl\n350 ml Wasser\n",
  "Rezepte/Brot - Kopie.txt": "Brot\n\n500 g Roggenmehl\n350 ml Wasser\n",
  "Rezepte/Apfelkompott (1).txt": "Apfelkompott\n\n1 kg Äpfel\nZimt\n",
  "Einkauf.txt": "Quark\nEier\n",
};
const recipeCopies = ["Rezepte/Käsekuchen (1).txt", "Rezepte/Brot - Kopie.txt"];

const letters: Files = {
  "scans/scan_2024_001.txt": letter("12 March 2022", "your contract from 2019 will be renewed for two years."),
  "scans/scan_2024_002.txt": letter("Date: 2023-08-01", "thank you for your visit on 28 July 2023."),
  "scans/scan_2024_003.txt": letter("January 9, 2024", "this is the bill for the year 2023."),
  "scans/scan_2024_004.txt": letter("3 Nov 2022", "the meter will be read before the end of 2022."),
  "scans/scan_2023_017.txt": letter("30 December 2022", "a happy 2023 to you and yours."),
  "scans/scan_2025_001.txt": letter("Date: 2024-12-19", "the new price holds from 1 January 2025 on."),
  "readme.txt": "Scanned with the old printer.\n",
};
const letterMoves: Files = {
  "scans/scan_2024_001.txt": "scans/2022/scan_2024_001.txt",
  "scans/scan_2024_002.txt": "scans/2023/scan_2024_002.txt",
  "scans/scan_2024_003.txt": "scans/2024/scan_2024_003.txt",
  "scans/scan_2024_004.txt": "scans/2022/scan_2024_004.txt",
  "scans/scan_2023_017.txt": "scans/2022/scan_2023_017.txt",
  "scans/scan_2025_001.txt": "scans/2024/scan_2025_001.txt",
};

/** Files moved, renamed or cleared out by kind, by name, by sameness and by what is in them. */
export const organiseRealFolders: Family = {
  id: "organise-real-folders",
  group: "organise files",
  variants: [
    {
      prompt: "put all the pdfs into a new folder Invoices please",
      files: bills,
      mayChange: touchedBy(billMoves),
      check: filesAre(moved(bills, billMoves)),
      gold: { run: "mkdir Invoices && mv *.pdf *.PDF Invoices/" },
      wrong: [
        { run: "mkdir Invoices && mv *.pdf Invoices/" },
        { run: "mkdir Invoices && cp *.pdf *.PDF Invoices/" },
        { run: "mkdir Invoices && mv *pdf* *.PDF Invoices/" },
        { run: "mkdir invoices && mv *.pdf *.PDF invoices/" },
        { run: "mkdir Invoices && mv *.pdf *.PDF Invoices/ && mv Invoices/invoice_feb.PDF Invoices/invoice_feb.pdf" },
      ],
    },
    {
      prompt: "rename the photos so that the date is in front, like '2024-07-14 beach.jpg', then they sort properly",
      files: photos,
      mayChange: touchedBy(photoMoves),
      check: filesAre(moved(photos, photoMoves)),
      gold: { run: renames(photoMoves) },
      wrong: [
        { run: 'mv "beach 2024-07-14.jpg" "2024-07-14 beach.jpg"' },
        { run: renames({ ...photoMoves, "trip plan 2024-07-01.txt": "2024-07-01 trip plan.txt" }) },
        { run: renames({ ...photoMoves, "beach 2024-07-14.jpg": "2024-07-14-beach.jpg" }) },
        { run: renames({ ...photoMoves, "cat.jpg": "2024-01-01 cat.jpg" }) },
        { run: `${renames(photoMoves)} && cp "2024-07-14 beach.jpg" "beach 2024-07-14.jpg"` },
      ],
    },
    {
      prompt:
        "Im Ordner Rezepte ist manches doppelt („(1)“ oder „Kopie“ im Namen). Lösch bitte die Kopien, die wirklich gleich sind. Wenn was anderes drin steht oder es die einzige Datei ist, soll sie bleiben",
      files: recipes,
      mayChange: recipeCopies,
      check: filesAre(Object.fromEntries(Object.entries(recipes).filter(([path]) => !recipeCopies.includes(path)))),
      gold: { run: 'rm "Rezepte/Käsekuchen (1).txt" "Rezepte/Brot - Kopie.txt"' },
      wrong: [
        { run: "rm Rezepte/*Kopie.txt Rezepte/*\\(1\\).txt" },
        { run: 'rm "Rezepte/Käsekuchen (1).txt"' },
        { run: 'rm "Rezepte/Käsekuchen (1).txt" "Rezepte/Brot - Kopie.txt" "Rezepte/Linsensuppe - Kopie.txt"' },
        { run: "rm Rezepte/Käsekuchen.txt Rezepte/Brot.txt" },
        {
          run: 'rm "Rezepte/Käsekuchen (1).txt" "Rezepte/Brot - Kopie.txt" && mv "Rezepte/Apfelkompott (1).txt" Rezepte/Apfelkompott.txt',
        },
      ],
    },
    {
      prompt:
        "please sort the letters in scans into a folder per year, like scans/2022. Go by the date of the letter itself, the number in the file name is only when I scanned it",
      files: letters,
      mayChange: touchedBy(letterMoves),
      check: filesAre(moved(letters, letterMoves)),
      gold: { run: renames(letterMoves) },
      wrong: [
        { run: "cd scans && for y in 2023 2024 2025; do mkdir $y; mv scan_${y}_* $y/; done" },
        { run: renames({ ...letterMoves, "scans/scan_2024_003.txt": "scans/2023/scan_2024_003.txt" }) },
        { run: renames({ ...letterMoves, "scans/scan_2024_001.txt": "scans/2019/scan_2024_001.txt" }) },
        { run: `${renames(letterMoves)} && mv readme.txt scans/` },
        { run: "mkdir scans/2022 scans/2023 scans/2024 && mv scans/scan_2024_001.txt scans/2022/" },
      ],
    },
  ],
};

function letter(date: string, text: string): string {
  return `Hollow Lane Services\n4 Hollow Lane\n\n${date}\n\nDear customer,\n\n${text}\n\nYours sincerely\nThe office\n`;
}

function moved(files: Files, moves: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [moves[path] ?? path, text]));
}

function touchedBy(moves: Files): string[] {
  return Object.entries(moves).flat();
}

/** There are exactly these files, with what they hold. */
function filesAre(wanted: Files): Task["check"] {
  return ({ files, read }) => {
    const different = [...new Set([...files, ...Object.keys(wanted)])].filter((path) => read(path) !== wanted[path]);
    return different.length === 0 ? null : `not as wanted: ${different.join(", ")}`;
  };
}

function renames(moves: Files): string {
  return Object.entries(moves)
    .map(([from, to]) => `mkdir -p "$(dirname "${to}")" && mv "${from}" "${to}"`)
    .join(" && ");
}
