import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { markedLineCalls } from "./table-of-marked-lines.ts";

const texts = {
  "minutes.md": `# Minutes, 14 April 2031

The hall is free from May.
ACTION Jo: order two nets, blue, by 3 May
- ACTION: Mira - ask for the keys (by Tuesday 22 April)
Action plans were discussed.
`,
  "protokoll.md": "Protokoll 12.03.2031\n\nTODO Jana: Liste schreiben, bis 20.03.\nTODO Ruth: Fotos sammeln\n",
  "winter.md": "Minutes 3 Nov 2031\n\nACTION Jo: order nets, by 10 January\n",
  "undated.md": "ACTION Jo: order nets, by 3 May\n",
  "vague.md": "Minutes 3 Nov 2031\n\nACTION Jo: order nets, by the end of the month\n",
  "nobody.md": "Minutes 3 Nov 2031\n\nACTION: order nets\n",
  "done.md": "Minutes 3 Nov 2031\n\nACTION Jo: order nets (done)\n",
  "議事録.md": "# 議事録 2031年4月10日\n\n担当 佐藤: 会場を予約する、4月20日まで\n",
};

async function written(request: string): Promise<string | null> {
  const view = viewOf(texts);
  const [call] = await markedLineCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? content : null;
}

const tasks = 'who,what,due\nJo,"order two nets, blue",2031-05-03\nMira,ask for the keys,2031-04-22\n';
const byDay = 'who,what,due\nMira,ask for the keys,2031-04-22\nJo,"order two nets, blue",2031-05-03\n';

test.each([
  [
    "can you turn the ACTION lines of minutes.md into a tasks.csv? columns who,what,due with the date like 2025-05-03",
    tasks,
  ],
  [
    "Please make tasks.csv from the action items in minutes.md, with the columns who, what, due (dates as YYYY-MM-DD).",
    tasks,
  ],
  ["pull all ACTION lines out of minutes.md into tasks.csv - who,what,due, ISO dates, sorted by due", byDay],
  [
    "Please collect all lines that begin with ACTION from minutes.md in tasks.csv: who, what and due. Dates in ISO format, sorted by due.",
    byDay,
  ],
  [
    "Kannst du aus den TODO-Zeilen in protokoll.md eine liste.csv machen? Spalten: wer,was,bis und das Datum bitte wie 2031-03-20",
    "wer,was,bis\nJana,Liste schreiben,2031-03-20\nRuth,Fotos sammeln,\n",
  ],
  [
    "Die TODO-Zeilen aus protokoll.md bitte als liste.csv, Spalten was, wer, bis",
    "was,wer,bis\nListe schreiben,Jana,20.03.\nFotos sammeln,Ruth,\n",
  ],
  [
    "議事録.mdの「担当」の行からtasks.csvを作ってください。列は誰,内容,期限で、日付は2031-04-20の形で。",
    "誰,内容,期限\n佐藤,会場を予約する,2031-04-20\n",
  ],
])("%s", async (request, content) => {
  expect(await written(request)).toBe(content);
});

const wish = (file: string) =>
  `turn the ACTION lines of ${file} into t.csv, columns who,what,due, dates like 2025-05-03`;

test.each([
  ["a day may be of the next year", wish("winter.md")],
  ["the year isn't said", wish("undated.md")],
  ["a time is no day", wish("vague.md")],
  ["a line says nobody", wish("nobody.md")],
  ["one is done", wish("done.md")],
  ["no line has that mark", "turn the TODO lines of minutes.md into t.csv, columns who,what,due"],
  ["a column is unknown", "turn the ACTION lines of minutes.md into t.csv, columns who,what,due,status"],
  ["the days have no column", "turn the ACTION lines of minutes.md into t.csv, columns who,what"],
  ["only some are meant", "turn Jo's ACTION lines of minutes.md into t.csv, columns who,what,due"],
  [
    "they are to go",
    "turn the ACTION lines of minutes.md into t.csv, columns who,what,due, and remove them from minutes.md",
  ],
  [
    "dates are to be in another form",
    "turn the ACTION lines of minutes.md into t.csv, columns who,what,due, dates like 03.05.2025",
  ],
  ["something is asked", "how many ACTION lines does minutes.md have? I want t.csv with who,what,due later"],
])("it is left open where %s", async (_, request) => {
  expect(await written(request)).toBeNull();
});
