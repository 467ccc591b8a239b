import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

describe("files of years that are said", () => {
  const logs = {
    "log 2019.txt": "",
    "log-2020-04-02.txt": "",
    "log spring.txt": "Log\n\n5 May 2020\n",
    "log 2021.txt": "",
  };

  test.each([
    ["move the logs of 2020 to old/", ["log-2020-04-02.txt", "log spring.txt"]],
    ["please put all logs from 2019 and 2021 into a folder old", ["log 2019.txt", "log 2021.txt"]],
    ["move all the logs from before 2021 into old/, please", ["log 2019.txt", "log-2020-04-02.txt", "log spring.txt"]],
  ])("%s", async (request, meant) => {
    expect(await placed(request, logs)).toEqual(Object.fromEntries(meant.map((path) => [path, `old/${path}`])));
  });

  test.each([
    "move the logs since 2020 to old/",
    "move the logs to old/2020",
    "move all logs but those of 2020 to old/",
  ])("but it is left open: %s", async (request) => {
    expect(await placed(request, logs)).toBeNull();
  });
});
