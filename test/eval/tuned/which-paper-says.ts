import { all, answers, answersNot, type Family } from "../task.ts";

/** A fact is asked for without a word on which of the files holds it; older or similar papers hold another one. */
export const whichPaperSays: Family = {
  id: "which-paper-says",
  group: "fact in a file to be found",
  variants: [
    {
      prompt: "until when is the guarantee on our new dishwasher? the paper must be here somewhere",
      files: {
        "receipt 2016-11.txt": `Halden Home Store
30 November 2016

1 x dishwasher Brisk 45         389.00
Guarantee valid until 30 November 2018
`,
        "receipt 2023-06.txt": `Halden Home Store
2 June 2023

1 x washing machine Rondo 7     529.00
1 x hose                          9.90
Guarantee on the machine valid until 2 June 2026
`,
        "receipt 2024-03.txt": `Electro Pallas
Ordered 11 March 2024, delivered 18 March 2024

1 x dishwasher Tidewell 60      614.00
1 x delivery and fitting         45.00
Old machine taken away            0.00

Guarantee on parts and work valid until 18 March 2029
Register within 28 days.
`,
        "insurance.md": "# House contents\n\nPolicy 88-1203, renewed until 31 December each year.\n",
        "kitchen wishes.txt": "new dishwasher (done!)\nlamp over the table\nshelf for spices\n",
      },
      mayChange: [],
      check: all(
        answers(
          /\b18(th|\.)?( of)? mar(ch)?,? 2029|\bmar(ch)? 18(th)?,? 2029|2029-03-18|\b18[./]0?3[./]2029|\b0?3\/18\/2029/i,
        ),
        answersNot(/2026/),
      ),
      gold: { answer: "It's valid until 18 March 2029, says the receipt of Electro Pallas." },
      wrong: [
        { answer: "Until 30 November 2018." },
        { answer: "2 June 2026" },
        { answer: "18 March 2024" },
        { answer: "31 December" },
      ],
    },
    {
      prompt: "one of my scripts throws away old backups, i forgot which. which file is it and after how many days?",
      files: {
        "scripts/cleanup.sh": `#!/bin/bash
# keeps the browser's cache and the download folder small
find "$HOME/.cache/thumbs" -type f -mtime +7 -delete
find "$HOME/Downloads" -name '*.part' -mtime +2 -delete
`,
        "scripts/nightly.sh": `#!/bin/bash
set -eu
TARGET=/mnt/disk2/backup
KEEP=21

stamp=$(date +%F)
tar -czf "$TARGET/home-$stamp.tar.gz" -C /home documents mail
tar -czf "$TARGET/etc-$stamp.tar.gz" -C / etc

find "$TARGET" -name '*.tar.gz' -mtime "+$KEEP" -delete
logger "nightly done"
`,
        "scripts/weekly-report.sh": `#!/bin/bash
df -h /mnt/disk2 | mail -s "disk" root
ls -1 /mnt/disk2/backup | wc -l
`,
        "scripts/archive/copy.sh.old": `#!/bin/bash
# not used since the new disk
find /mnt/disk1/backup -name '*.zip' -mtime +14 -delete
`,
        "scripts/restore-backup.sh": `#!/bin/bash
# ./restore-backup.sh home-2024-01-31.tar.gz
tar -xzf "/mnt/disk2/backup/$1" -C /tmp/restored
`,
        "crontab.txt": `10 1 * * * /root/scripts/nightly.sh
0 6 * * 1 /root/scripts/weekly-report.sh
0 12 * * * /root/scripts/cleanup.sh
`,
      },
      mayChange: [],
      check: answers(/nightly/i, /\b(21|22|twenty[- ]one|(3|three) weeks)\b/i),
      gold: { answer: "scripts/nightly.sh does it, it deletes archives older than 21 days." },
      wrong: [
        { answer: "cleanup.sh, after 7 days" },
        { answer: "scripts/archive/copy.sh.old deletes them after 14 days." },
        { answer: "nightly.sh" },
        { answer: "nightly.sh, after 14 days" },
        { answer: "weekly-report.sh, after 21 days" },
      ],
    },
    {
      prompt:
        "wie ist unsere kundennummer beim stromanbieter (dem neuen, wir haben ja gewechselt)? finde den brief nicht",
      files: {
        "Briefe/2021-01 Begrüßung.txt": `Grünstrom Auental eG
Willkommen bei uns!

Ihre Kundennummer:   880 213 5
Ihr Tarif:           Aue Strom Basis
`,
        "Briefe/2023-09 Kündigung.txt": `An Grünstrom Auental eG

hiermit kündigen wir den Stromvertrag zum 31.12.2023.
Kundennummer 880 213 5, Zähler 1160 3345.

Mit freundlichen Grüßen
Familie Oster
`,
        "Briefe/2024-01 Lindwerk.txt": `Lindwerk Energie GmbH

Sehr geehrte Familie Oster,

seit dem 1. Januar beliefern wir Sie. Bitte geben Sie bei Fragen
immer Ihre Kundennummer an.

Vertragsnummer   V-2024-00917
Kundennummer     720 411 8
Zählernummer     1160 3345
Tarif            Strom Haus 24
Abschlag         86,00 EUR
`,
        "Briefe/2024-03 Wärme.txt": `Stadtgas Auental
Jahresrechnung Erdgas

Kundennummer  551 922 0
Nachzahlung   41,17 EUR
`,
        "Briefe/Einkauf.txt": "Briefmarken\nOrdner\nHefter\n",
      },
      mayChange: [],
      check: all(answers(/720[ .-]?411[ .-]?8\b/), answersNot(/551[ .-]?922/)),
      gold: { answer: "Eure Kundennummer bei Lindwerk Energie ist 720 411 8." },
      wrong: [
        { answer: "880 213 5" },
        { answer: "Die Kundennummer lautet 551 922 0." },
        { answer: "V-2024-00917" },
        { answer: "1160 3345" },
      ],
    },
    {
      prompt: "At what temperature was batch 7 really incubated? I need it for the methods part, it's in my lab notes.",
      files: {
        "notes/2025-03-03.md": `# Mon 3 March

- batch 6: plates poured, cabinet A, 30.0 °C
- batch 7: plates poured, cabinet B, 30.0 °C, 18 h
- ordered agar
`,
        "notes/2025-03-04.md": "# Tue 4 March\n\n- batch 6 and 7 counted, table in data/\n- batch 7 looks thin?\n",
        "notes/2025-03-06.md": `# Thu 6 March

- batch 17 (from the other project!) to cabinet C, 37.0 °C
- cleaned the hood
`,
        "notes/2025-03-10.md": "# Mon 10 March\n\n- batch 8: cabinet A, 32.5 °C, 20 h\n- meeting moved to Friday\n",
        "notes/2025-03-12.md": `# Wed 12 March

- checked the thermometers with the technician
- cabinet A is right
- correction to 3 March: batch 7 was at 28.5 °C the whole time, the display of cabinet B is wrong
- cabinet B out of use till repaired
`,
        "notes/2025-03-14.md":
          "# Fri 14 March\n\n- meeting: write up batches 6 to 8\n- batch 9 planned, cabinet A, 31.0 °C\n",
        "data/counts.csv": "batch,plate,colonies\n6,1,112\n6,2,107\n7,1,64\n7,2,59\n8,1,120\n8,2,131\n",
        "draft/methods.md":
          "# Methods\n\nPlates of batch 6 were kept at 30.0 °C for 18 h. Plates of batch 7 were kept at XX for 18 h.\n",
      },
      mayChange: [],
      check: all(answers(/\b28[.,]5\b/), answersNot(/\b(37|32\.5|31\.0)\b/)),
      gold: { answer: "28.5 °C: the note of 12 March corrects the 30.0 °C noted first." },
      wrong: [
        { answer: "30.0 °C" },
        { answer: "37 °C" },
        { answer: "It was kept at 32.5 °C." },
        { answer: "28.5 °C", run: "sed -i 's/XX/28.5 °C/' draft/methods.md" },
      ],
    },
  ],
};
