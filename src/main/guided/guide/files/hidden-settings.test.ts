import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { hiddenSettings, isSettingName, isTemplate } from "./hidden-settings.ts";

function withHidden(paths: readonly string[]): WorkspaceView {
  return {
    ...viewOf({ "app.py": "", "shop/.env.example": "PORT=\n" }),
    entry: async (path) => (paths.includes(path) ? { path, size: 9 } : null),
  };
}

test("settings that git leaves out are found at the top and beside their examples", async () => {
  const view = withHidden([".env", "shop/.env.local", "shop/.env.example", "other/.env"]);
  const found = await hiddenSettings(await view.files(), view);
  expect(found.map(({ path }) => path)).toEqual([".env", "shop/.env.local"]);
});

test("names of settings and examples are told by their spelling", () => {
  expect(["DB_URL", "Db_Url", "URL", "db_url", "A_1"].map(isSettingName)).toEqual([true, false, false, false, true]);
  expect([".env.example", "a/.env.sample", ".env.local", "env.md"].map(isTemplate)).toEqual([true, true, false, false]);
});
