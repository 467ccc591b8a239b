import { expect, test } from "vitest";
import { saidFaulty, saidTests } from "./said-faulty.ts";

const files = ["quiet.sh", "check.sh", "initials.js", "src/menu.js", "note.py", "順位.py", "確認.py", "list.csv"].map(
  (path) => ({
    path,
    size: 10,
  }),
);

test.each([
  ["bash check.sh tests it, could you mend quiet.sh so that there's no complaint?", ["quiet.sh"]],
  ["node check.js fails. initials.js must be where it goes wrong", ["initials.js"]],
  ["Fix it in menu.js pls, check.sh is only what I start", ["src/menu.js"]],
  ["please fix the bug in note.py", ["note.py"]],
  ["the mistake has to be in quiet.sh", ["quiet.sh"]],
  ["could you look into note.py and fix it there", ["note.py"]],
  ["check.sh complains, note.py is wrong", ["note.py"]],
  ["Der Fehler steckt in note.py", ["note.py"]],
  ["bash check.sh meckert, bitte quiet.sh reparieren", ["quiet.sh"]],
  ["Bitte passe note.py an", ["note.py"]],
  ["順位.py のほうを直してもらえると助かります", ["順位.py"]],
  ["「python3 確認.py」で失敗します。順位.pyに間違いがあるようです", ["順位.py"]],
  ["please mend quiet.sh and note.py", ["quiet.sh", "note.py"]],
])("is to be mended: %s", (request, paths) => {
  expect(saidFaulty(request, files)).toEqual(paths);
});

test.each([
  "check.sh fails, can you fix that?",
  "don't change check.sh, only make it pass",
  "fix the dates in list.csv",
  "run quiet.sh and tell me what it says",
  "bash check.sh gives an error",
  "確認.py を実行するとエラーになります",
])("isn't said of a program: %s", (request) => {
  expect(saidFaulty(request, files)).toEqual([]);
});

test.each([
  ["bash check.sh tests it, could you mend quiet.sh", ["check.sh"]],
  ["`bash check.sh` checks it and complains", ["check.sh"]],
  ["I test it with bash check.sh", ["check.sh"]],
  ["bash check.sh prüft das", ["check.sh"]],
  ["確認.py でテストしています", ["確認.py"]],
  ["check.sh prints nonsense", []],
  ["note.py checks passwords, and lets all through", []],
])("only tests others: %s", (request, paths) => {
  expect(saidTests(request, files)).toEqual(paths);
});
