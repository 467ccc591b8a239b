import { all, fileIs, runs, type Family, type Task } from "../task.ts";

type Files = Readonly<Record<string, string>>;

/** Fails unless each file reads so; blanks and dashes within numbers don't matter. */
function filesAre(wanted: Files): Task["check"] {
  const plain = (text: string) => text.replaceAll(/(?<=\d)[ -](?=\d)/g, "").trimEnd();
  return ({ read }) => {
    const other = Object.entries(wanted).find(([path, text]) => plain(read(path) ?? "") !== plain(text));
    return other ? `${other[0]} reads ${JSON.stringify(read(other[0]))}` : null;
  };
}

function mapFiles(files: Files, change: (text: string) => string): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]));
}

const site = {
  "site/index.html": `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Tennis club Underwood</title></head>
  <body>
    <h1>Tennis club Underwood</h1>
    <p>Courts are open from April to October.</p>
    <p>Call us: <a href="tel:0555201448">0555 201 448</a></p>
  </body>
</html>
`,
  "site/contact.html": `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Contact</title></head>
  <body>
    <table>
      <tr><td>Office</td><td>0555 201 448</td></tr>
      <tr><td>Groundsman</td><td>0555 201 449</td></tr>
      <tr><td>Fax</td><td>0555 204 148</td></tr>
    </table>
  </body>
</html>
`,
  "site/courses/kids.md": `# Courses for kids

Wednesdays at 4 pm. Sign up by phone (0555-201448) or at the club house.
`,
};
const siteDone = mapFiles(site, (text) =>
  text
    .replaceAll("0555 201 448", "0555 201 884")
    .replaceAll("0555201448", "0555201884")
    .replaceAll("0555-201448", "0555-201884"),
);

const shop = {
  "shop/pricing.py": `"""Prices of an order."""


def calc_total_net(items):
    return sum(price * count for price, count in items)


def calc_total(items, tax=0.2):
    """calc_total adds the tax to the net sum."""
    return round(calc_total_net(items) * (1 + tax), 2)
`,
  "shop/invoice.py": `from shop.pricing import calc_total, calc_total_net


def invoice(name, items):
    net = calc_total_net(items)
    return f"{name}: {net} net, {calc_total(items)} to pay"
`,
  "shop/report.py": `import shop.pricing as pricing


def day_report(orders):
    return [pricing.calc_total(items, tax=0.1) for items in orders]
`,
  "README.md": `# Shop

- \`calc_total(items)\`: what is to be paid
- \`calc_total_net(items)\`: without tax
`,
};
const shopDone = mapFiles(shop, (text) => text.replaceAll(/\bcalc_total\b/g, "order_total"));

const recipes = {
  "Rezepte/Rührkuchen.md": `# Rührkuchen

- 250 g Butter
- 200 g Zucker
- 4 Eier
- 350 g Mehl

Butter und Zucker schaumig rühren, dann den Rest dazu.
`,
  "Rezepte/Kartoffelpüree.md": `# Kartoffelpüree

- 1 kg Kartoffeln
- 150 ml Milch
- 40 g Butter, weich
- Muskat

Kartoffeln stampfen, Milch und Butter unterziehen.
`,
  "Rezepte/Süßes/Plätzchen.txt": `Plätzchen
200 g Mehl, 100 g Butter, 1 Ei, 70 g Zucker
Erdnussbutter zum Füllen
Blech mit Butter bestreichen.
`,
};
const otherRecipes = {
  "Rezepte/Pfannkuchen.md": "# Pfannkuchen\n\n- 250 ml Buttermilch\n- 2 Eier\n- 150 g Mehl\n- Öl\n",
  "Rezepte/Suppe.md": "# Suppe\n\n- 1 Butternusskürbis\n- 1 Zwiebel\n- Brühe\n",
  "Einkauf.txt": "Butter (für Oma)\nBrot\n",
};
const recipesDone = mapFiles(recipes, (text) => text.replaceAll(/\bButter\b/g, "Margarine"));

const app = {
  ".env": "PORT=3000\nREQUEST_TIMEOUT_MS=3000\nTITLE=Choir planner\n",
  "server.js": `import { createServer } from "node:http";

const port = Number(process.env.PORT ?? 3000);
const timeout = Number(process.env.REQUEST_TIMEOUT_MS ?? 3000);

const server = createServer((_, response) => response.end("choir planner"));
server.setTimeout(timeout);
server.listen(port, () => console.log(\`http://localhost:\${port}\`));
`,
  "docker-compose.yml": `services:
  planner:
    build: .
    env_file: .env
    ports:
      - "3000:3000"
    mem_limit: 300m
  mail:
    image: local/mail
    ports:
      - "30000:25"
`,
  "README.md": `# Choir planner

Start it with \`node server.js\`, then open http://localhost:3000/ in the browser.
It holds up to 3000 songs; a request may take 3000 ms.
`,
};
const otherApp = {
  "songs.csv": "no,title,seconds\n2999,Evening,184\n3000,Harbour,201\n3001,Hay,166\n",
  "package.json": `{ "name": "planner", "type": "module", "scripts": { "start": "node server.js" } }\n`,
};
const appDone = {
  ".env": app[".env"].replace("PORT=3000", "PORT=4100"),
  "server.js": app["server.js"].replace("PORT ?? 3000", "PORT ?? 4100"),
  "docker-compose.yml": app["docker-compose.yml"].replace("3000:3000", "4100:4100"),
  "README.md": app["README.md"].replace("localhost:3000", "localhost:4100"),
};

/** The same change is to be made in several files, with things in between that look alike and must stay. */
export const sameChangeEverywhere: Family = {
  id: "same-change-everywhere",
  group: "edits over files",
  variants: [
    {
      prompt:
        "the club office has a new phone number: 0555 201 884 instead of 0555 201 448. can you change it everywhere in the site folder",
      files: {
        ...site,
        "site/style.css": "body {\n  font-family: serif;\n  color: #201448;\n}\n",
        "newsletter 2019.txt": "Call the office: 0555 201 448\n",
      },
      mayChange: Object.keys(site),
      check: filesAre(siteDone),
      gold: { files: siteDone, answer: "Changed in three files." },
      wrong: [
        { run: "grep -rl '0555 201 448' site | xargs sed -i 's/0555 201 448/0555 201 884/g'" },
        { files: { ...siteDone, "site/courses/kids.md": site["site/courses/kids.md"] } },
        { files: { ...siteDone, "newsletter 2019.txt": "Call the office: 0555 201 884\n" } },
        { run: "find site -type f | xargs sed -i 's/201448/201884/g; s/201 448/201 884/g'" },
        { files: mapFiles(siteDone, (text) => text.replace("201 449", "201 884")) },
      ],
    },
    {
      prompt:
        "pls rename the function calc_total to order_total everywhere, python files and readme. calc_total_net keeps its name",
      files: { ...shop, "shop/__init__.py": "" },
      mayChange: Object.keys(shop),
      check: all(
        ...Object.entries(shopDone).map(([path, text]) => fileIs(path, text)),
        runs(
          `python3 -c "from shop.invoice import invoice; from shop.report import day_report; print(invoice('A', [(5, 2)]), day_report([[(10, 1)]]))"`,
          /A: 10 net, 12\.0 to pay \[11\.0\]/,
        ),
      ),
      gold: { run: String.raw`sed -i 's/\bcalc_total\b/order_total/g' shop/*.py README.md` },
      wrong: [
        { run: "sed -i 's/calc_total/order_total/g' shop/*.py README.md" },
        { run: String.raw`sed -i 's/\bcalc_total\b/order_total/g' shop/*.py` },
        { run: String.raw`sed -i 's/\bcalc_total\b/order_total/g' shop/pricing.py shop/invoice.py README.md` },
        {
          run: String.raw`sed -i 's/\bcalc_total\b/order_total/g' shop/*.py README.md; echo 'calc_total = order_total' >> shop/pricing.py`,
        },
      ],
    },
    {
      prompt:
        "Bitte in allen Rezepten im Ordner Rezepte die Butter durch Margarine ersetzen (Laktose...). Buttermilch usw. lassen!",
      files: { ...recipes, ...otherRecipes },
      mayChange: Object.keys(recipes),
      check: all(...Object.entries(recipesDone).map(([path, text]) => fileIs(path, text))),
      gold: { files: recipesDone, answer: "In drei Rezepten ersetzt." },
      wrong: [
        { run: "find Rezepte -type f -print0 | xargs -0 sed -i 's/Butter/Margarine/g'" },
        { run: String.raw`sed -i 's/\bButter\b/Margarine/g' Rezepte/*.md` },
        { run: String.raw`find . -type f -print0 | xargs -0 sed -i 's/\bButter\b/Margarine/g'` },
        { run: String.raw`find Rezepte -type f -print0 | xargs -0 sed -i 's/g Butter/g Margarine/'` },
        { files: mapFiles(recipesDone, (text) => text.replace("Erdnussbutter", "Erdnussmargarine")) },
      ],
    },
    {
      prompt:
        "the app must run on port 4100 from now on instead of 3000. change that in all files where it matters, but only the port",
      files: { ...app, ...otherApp },
      mayChange: Object.keys(app),
      check: all(...Object.entries(appDone).map(([path, text]) => fileIs(path, text))),
      gold: { files: appDone, answer: "The port is 4100 in .env, server.js, docker-compose.yml and README.md." },
      wrong: [
        { run: String.raw`sed -i 's/\b3000\b/4100/g' .env server.js docker-compose.yml README.md` },
        { files: { ".env": appDone[".env"] } },
        { files: { ...appDone, "docker-compose.yml": app["docker-compose.yml"].replace("3000:3000", "4100:3000") } },
        { files: { ...appDone, "README.md": app["README.md"] } },
        { files: { ...appDone, "songs.csv": otherApp["songs.csv"].replace("3000", "4100") } },
      ],
    },
  ],
};
