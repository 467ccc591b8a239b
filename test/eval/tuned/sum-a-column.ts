import { all, answers, answersNot, type Family } from "../task.ts";

/** A sum is asked for over those entries of a list that fit. */
export const sumAColumn: Family = {
  id: "sum-a-column",
  group: "counts and sums",
  variants: [
    {
      prompt: "how much did i spend on groceries in may? expenses.csv",
      files: {
        "expenses.csv": `date,shop,category,amount
2024-04-27,Corner Market,groceries,31.15
2024-04-29,Bus company,travel,18.00
2024-04-30,Corner Market,groceries,12.80
2024-05-02,Corner Market,groceries,27.45
2024-05-03,Pharmacy,health,8.90
2024-05-04,Groceries & More,household,22.30
2024-05-07,Farm stall,groceries,14.20
2024-05-09,Cinema,fun,11.00
2024-05-11,Corner Market,groceries,41.05
2024-05-13,Bus company,travel,18.00
2024-05-15,Book shop,fun,16.50
2024-05-18,Farm stall,groceries,9.75
2024-05-19,Hardware store,household,35.40
2024-05-22,Corner Market,groceries,33.60
2024-05-25,"Baker, Mill Lane",groceries,6.35
2024-05-28,Pharmacy,health,14.10
2024-05-31,Corner Market,groceries,24.90
2024-06-01,Corner Market,groceries,19.95
2024-06-03,Farm stall,groceries,11.30
2024-06-05,Garage,travel,88.00
`,
      },
      mayChange: [],
      check: answers(/\b157[.,]30?\b/),
      gold: { answer: "You spent 157.30 on groceries in May." },
      wrong: [
        { answer: "232.50" },
        { answer: "179.60" },
        { answer: "150.95" },
        { answer: "157.30", run: "echo 'total,,,157.30' >> expenses.csv" },
      ],
    },
    {
      prompt: "Wie viel Euro Mitgliedsbeitrag ist dieses Jahr schon eingegangen? Steht alles in Beiträge.csv",
      files: {
        "Beiträge.csv": `Nr;Name;Beitrag;Bezahlt am
1;Ahlers, Jutta;148,00;12.01.
2;Brandl, Kuno;148,00;
3;Cramer, Ida;74,50;03.02.
4;Dietz, Paul;148,00;15.01.
5;Eichler, Mona;148,00;15.01.
6;Fink, Ruben;74,50;
7;Gabler, Enno;148,00;28.02.
8;Hößl, Vera;296,00;02.03.
9;Immel, Kai;148,00;
10;Jost, Lene;74,50;11.03.
11;Krüll, Bodo;148,00;19.01.
`.replaceAll("\n", "\r\n"),
        "Beiträge 2022.csv":
          "Nr;Name;Beitrag;Bezahlt am\r\n1;Ahlers, Jutta;120,00;10.01.\r\n2;Brandl, Kuno;120,00;11.01.\r\n",
      },
      mayChange: [],
      check: answers(/(?<![\d.,])1[.,'’\s]?185([.,](00?|-|–))?(?![\d]|[.,]\d)/),
      gold: { answer: "Bisher sind 1.185,00 € eingegangen." },
      wrong: [
        { answer: "1.555,50 €" },
        { answer: "370,50 Euro" },
        { answer: "1.183,50 €" },
        { answer: "240,00 €" },
        { answer: "11.185 €" },
      ],
    },
    {
      prompt: "can you add up what customers still owe me? all my bills are in invoices.json",
      files: {
        "invoices.json": `{
  "currency": "EUR",
  "invoices": [
    { "no": "R-101", "customer": "Ketterer", "status": "paid", "lines": [{ "what": "mowing", "qty": 3, "price": 28 }] },
    {
      "no": "R-102",
      "customer": "Hall of the parish",
      "status": "open",
      "lines": [
        { "what": "hedge", "qty": 2, "price": 45 },
        { "what": "disposal", "qty": 1, "price": 17.5 }
      ]
    },
    { "no": "R-103", "customer": "Ambros", "status": "cancelled", "lines": [{ "what": "tree", "qty": 1, "price": 240 }] },
    {
      "no": "R-104",
      "customer": "Silva",
      "status": "open",
      "lines": [
        { "what": "mowing", "qty": 5, "price": 28 },
        { "what": "seed", "qty": 4, "price": 6.25 }
      ]
    },
    { "no": "R-105", "customer": "Ketterer", "status": "paid", "lines": [{ "what": "hedge", "qty": 1, "price": 45 }] },
    { "no": "R-106", "customer": "Ambros", "status": "open", "lines": [{ "what": "mowing", "qty": 2, "price": 28 }] }
  ]
}
`,
      },
      mayChange: [],
      check: all(answers(/\b328[.,]50?\b/), answersNot(/568[.,]5/)),
      gold: { answer: "Three invoices are open (R-102, R-104, R-106), together 328.50 EUR." },
      wrong: [
        { answer: "152.75 EUR" },
        { answer: "You are owed 568.50 EUR." },
        { answer: "697.50" },
        { answer: "Three invoices are open." },
      ],
    },
    {
      prompt: "家計簿.csv の6月の食費は合計でいくらですか?",
      files: {
        "家計簿.csv": `日付,内容,分類,金額
2024-05-30,スーパー,食費,2140
2024-06-01,スーパー,食費,"3,280"
2024-06-02,電車,交通費,460
2024-06-05,八百屋,食費,870
2024-06-08,ラーメン店,外食費,950
2024-06-09,スーパー,食費,"4,115"
2024-06-14,洗剤,日用品,398
2024-06-16,魚屋,食費,"1,240"
2024-06-21,喫茶店,外食費,620
2024-06-23,スーパー,食費,"2,965"
2024-06-29,パン屋,食費,540
2024-07-01,スーパー,食費,"3,050"
2024-07-06,電気代,光熱費,"5,380"
`,
      },
      mayChange: [],
      check: answers(/(?<!\d)(13[,,.]?010|1万3,?010|1万3千10)(?!\d)/),
      gold: { answer: "6月の食費は合計13,010円です。" },
      wrong: [
        { answer: "14,580円です。" },
        { answer: "18,200円" },
        { answer: "1,410円" },
        { answer: "13010", run: "echo '合計,,食費,13010' >> 家計簿.csv" },
      ],
    },
  ],
};
