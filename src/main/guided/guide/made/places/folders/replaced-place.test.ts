import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const files = { "site/start.html": "old", "site/start-new.html": "new", "site/start-old.html": "older" };

test("a file takes the name of another one, which is kept under a third name", async () => {
  const request =
    "in site, start-new.html should become start.html. keep the present start.html as start-2023.html please";
  expect(await placed(request, files)).toEqual({
    "site/start.html": "site/start-2023.html",
    "site/start-new.html": "site/start.html",
  });
});

test("and none does where the third name is taken", async () => {
  const request =
    "in site, start-new.html should become start.html. keep the present start.html as start-old.html please";
  expect(await placed(request, files)).toBeNull();
});
