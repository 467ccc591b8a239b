import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidValueCalls } from "./said-values.ts";

const notice =
  "# Summer fair\n\nDate: 24 August\nRegistration deadline: 9 August\nSetting up: 23 August, 9:00\nCalled off: 3 August (if it rains)\n";
const notices: Readonly<Record<string, string>> = {
  "notice.md": notice,
  "notice-last-year.md": "Registration deadline: 9 August\n",
  "aushang.md": "Treffpunkt: Bootshaus\nAnmeldeschluss: 9. August\nAufbau: 23. August\n",
  "お知らせ.md": "日時: 8月24日(土) 16:00〜\n申し込みの締め切り: 8月9日\n準備の日: 8月23日(金) 9:00〜\n",
  "twice.md": "Registration deadline: 9 August\n\n## Children\nRegistration deadline: 10 August\n",
};

async function noticed(request: string) {
  const view = viewOf(notices);
  return (await saidValueCalls(request, await view.files(), view)).map(({ input }) => [
    input["path"],
    input["new_text"],
  ]);
}

describe("a new value of the one line with a label that is said", () => {
  test.each([
    [
      "Please move the registration deadline in notice.md to 16 August",
      "notice.md",
      "Registration deadline: 16 August",
    ],
    [
      "In notice.md the registration deadline has changed to 16 August.",
      "notice.md",
      "Registration deadline: 16 August",
    ],
    ["Setze in aushang.md den Anmeldeschluss auf den 16. August", "aushang.md", "Anmeldeschluss: 16. August"],
    ["お知らせ.mdの申し込みの締め切りを8月16日に延ばしてください", "お知らせ.md", "申し込みの締め切り: 8月16日"],
    ["お知らせ.mdの申し込みの締め切りを8月16日に変更してください", "お知らせ.md", "申し込みの締め切り: 8月16日"],
  ])("%s", async (request, path, line) => {
    expect(await noticed(request)).toEqual([[path, line]]);
  });

  test.each([
    "move the registration deadline in twice.md to 16 August",
    "move the deadline in notice.md to 16 August",
    "the calling off in notice.md moves to 16 August",
    "move the day of setting up in notice.md to 22 August",
    "お知らせ.mdの申し込みの締め切りを3日延ばしてください",
    "add the registration deadline 16 August to notice.md",
  ])("is left open: %s", async (request) => {
    expect(await noticed(request)).toEqual([]);
  });
});
