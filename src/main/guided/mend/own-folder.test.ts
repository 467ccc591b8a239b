import { expect, test } from "vitest";
import { ownFolderChanges } from "./own-folder.ts";
import type { Language } from "./program-file.ts";

const failure = "exit 1\nNo such file or directory: '../data/menu.csv'";
const changed = (program: string, language: Language, of = failure) =>
  ownFolderChanges(program.split("\n"), language, of).map(({ fresh }) => fresh);

test.each<[Language, string, string]>([
  [
    "python",
    'import csv\n\nrows = list(csv.reader(open("../data/menu.csv")))\nnames = Path("names.txt")\n',
    'import csv\nfrom pathlib import Path\n\nHERE = Path(__file__).resolve().parent\n\nrows = list(csv.reader(open(HERE / "../data/menu.csv")))\nnames = (HERE / "names.txt")\n',
  ],
  [
    "python",
    'with open(f"{name}.csv") as file:\n    pass\n',
    'from pathlib import Path\n\nHERE = Path(__file__).resolve().parent\n\nwith open(HERE / f"{name}.csv") as file:\n    pass\n',
  ],
  [
    "javascript",
    'import { readFileSync } from "node:fs";\nreadFileSync("menu.csv");\n',
    'import { readFileSync } from "node:fs";\nreadFileSync(new URL("menu.csv", import.meta.url));\n',
  ],
  [
    "shell",
    "#!/bin/bash\n# the menu\ncat ../menu.csv\n",
    '#!/bin/bash\n# the menu\ncd "$(dirname "$0")" || exit 1\ncat ../menu.csv\n',
  ],
])("a program looks for its files from its own folder: %s", (language, program, fresh) => {
  expect(changed(program, language)).toEqual([fresh]);
});

test.each<[string, Language, string, string]>([
  ["nothing is missing", "shell", "cat ../menu.csv\n", "exit 1"],
  ["a path begins at the top", "python", 'open("/etc/menu")\n', failure],
  ["a script is handed its file", "shell", 'cat "$1" ../menu.csv\n', failure],
  ["it goes to a folder itself", "shell", "cd ..\ncat menu.csv\n", failure],
])("nothing is put where %s", (_, language, program, of) => {
  expect(changed(program, language, of)).toEqual([]);
});

test.each([
  [
    `name=$(sed -n "\${1}p" rota.txt)\n`,
    "sed: can't read rota.txt: No such file or directory",
    `name=$(sed -n "\${1}p" "$(dirname "$0")/rota.txt")\n`,
  ],
  [
    `# words.txt is beside\ngrep "$1" "words.txt" | sort\n`,
    "grep: words.txt: No such file or directory",
    `# words.txt is beside\ngrep "$1" "$(dirname "$0")/words.txt" | sort\n`,
  ],
  [
    `while read -r n; do echo "$1 $n"; done < data/n.txt\n`,
    "list.sh: line 1: data/n.txt: No such file or directory",
    `while read -r n; do echo "$1 $n"; done < "$(dirname "$0")/data/n.txt"\n`,
  ],
])("a script that is handed something looks for what isn't found beside itself: %j", (script, said, fresh) => {
  expect(changed(script, "shell", `exit 1\n${said}\n`)).toEqual([fresh]);
});

test.each([
  ['cat "$1"\n', "cat: rota.txt: No such file or directory"],
  ['cd data\ncat "$1" rota.txt\n', "cat: rota.txt: No such file or directory"],
  ["grep \"$1\" 'rota.txt'\n", "cat: /etc/rota.txt: No such file or directory"],
])("but not what it is handed, or what lies elsewhere: %j", (script, said) => {
  expect(changed(script, "shell", `exit 1\n${said}\n`)).toEqual([]);
});
