import { all, answers, type Family } from "../task.ts";

/** One line an hour: a freezer that stays below -15 until a door is left open. */
function freezerLog(): string {
  const odd: Record<number, string> = {
    101: "-15.0",
    187: "-14.6",
    188: "-13.9",
    189: "-15.8",
    250: "-11.2",
    251: "-12.7",
  };
  const start = Date.UTC(2025, 7, 1);
  const rows = Array.from({ length: 300 }, (_, hour) => {
    const time = new Date(start + hour * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
    const freezer = odd[hour] ?? (-17.2 - ((hour * 7) % 24) / 10).toFixed(1);
    return `${time};${freezer};${(3.6 + ((hour * 5) % 13) / 10).toFixed(1)}`;
  });
  return `time;freezer;fridge\n${rows.join("\n")}\n`;
}

/** What a single named file says: a date among dates, a key in one of several tables, an amount and its last day, a first time in a log. */
export const papersByName: Family = {
  id: "papers-by-name",
  group: "fact in a named file",
  variants: [
    {
      prompt: "when does the water get turned off on the allotment? its in notes/allotment rules.md",
      files: {
        "notes/allotment rules.md": `# Allotment rules

## Water
- turned on again: 4 April
- turned off for the winter: 26 October
- hoses only before 9 in the morning

## Paths and gates
- the gate is locked at 21:00, from 2 November at 17:00
- toilets closed from 9 November

## Fires
- only on the first Saturday of a month
`,
        "notes/seeds.md": "# Seeds\n\n- broad beans: sow 20 October\n- garlic: 12 November\n",
      },
      mayChange: [],
      check: answers(/\b26(th|\.)?\s*(of\s+)?oct|oct\w*\.?\s+(the\s+)?26(?!\d)|\b10[-/]26\b|\b26[-./]10\b/i),
      gold: { answer: "The water is turned off on 26 October." },
      wrong: [
        { answer: "On 4 April." },
        { answer: "On 2 November." },
        { answer: "Some time in October." },
        { answer: "26 October", files: { "notes/seeds.md": "# Seeds\n" } },
      ],
    },
    {
      prompt: "which port is the staging database on, see config/services.toml",
      files: {
        "config/services.toml": `# services of the booking site
[database]
host = "db1.internal"
port = 5432
pool = 12

[database.staging]
host = "db-stage.internal"
pool = 4
port = 5439   # 5433 until the move in May

[cache]
host = "cache1.internal"
port = 6379

[cache.staging]
host = "cache-stage.internal"
port = 6380

[mail]
host = "mail.internal"
port = 587
`,
        "config/README.md": "Settings for each service. Restart the service after a change.\n",
        "docker-compose.yml": `services:
  db:
    image: postgres:16
    ports:
      - "5432:5432"
`,
      },
      mayChange: [],
      check: answers(/\b5439\b/),
      gold: { answer: "Port 5439." },
      wrong: [
        { answer: "It uses port 5432." },
        { answer: "5433" },
        { answer: "staging is on 6380" },
        { answer: "5439", files: { "port.txt": "5439\n" } },
      ],
    },
    {
      prompt:
        "Welchen Gesamtbetrag muss ich laut Rechnung_Dachdecker.txt überweisen und bis wann spätestens? Skonto brauch ich nicht",
      files: {
        "Rechnung_Dachdecker.txt": [
          "Dachdeckerei Wiesengrund",
          "Am Anger 7, 24999 Musterhude",
          "",
          "Rechnung Nr. 2025-318                       14.10.2025",
          "Angebot vom 28.08.2025",
          "",
          "Pos  Leistung                            Betrag EUR",
          "1    Dachrinne erneuern, 12 m                840,00",
          "2    Ziegel ersetzen, 18 Stück               270,00",
          "3    Anfahrt und Gerüst                      140,00",
          "                                         ----------",
          "     Summe netto                           1.250,00",
          "     zzgl. 19 % USt                          237,50",
          "     Gesamtbetrag                          1.487,50",
          "",
          "Bei Zahlung bis 24.10.2025 gewähren wir 2 % Skonto (1.457,75 EUR),",
          "ohne Abzug zahlbar bis 13.11.2025.",
          "",
          "Vielen Dank für Ihren Auftrag!",
          "",
        ].join("\r\n"),
        "Angebot_Dachdecker.txt": "Angebot vom 28.08.2025\r\nGesamtbetrag 1.398,25 EUR, gültig bis 30.09.2025\r\n",
      },
      mayChange: [],
      check: all(
        answers(/\b1[.,' ]?487[.,]50?(?!\d)/),
        answers(/\b13\.\s?(11(?!\d)|nov)|\b13(th)?\s+(of\s+)?nov|nov\w*\s+13(?!\d)|2025-11-13|\b13\/11\b|\b11\/13\b/i),
      ),
      gold: { answer: "1.487,50 €, spätestens am 13. November 2025." },
      wrong: [
        { answer: "1.250,00 € bis 13.11.2025" },
        { answer: "1.457,75 € bis zum 24.10.2025" },
        { answer: "Der Gesamtbetrag ist 1.487,50 €." },
        { answer: "1.398,25 EUR bis 30.09.2025" },
        { answer: "1487,50 Euro, zahlbar bis 24.10.2025" },
      ],
    },
    {
      prompt:
        "Can you look in logs/freezer.csv when the freezer was warmer than -15 for the first time? need day and time, I want to know if the fish is still ok",
      files: {
        "logs/freezer.csv": freezerLog(),
        "logs/readme.txt": "One line per hour, degrees Celsius. The fridge has its own sensor.\n",
        "stock/freezer.md": "- fish fingers, 2 boxes\n- trout, frozen 3 August\n- peas\n",
      },
      mayChange: [],
      check: all(
        answers(
          /2025-08-08|\b0?8(th|\.)?\s*(of\s+)?aug|aug\w*\.?\s+(the\s+)?0?8(?!\d)|\b0?8[./]0?8\b/i,
          /(?<!\d)19[:.]?00|\b19\s?(h\b|o['’]clock)|\b(0?7([:.]00)?|seven)\s*(p\.?\s?m|(o['’]clock )?in the evening)/i,
        ),
      ),
      gold: { answer: "The first time was on 8 August 2025 at 19:00 (-14.6)." },
      wrong: [
        { answer: "On 5 August 2025 at 05:00." },
        { answer: "2025-08-11 10:00" },
        { answer: "2025-08-01 00:00" },
        { answer: "On 8 August 2025." },
        { answer: "It never got warmer than -15." },
      ],
    },
  ],
};
