import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { rotaCalls } from "./rota-of-dates.ts";

const people = "Ida\nBo (on parental leave)\nKim\nLou\nMats\n";

async function written(request: string, text = people) {
  const view = viewOf({ "people.txt": text, "old.csv": "" });
  const [call] = await rotaCalls(request, await view.files(), view);
  return call?.input["content"];
}

test.each<[string, string]>([
  [
    'Make rota.csv with the header "date,name": every Tuesday from 4 November, 3 times, one after the other from people.txt. Skip who is on parental leave',
    "date,name\n4 November,Ida\n11 November,Kim\n18 November,Lou\n",
  ],
  [
    "create rota.csv from people.txt with the columns name and date, weekly from 2025-11-25, three dates, leave out those on parental leave",
    "name,date\nIda,2025-11-25\nKim,2025-12-02\nLou,2025-12-09\n",
  ],
  [
    'Erstelle eine rota.csv mit der Kopfzeile "Datum,Name": jeden Dienstag ab 4. November, 3 Termine, die Leute der Reihe nach aus people.txt, ohne die mit parental leave',
    "Datum,Name\n4. November,Ida\n11. November,Kim\n18. November,Lou\n",
  ],
])("people one after the other, with a date each: %s", async (request, table) => {
  expect(await written(request)).toBe(table);
});

test("who is to be skipped in Japanese is left out", async () => {
  const request =
    "当番表.csv を作ってください。1行目は「日付,名前」、11月4日から毎週火曜日で4回分、people.txt の上から順に一人ずつ。休会中の人は飛ばしてください。";
  expect(await written(request, "佐藤 恵\n小林 健(休会中)\n中村 彩\n渡辺 誠\n石井 直子\n山口 武\n")).toBe(
    "日付,名前\n11月4日,佐藤 恵\n11月11日,中村 彩\n11月18日,渡辺 誠\n11月25日,石井 直子\n",
  );
});

test("it starts again where those who are there take turns", async () => {
  const request = 'make rota.csv with "date,name", daily from 3 March, 5 days, people.txt in turn';
  expect(await written(request, "- Ida\n- Kim\n")).toBe(
    "date,name\n3 March,Ida\n4 March,Kim\n5 March,Ida\n6 March,Kim\n7 March,Ida\n",
  );
});

test.each([
  'make rota.csv with "date,name": every Tuesday from 4 November, 3 times, people.txt one after the other',
  'make rota.csv with "date,name": every Tuesday from 4 November, people.txt one after the other, skip who is on parental leave',
  'make rota.csv with "date,name": every Tuesday from 4 November, 9 times, from people.txt, skip who is on parental leave',
  'make rota.csv with "date,name": every Tuesday from 4 November, 3 times, from people.txt in reverse, skip who is on parental leave',
  'make rota.csv with "date,name": every Tuesday from 4 November, 3 times, 2 persons each, from people.txt, skip who is on parental leave',
  'make rota.csv with "date,name": from 4 November, 3 times, from people.txt, skip who is on parental leave',
  'make rota.csv with "date,name": every Monday from 2025-11-04, 3 times, from people.txt, skip who is on parental leave',
  'make rota.csv with "day,room,name": every Tuesday from 4 November, 3 times, from people.txt, skip who is on parental leave',
  'make rota.csv with "date,name": every Tuesday from 25 February, 3 times, from people.txt, skip who is on parental leave',
  'make rota.csv with "date,name": every Tuesday from 4 November, 3 times, from people.txt, skip who is ill',
])("is left to the model: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
