import { expect, test } from "vitest";
import { exitCodes } from "./exit-codes.ts";

const sync = `OK = 0
E_USAGE = 64
E_NOTHING = 68


def main(args):
    if len(args) < 2:
        print("usage", file=sys.stderr)
        return E_USAGE
    rows = read(args[0])
    if not rows:
        return E_NOTHING
    return OK
`;
const backup = `if [ ! -d "$1" ]; then
  echo "no folder" >&2
  exit 2
fi
cp -r "$1" /mnt || exit 3
`;

test("each way in which a program ends is told with its number", () => {
  const told = "if len(args) < 2: E_USAGE = 64\nif not rows: E_NOTHING = 68\notherwise: OK = 0";
  expect(exitCodes(sync, "What does sync.py exit with when there are no rows?")).toBe(told);
  expect(exitCodes(sync, "Mit welchem Exit-Code endet sync.py ohne Zeilen?")).toBe(told);
  expect(exitCodes(sync, "行がないときの終了コードは?")).toBe(told);
});

test("nothing is told of who asks for something else, or where there is only one way", () => {
  expect(exitCodes(sync, "what does sync.py print without rows?")).toBe("");
  expect(exitCodes("exit 2\n", "what does it exit with?")).toBe("");
  expect(exitCodes("def size():\n    return total\n", "which exit code is it?")).toBe("");
});

test("a script ends with plain numbers", () => {
  expect(exitCodes(backup, "which exit status says that the folder isn't there?")).toBe(
    'if [ ! -d "$1" ]: 2\nwhere cp -r "$1" /mnt fails: 3',
  );
});
