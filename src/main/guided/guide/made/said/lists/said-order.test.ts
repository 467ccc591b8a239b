import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidOrderCalls } from "./said-order.ts";

const files = {
  "songs.md":
    "# Songs\n\n## Rounds\n\n- Penn, O.: Owl\n  in G\n- Abt, L.: Lark\n- Penck, A.: Wren\n\n## Carols\n\n- Zell, I.: Star\n- Bach, J.: Ox\n- Mohr, J.: Night\n",
  "trees.txt": "Trees\n\n- Pear\n- apple\n- Elm\n",
};

async function changeFor(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidOrderCalls(request, await view.files(), view);
  return calls.map(({ input: { new_text: text } }) => text);
}

const rounds = "- Abt, L.: Lark\n- Penck, A.: Wren\n- Penn, O.: Owl\n  in G";

describe("a list that is to be in order", () => {
  test.each([
    ["sort the rounds in songs.md by the composers' last names, leave the carols as they are", rounds],
    [
      "The list of rounds in songs.md is in no order at all. Could it go by surname? Nothing about the carols needs to change.",
      rounds,
    ],
    [
      "I can never find anything among the rounds in songs.md. I'd like them alphabetically. The carols are fine.",
      rounds,
    ],
    ["Kannst du die rounds in songs.md nach Nachnamen sortieren? Die carols bleiben so.", rounds],
    ["songs.md の Rounds を名字のアルファベット順に並べてください。Carols はそのままで。", rounds],
    [
      "Hello, in songs.md the rounds have no order. Please make it alphabetic after the last name of the composer. With the carols please do nothing.",
      rounds,
    ],
    ["the trees in trees.txt should go from A to Z", "- apple\n- Elm\n- Pear"],
  ])("%s", async (request, text) => expect(await changeFor(request)).toEqual([text]));

  test.each([
    ["it isn't clear which", "sort songs.md alphabetically"],
    ["it goes by something else", "sort the rounds in songs.md by key"],
    ["they don't begin with it", "sort the rounds in songs.md by title"],
    ["no surname stands first", "sort trees.txt by surname"],
    ["it is the other way round", "sort the trees in trees.txt from Z to A"],
    ["more is wanted", "sort trees.txt alphabetically and add a fir"],
    ["it is asked", "are the trees in trees.txt sorted alphabetically?"],
    ["somebody has done so", "I sorted the trees in trees.txt alphabetically"],
    ["it is for later", "sort the trees in trees.txt alphabetically once Ida has added hers"],
    ["it isn't wanted", "don't sort the trees in trees.txt alphabetically"],
  ])("stays as it is where %s", async (_, request) => expect(await changeFor(request)).toEqual([]));
});
