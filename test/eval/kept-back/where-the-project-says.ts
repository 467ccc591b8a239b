import { answers, type Family } from "../task.ts";

/** Something that a project's or a server's files say, without naming the file: which script, when, which limit, which colour. */
export const whereTheProjectSays: Family = {
  id: "where-the-project-says",
  group: "fact in a file to be found",
  variants: [
    {
      prompt: "which of the scripts actually sends the reminder emails to the borrowers? cant find it",
      files: {
        "README.md": "# Toy library\n\nSmall scripts around the loans. All of them are run by hand or by cron.\n",
        "scripts/duedates.py": `import csv
import datetime
import smtplib
from email.message import EmailMessage

TEXT = open("templates/reminder.txt").read()


def late(today):
    with open("loans.csv", newline="") as file:
        return [row for row in csv.DictReader(file) if row["due"] < today.isoformat()]


def main():
    with smtplib.SMTP("localhost") as server:
        for loan in late(datetime.date.today()):
            message = EmailMessage()
            message["To"] = loan["email"]
            message["Subject"] = "Please bring back: " + loan["toy"]
            message.set_content(TEXT)
            server.send_message(message)


main()
`,
        "scripts/reminder_list.py": `"""Prints who would get a reminder. Nothing is sent."""
import csv

with open("loans.csv", newline="") as file:
    for row in csv.DictReader(file):
        print(row["email"], row["toy"], row["due"])
`,
        "scripts/newsletter.py": `"""Sends the newsletter to all members."""
import smtplib
from email.message import EmailMessage

message = EmailMessage()
message["To"] = "members@toylibrary.example"
message["Subject"] = "New toys this month"
message.set_content(open("templates/newsletter.txt").read())
with smtplib.SMTP("localhost") as server:
    server.send_message(message)
`,
        "scripts/stocktake.sh": "#!/bin/sh\ncut -d, -f2 loans.csv | sort | uniq -c\n",
        "templates/reminder.txt": "Hello,\nyour toy is late. Please bring it back on Saturday.\n",
        "templates/newsletter.txt": "Hello all,\nwe have new wooden trains!\n",
        "loans.csv": "email,toy,due\nanna@mail.example,Marble run,2025-09-13\npaul@mail.example,Kite,2025-10-04\n",
      },
      mayChange: [],
      check: answers(/\bduedates\b/i),
      gold: { answer: "scripts/duedates.py sends them." },
      wrong: [
        { answer: "scripts/reminder_list.py" },
        { answer: "It's newsletter.py, it uses smtplib." },
        { answer: "templates/reminder.txt" },
        { answer: "duedates.py", run: "mv scripts/duedates.py scripts/send_reminders.py" },
      ],
    },
    {
      prompt: "um wieviel uhr läuft nachts eigentlich die datensicherung? das nas war heute nacht so laut",
      files: {
        "nas/crontab.txt": `# Min Std Tag Mon Wtag Befehl
MAILTO=root
#30 2 * * *   /opt/sicherung/voll.sh
0   1 1 * *   /opt/werkzeug/plattentest.sh
45  3 * * *   /opt/sicherung/voll.sh >> /var/log/sicherung.log 2>&1
15  5 * * 0   /opt/werkzeug/papierkorb-leeren.sh
`,
        "nas/Notizen.md": `# NAS

- steht im Keller, zwei Platten
- Datensicherung: Skript unter /opt/sicherung, Uhrzeit siehe Crontab (früher 2:30 Uhr, kam dem Virenscan in die Quere)
- Plattentest am Monatsersten
`,
        "nas/sicherung/voll.sh": "#!/bin/sh\nset -e\nrsync -a --delete /daten/ /mnt/sicherung/\n",
        "nas/Einkauf.txt": "2 Platten 4 TB\n1 Netzteil\n",
      },
      mayChange: [],
      check: answers(/\b0?3[:.]45\b|\b0?3 uhr 45\b|\b0?3h45\b|viertel vor vier|dreiviertel vier|quarter to four/i),
      gold: { answer: "Die Datensicherung läuft jede Nacht um 3:45 Uhr." },
      wrong: [
        { answer: "Um 2:30 Uhr." },
        { answer: "Um 1 Uhr nachts." },
        { answer: "Sonntags um 5:15 Uhr." },
        { answer: "Irgendwann um 3 Uhr." },
      ],
    },
    {
      prompt: "whats the maximum size for uploads on the live site? a member gets an error with his video",
      files: {
        "README.md": `# Club site

Defaults are in config/default.json; the file of an environment (development, test, production) overrides them.
The live site runs with production.
`,
        "config/default.json": `{
  "title": "Rowing club",
  "upload": { "folder": "uploads", "maxMegabytes": 10, "types": ["jpg", "png", "mp4"] },
  "avatar": { "maxMegabytes": 1 },
  "session": { "hours": 8 }
}
`,
        "config/development.json": `{
  "upload": { "maxMegabytes": 500 }
}
`,
        "config/production.json": `{
  "avatar": { "maxMegabytes": 2 },
  "session": { "hours": 24 },
  "upload": { "folder": "/srv/club/uploads", "maxMegabytes": 35 }
}
`,
        "config/test.json": `{
  "upload": { "folder": "/tmp/uploads", "maxMegabytes": 3 }
}
`,
        "src/upload.js": `export function checkSize(bytes, config) {
  if (bytes > config.upload.maxMegabytes * 1024 * 1024) throw new Error("File too large");
}
`,
        "src/avatar.js": `export function checkAvatar(bytes, config) {
  return bytes <= config.avatar.maxMegabytes * 1024 * 1024;
}
`,
      },
      mayChange: [],
      check: answers(/\b35(?!\d)/),
      gold: { answer: "35 MB on the live site (production)." },
      wrong: [
        { answer: "10 MB" },
        { answer: "The limit is 2 MB." },
        { answer: "500MB" },
        { answer: "It is 35 MB, I raised it to 100.", run: "sed -i s/35/100/ config/production.json" },
      ],
    },
    {
      prompt: "Which colour do overdue loans get in the pdf report? I need the hex code for a slide",
      files: {
        "report/theme.py": `PALETTE = {
    "ink": "#22262b",
    "moss": "#5c7a3a",
    "brick": "#9c3b1f",
    "amber": "#d9902f",
    "fog": "#d8dcdf",
}

FONT = "DejaVu Sans"
`,
        "report/status.py": `from theme import PALETTE

# Name of the colour of each state in the report.
COLOUR_OF = {
    "open": "ink",
    "due": "amber",
    "overdue": "brick",
    "returned": "moss",
}


def colour(status):
    return PALETTE[COLOUR_OF.get(status, "fog")]
`,
        "report/make_pdf.py": `from status import colour


def row(loan):
    return f'<tr style="color: {colour(loan["status"])}"><td>{loan["title"]}</td></tr>'
`,
        "web/style.css": `body { color: #333; }
.due { color: #e6a100; }
.overdue { color: #d40000; font-weight: bold; }
.returned { color: #2e8b57; }
`,
        "web/index.html": '<link rel="stylesheet" href="style.css">\n<p class="overdue">Two loans are overdue.</p>\n',
        "README.md": "# Loans\n\n- `report/` makes the PDF for the committee\n- `web/` is the page for everybody\n",
      },
      mayChange: [],
      check: answers(/\b9c3b1f\b/i),
      gold: { answer: "Overdue loans are #9c3b1f (brick)." },
      wrong: [
        { answer: "#d40000" },
        { answer: "#d9902f" },
        { answer: "They are shown in 'brick'." },
        { answer: "#22262b" },
      ],
    },
  ],
};
