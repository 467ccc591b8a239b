import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidLinesGoneCalls } from "./said-lines-gone.ts";

const view = viewOf({
  "songs/lake.txt": "The lake\nMembers only\n\nThe boats are out.\n",
  "songs/rounds/spring.txt": "Spring\n\nWake up!\nMembers only",
  "songs/winter.txt": "Winter\nMembers only, no piano\n",
  "orders.txt": "30 copies\nMembers only\n",
});

async function removed(request: string) {
  const calls = await saidLinesGoneCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["old_text"], input["new_text"]]);
}

test.each([
  'take the line "Members only" out of all songs in the songs folder',
  'Nimm bitte in allen Liedern im Ordner songs die Zeile "Members only" raus',
  'please delete the "Members only" line from every file in songs/',
])("a line is taken out of all files that are meant: %s", async (request) => {
  expect(await removed(request)).toEqual([
    ["songs/lake.txt", "Members only\n", ""],
    ["songs/rounds/spring.txt", "Wake up!\nMembers only", "Wake up!"],
  ]);
});

test.each([
  'replace the line "Members only" in all songs in the songs folder',
  'which songs in the songs folder have the line "Members only" to be removed?',
  'the line "Members only" has to stay in all songs in the songs folder',
  'remove the duplicate line "Members only" from songs/lake.txt',
  'remove everything below the heading "Members only" in songs/lake.txt',
  "songs/lake.txtの2つ目の「Members only」の行を削除して",
  'take the line "Nobody else" out of all songs in the songs folder',
])("nothing is taken out: %s", async (request) => {
  expect(await removed(request)).toEqual([]);
});

const settings = viewOf({
  "config/web.yaml": "host: a\ndebug: true\ntheme:\n  debug_grid: true\n",
  "config/mail.yaml": "smtp:\n  debug: true   # for now\n  tls: true\n",
  "config/jobs.yaml": "debug: false\ndebug_log: true\n",
  "config/README.md": "# Config\n\n    debug: true\n",
  "local/web.yaml": "debug: true\nhost: b\n",
  "app/a.json": '{\n  "x": 1,\n  "debug": true,\n  "y": 2\n}\n',
  "app/b.json": '{\n  "x": 1,\n  "debug": true\n}\n',
  "src/a.py": "import os\nimport pdb\n",
  "src/notes.txt": "import pdb\n",
  "held.py": "def f():\n    import pdb\n",
  "tests/b.py": "import pdb\n",
  "twice.ini": "[a]\nverbose = 1\n[b]\nverbose = 1\n",
});

async function goneFrom(request: string) {
  const calls = await saidLinesGoneCalls(request, await settings.files(), settings);
  return calls.map(({ input }) => [input["path"], input["line"]]);
}

test.each([
  "we go live tomorrow, delete the line debug: true from every yaml file in config",
  "remove the line `debug: true` from all yaml files in config/",
  "please take the debug: true line out of the yaml files in the config folder",
  "delete debug: true from all .yaml files under config, please",
  "get rid of the line debug: true in config/*.yaml",
  "Lösche die Zeile debug: true aus jeder YAML-Datei im Ordner config",
  "in allen yaml-Dateien in config soll die Zeile debug: true raus",
  "configフォルダのすべてのyamlファイルからdebug: trueの行を削除してください",
  "config内のyamlファイルから「debug: true」という行を消して",
])("just this line goes out of the files of that kind in that folder: %s", async (request) => {
  expect(await goneFrom(request)).toEqual([
    ["config/web.yaml", 2],
    ["config/mail.yaml", 2],
  ]);
});

test.each([
  "delete the line debug: true from every yaml file in config, but not from mail.yaml",
  "delete the line debug: true from every yaml file in config, but keep it in config/mail.yaml",
  "delete the line debug: true from every yaml file in config and leave it in mail.yaml",
  "Lösche debug: true aus allen yaml-Dateien in config, in mail.yaml soll es bleiben",
  "Lösche debug: true aus allen yaml-Dateien in config, aber behalte es in mail.yaml",
])("it stays in a file that is left out: %s", async (request) => {
  expect(await goneFrom(request)).toEqual([["config/web.yaml", 2]]);
});

test.each(['take the line "Members only" out of all the songs', 'Nimm die Zeile "Members only" aus allen Songs raus'])(
  "what is called like a folder is what lies in it: %s",
  async (request) => {
    expect((await removed(request)).map(([path]) => path)).toEqual(["songs/lake.txt", "songs/rounds/spring.txt"]);
  },
);

test("programs of a language lose it, and no other text", async () => {
  expect(await goneFrom("drop the line that says import pdb from every python file in src and tests")).toEqual([
    ["src/a.py", 2],
    ["tests/b.py", 1],
  ]);
});

test("what is JSON stays so where it was the last one", async () => {
  const calls = await saidLinesGoneCalls(
    'delete the line "debug": true from the json files in app',
    await settings.files(),
    settings,
  );
  const after = calls.map((call) => withCall(call.input["path"] === "app/a.json" ? a : b, call));
  expect(after).toEqual(['{\n  "x": 1,\n  "y": 2\n}\n', '{\n  "x": 1\n}\n']);
});

const a = '{\n  "x": 1,\n  "debug": true,\n  "y": 2\n}\n';
const b = '{\n  "x": 1,\n  "debug": true\n}\n';

test.each([
  ["it is but the beginning of lines", "delete the line debug from every yaml file in config"],
  ["no file of the kind is there", "delete the line debug: true from every toml file in config"],
  ["none of the kind has it", "delete the line import pdb from every yaml file in config"],
  ["it may be another one", "delete the old debug: true line from every yaml file in config"],
  ["what stands below would hang", "delete smtp: from every yaml file in config"],
  ["a block would be empty", "delete the line import pdb from held.py"],
  ["two are there and one is meant", "delete the line verbose = 1 from twice.ini"],
  ["more is wanted", "delete the line debug: true from every yaml file in config and add a line log: off"],
  ["where it stays is open", "delete debug: true from all yaml files, but keep it in one of them"],
  ["another one is to stand there", "delete debug: true in the config files, it should be debug: false"],
  ["it is to be another one", "debug: true in config/web.yaml löschen, es soll debug: false sein"],
  ["it is to stay", "the line debug: true has to stay in every yaml file in config"],
])("nothing goes where %s", async (_, request) => {
  expect(await goneFrom(request)).toEqual([]);
});
