import type { BasicGroup } from "./basic-group.ts";
import { fileIs } from "../task.ts";

const shop =
  "PRICES = {'tea': 3, 'jam': 5}\n\n\ndef calc(cart):\n    return sum(PRICES[item] for item in cart)\n\n\nprint(calc(['tea', 'jam']))\n";

export const edits: BasicGroup = {
  name: "one-file edits",
  tasks: [
    {
      id: "json-port",
      prompt: "Change the port in config.json to 9090",
      files: {
        "config.json": '{\n  "host": "localhost",\n  "port": 8080,\n  "debug": false\n}\n',
        "readme.txt": "see config.json\n",
      },
      mayChange: ["config.json"],
      check: fileIs("config.json", '{\n  "host": "localhost",\n  "port": 9090,\n  "debug": false\n}\n'),
    },
    {
      id: "olive-oil",
      prompt: "add olive oil to shopping.md",
      files: { "shopping.md": "# Shopping\n\n- bread\n- milk\n- tomatoes\n" },
      mayChange: ["shopping.md"],
      check: fileIs("shopping.md", "# Shopping\n\n- bread\n- milk\n- tomatoes\n- olive oil\n"),
    },
    {
      id: "typo",
      prompt: "There's a typo in letter.md: 'recieve' should be 'receive'. Please fix it.",
      files: { "letter.md": "Dear Ms Lind,\n\nyou will recieve the parcel on Friday.\n\nKind regards\nTom\n" },
      mayChange: ["letter.md"],
      check: fileIs("letter.md", "Dear Ms Lind,\n\nyou will receive the parcel on Friday.\n\nKind regards\nTom\n"),
    },
    {
      id: "debug-off",
      prompt: "turn off debug in settings.ini",
      files: { "settings.ini": "[app]\nname = shed\ndebug = true\ncolour = green\n" },
      mayChange: ["settings.ini"],
      check: ({ read }) => {
        const text = read("settings.ini") ?? "";
        return /^\[app\]\nname = shed\ndebug = (false|off|no|0)\ncolour = green\n?$/.test(text)
          ? null
          : `settings.ini reads ${JSON.stringify(text)}`;
      },
    },
    {
      id: "no-gym",
      prompt: "Remove the gym line from todo.txt",
      files: { "todo.txt": "pay rent\ngo to the gym\nwater the plants\nwrite to Ines\n" },
      mayChange: ["todo.txt"],
      check: fileIs("todo.txt", "pay rent\nwater the plants\nwrite to Ines\n"),
    },
    {
      id: "rename-function",
      prompt: "In shop.py rename the function calc to total_price everywhere",
      files: { "shop.py": shop, "notes.txt": "prices are in euros\n" },
      mayChange: ["shop.py"],
      check: fileIs("shop.py", shop.replaceAll("calc", "total_price")),
    },
  ],
};
