import { describe, expect, it } from "vitest";
import { lostModules } from "./lost-modules.ts";

const paths = ["menu.js", "data/prices.json", "data/prices-2023.json", "lib/rank.js", "helpers.py", "tools/money.py"];

function fresh(path: string, text: string, failure: string): unknown[] {
  return lostModules([{ path, text }], `exit 1\n${failure}\n`, paths).map(({ input }) => input["new_text"]);
}

describe("a module that is spelled otherwise", () => {
  it.each([
    [
      "menu.js",
      'const p = require("./Data/Prices.json");',
      "Error: Cannot find module './Data/Prices.json'",
      'const p = require("./data/prices.json");',
    ],
    [
      "menu.js",
      "const { rank } = require('./Lib/Rank');",
      "Error: Cannot find module './Lib/Rank'",
      "const { rank } = require('./lib/rank');",
    ],
    [
      "src/a.mjs",
      'import { rank } from "../Lib/rank.js";',
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/x/y/Lib/rank.js' imported from /x/y/src/a.mjs",
      'import { rank } from "../lib/rank.js";',
    ],
    [
      "main.py",
      "from Helpers import twice",
      "ModuleNotFoundError: No module named 'Helpers'",
      "from helpers import twice",
    ],
    ["main.py", "import Helpers", "ModuleNotFoundError: No module named 'Helpers'", "import helpers as Helpers"],
    [
      "main.py",
      "from Tools.money import pay",
      "ModuleNotFoundError: No module named 'Tools'",
      "from tools.money import pay",
    ],
  ])("is found from %s: %s", (path, line, failure, wanted) => {
    expect(fresh(path, line, failure)).toEqual([wanted]);
  });

  it.each([
    ["menu.js", 'require("./data/costs.json")', "Error: Cannot find module './data/costs.json'"],
    ["menu.js", 'require("express")', "Error: Cannot find module 'express'"],
    ["menu.js", 'require("./data/prices.json")', "SyntaxError: Unexpected token"],
    ["main.py", "import requests", "ModuleNotFoundError: No module named 'requests'"],
  ])("isn't guessed for %s: %s", (path, line, failure) => {
    expect(fresh(path, line, failure)).toEqual([]);
  });
});
