/** Questions about tables that nobody has, and the queries that answer them. */
export const shownQueries: readonly (readonly [asked: string, query: string])[] = [
  [
    `Table members, 14 rows:
- name TEXT: 'Ida Berg', 'Tom Lund', 'Eva Holt', …
- joined DATE: '2019-03-01', '2021-07-12', …
- left_on DATE: NULL, '2023-12-31', '2022-06-30', …
- status TEXT: 'active', 'paused'

Question: how many do we have in the club right now? paused ones count, those who left dont`,
    `SELECT COUNT(*) FROM members WHERE left_on IS NULL`,
  ],
  [
    `Table Fahrten, 22 rows:
- Tag DATE: '2024-04-30', '2024-05-02', '2024-05-03', …
- Ziel TEXT: 'Ulm', 'Graz', 'Linz', …
- km NUMBER: 40, 112, 8, …
- privat TEXT: 'ja', NULL

Question: Wie viele Kilometer bin ich im Mai für die Firma gefahren?`,
    `SELECT SUM(km) FROM Fahrten WHERE Tag LIKE '2024-05-%' AND privat IS NULL`,
  ],
  [
    `Table stock, 18 rows:
- item TEXT: 'flour', 'rice', 'salt', …
- kind TEXT: 'dry', 'cold', 'fresh'
- price NUMBER: 1.2, 2, 0.8, …
- pieces NUMBER: 4, 0, 12, …

Question: what's everything dry on the shelf worth?`,
    `SELECT SUM(price * pieces) FROM stock WHERE kind = 'dry'`,
  ],
  [
    `Table visits, 40 rows:
- date DATE: '2025-01-08', '2025-01-09', …
- patient TEXT: 'A. Roth', 'B. Kern', …
- state TEXT: 'done', 'missed', 'moved', NULL

Question: how many different patients came in january`,
    `SELECT COUNT(DISTINCT patient) FROM visits WHERE date LIKE '2025-01-%' AND state = 'done'`,
  ],
  [
    `Table "売上", 20 rows:
- "品名" TEXT: 'パン', 'ケーキ', …
- "区分" TEXT: '店', '出張'
- "金額" NUMBER: 400, 1200, …

Question: 出張での売上は合計でいくらですか`,
    `SELECT SUM("金額") FROM "売上" WHERE "区分" = '出張'`,
  ],
  [
    `Table shifts, 30 rows:
- who TEXT: 'Kim', 'Lou', 'Pia'
- hours NUMBER: 4, 6, 8
- paid TEXT: NULL, 'x'

Question: Which of us has worked most hours that aren't paid yet?`,
    `SELECT who, SUM(hours) FROM shifts WHERE paid IS NULL GROUP BY who ORDER BY SUM(hours) DESC LIMIT 1`,
  ],
  [
    `Table courses, 26 rows:
- title TEXT: 'Yoga', 'Clay', 'Choir', …
- room TEXT: 'A', 'B', 'hall'
- seats NUMBER: 12, 20, 8, …
- state TEXT: 'runs', 'full', 'cancelled'

Question: the courses in the hall and in room B without the cancelled ones, how many places is that per room?`,
    `SELECT room, SUM(seats) FROM courses WHERE room IN ('hall', 'B') AND state != 'cancelled' GROUP BY room`,
  ],
  [
    `Table seeds, 19 rows:
- plant TEXT: 'Kale', 'Leek', 'Bean', …
- bed NUMBER: 1, 2, 3
- bought DATE: '2023-02-11', '2024-03-02', …
- shop TEXT: 'Green Corner', 'market', 'swap'
- empty TEXT: 'no', 'yes'

Question: i need a swap.csv out of seeds.csv for the label printer with what's still there, columns plant,bought and sorted by plant`,
    `SELECT plant, bought FROM seeds WHERE empty = 'no' ORDER BY plant`,
  ],
];
