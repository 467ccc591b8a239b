import { all, runs } from "../task.ts";
import type { Family } from "../task.ts";

const bill = `import csv
import sys

PEOPLE = 4


def total(path):
    with open(path, newline="") as file:
        rows = list(csv.reader(file))
    result = 0
    for row in rows[1:-1]:
        result += float(row[2])
    return result


if __name__ == "__main__":
    amount = total(sys.argv[1])
    print(f"Total: {amount:.2f}")
    print(f"Each of {PEOPLE} pays: {amount / PEOPLE:.2f}")
`;

const backup = `#!/bin/bash
# Copies the text files of a folder to backup/
src=$1
mkdir -p backup
for f in $(ls $src/*.txt); do
  cp $f backup/
done
echo "copied $(ls backup | wc -l) files"
`;
const betterBackup = backup.replace("$(ls $src/*.txt)", '"$src"/*.txt').replace("cp $f", 'cp "$f"');

const duration = `// node duration.js 90 65   prints each of the minutes as hours, then the total
function format(minutes) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours + ":" + rest;
}

let sum = 0;
for (const word of process.argv.slice(2)) {
  const minutes = Number(word);
  sum += minutes;
  console.log(format(minutes));
}
console.log("total " + format(sum));
`;

const average = `import sys

werte = []
with open(sys.argv[1], encoding="utf-8") as datei:
    next(datei)  # Kopfzeile
    for zeile in datei:
        tag, ort, temperatur = zeile.strip().split(";")
        werte.append(float(temperatur))

print("Anzahl:", len(werte))
print("Mittelwert: %.2f" % (sum(werte) / len(werte)))
`;
const betterAverage = average
  .replace("        tag,", "        if not zeile.strip():\n            continue\n        tag,")
  .replace("float(temperatur)", 'float(temperatur.replace(",", "."))');

/** Mend a small script whose output is wrong, or which breaks. */
export const mendWrongOutput: Family = {
  id: "mend-wrong-output",
  group: "run and mend code",
  variants: [
    {
      prompt:
        "split_bill.py says our trip cost 273.50 but by hand i get 315.90. can you fix the script? run it with: python3 split_bill.py trip.csv",
      files: {
        "split_bill.py": bill,
        "trip.csv": "day,what,amount\nFri,dinner,84.00\nFri,fuel,61.50\nSat,camp site,128.00\nSun,ferry,42.40\n",
      },
      mayChange: ["split_bill.py"],
      check: all(
        runs("python3 split_bill.py trip.csv", /^Total: 315\.90\nEach of 4 pays: 78\.9[78]\n$/),
        runs(
          "printf 'day,what,amount\\nMon,tent,10.00\\n' > one.csv && python3 split_bill.py one.csv",
          /^Total: 10\.00\nEach of 4 pays: 2\.50\n$/,
        ),
        runs(
          "printf 'day,what,amount\\nMon,tent,10\\nTue,\"bread, milk\",6\\nTue,tea,4' > b.csv && python3 split_bill.py b.csv",
          /^Total: 20\.00\nEach of 4 pays: 5\.00\n$/,
        ),
      ),
      gold: { files: { "split_bill.py": bill.replace("rows[1:-1]", "rows[1:]") } },
      wrong: [
        { files: { "split_bill.py": bill.replace("return result", "return 315.90") } },
        { files: { "split_bill.py": bill.replace("return result", "return result + 42.40") } },
        { files: { "split_bill.py": bill.replace("rows[1:-1]", "rows") } },
        {
          files: {
            "split_bill.py": bill.replace("rows[1:-1]", "rows[1:]"),
            "trip.csv": "day,what,amount\nall,all,315.90\n",
          },
        },
        { files: { "split_bill.py": bill.replace("rows[1:-1]", "rows[1:]").replace("Total:", "Sum:") } },
        { answer: "The slice leaves out the last row." },
      ],
    },
    {
      prompt: "backup.sh doesnt work if a file has a space in its name (try ./backup.sh letters). please repair it",
      files: {
        "backup.sh": backup,
        "letters/bank.txt": "Dear bank,\n",
        "letters/aunt may.txt": "Dear aunt,\n",
        "letters/tax office 2024.txt": "Dear all,\n",
        "letters/sketch.md": "# not a letter\n",
      },
      mayChange: ["backup.sh", "backup/"],
      check: all(
        runs("rm -rf backup && ./backup.sh letters", /^copied 3 files\n$/),
        runs("ls backup", /^aunt may\.txt\nbank\.txt\ntax office 2024\.txt\n$/),
        runs(
          "rm -rf backup && mkdir probe && echo 1 > 'probe/a b.txt' && echo 2 > probe/b.txt && echo 3 > 'probe/two  blanks.txt' && echo 4 > probe/c.md && bash backup.sh probe",
          /^copied 3 files\n$/,
        ),
        runs("cat probe/*.txt && ls backup", /^1\n2\n3\na b\.txt\nb\.txt\ntwo {2}blanks\.txt\n$/),
      ),
      gold: { files: { "backup.sh": betterBackup } },
      wrong: [
        { files: { "backup.sh": backup.replace("cp $f", 'cp "$f"') } },
        { files: { "backup.sh": backup.replace("$(ls $src/*.txt)", '"$src"/*.txt') } },
        { files: { "backup.sh": betterBackup.replace("*.txt", "*") } },
        { files: { "backup.sh": betterBackup.replaceAll("cp ", "mv ") } },
        { files: { "backup.sh": betterBackup }, run: "chmod 644 backup.sh" },
        { run: "cd letters && mv 'aunt may.txt' aunt_may.txt && mv 'tax office 2024.txt' tax_office_2024.txt" },
        { run: "mkdir backup && cp letters/*.txt backup/", answer: "All three are copied now." },
      ],
    },
    {
      prompt: "node duration.js 65 prints 1:5 but it should be 1:05. fix pls",
      files: { "duration.js": duration, "times.txt": "mon 65\ntue 90\nwed 45\n" },
      mayChange: ["duration.js"],
      check: all(
        runs("node duration.js 65", /^1:05\ntotal 1:05\n$/),
        runs("node duration.js 60 45 125 90", /^1:00\n0:45\n2:05\n1:30\ntotal 5:20\n$/),
      ),
      gold: { files: { "duration.js": duration.replace('":" + rest', '":" + String(rest).padStart(2, "0")') } },
      wrong: [
        { files: { "duration.js": duration.replace('":" + rest', '":0" + rest') } },
        {
          files: {
            "duration.js": duration.replace("return hours", 'if (minutes === 65) return "1:05";\n  return hours'),
          },
        },
        { files: { "duration.js": duration.replace('":" + rest', '":" + String(rest).padEnd(2, "0")') } },
        {
          files: {
            "duration.js": duration
              .replace("return hours", 'return String(hours).padStart(2, "0")')
              .replace('":" + rest', '":" + String(rest).padStart(2, "0")'),
          },
        },
        { answer: "Use padStart(2, '0')." },
      ],
    },
    {
      prompt:
        "durchschnitt.py stürzt bei messwerte.csv ab (python3 durchschnitt.py messwerte.csv), kannst du das bitte reparieren? leere zeilen einfach überspringen, an den daten selbst nichts ändern",
      files: {
        "durchschnitt.py": average,
        "messwerte.csv":
          "Datum;Ort;Temperatur\r\n01.03.;Garten;7,5\r\n02.03.;Garten;8,25\r\n\r\n03.03.;Balkon;9\r\n04.03.;Garten;-0,5\r\n\r\n",
      },
      mayChange: ["durchschnitt.py"],
      check: all(
        runs("python3 durchschnitt.py messwerte.csv", /^Anzahl: 4\nMittelwert: 6[.,]06\n$/),
        runs(
          "printf 'Datum;Ort;Temperatur\\n\\n1.4.;Beet;10,5\\n\\n2.4.;Beet;11.5\\n3.4.;Beet;-1,0' > b.csv && python3 durchschnitt.py b.csv",
          /^Anzahl: 3\nMittelwert: 7[.,]00\n$/,
        ),
      ),
      gold: { files: { "durchschnitt.py": betterAverage } },
      wrong: [
        { files: { "durchschnitt.py": average.replace("float(temperatur)", 'float(temperatur.replace(",", "."))') } },
        { files: { "durchschnitt.py": betterAverage.replace('replace(",", ".")', 'replace(",", "")') } },
        {
          files: {
            "durchschnitt.py": betterAverage.replace(
              "            continue",
              "            werte.append(0.0)\n            continue",
            ),
          },
        },
        {
          files: {
            "durchschnitt.py": average,
            "messwerte.csv":
              "Datum;Ort;Temperatur\n01.03.;Garten;7.5\n02.03.;Garten;8.25\n03.03.;Balkon;9\n04.03.;Garten;-0.5\n",
          },
        },
        { files: { "durchschnitt.py": 'print("Anzahl: 4")\nprint("Mittelwert: 6.06")\n' } },
      ],
    },
  ],
};
