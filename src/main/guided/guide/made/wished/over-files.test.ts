import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { withCall } from "../../written/with-call.ts";
import { wishedCalls } from "./wished-calls.ts";

type Files = Readonly<Record<string, string>>;

/** The files that differ once all is done for these wishes of a request. */
async function done(files: Files, request: string, wishes: readonly string[]): Promise<Record<string, string | null>> {
  const view = viewOf(files);
  const calls = await wishedCalls(request, wishes, await view.files(), view);
  const after: Record<string, string | null> = {};
  for (const call of calls) {
    const { path } = call.input;
    if (typeof path === "string") after[path] = withCall(after[path] ?? files[path] ?? "", call);
  }
  return after;
}

describe("a day that changes in all files", () => {
  const files = {
    "plan.txt": "Montag, 9:00    Frühschicht\nMontag, 18:00   Teamsitzung\n",
    "team.md": "# Unser Team\n\nSitzung ist immer montags um 18 Uhr.\nMüll: montags raus.\n",
    "putzen.txt": "Küche: Montag\n",
  };
  const request = "Die Teamsitzung ist jetzt dienstags statt montags, bitte überall ändern";
  const wish = 'Change "Teamsitzung" from "Montag" to "Dienstag"';

  test("does so where a text says it in its own words and forms, and of nothing else", async () => {
    expect(await done(files, request, [wish])).toEqual({
      "plan.txt": files["plan.txt"].replace("Montag, 18:00   Team", "Dienstag, 18:00   Team"),
      "team.md": files["team.md"].replace("immer montags", "immer dienstags"),
    });
  });

  test("is left alone in all of them where one may mean it in a way that isn't clear", async () => {
    expect(await done({ ...files, "tür.txt": "Das Team ist am Montag oben.\n" }, request, [wish])).toEqual({});
  });
});
