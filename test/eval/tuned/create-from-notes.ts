import type { Family, Task } from "../task.ts";

const members = [
  "Nr;Vorname;Nachname;Geburtstag;Ort",
  "1;Gerda;Thiele;14.03.1961;Aurich",
  "2;Olaf;Brandt;03.11.1958;Norden",
  "3;Anneliese;Ückermann;30.05.1949;Aurich",
  "4;Sven;Kolbe;02.03.1987;Emden",
  "5;Meike;Harms;13.04.1979;Leer",
  "6;Henning;Saathoff;03.01.1966;Aurich",
  "7;Birte;Löwe;29.03.1993;Norden",
  "8;Karl;Wilken;31.12.1944;Emden",
  "9;Tomke;Jansen;23.07.2003;Leer",
  "",
].join("\r\n");

const rehearsals = `Choir, spring 2025 - always in the parish hall

Thu  6 March   19:30-21:00   Rehearsal
Thu 13 March   19:30-21:00   Rehearsal   CANCELLED, the hall is booked
Thu 20 March   19:30-21:00   Rehearsal
Sat 29 March   10:00-16:00   Rehearsal day, bring lunch
`;

const plants = `name,latin,water_days,sun
Basil,Ocimum basilicum,1,full
"Sage, purple",Salvia officinalis,5,full
Mint,Mentha spicata,2,half
Fern,Nephrolepis exaltata,3,shade
`;

const plantList = [
  { name: "Basil", latin: "Ocimum basilicum", water_days: 1, sun: "full" },
  { name: "Sage, purple", latin: "Salvia officinalis", water_days: 5, sun: "full" },
  { name: "Mint", latin: "Mentha spicata", water_days: 2, sun: "half" },
  { name: "Fern", latin: "Nephrolepis exaltata", water_days: 3, sun: "shade" },
];

/** A new file out of what the prompt or another file says: a list, an extract, a calendar, JSON. */
export const createFromNotes: Family = {
  id: "create-from-notes",
  group: "create",
  variants: [
    {
      prompt: "pls make shopping.txt with one thing per line: oat milk, eggs, 2 lemons, dishwasher tabs",
      files: {
        "shopping-old.txt": "butter\nrice\neggs\n",
        "recipes/lemon cake.md": "# Lemon cake\n\n- 3 lemons\n- 200 g flour\n- 4 eggs\n",
      },
      mayChange: ["shopping.txt"],
      check: listIs("shopping.txt", ["oat milk", "eggs", "2 lemons", "dishwasher tabs"]),
      gold: { files: { "shopping.txt": "oat milk\neggs\n2 lemons\ndishwasher tabs\n" }, answer: "Done." },
      wrong: [
        { files: { "shopping.txt": "oat milk, eggs, 2 lemons, dishwasher tabs\n" } },
        { files: { "shopping.txt": "oat milk\neggs\nlemons\ndishwasher tabs\n" } },
        { files: { "shopping.txt": "butter\nrice\noat milk\neggs\n2 lemons\ndishwasher tabs\n" } },
        { files: { "shopping-old.txt": "oat milk\neggs\n2 lemons\ndishwasher tabs\n" } },
        { answer: "oat milk\neggs\n2 lemons\ndishwasher tabs" },
      ],
    },
    {
      prompt:
        "Mach mir bitte aus Mitglieder.csv eine Datei „Geburtstage März.txt“ mit allen, die im März Geburtstag haben. Vorname, Nachname und Tag, eine Person pro Zeile. Brauch ich für den Aushang",
      files: {
        "Mitglieder.csv": members,
        "Geburtstage Februar.txt": "Hilde Ohlsen, 8.2.\nEgon Peters, 19.2.\n",
        "Kassenbuch.csv": "Datum;Betrag\r\n14.03.2024;12,50\r\n",
      },
      mayChange: ["Geburtstage März.txt"],
      check: marchBirthdays,
      gold: { files: { "Geburtstage März.txt": "Sven Kolbe, 2.3.\nGerda Thiele, 14.3.\nBirte Löwe, 29.3.\n" } },
      wrong: [
        { files: { "Geburtstage März.txt": "Gerda Thiele, 14.3.\nBirte Löwe, 29.3.\n" } },
        {
          files: {
            "Geburtstage März.txt": "Sven Kolbe, 2.3.\nOlaf Brandt, 3.3.\nGerda Thiele, 14.3.\nBirte Löwe, 29.3.\n",
          },
        },
        { files: { "Geburtstage März.txt": "Sven Kolbe\nGerda Thiele\nBirte Löwe\n" } },
        { files: { "Geburtstage März.txt": "Sven Kolbe, 2.3. Gerda Thiele, 14.3. Birte Löwe, 29.3.\n" } },
        { files: { "Geburtstage Maerz.txt": "Sven Kolbe, 2.3.\nGerda Thiele, 14.3.\nBirte Löwe, 29.3.\n" } },
      ],
    },
    {
      prompt:
        "can you make a rehearsals.ics from rehearsals.txt so I can import the dates into my phone? leave out the cancelled one",
      files: { "rehearsals.txt": rehearsals, "songs.md": "# Songs\n\n1. Evening rise\n2. Over the hills\n" },
      mayChange: ["rehearsals.ics"],
      check: rehearsalCalendar,
      gold: {
        files: { "rehearsals.ics": calendar(["06T193000/06T210000", "20T193000/20T210000", "29T100000/29T160000"]) },
      },
      wrong: [
        {
          files: {
            "rehearsals.ics": calendar([
              "06T193000/06T210000",
              "13T193000/13T210000",
              "20T193000/20T210000",
              "29T100000/29T160000",
            ]),
          },
        },
        {
          files: { "rehearsals.ics": calendar(["06T193000/06T210000", "20T193000/20T210000", "29T193000/29T210000"]) },
        },
        { files: { "rehearsals.ics": calendar(["06T193000/06T210000", "20T193000/20T210000"]) } },
        { files: { "rehearsals.ics": rehearsals } },
        {
          files: {
            "rehearsals.ics": calendar(["06T193000/06T210000", "20T193000/20T210000", "29T100000/29T160000"]),
            "rehearsals.txt": rehearsals.replace(/^.*CANCELLED.*\n/m, ""),
          },
        },
      ],
    },
    {
      prompt:
        "I need plants.csv as json for my little web page: plants.json, an array with one object per plant, same names as in the header, water_days as a number. thanks!",
      files: {
        "plants.csv": plants,
        "index.html": "<!doctype html>\n<title>My plants</title>\n<ul id=plants></ul>\n",
        "example.json": '[{ "plant": "Rose", "water": "4" }]\n',
      },
      mayChange: ["plants.json"],
      check: ({ read }) => {
        const found = parsed(read("plants.json"));
        if (!Array.isArray(found)) return "plants.json is no JSON list";
        return JSON.stringify(found.map(sortedEntries)) === JSON.stringify(plantList.map(sortedEntries))
          ? null
          : `plants.json holds ${JSON.stringify(found)}`;
      },
      gold: { files: { "plants.json": JSON.stringify(plantList, null, 2) } },
      wrong: [
        {
          files: {
            "plants.json": JSON.stringify(plantList.map((one) => ({ ...one, water_days: `${one.water_days}` }))),
          },
        },
        { files: { "plants.json": JSON.stringify(plantList.slice(0, 3)) } },
        { files: { "plants.json": JSON.stringify({ plants: plantList }) } },
        {
          files: {
            "plants.json": JSON.stringify(
              plantList.map((one) =>
                one.name === "Sage, purple" ? { name: "Sage", latin: "purple", water_days: null, sun: "5" } : one,
              ),
            ),
          },
        },
        { files: { "plants.json": JSON.stringify(plantList), "plants.csv": null } },
      ],
    },
  ],
};

function listIs(path: string, things: readonly string[]): Task["check"] {
  return ({ read }) => {
    const lines = linesOf(read(path)).map((line) =>
      line
        .replace(/^(?:[-*•]|\d+[.)])\s+/, "")
        .replace(/^\[ ?\]\s*/, "")
        .toLowerCase(),
    );
    return JSON.stringify(lines.toSorted()) === JSON.stringify(things.toSorted())
      ? null
      : `${path} lists ${JSON.stringify(lines)}`;
  };
}

const marchPeople = [
  { first: "Gerda", last: "Thiele", day: /\b14\b/ },
  { first: "Sven", last: "Kolbe", day: /\b0?2\b/ },
  { first: "Birte", last: "Löwe", day: /\b29\b/ },
];

function marchBirthdays({ read }: { read(path: string): string | null }): string | null {
  const lines = linesOf(read("Geburtstage März.txt"));
  const rows = lines.filter((line) => marchPeople.some(({ last }) => line.includes(last)));
  const missing = marchPeople.find(
    ({ first, last, day }) =>
      rows.filter((row) => row.includes(first) && row.includes(last) && day.test(row)).length !== 1,
  );
  if (missing) return `no line for ${missing.last}`;
  if (rows.length !== marchPeople.length) return "a person is there twice, or several share a line";
  const others = /Brandt|Ückermann|Harms|Saathoff|Wilken|Jansen|Ohlsen|Peters/;
  if (lines.some((line) => others.test(line))) return "somebody without a birthday in March is there";
  // A heading and a line below it, or the names of the columns, do no harm.
  return lines.length <= rows.length + 2 ? null : "there is much more than the people";
}

function rehearsalCalendar({ read }: { read(path: string): string | null }): string | null {
  const text = (read("rehearsals.ics") ?? "").trim();
  if (!/^BEGIN:VCALENDAR\r?\n[^]*\r?\nEND:VCALENDAR$/.test(text)) return "it is no calendar";
  const events = [...text.matchAll(/^BEGIN:VEVENT\r?\n([^]*?)^END:VEVENT/gm)].map(([, body]) => body ?? "");
  const times = events.map((event) => {
    const start = /^DTSTART[^:\n]*:(\d{8}T\d{4})/m.exec(event)?.[1];
    const end = /^DTEND[^:\n]*:(\d{8}T\d{4})/m.exec(event)?.[1] ?? /^DURATION:(\w+)/m.exec(event)?.[1];
    return `${start} ${end}`;
  });
  const wanted = [
    /^20250306T1930 (?:20250306T2100|PT1H30M(?:0S)?|PT90M)$/,
    /^20250320T1930 (?:20250320T2100|PT1H30M(?:0S)?|PT90M)$/,
    /^20250329T1000 (?:20250329T1600|PT6H(?:0M)?(?:0S)?|PT360M)$/,
  ];
  if (times.length !== wanted.length || wanted.some((one) => !times.some((time) => one.test(time))))
    return `the events are ${times.join(", ")}`;
  return events.every((event) => /^SUMMARY[^:\n]*:.*\S/m.test(event)) ? null : "an event has no name";
}

function calendar(spans: readonly string[]): string {
  const events = spans.flatMap((span, index) => {
    const [start, end] = span.split("/");
    return [
      "BEGIN:VEVENT",
      `UID:choir-${index}@home`,
      "DTSTAMP:20250101T000000Z",
      `DTSTART:202503${start}`,
      `DTEND:202503${end}`,
      "SUMMARY:Rehearsal",
      "LOCATION:Parish hall",
      "END:VEVENT",
    ];
  });
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//choir//EN", ...events, "END:VCALENDAR", ""].join("\r\n");
}

function linesOf(text: string | null): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

function sortedEntries(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
