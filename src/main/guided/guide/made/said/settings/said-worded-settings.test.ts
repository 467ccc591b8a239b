import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidWordedSettingCalls } from "./said-worded-settings.ts";

const files = {
  "club.toml": `[reminders]
enabled = true   # by mail
days_before = 3

[waiting_list]
enabled = false
days_before = 5
max_guests = 10
`,
  "club.test.toml": `[reminders]
enabled = true
days_before = 3
`,
  "lamp.ini": "[ring]\r\ndelay = 30\r\n\r\n[porch]\r\ndelay = 30   ; seconds\r\n",
  "proxy/blog.conf": `server {
  location /media {
    send_timeout 30s;
    client_max_body_size 5m;
  }
  location /media-old {
    client_max_body_size 5m;
  }
}
`,
  "proxy/forum.conf": `server {
  location /media {
    client_max_body_size 5m;
  }
}
`,
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidWordedSettingCalls(request, await view.files(), view));
}

describe("settings in other words than their keys", () => {
  test("a yes or no of a section", async () => {
    expect(await changed("Please switch the reminders off in club.toml (the days stay as they are)")).toEqual([
      "club.toml:2:enabled = false   # by mail",
    ]);
    expect(await changed("schalte bitte die waiting list in club.toml ein")).toEqual(["club.toml:6:enabled = true"]);
  });

  test("a number by the words of its key and its section", async () => {
    expect(await changed("we now send reminders 4 days before, that's for the club settings")).toEqual([
      "club.toml:3:days_before = 4",
    ]);
    expect(await changed("club.toml: only max 12 guests from now on. Switch the reminders off as well.")).toEqual([
      "club.toml:8:max_guests = 12",
      "club.toml:2:enabled = false   # by mail",
    ]);
  });

  test("what is told besides says nothing of it", async () => {
    expect(await changed("set the porch delay in lamp.ini to 90, we don't hear the ring")).toEqual([
      "lamp.ini:5:delay = 90   ; seconds\r",
    ]);
    expect(await changed("set the delay in lamp.ini to 90, on the porch it rings")).toEqual([]);
  });

  test("a number by its unit in a section that is said to the letter", async () => {
    expect(await changed("Pictures of 8 MB fail on the forum. Raise the limit for /media to 20m please")).toEqual([
      "proxy/forum.conf:3:    client_max_body_size 20m;",
    ]);
  });

  test.each([
    "now 4 days before",
    "switch it off in club.toml",
    "are the reminders switched off in club.toml?",
    "don't switch the reminders off in club.toml",
    "raise the limit for /media to 20m",
    "raise the limit for /media to 20 in the forum",
    "switch the reminders off in club.toml and add a section for [board]",
    "switch the reminders off in club.toml. Remove the waiting list.",
    "we had 12 guests, max",
    "now that max 12 guests come, switch the lights off in club.toml",
    "we have only max 12 guests so turn the lights off in club.toml",
    "raise the max guests in club.toml by 5",
    "only max 12 guests for members in club.toml",
    "switch the reminders off in club.toml for new members",
    "switch the reminders off in club.toml until Monday",
    "switch the reminders off in club.toml and the waiting list too",
    "switch the reminders off in club.toml. The reminders should go out twice.",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
