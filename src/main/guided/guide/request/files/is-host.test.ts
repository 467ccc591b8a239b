import { expect, test } from "vitest";
import { isHost } from "./is-host.ts";

test.each(["vault.lan", "shop.com", "mail.club.org", "www.verein.de", "web-01.rack2.local"])("%s is a host", (name) => {
  expect(isHost(name)).toBe(true);
});

test.each(["notes.org", "strings.de", "notes.md", ".env.local", "docs/a.com", "main.go", "v2.app", "a_b.net"])(
  "%s may be a file",
  (name) => {
    expect(isHost(name)).toBe(false);
  },
);
