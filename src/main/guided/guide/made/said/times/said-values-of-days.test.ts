import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidValueCalls } from "../values/said-values.ts";

describe("a day that is put off in Japanese", () => {
  const papers = {
    "案内/おたより.txt": "発表会のおたより\n\n日にち:6月1日(日)\n時間:9:00〜\n",
    "案内/予定.csv": "日付,行事,場所\n6月1日,草むしり,校庭\n6月1日,発表会,体育館\n6月20日,遠足,山\n",
    "案内/弁当.md": "# 弁当の日\n\n- 6月1日(発表会)\n- 6月20日(遠足)\n",
  };
  const made = async (request: string) => {
    const view = viewOf(papers);
    return (await saidValueCalls(request, await view.files(), view)).map(({ input }) => input["new_text"]);
  };

  test.each([
    "発表会が6月1日から6月8日(日)に延期になりました。「案内」フォルダの中の発表会の日付を全部直してください。ほかの行事はそのままでお願いします。",
    "発表会は6月1日から6月8日(日曜日)に順延になったので、全部のファイルを直してください",
    "発表会が6月1日から6月8日に延期となりました。すべてのファイルの日付を変更してください",
  ])("is that of what it is said of, though another one has the same day: %s", async (request) => {
    expect(await made(request)).toEqual(["日にち:6月8日(日)", "6月8日,発表会,体育館", "- 6月8日(発表会)"]);
  });

  test.each([
    "6月1日から6月8日(日)に延期になりました。全部直してください",
    "展覧会が6月1日から6月8日(日)に延期になりました。全部直してください",
    "発表会は6月1日から6月8日まで開かれます。全部のファイルに書いてください",
  ])("isn't where it isn't said of what, or of something else: %s", async (request) => {
    expect(await made(request)).toEqual([]);
  });
});
