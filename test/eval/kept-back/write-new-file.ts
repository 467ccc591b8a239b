import { all, fileHas } from "../task.ts";
import type { Family, Task } from "../task.ts";

const soup = `Kürbissuppe (für 4 Personen)

1 Hokkaido-Kürbis
250 g Möhren
2 Zwiebeln
750 ml Gemüsebrühe
200 ml Kokosmilch
3 EL Öl

Zwiebeln im Öl anschwitzen, Kürbis und Möhren dazu, mit der Brühe
25 Minuten kochen. Kokosmilch einrühren und pürieren.
`;

const doubled = `2 Hokkaido-Kürbisse
500 g Möhren
4 Zwiebeln
1500 ml Gemüsebrühe
400 ml Kokosmilch
6 EL Öl
`;

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//home//EN
BEGIN:VEVENT
UID:spring-meeting-2026
DTSTAMP:20260301T090000Z
DTSTART:20260418T143000
DTEND:20260418T160000
SUMMARY:Spring meeting
LOCATION:Village Hall\\, Room 2
END:VEVENT
END:VCALENDAR
`;

const settings = { name: "Greenhouse 2", interval_minutes: 15, sensors: ["temp", "humidity", "soil"], alerts: false };

/** Each ingredient on one line of its own, with an amount that fits. */
function ingredients(path: string, wanted: readonly [RegExp, RegExp][]): Task["check"] {
  return ({ read }) => {
    const text = read(path);
    if (text === null) return `there is no ${path}`;
    const lines = text.split(/\r?\n/);
    for (const [name, amount] of wanted) {
      const found = lines.filter((line) => name.test(line));
      if (found.length !== 1) return `${found.length} lines have ${name}`;
      if (!found.every((line) => amount.test(line))) return `${found.join()} lacks ${amount}`;
    }
    const other = lines.find(
      (line) =>
        /^\s*([-*•]\s|\d)/.test(line) &&
        !/person|leute|portion|suppe\b|liste/i.test(line) &&
        !wanted.some(([name]) => name.test(line)),
    );
    if (other !== undefined) return `the recipe doesn't have ${other}`;
    return /\bsalz|pfeffer|minuten|pürier|anschwitz|kartoffel|lauch/i.test(text) ? "more than the ingredients" : null;
  };
}

/** What the script prints in the folder: these lines, in any order. */
function counts(lines: readonly string[]): Task["check"] {
  return ({ run }) => {
    const { output } = run("bash count.sh");
    const printed = output
      .split("\n")
      .map((line) => line.trim().replace(/^\.\//, ""))
      .filter((line) => line !== "")
      .toSorted();
    return printed.join("|") === lines.toSorted().join("|") ? null : `count.sh prints ${JSON.stringify(output)}`;
  };
}

/** Write a new file, out of what is said or of what lies in the folder. */
export const writeNewFile: Family = {
  id: "write-new-file",
  group: "create",
  variants: [
    {
      prompt:
        "schreib mir bitte eine einkaufsliste.txt für die kürbissuppe, aber für 8 leute statt 4. eine zutat pro zeile mit menge",
      files: {
        "Rezepte/Kürbissuppe.txt": soup,
        "Rezepte/Kartoffelsuppe.txt":
          "Kartoffelsuppe (für 4 Personen)\n\n1 kg Kartoffeln\n2 Stangen Lauch\n1 l Gemüsebrühe\n2 Zwiebeln\n\nAlles 30 Minuten kochen.\n",
      },
      mayChange: ["einkaufsliste.txt"],
      check: ingredients("einkaufsliste.txt", [
        [/hokkaido/i, /(?<!\d)2(?!\d)|zwei/i],
        [/möhren|karotten/i, /\b500 ?g|0[,.]5 ?kg|(?<!\d ?)(½|1\/2) ?kg|halbes/i],
        [/zwiebel/i, /(?<!\d)4(?!\d)|vier/i],
        [/brühe/i, /\b1[.]?500 ?m(l|illi)|1[,.]50? ?l|1 ?(½|1\/2) ?l/i],
        [/kokos/i, /\b400 ?m(l|illi)|0[,.]4 ?l/i],
        [/Öl|öl\b/, /(?<!\d)6(?!\d)|sechs/i],
      ]),
      gold: { files: { "einkaufsliste.txt": doubled } },
      wrong: [
        { run: "grep -E '^[0-9]' Rezepte/Kürbissuppe.txt > einkaufsliste.txt" },
        { files: { "einkaufsliste.txt": doubled.replace("400 ml", "200 ml") } },
        { files: { "einkaufsliste.txt": doubled.replace("6 EL Öl\n", "") } },
        { files: { "einkaufsliste.txt": `${doubled}25 Minuten kochen und pürieren\n` } },
        { files: { "einkaufsliste.txt": `${doubled}1 Bund Petersilie\n` } },
        { files: { "einkaufsliste.txt": `${doubled}Salz und Pfeffer\n` } },
        { files: { "einkaufsliste.txt": doubled, "Rezepte/Kürbissuppe.txt": doubled } },
        { answer: doubled },
      ],
    },
    {
      prompt:
        "make a spring-meeting.ics out of meeting.txt so i can import it in my calendar, with start, end and the place please",
      files: {
        "meeting.txt": `Hi all,

our spring meeting had to be moved, so NOT Saturday 11 April 2026 at 10:00 as
printed in the newsletter, but

  Saturday, 18 April 2026, 14:30 to 16:00
  Village Hall, Room 2

Coffee from 14:00. Please bring your seed lists.

Maud
`,
        "newsletter.txt": "Save the date! Spring meeting: Saturday 11 April 2026, 10:00, Old School.\n",
      },
      mayChange: ["spring-meeting.ics"],
      check: all(
        fileHas(
          "spring-meeting.ics",
          /^\s*BEGIN:VCALENDAR\r?\n/,
          /^BEGIN:VEVENT\r?$/m,
          /^DTSTART[^:\n]*:20260418T143000Z?\r?$/m,
          /^(DTEND[^:\n]*:20260418T160000Z?|DURATION:PT(1H30M|90M))\r?$/m,
          /^SUMMARY[^:\n]*:.*meeting/im,
          /^LOCATION[^:\n]*:.*Village Hall.*Room 2/im,
          /^END:VEVENT\r?$/m,
          /^END:VCALENDAR\s*$/m,
        ),
        ({ read }) => {
          const text = read("spring-meeting.ics") ?? "";
          if (text.match(/BEGIN:VEVENT/g)?.length !== 1) return "not just one event";
          return /20260411/.test(text) ? "it has the old date" : null;
        },
      ),
      gold: { files: { "spring-meeting.ics": calendar } },
      wrong: [
        { files: { "spring-meeting.ics": calendar.replaceAll("20260418", "20260411") } },
        { files: { "spring-meeting.ics": calendar.replace("T143000", "T140000") } },
        { files: { "spring-meeting.ics": calendar.replace(/LOCATION.*\n/, "") } },
        { files: { "spring-meeting.ics": calendar.replace("\\, Room 2", "") } },
        { files: { "spring-meeting.ics": calendar.replace(/DTEND.*\n/, "") } },
        { files: { "spring-meeting.ics": "Spring meeting, 18 April 2026, 14:30 to 16:00, Village Hall\n" } },
        { files: { "spring-meeting.ics": calendar, "newsletter.txt": null } },
      ],
    },
    {
      prompt:
        "write me a small script count.sh that prints for every csv in this folder how many entries it has (the header line doesnt count). one line each, like  members.csv: 12",
      files: {
        "members.csv":
          "name,town\nAda Holm,Riverton\nBen Okoro,Millbrook\nCleo Marsh,Riverton\nDag Lund,Hilltop\nEva Prins,Millbrook\n",
        "fees 2025.csv": "name,amount\nAda Holm,40\nBen Okoro,40\nDag Lund,20\nEva Prins,40",
        "notes.txt": "ask Cleo for her fee\nnew list in autumn\n",
      },
      mayChange: ["count.sh"],
      check: all(counts(["members.csv: 5", "fees 2025.csv: 4"]), (outcome) => {
        outcome.run("printf 'a,b\\n1,2\\n3,4\\n' > 'new list.csv'");
        return counts(["members.csv: 5", "fees 2025.csv: 4", "new list.csv: 2"])(outcome);
      }),
      gold: {
        files: {
          "count.sh":
            '#!/bin/bash\nfor file in *.csv; do\n  echo "$file: $(tail -n +2 "$file" | awk \'END { print NR }\')"\ndone\n',
        },
      },
      wrong: [
        {
          files: {
            "count.sh": '#!/bin/bash\nfor file in *.csv; do\n  echo "$file: $(($(wc -l < "$file") - 1))"\ndone\n',
          },
        },
        {
          files: { "count.sh": '#!/bin/bash\nfor file in *.csv; do\n  echo "$file: $(grep -c \'\' "$file")"\ndone\n' },
        },
        { files: { "count.sh": '#!/bin/bash\necho "members.csv: 5"\necho "fees 2025.csv: 4"\n' } },
        {
          files: {
            "count.sh":
              "#!/bin/bash\nfor file in $(ls *.csv); do\n  echo \"$file: $(tail -n +2 $file | grep -c '')\"\ndone\n",
          },
        },
        {
          files: {
            "count.sh":
              '#!/bin/bash\nfor file in *; do\n  echo "$file: $(tail -n +2 "$file" | awk \'END { print NR }\')"\ndone\n',
          },
        },
        { answer: "members.csv: 5\nfees 2025.csv: 4" },
      ],
    },
    {
      prompt:
        "pls create settings.json for my greenhouse logger: name is Greenhouse 2, interval_minutes 15, sensors is a list with temp, humidity and soil, alerts false",
      files: {
        "logger.py": `import json
import time

settings = json.load(open("settings.json"))
print("logging", settings["name"])
while True:
    for sensor in settings["sensors"]:
        print(sensor)
    time.sleep(settings["interval_minutes"] * 60)
`,
        "settings.example.json":
          '{\n  "name": "My greenhouse",\n  "interval_minutes": 30,\n  "sensors": ["temp"],\n  "alerts": true,\n  "mail": "me@example.org"\n}\n',
      },
      mayChange: ["settings.json"],
      check: ({ read }) => {
        try {
          const found = JSON.parse(read("settings.json") ?? "") as Record<string, unknown>;
          const sorted = (one: Record<string, unknown>) =>
            JSON.stringify(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)));
          return sorted(found) === sorted(settings) ? null : `settings.json is ${JSON.stringify(found)}`;
        } catch {
          return "settings.json is missing, or no JSON";
        }
      },
      gold: { files: { "settings.json": `${JSON.stringify(settings, null, 2)}\n` } },
      wrong: [
        { files: { "settings.json": JSON.stringify({ ...settings, interval_minutes: "15" }) } },
        { files: { "settings.json": JSON.stringify({ ...settings, alerts: true }) } },
        { files: { "settings.json": JSON.stringify({ ...settings, mail: "me@example.org" }) } },
        { files: { "settings.json": JSON.stringify({ ...settings, sensors: "temp, humidity, soil" }) } },
        { files: { "settings.example.json": JSON.stringify(settings) } },
      ],
    },
  ],
};
