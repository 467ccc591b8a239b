import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidLinesOfCalls } from "./said-lines-of.ts";

const rota = {
  "shifts/week.csv": "time,who,where\n06:00,Ada,desk\n06:00,Bo,hall\n14:00,Adalie,desk\n22:00,Ada,gate\n",
  "shifts/weekend.txt": "Sat early - Bo\nSat late - Ada\nSun late - Adalie",
  "shifts/jobs.md": "# Jobs\n\n- Plants: Mia\n- Post: Ada\n",
  "phones.txt": "Ada 12\nBo 34\n",
};

async function left(request: string, texts: Readonly<Record<string, string>> = rota) {
  const view = viewOf(texts);
  const calls = await saidLinesOfCalls(request, await view.files(), view);
  const changed = Object.entries(texts).map(([path, text]) => [
    path,
    calls.filter(({ input }) => input["path"] === path).reduce((rest, call) => withCall(rest, call) ?? rest, text),
  ]);
  return calls.length === 0 ? null : Object.fromEntries(changed);
}

const without = {
  ...rota,
  "shifts/week.csv": "time,who,where\n06:00,Bo,hall\n14:00,Adalie,desk\n",
  "shifts/weekend.txt": "Sat early - Bo\nSun late - Adalie",
  "shifts/jobs.md": "# Jobs\n\n- Plants: Mia\n",
};

describe("the lines of one who is named", () => {
  test.each([
    "Ada quit today. take her lines out of the files in shifts pls (Adalie still works here!)",
    "Ada has left us. Please delete her lines from all files in the shifts folder. Adalie stays.",
    "remove all the lines of Ada from the files in shifts",
    "take Ada's rows out of the files in shifts please",
    "Ada hat gekündigt. Lösch bitte ihre Zeilen aus allen Dateien im Ordner shifts",
    "Streich bitte die Einträge von Ada aus den Dateien im Ordner shifts (Adalie bleibt)",
  ])("go out of each file that is meant: %s", async (request) => expect(await left(request)).toEqual(without));

  test("in Japanese", async () => {
    const texts = {
      "当番/掃除.csv": "曜日,名前\n月,佐藤\n火,鈴木\n水,佐藤\n",
      "当番/朝.md": "- 玄関：鈴木\n- 花壇：佐藤\n",
    };
    const request = "「当番」フォルダのファイルから佐藤さんの行を削除してください";
    expect(await left(request, texts)).toEqual({
      "当番/掃除.csv": "曜日,名前\n火,鈴木\n",
      "当番/朝.md": "- 玄関：鈴木\n",
    });
  });

  test.each([
    "Ada is ill. take her Monday lines out of the files in shifts",
    "Ada quit today. take her lines out of the files in shifts and put Bo there",
    "Ada quit today. give her lines in the files in shifts to Bo",
    "Ada and Bo quit today. take her lines out of the files in shifts",
    "Ada's lines in the files in shifts were deleted by Bo",
    "If Ada quits, take her lines out of the files in shifts",
    "which lines of Ada should I take out of the files in shifts?",
    "take the lines of Ada and Bo out of the files in shifts",
    "take the short lines of Ada out of the files in shifts",
    "take Ada's name out of the lines in the files in shifts",
    "Ada quit today. take her lines out.",
    "Zoe quit today. take her lines out of the files in shifts",
  ])("nothing is done by itself: %s", async (request) => expect(await left(request)).toBeNull());

  test.each([
    ["somebody else is in the line", { "shifts/weekend.txt": "Sat late - Bo\nSun late - Ada, Bo\n" }],
    ["the name is the first of two", { "shifts/weekend.txt": "Sat: Ada and Bo\nSun: Ada\n" }],
    ["it stands in a sentence", { "shifts/weekend.txt": "Sat - Ada\nAda has the key.\n" }],
    ["it is a heading", { "shifts/jobs.md": "## Ada\n- Plants\n- Post: Ada\n" }],
    ["it is a column", { "shifts/week.csv": "time,Ada,Bo\n06:00,desk,hall\n" }],
  ])("nor where %s", async (_, texts) => {
    expect(await left("Ada quit. take her lines out of the files in shifts", { ...rota, ...texts })).toBeNull();
  });
});
