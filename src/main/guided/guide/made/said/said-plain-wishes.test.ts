import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { withCall } from "../../written/with-call.ts";
import { saidPlainWishCalls } from "./said-plain-wishes.ts";

const notes =
  "# Garden\n\nWelcome.\n\n## Spring\n\n- sow peas\n- prune roses\n- buy soil\n\n## Summer\n\n- water daily\n- pick beans\n";
const files: Record<string, string> = {
  "notes.md": notes,
  "stock.csv": "item,qty,price,place\nPeas,12,2.50,A1\nBeans,3,1.80,A2\n",
  "config.json": '{\n  "port": 80,\n  "tags": ["peas", "roses"]\n}\n',
  "letter.txt": "Dear Ms Hall,\n\nI planted them on 3 May.\n\nYours,\nTom\n",
  "team.csv": "name,role,since\nAnn Ek,lead,2019\nBen Ott,dev,2021\nCara Lim,dev,2022\n",
  "rota.txt": "Mon: Ida\nTue: Tom\nWed: Kim\nThu: Ida\n",
};

async function done(request: string): Promise<string | null> {
  const view = viewOf(files);
  const [call] = await saidPlainWishCalls(request, await view.files(), view);
  const path = call?.input["path"];
  return call && typeof path === "string" ? withCall(files[path] ?? "", call) : null;
}

const summerFirst =
  "# Garden\n\nWelcome.\n\n## Summer\n\n- water daily\n- pick beans\n\n## Spring\n\n- sow peas\n- prune roses\n- buy soil\n";

describe("a plain command", () => {
  test.each([
    ["put Summer before Spring in notes.md", summerFirst],
    ["please move the Summer section in notes.md above Spring", summerFirst],
    ["Verschieb in notes.md den Abschnitt Summer vor Spring", summerFirst],
    [
      "move buy soil to the top of the list in notes.md",
      notes.replace("- buy soil\n", "").replace("- sow", "- buy soil\n- sow"),
    ],
    [
      "notes.mdの「buy soil」を「sow peas」の前に移動してください",
      notes.replace("- buy soil\n", "").replace("- sow", "- buy soil\n- sow"),
    ],
  ])("moves what it names: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each([
    ["add 'buy gloves' at the top of the spring list in notes.md", notes.replace("- sow", "- buy gloves\n- sow")],
    ["add Sat: Max to rota.txt", `${files["rota.txt"]}Sat: Max\n`],
    ['add "timeout": 30 to config.json', '{\n  "port": 80,\n  "tags": ["peas", "roses"],\n  "timeout": 30\n}\n'],
    [
      "add the tag soil to config.json".replace("tag", "tags"),
      files["config.json"]?.replace('"roses"', '"roses", "soil"'),
    ],
    ["add Gloves, 4 pieces, 6.50, at B2 to stock.csv", `${files["stock.csv"]}Gloves,4,6.50,B2\n`],
    ["write a P.S. under the letter in letter.txt: see you in June", `${files["letter.txt"]}\nPS: See you in June\n`],
    [
      "put a PS under my name in letter.txt: it grows, and thank you",
      `${files["letter.txt"]}\nPS: It grows, and thank you\n`,
    ],
    ['add the line "Happy planting!" at the end of letter.txt', `${files["letter.txt"]}\nHappy planting!\n`],
  ])("puts in what it says: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each([
    ["remove prune roses from the spring list in notes.md", notes.replace("- prune roses\n", "")],
    ["bitte in notes.md prune roses streichen", notes.replace("- prune roses\n", "")],
    ["notes.mdから「prune roses」を削除してください", notes.replace("- prune roses\n", "")],
    ["take prune roses out in notes.md", notes.replace("- prune roses\n", "")],
  ])("takes out what it names: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each([
    ["replace Ida with Max in rota.txt, but only on thursday", files["rota.txt"]?.replace("Thu: Ida", "Thu: Max")],
    ["notes.md: 'water daily' should be 'water every evening'", notes.replace("water daily", "water every evening")],
    ["in letter.txt change the date to 5 May", files["letter.txt"]?.replace("3 May", "5 May")],
    ["the heading of notes.md should be My garden", notes.replace("Garden", "My garden")],
    ["set the qty of Beans to 0 in stock.csv", files["stock.csv"]?.replace("Beans,3", "Beans,0")],
    ["rename the section Spring to April in notes.md", notes.replace("## Spring", "## April")],
    ["Cara Lim is now lead in team.csv", files["team.csv"]?.replace("Lim,dev", "Lim,lead")],
    ["make Ben Ott's role lead in team.csv", files["team.csv"]?.replace("Ott,dev", "Ott,lead")],
    ["Tue is Lou now in rota.txt", files["rota.txt"]?.replace("Tom", "Lou")],
  ])("changes what it names: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each([
    "add an event Yoga at 17:00 to notes.md",
    "Tue is Lou now",
    "remove it from notes.md",
    "remove everything about roses from notes.md",
    "add a note about the keys to notes.md",
    "add the opening hours to letter.txt",
    "should I remove prune roses from notes.md?",
    "remove prune roses and add tulips in notes.md, but not before June",
    "don't remove prune roses from notes.md",
    "set Ida to Max in rota.txt",
    "change the date in notes.md to 5 May",
    "add Gloves, 4 pieces to stock.csv",
    "add Mon: Lou to rota.txt",
    "remove prune roses from notes.md if we have none",
  ])("leaves what isn't clear: %s", async (request) => {
    expect(await done(request)).toBeNull();
  });
});

test("what is added to each of several amounts is put nowhere", async () => {
  expect(await done("add 5 minutes to each step of Summer in notes.md")).toBeNull();
});
