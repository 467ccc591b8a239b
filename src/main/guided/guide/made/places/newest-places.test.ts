import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const files = {
  "dumps/web-2023-12-31.sql": "a",
  "dumps/web-2024-02-29.sql": "b",
  "dumps/web-2024-10-31.sql": "c",
  "dumps/web-2024-11-30.sql": "d",
  "dumps/mail-2023-11-30.sql": "e",
};

describe("so many of the newest stay, and the older ones go", () => {
  test.each([
    "disk is full... delete the old web dumps in dumps/, just the 2 newest should stay (go by the date in the name). the mail one isnt mine, dont touch it",
    "please delete the web dumps in dumps, only the two newest should stay",
  ])("%s", async (request) => {
    expect(await placed(request, files)).toEqual({
      "dumps/web-2023-12-31.sql": null,
      "dumps/web-2024-02-29.sql": null,
    });
  });

  test("but none where it isn't said which ones, or one has no date", async () => {
    expect(await placed("delete the old ones in dumps, only the 2 newest should stay", files)).toBeNull();
    const open = { ...files, "dumps/web-final.sql": "f" };
    expect(await placed("delete the old web dumps in dumps/, just the 2 newest should stay", open)).toBeNull();
  });
});
