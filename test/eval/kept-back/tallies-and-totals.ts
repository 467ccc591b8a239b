import { answers, type Family } from "../task.ts";

const USERS = ["ubuntu", "admin", "pi", "test", "oracle", "backup"];

/** A log of sign-ins in which the address that is named most often isn't the one that failed most often. */
function authLog(): string {
  const lines = Array.from({ length: 360 }, (_, index) => {
    const minute = index * 4;
    const clock = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:${String((index * 17) % 60).padStart(2, "0")}`;
    return `Nov 12 ${clock} gatehouse sshd[${2100 + index}]: ${authLine(index)}`;
  });
  return `${lines.join("\n")}\n`;
}

function authLine(index: number): string {
  const user = USERS[(index * 5 + 2) % USERS.length] ?? "ubuntu";
  const port = 40_000 + ((index * 37) % 9000);
  if (index % 3 === 0) return `Connection closed by 203.0.113.77 port ${port} [preauth]`;
  if (index % 11 === 4) return `Accepted publickey for mira from 192.168.1.20 port ${port} ssh2`;
  if (index % 7 === 2) return `Failed password for invalid user ${user} from 198.51.100.23 port ${port} ssh2`;
  if (index % 5 === 1) return `Failed password for root from 198.51.100.23 port ${port} ssh2`;
  if (index % 4 === 2) return `Failed password for invalid user ${user} from 198.51.100.230 port ${port} ssh2`;
  if (index % 13 === 5) return `Failed password for root from 203.0.113.77 port ${port} ssh2`;
  return `Disconnected from authenticating user ${user} 198.51.100.230 port ${port} [preauth]`;
}

/** How many or how much: rows of a table, a sum with decimal commas, hours over several files, entries of a long log. */
export const talliesAndTotals: Family = {
  id: "tallies-and-totals",
  group: "counts and sums",
  variants: [
    {
      prompt: "how many people said yes in rsvp.csv? not the maybes",
      files: {
        "rsvp.csv": `name,answer,note
Adaeze,yes,
Bertil,no,away that weekend
Carmen,yes,brings a salad
Dmitri,maybe,probably yes
Esra,Yes,
Fiona,no,"said yes first, then cancelled"
Goran,yes,vegetarian
Hiroko,maybe,
Ines,yes,no nuts
Jorun,,
Kofi,Yes,
Lars,no,
Yesim,maybe,has to ask
Mona,yes,late
Nils,no,
Oksana,yes,
Pia,yes,
`,
        "party.md": "# Party\n\n- 20 invitations sent\n- room for 24\n",
      },
      mayChange: [],
      // The number of an entry in a list of them isn't yet how many there are.
      check: ({ answer, ...outcome }) =>
        answers(/\b(9|nine)\b/i)({ ...outcome, answer: answer.replaceAll(/(?<=\n)\s*\d+[.)] +/g, "") }),
      gold: { answer: "9 people said yes." },
      wrong: [
        { answer: "7 people said yes." },
        { answer: "12" },
        { answer: "11 said yes" },
        { answer: "17 people" },
        { answer: `12 said yes:\n${Array.from({ length: 12 }, (_, index) => `${index + 1}. a guest`).join("\n")}` },
      ],
    },
    {
      prompt: "Wie viel haben wir im März für Futter ausgegeben? steht in der kasse-2025.csv",
      files: {
        "kasse-2025.csv": `Datum;Posten;Kategorie;Betrag
03.02.2025;Heu, 10 Ballen;Futter;85,00
21.02.2025;Tierarzt Impfung;Gesundheit;64,30
28.02.2025;Hafer;Futter;19,90
02.03.2025;Hafer;Futter;23,90
05.03.2025;Futternapf;Zubehör;14,95
09.03.2025;Heu, 8 Ballen;Futter;72,00
11.03.2025;Stroh;Einstreu;41,20
17.03.2025;Mineralfutter;Futter;31,49
22.03.2025;Hufschmied;Gesundheit;55,00
30.03.2025;Möhren;Futter;8,75
02.04.2025;Hafer;Futter;24,50
03.04.2025;Möhren;Futter;7,95
`,
        "Stallordnung.txt": "Gefüttert wird um 7 und um 18 Uhr.\n",
      },
      mayChange: [],
      check: answers(/\b136[.,]14(?!\d)/),
      gold: { answer: "Im März waren es 136,14 € für Futter." },
      wrong: [
        { answer: "151,09 €" },
        { answer: "Insgesamt 273,49 Euro." },
        { answer: "134,00 €" },
        { answer: "136,14 €", files: { "summe.txt": "136,14\n" } },
      ],
    },
    {
      prompt:
        "I have to write the bill for Brackwater. How many hours did I work for them in total? The timesheets are h:mm, one file per month",
      files: {
        "timesheets/2025-08.txt": `August
05  Brackwater      2:30  first meeting
07  Tanner & Daughter 4:00  logo
12  Brackwater      1:45  sketches
20  Brackwater      3:00  sketches, second round
27  Ashby Nursery   1:15  signs
total 12:30
`,
        "timesheets/2025-09.txt": `September
02  Ashby Nursery   2:20  signs
10  Brackwater      0:50  call
16  Brackwater      4:15  brochure
23  Tanner & Daughter 1:30  logo
total 8:55
`,
        "timesheets/2025-10.txt": `October
01  Tanner & Daughter 0:45  files handed over
08  Brackwater      2:10  proofs
15  Ashby Nursery   3:00  price tags
total 5:55
`,
        "clients.md":
          "# Clients\n\n- Brackwater: 48 an hour\n- Tanner & Daughter: 45 an hour\n- Ashby Nursery: 40 an hour\n",
      },
      mayChange: [],
      check: answers(
        /\b14[:.]30\b|\b14[.,]50?\s*(h|$|\W)|\b14\s?(½|1\/2)|\b14\s*(h|hrs?|hours?)\b\D{0,12}30|\b14 and a half|\b14h\s?30|\b870\s*min|fourteen and a half/i,
      ),
      gold: { answer: "14 hours and 30 minutes." },
      wrong: [
        { answer: "13:50 hours" },
        { answer: "27:20" },
        { answer: "12 hours 20 minutes" },
        { answer: "14 hours" },
        { answer: "7:15 h" },
      ],
    },
    {
      prompt:
        "which ip has the most failed logins in auth.log, and how many are it? i want to report it to their provider",
      files: {
        "auth.log": authLog(),
        "blocked.txt": "# one address per line\n192.0.2.14\n192.0.2.200\n",
        "notes.txt": "gatehouse is the little server in the shed. mira signs in from 192.168.1.20.\n",
      },
      mayChange: [],
      check: answers(/\b198\.51\.100\.23(?!\d)/, /(?<![\d.])69(?![\d.]*\d)/),
      gold: { answer: "198.51.100.23 with 69 failed logins." },
      wrong: [
        { answer: "203.0.113.77 with 120 failed logins." },
        { answer: "198.51.100.230 with 36." },
        { answer: "198.51.100.23" },
        { answer: "198.51.100.23 failed 105 times." },
        {
          answer: "198.51.100.23 with 69 failed logins, I blocked it.",
          run: "echo 198.51.100.23 >> blocked.txt",
        },
      ],
    },
  ],
};
