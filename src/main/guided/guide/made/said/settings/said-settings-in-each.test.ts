import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidSettingsInEachCalls } from "./said-settings-in-each.ts";

const player = (name: string, points: number, team: string) =>
  `{\n  "name": "${name}",\n  "points": ${points},\n  "record": 40,\n  "team": "${team}"\n}\n`;
const view = viewOf({
  "players/emil.json": player("Emil", 17, "red"),
  "players/hanna.json": player("Hanna", 0, "blue"),
  "players/yusuf.json": player("Yusuf", 8, "red"),
  "template.json": '{ "name": "", "points": 5 }\n',
  "hosts/a.yaml": "name: a\nport: 80 # web\nlog: info\n",
  "hosts/b.yaml": "name: b\nport: 8080\nlog: debug\n",
  "hosts/readme.md": "All hosts.\n",
  "plants/fern.txt": "name: Fern\r\nwater: weekly\r\n\r\nLikes shade.\r\n",
  "plants/ivy.txt": "name: Ivy\nwater: daily\n",
  "rooms/a.ini": "[light]\nlevel = 3\n[heat]\nlevel = 5\n",
  "rooms/b.ini": "[light]\nlevel = 3\n[heat]\nlevel = 5\n",
  "shops/a.toml": "open = true\nname = 'A'\n",
  "shops/b.toml": "name = 'B'\n",
});

async function changed(request: string) {
  const calls = await saidSettingsInEachCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["line"], input["new_text"]]);
}

const pointsOfAll = [
  ["players/emil.json", 3, '  "points": 0,'],
  ["players/yusuf.json", 3, '  "points": 0,'],
];

describe("a key that all files of a folder have", () => {
  test.each([
    "Neue Saison! Setz bitte bei allen in players/ die points auf 0, der Rest bleibt",
    "set points to 0 for everyone in players/",
    "new season: reset the points to 0 in each file in the players folder, leave the rest alone",
    "In every file in players/ the points should be 0 now",
    "players/の全員のpointsを0にしてください。他はそのままで",
    "Bei allen in players/ sollen points wieder auf 0 stehen",
    "Can you set points to 0 for all players?",
    "The season starts tomorrow, could you set points to 0 in all the files in players/? Just that one setting. template.json is only for new ones, leave it in there",
    "Wir spielen heute, kannst du bitte die points auf 0 setzen, in allen Dateien in players/? template.json bleibt, wie sie ist.",
    "set points to 0 in all files in players/, but leave template.json as it is",
  ])("%s", async (request) => expect(await changed(request)).toEqual(pointsOfAll));

  test.each<[string, unknown[]]>([
    [
      "change the log of all hosts in hosts/ to warn",
      [
        ["hosts/a.yaml", 3, "log: warn"],
        ["hosts/b.yaml", 3, "log: warn"],
      ],
    ],
    [
      "Stell in jeder Datei in hosts/ port auf 443",
      [
        ["hosts/a.yaml", 2, "port: 443 # web"],
        ["hosts/b.yaml", 2, "port: 443"],
      ],
    ],
    [
      "in all of plants/ set water to monthly",
      [
        ["plants/fern.txt", 2, "water: monthly\r"],
        ["plants/ivy.txt", 2, "water: monthly"],
      ],
    ],
    [
      "Bei allen in players/ soll team jetzt blue sein",
      [
        ["players/emil.json", 5, '  "team": "blue"'],
        ["players/yusuf.json", 5, '  "team": "blue"'],
      ],
    ],
  ])("%s", async (request, calls) => expect(await changed(request)).toEqual(calls));
});

test.each([
  "set points to 0 for all but Emil in players/",
  "set points to 0 for all in players/ except hanna.json",
  "set the points of hanna in players/ to 0, all others stay",
  "raise points by 5 for all in players/",
  "set points to the record for all in players/",
  "set points to 0 for all in players/ and delete template.json",
  "set points to 'none' for all in players/ until summer",
  "set level to 4 in all files in rooms/",
  "set open to false in all files in shops/",
  "set size to 4 in all files in players/",
  "set points to 0 in players/",
  "are the points set to 0 for all in players/?",
  "When the season starts tomorrow, could you set points to 0 for all in players/?",
  "Could you set points to 0 for all in players/ as soon as we go live tomorrow?",
  "set points to 0 for all in players/, template.json has the defaults",
  "set points to 0 for all in players/ and in template.json",
  "setz bei allen außer Yusuf in players/ points auf 0",
])("nothing is done by itself: %s", async (request) => expect(await changed(request)).toEqual([]));

describe("a key of those files in which another key has a value that is said", () => {
  test.each([
    "set points to 0 in all files in players/ where the team is red",
    "set points to 0 for all in players/ whose team is red",
    "In players/, set the points to 0 for everyone with team red",
    "Setz bei allen in players/, deren team red ist, die points auf 0",
    "players/のteamが「red」の全員のpointsを0にしてください",
  ])("%s", async (request) => expect(await changed(request)).toEqual(pointsOfAll));

  test.each([
    "set points to 1 for all in players/ whose team is red-white",
    "set points to 1 for all in players/ whose team is red or blue",
    "set points to 1 for all in players/ whose team is red, but not for Emil",
    "set points to 1 for all players/ whose team is green",
    "set points to 1 for all players/ whose coach is Emil",
  ])("nothing where none of them is meant, or the key is unknown: %s", async (request) =>
    expect(await changed(request)).toEqual([]),
  );
});
