import { isDeepStrictEqual } from "node:util";
import { all, runs, type Family, type Task } from "../task.ts";

/** Fails unless the lines with these numbers match, and all others read as before. */
function onlyLines(path: string, before: string, changed: Readonly<Record<number, RegExp>>): Task["check"] {
  return ({ read }) => {
    const was = before.trimEnd().split("\n");
    const now = (read(path) ?? "").trimEnd().split("\n");
    if (now.length !== was.length) return `${path} has ${now.length} lines instead of ${was.length}`;
    const wrong = was.findIndex((line, index) => {
      const pattern = changed[index + 1];
      return pattern ? !pattern.test(now[index] ?? "") : now[index] !== line;
    });
    return wrong === -1 ? null : `line ${wrong + 1} of ${path} reads ${JSON.stringify(now[wrong])}`;
  };
}

/** Fails unless the file holds this value as JSON, however it is laid out. */
function jsonIs(path: string, wanted: unknown): Task["check"] {
  return ({ read }) => {
    try {
      return isDeepStrictEqual(JSON.parse(read(path) ?? ""), wanted) ? null : `${path} reads ${read(path)}`;
    } catch {
      return `${path} isn't JSON`;
    }
  };
}

const APP_INI = `; settings of the booking desk
[general]
name = Booking desk
language = en

[upload]
folder = incoming
timeout = 30

[session]
cookie = desk
timeout = 30      ; minutes
remember = no

[mail]
from = desk@hall.example
retry = 30
`;

const PACKAGE = {
  name: "tide-table",
  version: "1.3.2",
  private: true,
  scripts: { start: "node server.js", test: "node --test" },
  dependencies: { "left-margin": "1.3.2", tides: "^2.0.0" },
  license: "MIT",
};

const MEMBERS = [
  "Nr;Name;Vorname;Ort;Telefon;Eintritt",
  "101;Albers;Knut;Rendsburg;04331 55 10 02;2011",
  "102;Petersen;Jörg;Rendsburg;04331 55 18 77;2014",
  "103;Petersen;Inge;Büdelsdorf;04331 55 18 77;2014",
  "104;Petersen-Voß;Inga;Fockbek;04331 55 40 31;2020",
  "105;Möller;Käthe;Westerrönfeld;04331 55 63 90;2009",
  "",
].join("\r\n");

const PRICING = `"""Prices of the plant stall."""

TAX = 0.07


def calc(price, amount):
    """Price of several pots, with a rebate from ten pots on."""
    total = price * amount
    if amount >= 10:
        total = total * 0.9
    return round(total, 2)


def calc_tax(price, amount):
    return round(calc(price, amount) * TAX, 2)


def recalc(rows):
    return [calc(price, amount) for price, amount in rows]


def receipt(rows):
    calculated = recalc(rows)
    lines = [f"{value:.2f}" for value in calculated]
    lines.append(f"{sum(calculated):.2f}")
    return "\\n".join(lines)


if __name__ == "__main__":
    print(calc(2.5, 4))
    print(calc_tax(2.5, 4))
`;

const RENAMED = PRICING.replaceAll(/\bcalc\b/g, "net_price");

/** One thing set to another value, or a name to another, in one named file; what looks like it stays. */
export const oneValueChanges: Family = {
  id: "one-value-changes",
  group: "one-file edits",
  variants: [
    {
      prompt: "set the session timeout to 45 minutes in app.ini please",
      files: { "app.ini": APP_INI, "README.txt": "Restart the desk after a change in app.ini.\n" },
      mayChange: ["app.ini"],
      check: onlyLines("app.ini", APP_INI, { 12: /^timeout\s*=\s*45\s*(;\s*minutes\s*)?$/ }),
      gold: { run: "sed -i '12s/30/45/' app.ini", answer: "Done." },
      wrong: [
        { run: "sed -i 's/^timeout = 30/timeout = 45/' app.ini" },
        { run: "sed -i '8s/30/45/' app.ini" },
        { run: "sed -i '12s/30/2700/' app.ini" },
        { run: "echo 'timeout = 45' >> app.ini" },
        { answer: "I set the timeout to 45 minutes." },
      ],
    },
    {
      prompt: 'bump the version in package.json to 1.4.0 and add a script called lint that runs "eslint ."',
      files: {
        "package.json": `${JSON.stringify(PACKAGE, null, 2)}\n`,
        "server.js": 'console.log("tides");\n',
        "CHANGELOG.md": "# Changes\n\n## 1.3.2\n\n- times of the northern harbours\n",
      },
      mayChange: ["package.json"],
      check: jsonIs("package.json", {
        ...PACKAGE,
        version: "1.4.0",
        scripts: { ...PACKAGE.scripts, lint: "eslint ." },
      }),
      gold: {
        run: `sed -i -e 's/"version": "1.3.2"/"version": "1.4.0"/' -e 's/"test": "node --test"/&,\\n    "lint": "eslint ."/' package.json`,
      },
      wrong: [
        { run: "sed -i 's/1.3.2/1.4.0/' package.json" },
        { run: `sed -i 's/"version": "1.3.2"/"version": "1.4.0"/' package.json` },
        {
          run: `sed -i -e 's/1.3.2/1.4.0/' -e 's/"test": "node --test"/&,\\n    "lint": "eslint ."/' package.json`,
        },
        {
          run: `sed -i -e 's/"version": "1.3.2"/"version": "1.4.0"/' -e 's/"test": "node --test"/"lint": "eslint ."/' package.json`,
        },
        {
          run: `sed -i -e 's/"version": "1.3.2"/"version": "1.4.0"/' -e 's/"test": "node --test"/&\\n    "lint": "eslint ."/' package.json`,
        },
      ],
    },
    {
      prompt:
        "Bitte in der Vereinsliste.csv die Telefonnummer von Inge Petersen ändern, neu ist 04331 55 20 91. Danke!",
      files: {
        "Vereinsliste.csv": MEMBERS,
        "Vereinsliste 2023.csv": MEMBERS.replace("105;Möller;Käthe;Westerrönfeld;04331 55 63 90;2009\r\n", ""),
      },
      mayChange: ["Vereinsliste.csv"],
      check: onlyLines("Vereinsliste.csv", MEMBERS, { 4: /^103;Petersen;Inge;Büdelsdorf;04331 55 20 91;2014\r$/ }),
      gold: { run: "sed -i '4s/55 18 77/55 20 91/' Vereinsliste.csv" },
      wrong: [
        { run: "sed -i 's/55 18 77/55 20 91/' Vereinsliste.csv" },
        { run: "sed -i '3s/55 18 77/55 20 91/' Vereinsliste.csv" },
        { run: "sed -i '5s/55 40 31/55 20 91/' Vereinsliste.csv" },
        { run: "sed -i -e '4s/55 18 77/55 20 91/' -e 's/\\r$//' Vereinsliste.csv" },
        { run: "sed -i -e '4s/55 18 77/55 20 91/' -e '3d' Vereinsliste.csv" },
        { run: "sed -i '4s/55 18 77/55 20 91/' *.csv" },
      ],
    },
    {
      prompt:
        "rename the function calc to net_price in pricing.py, also where it's called. the other functions keep their names",
      files: {
        "pricing.py": PRICING,
        "prices.csv": "plant,price\nthyme,2.50\nsage,2.80\n",
      },
      mayChange: ["pricing.py"],
      check: all(
        ({ read }) =>
          read("pricing.py")?.trimEnd() === RENAMED.trimEnd() ? null : `pricing.py reads ${read("pricing.py")}`,
        runs(
          `python3 -c 'import pricing as p; print(p.net_price(2, 10), p.calc_tax(10, 1), p.recalc([(1, 2)]))'`,
          /^18\.0 0\.7 \[2\]\s*$/,
        ),
      ),
      gold: { run: "sed -i 's/\\bcalc\\b/net_price/g' pricing.py" },
      wrong: [
        { run: "sed -i 's/calc/net_price/g' pricing.py" },
        { run: "sed -i 's/def calc(/def net_price(/' pricing.py" },
        { run: "sed -i 's/calc(/net_price(/g' pricing.py" },
        { run: "sed -i 's/\\bcalc(price/net_price(price/g' pricing.py" },
        { run: "printf '\\nnet_price = calc\\n' >> pricing.py" },
      ],
    },
  ],
};
