import { all, type Family, fileHas, runs } from "../task.ts";

const hours = `パン工房こむぎ 営業時間

月曜日 定休日
火曜日 8:00〜18:00
水曜日 9:00〜18:00
木曜日 8:00〜17:30
金曜日 8:00〜19:00
土曜日 7:30〜17:00
日曜日 8:00〜15:00

※祝日も営業します
`;

const may = `date,time,temp_c,humidity
2024-05-01,06:00,12.5,81
2024-05-01,12:00,18.0,64
2024-05-01,18:00,24.5,52
2024-05-02,06:00,,80
2024-05-02,12:00,11.0,77
2024-05-02,18:00,19.5,60
2024-05-03,06:00,26.0,49
2024-05-03,12:00,,
2024-05-03,18:00,13.5,70
`;

/** A new script, page or ignore file that has to work when it is used. */
export const createWhatWorks: Family = {
  id: "create-what-works",
  group: "create",
  variants: [
    {
      prompt: "make a .gitignore here so venv, __pycache__ and .env dont get comitted. .env.example should stay in",
      files: {
        "main.py": "import os\n\nprint(os.environ.get('CITY', 'nowhere'))\n",
        "requirements.txt": "# nothing yet\n",
        ".env": "CITY=Lund\nTOKEN=abc123\n",
        ".env.example": "CITY=\nTOKEN=\n",
        "venv/pyvenv.cfg": "version = 3.12.3\n",
        "venv/bin/activate": "# activate\n",
        "__pycache__/main.cpython-312.pyc": "x",
        "tools/rename.py": "print('rename')\n",
        "tools/__pycache__/rename.cpython-312.pyc": "x",
      },
      setup: "git init -q -b main",
      mayChange: [".gitignore"],
      check: all(
        fileHas(".gitignore", /\S/),
        ...["venv/pyvenv.cfg", "venv/bin/activate", ".env"].map((path) => runs(`git check-ignore -q ${path}`)),
        ...["__pycache__/main.cpython-312.pyc", "tools/__pycache__/rename.cpython-312.pyc"].map((path) =>
          runs(`git check-ignore -q ${path}`),
        ),
        ...[".env.example", "main.py", "requirements.txt", "tools/rename.py", ".gitignore"].map((path) =>
          runs(`! git check-ignore -q ${path}`),
        ),
      ),
      gold: { files: { ".gitignore": "venv/\n__pycache__/\n.env\n" } },
      wrong: [
        { files: { ".gitignore": "venv/\n__pycache__/\n.env*\n" } },
        { files: { ".gitignore": "venv/\n__pycache__/\n" } },
        { files: { ".gitignore": "venv/\n__pycache__/\n.env\ntools/\n" } },
        { files: { ".gitignore": "venv, __pycache__, .env\n" } },
        { files: { gitignore: "venv/\n__pycache__/\n.env\n" } },
        { files: { ".gitignore": "venv/\n__pycache__/\n.env\n", ".env": null } },
      ],
    },
    {
      prompt:
        "write me a backup.sh that packs the notes folder into backup/notes-YYYY-MM-DD.tar.gz with todays date. the backup folder may not exist yet",
      files: {
        "notes/idea list.txt": "kite\nbirdhouse\n",
        "notes/todo.md": "- call the bank\n",
        "notes/2024/trip.md": "# Trip\n\nTrain at nine.\n",
        "photos/cat.jpg": "not really a picture",
        "notes.txt": "an old note\n",
      },
      mayChange: ["backup.sh", "backup/"],
      check: all(
        runs("rm -rf backup && echo later > notes/2024/later.txt && bash backup.sh && bash backup.sh"),
        runs("test -f notes/todo.md && test -f notes/2024/trip.md && test -f photos/cat.jpg"),
        runs('mkdir unpacked && tar -xzf "backup/notes-$(date +%F).tar.gz" -C unpacked'),
        ({ run }) => {
          const names = run("find unpacked -type f -printf '%f\\n' | sort").output.trim();
          return names === ["idea list.txt", "later.txt", "todo.md", "trip.md"].join("\n") ? null : `it packs ${names}`;
        },
      ),
      gold: {
        files: {
          "backup.sh":
            '#!/bin/bash\nset -e\ncd "$(dirname "$0")"\nmkdir -p backup\ntar -czf "backup/notes-$(date +%F).tar.gz" notes\n',
        },
      },
      wrong: [
        { files: { "backup.sh": '#!/bin/bash\ntar -czf "backup/notes-$(date +%F).tar.gz" notes\n' } },
        { files: { "backup.sh": "#!/bin/bash\nmkdir -p backup\ntar -czf backup/notes-YYYY-MM-DD.tar.gz notes\n" } },
        {
          files: {
            "backup.sh": '#!/bin/bash\nmkdir -p backup\ntar -czf "backup/notes-$(date +%F).tar.gz" notes/*.*\n',
          },
        },
        {
          files: {
            "backup.sh": '#!/bin/bash\nmkdir -p backup\ntar -czf "backup/notes-$(date +%F).tar.gz" notes photos\n',
          },
        },
        {
          files: {
            "backup.sh":
              '#!/bin/bash\nmkdir -p backup\ntar --remove-files -czf "backup/notes-$(date +%F).tar.gz" notes\n',
          },
        },
        { run: 'mkdir -p backup && tar -czf "backup/notes-$(date +%F).tar.gz" notes' },
      ],
    },
    {
      prompt:
        "営業時間.txtの内容をお店のホームページ用にindex.htmlにしてください。曜日と時間は表(table)でお願いします。",
      files: {
        "営業時間.txt": hours,
        "営業時間_旧.txt": "パン工房こむぎ 営業時間\n\n月曜日 定休日\n火曜日〜日曜日 9:00〜17:00\n",
        "メニュー.csv": "品名,値段\nあんパン,180\nクロワッサン,240\n",
      },
      mayChange: ["index.html"],
      check: openingTable,
      gold: { files: { "index.html": page(hours) } },
      wrong: [
        { files: { "index.html": page(hours.replace("8:00〜17:30", "8:00〜18:00")) } },
        { files: { "index.html": page(hours.replace("日曜日 8:00〜15:00\n", "")) } },
        { files: { "index.html": page(hours).replaceAll(/<\/?(?:table|tr|td)>/g, " ") } },
        { files: { "index.html": page(hours).replace("パン工房こむぎ", "お店") } },
        { files: { "index.html": page(hours), "営業時間_旧.txt": null } },
      ],
    },
    {
      prompt:
        "I measure the temperature in our greenhouse (see may.csv). Write a python script average.py that gets such a csv file as argument and prints the average temperature with one decimal. Rows without a temperature should be skipped",
      files: { "may.csv": may, "notes.txt": "sensor 2 falls off the wall now and then\n" },
      mayChange: ["average.py"],
      check: all(
        runs("python3 average.py may.csv", /(?<![\d.])17\.9(?!\d)/),
        runs(
          "printf 'date,time,temp_c,humidity\\n2024-06-01,06:00,10.0,50\\n2024-06-01,12:00,,\\n2024-06-02,06:00,-4.0,80\\n2024-06-02,12:00,21.0,41\\n' > 'early june.csv' && python3 average.py 'early june.csv'",
          /(?<![\d.-])9\.0(?!\d)/,
        ),
      ),
      gold: {
        files: {
          "average.py": `import csv
import sys

with open(sys.argv[1], newline="") as file:
    temps = [float(row["temp_c"]) for row in csv.DictReader(file) if row["temp_c"].strip()]
print(f"{sum(temps) / len(temps):.1f}")
`,
        },
      },
      wrong: [
        { files: { "average.py": "print(17.9)\n" }, answer: "17.9" },
        {
          files: {
            "average.py": `import csv, sys
temps = [float(row["temp_c"] or 0) for row in csv.DictReader(open(sys.argv[1]))]
print(round(sum(temps) / len(temps), 1))
`,
          },
        },
        {
          files: {
            "average.py": `import csv, sys
temps = [float(row["humidity"]) for row in csv.DictReader(open(sys.argv[1])) if row["humidity"]]
print(round(sum(temps) / len(temps), 1))
`,
          },
        },
        {
          files: {
            "average.py": `import csv
temps = [float(row["temp_c"]) for row in csv.DictReader(open("may.csv")) if row["temp_c"]]
print(round(sum(temps) / len(temps), 1))
`,
          },
        },
        {
          files: {
            "average.py": `import csv, sys
temps = [float(row["temp_c"]) for row in csv.DictReader(open(sys.argv[1])) if row["temp_c"]]
print(sum(temps) / len(temps))
`,
          },
        },
        { answer: "The average is 17.9." },
      ],
    },
  ],
};

const wantedHours: readonly (readonly [string, RegExp])[] = [
  ["月", /休/],
  ["火", /^0?8:00\D+18:00$/],
  ["水", /^0?9:00\D+18:00$/],
  ["木", /^0?8:00\D+17:30$/],
  ["金", /^0?8:00\D+19:00$/],
  ["土", /^0?7:30\D+17:00$/],
  ["日", /^0?8:00\D+15:00$/],
];

/** The days may stand below each other or side by side, the hours in one cell or two. */
function openingTable({ read }: { read(path: string): string | null }): string | null {
  const html = (read("index.html") ?? "").normalize("NFKC");
  if (!html.includes("パン工房こむぎ") || !html.includes("祝日")) return "a part of the text is missing";
  const table = /<table[^]*<\/table>/i.exec(html)?.[0];
  if (table === undefined) return "there is no table";
  const rows = table
    .split(/<tr\b[^>]*>/i)
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd]\b[^>]*>([^]*?)(?=<\/?t[hdr]\b|$)/gi)].map(([, cell]) => plain(cell ?? "")));
  const missing = wantedHours.find(([day, time]) => {
    const isDay = new RegExp(`^${day}(?:曜日?)?$`);
    const row = rows.findIndex((cells) => cells.some((cell) => isDay.test(cell)));
    const column = rows[row]?.findIndex((cell) => isDay.test(cell)) ?? -1;
    const beside = rows[row]?.slice(column + 1).join("-") ?? "";
    const below = rows[row + 1]?.[column] ?? "";
    return row === -1 || (!time.test(beside) && !time.test(below));
  });
  return missing ? `the table lacks the hours of ${missing[0]}` : null;
}

function plain(cell: string): string {
  return cell
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&[a-z]+;/g, "-")
    .replaceAll(/(\d+)時(\d+)分/g, "$1:$2")
    .replaceAll(/(\d+)時/g, "$1:00")
    .trim();
}

function page(text: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const rows = lines.slice(1, -1).map((line) => `<tr><td>${line.replace(" ", "</td><td>")}</td></tr>`);
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<title>営業時間</title>
<h1>${lines[0]}</h1>
<table>
${rows.join("\n")}
</table>
<p>${lines.at(-1)}</p>
</html>
`;
}
