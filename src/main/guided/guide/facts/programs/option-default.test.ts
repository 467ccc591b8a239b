import { expect, test } from "vitest";
import { askedCellIn } from "../entries/asked-cell.ts";
import { optionDefault } from "./option-default.ts";

const python = `import argparse
WIDTH = 640  # pixels
# TRIES = 9
TRIES = 3
PORT = 80
PORT += 8000

parser = argparse.ArgumentParser()
parser.add_argument("-t", "--tries", type=int, default=TRIES)
parser.add_argument("--width", type=int, default=WIDTH, help="of the picture")
parser.add_argument("--wait-minutes", type=int, default=5)
parser.add_argument("--city", default="Oslo")
parser.add_argument("--port", default=PORT)
parser.add_argument("--dry-run", action="store_true")
`;
const script = `program
  .option("-d, --depth <n>", "how deep", 4)
  .option("--theme <name>", "the colours", "dark");
`;

test.each<[string, string, string]>([
  ["if I just run load.py without any options, how many tries does it take when the line is down?", python, "3"],
  ["what is the width by default?", python, "640"],
  ["which city does it take with no arguments?", python, "Oslo"],
  ["how many minutes does it wait by default?", python, "5"],
  ["Welche Tiefe (depth) nimmt es standardmäßig?", script, "4"],
  ["what's the default for --theme?", script, "dark"],
])("an option that nobody gives has its default: %s", (request, text, value) => {
  expect(askedCellIn(optionDefault(text, request))?.value).toBe(value);
});

test.each<[string, string]>([
  ["how many tries does it take with --width 5 and no arguments? by default, I mean", python],
  ["how many tries does it take?", python],
  ["which port does it take by default?", python],
  ["does it dry run by default?", python],
  ["how many seconds does it wait by default?", python],
  ["what are the width and the city by default?", python],
  ["how many cities are there by default?", python],
])("nothing is told where it is open: %s", (request, text) => {
  expect(optionDefault(text, request)).toBe("");
});
