import { all, answers, answersNot, type Family } from "../task.ts";

/** A fact that a household or a club wrote down somewhere: a password, a number of a contract, a date, a person and how to reach them. */
export const householdAnswers: Family = {
  id: "household-answers",
  group: "fact in a file to be found",
  variants: [
    {
      prompt: "whats the wifi password for guests? my sister is here",
      files: {
        "house/internet.txt": `Router in the hall, box behind the coats

Home
  name      Kestrel
  password  ninefold-harbour-88

Guests
  name      Kestrel-Visitors
  password  teapot-sixty-4

Router page: http://192.168.1.1
`,
        "house/old/router 2021.txt": `OLD ROUTER, given back in March
Home: Finch / quartz-lane-12
Guests: Finch-Guest / welcome-in-21
`,
        "house/boiler.txt": "Pressure should be 1.5 bar. Service every autumn.\n",
        "house/guests.md": "# Guests\n\n- towels: top shelf\n- spare key: with the neighbours\n",
      },
      mayChange: [],
      check: answers(/teapot-sixty-4(?!\d)/),
      gold: { answer: "The guest network Kestrel-Visitors has the password teapot-sixty-4" },
      wrong: [
        { answer: "It's ninefold-harbour-88." },
        { answer: "welcome-in-21" },
        { answer: "The guest network is called Kestrel-Visitors." },
        { answer: "teapot-sixty-4", files: { "house/guests.md": "# Guests\n\n- wifi: teapot-sixty-4\n" } },
      ],
    },
    {
      prompt: "I need our customer number at the electricity company, have to phone them in a minute",
      files: {
        "contracts/Brightwell.txt": [
          "Brightwell Power - your electricity contract",
          "",
          "Contract no.:   70-4418-2",
          "Customer no.:   BW 338 1207",
          "Meter no.:      1 ESY 5500 2291",
          "Start of supply: 1 February 2025",
          "Unit rate: 29.4 p",
          "",
        ].join("\r\n"),
        "contracts/Larkgas.txt": [
          "Larkgas - natural gas for your home",
          "",
          "Customer no.:   661-90524",
          "Meter no.:      G4 88120",
          "",
        ].join("\r\n"),
        "contracts/ended/Ohmsworth.txt": [
          "Ohmsworth Electricity",
          "Customer no.: 5520-771",
          "Cancelled, supply ends on 31 January 2025.",
          "",
        ].join("\r\n"),
        "contracts/water.md": "Water board, customer no. W-20931, bill every March\n",
        "meters.csv": "date,electricity,gas\n2025-03-01,18220,4410\n2025-06-01,18874,4502\n2025-09-01,19460,4511\n",
      },
      mayChange: [],
      check: answers(/\bBW[\s-]?338[\s-]?1207\b|\b338[\s-]?1207\b/i),
      gold: { answer: "Your customer number at Brightwell Power is BW 338 1207." },
      wrong: [
        { answer: "70-4418-2" },
        { answer: "Your customer number is 5520-771 (Ohmsworth Electricity)." },
        { answer: "661-90524" },
        { answer: "BW 338 1207", run: "rm -r contracts/ended" },
      ],
    },
    {
      prompt: "うちの犬の次の予防接種っていつだっけ？",
      files: {
        "ペット/ココ.md": `# ココ（柴犬、メス）

- 誕生日: 2021年9月3日
- フード: 朝夕80g

## 病院の記録

| 日付 | 内容 |
| --- | --- |
| 2024-04-12 | 予防接種 |
| 2025-04-11 | 予防接種。次回は2026年4月10日 |
| 2025-10-05 | 健康診断、異常なし。次は来年10月 |
`,
        "ペット/ミケ.md": `# ミケ（猫）

- 誕生日: 2019年5月20日

## 病院の記録

| 日付 | 内容 |
| --- | --- |
| 2025-02-20 | 予防接種。次回は2026年2月19日 |
| 2025-06-30 | 爪切り |
`,
        "ペット/病院.txt": "みどり動物病院\n休診日: 水曜\n受付: 9:00-12:00、16:00-19:00\n",
        "家計/2025年10月.csv": "日付,内容,金額\n10/05,ココ 健康診断,6600\n10/12,ドッグフード,4280\n",
      },
      mayChange: [],
      check: all(
        answers(
          /[4４]\s*月\s*(10|１０)\s*日|2026[-/.]0?4[-/.]10|\b0?4\/10\b|\bapr(il|\.)?\s+10|\b10(th)?\s+(of\s+)?apr/i,
        ),
        answersNot(/202[0-57-9]\s*(年|[-/.])\s*0?4\s*(月|[-/.])\s*10(?!\d)/),
      ),
      gold: { answer: "ココちゃんの次の予防接種は2026年4月10日です。" },
      wrong: [
        { answer: "2026年2月19日です。" },
        { answer: "2025年4月11日です。" },
        { answer: "2025年4月10日です。" },
        { answer: "次回は来年10月です。" },
        { answer: "来年の4月です。" },
      ],
    },
    {
      prompt:
        "Who's the treasurer of our choir now, and what is their phone number? Have to ring them about the hall rent tonight.",
      files: {
        "choir/minutes/2023-01-agm.md": `# General meeting, January 2023

Present: 19 members

- Chair: Lil Armitage, re-elected
- Treasurer: Oona Fielding, elected with 17 votes
- Music library: Ned Sorrel
`,
        "choir/minutes/2025-01-agm.md": `# General meeting, January 2025

Present: 22 members

1. The chair thanks everyone for the carol evening.
2. Oona steps down as treasurer after two years and hands the books over. Proposed: Ned Sorrel, Marta Dobrin.
   14 votes for Marta, 7 for Ned, 1 abstention. She accepts.
3. Lil stays in the chair, no other candidates.
4. Hall rent rises to 38 an evening from March.
`,
        "choir/minutes/2025-06-committee.md": `# Committee, June 2025

- new folders for the altos are ordered
- Ned looks for the missing tenor parts
`,
        "choir/members.csv": `surname,first name,voice,phone,joined
Armitage,Lil,soprano,01632 960 411,2009
Dobrin,Marek,bass,01632 960 142,2016
Dobrin,Marta,alto,01632 960 187,2016
Fielding,Oona,alto,01632 960 305,2012
Sorrel,Ned,tenor,01632 960 228,2018
Quill,Esther,soprano,01632 960 076,2020
`,
        "choir/programme/spring.txt": "1 Opening round\n2 Three river songs\n3 Interval\n4 Evening hymn\n",
      },
      mayChange: [],
      check: answers(/\bMarta\b/i, /1632[\s()/-]*960[\s-]?187\b/),
      gold: { answer: "Marta Dobrin is the treasurer, her number is 01632 960187." },
      wrong: [
        { answer: "Oona Fielding, 01632 960 305" },
        { answer: "Marta Dobrin, 01632 960 142" },
        { answer: "The treasurer is Marta Dobrin." },
        { answer: "Ned Sorrel - 01632 960 228" },
      ],
    },
  ],
};
