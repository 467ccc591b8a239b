import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const hosts =
  "# my machines\n\nHost den\n    HostName 10.1.0.2\n    Port 2202\n\nHost den-old\n    HostName 10.1.0.3\n\nHost shed\n    ProxyJump den-old\n\n# all of them\nHost *\n    User ida\n";
const sites =
  "upstream tiles {\n    server 10.0.0.4;\n}\n\nserver {\n    server_name maps.example;\n    location /tiles {\n        proxy_pass http://tiles;\n    }\n}\n\n# the old shop\nserver {\n    server_name shop.example;\n    root /srv/shop;\n}\n";
const rooms = "; rooms\n[attic]\nday = 20\n; night = 16\n\n; the big one\n[attic-large]\nday = 21\n";

/** A text with a sign before each of these lines. */
function hidden(text: string, sign: string, from: string, to: string): string {
  const lines = text.split("\n");
  const [first, last] = [lines.indexOf(from), lines.indexOf(to)];
  return lines.map((line, row) => (row >= first && row <= last ? sign + line : line)).join("\n");
}

describe("a block is in force no more, in all of its lines", () => {
  test.each([
    ["a host", "ssh/config", hosts, 'Comment out "den"', hidden(hosts, "# ", "Host den", "    Port 2202")],
    [
      "a host, where its block is said",
      "ssh/config",
      hosts,
      'Comment out the whole block under "den"',
      hidden(hosts, "# ", "Host den", "    Port 2202"),
    ],
    [
      "a server, by the name in it",
      "sites.conf",
      sites,
      'Comment out the block of "shop.example"',
      `${sites.slice(0, sites.lastIndexOf("server {"))}# server {\n#     server_name shop.example;\n#     root /srv/shop;\n# }\n`,
    ],
    [
      "a place of a server, where it stands",
      "sites.conf",
      sites,
      'Comment out "/tiles"',
      sites.replace(
        "    location /tiles {\n        proxy_pass http://tiles;\n    }",
        "    # location /tiles {\n    #     proxy_pass http://tiles;\n    # }",
      ),
    ],
    [
      "a section, without the comment of the next one",
      "rooms.ini",
      rooms,
      'Comment out the "attic" section',
      hidden(rooms, "; ", "[attic]", "day = 20"),
    ],
    [
      "a section, by the last part of its name",
      "jobs.toml",
      "[jobs.backup]\nat = 3\n\n[jobs.report]\nat = 4\n",
      'Comment out the block "report"',
      "[jobs.backup]\nat = 3\n\n# [jobs.report]\n# at = 4\n",
    ],
    [
      "what stands between tags, by the name in it",
      "web.conf",
      "<VirtualHost *:80>\n  ServerName a.example\n</VirtualHost>\n<VirtualHost *:80>\n  ServerName b.example\n</VirtualHost>\n",
      'Comment out "b.example"',
      "<VirtualHost *:80>\n  ServerName a.example\n</VirtualHost>\n# <VirtualHost *:80>\n#   ServerName b.example\n# </VirtualHost>\n",
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toBe(after);
  });
});

test.each([
  ["others go through it", "ssh/config", hosts, 'Comment out the block "den-old"'],
  ["others are served by it", "sites.conf", sites, 'Comment out the block "tiles"'],
  ["there is none of that name", "ssh/config", hosts, 'Comment out the block "attic"'],
  ["others are called so as well", "ssh/config", "Host web shop\n  User x\n", 'Comment out the block "web"'],
  ["it has parts elsewhere", "a.toml", "[jobs]\na = 1\n\n[jobs.x]\nb = 2\n", 'Comment out the block "jobs"'],
  [
    "two are called so",
    "s.conf",
    "server {\n  server_name a.b;\n}\nserver {\n  server_name a.b;\n}\n",
    'Comment out "a.b"',
  ],
  ["it is a program", "shop.js", "function den {\n  go();\n}\n", 'Comment out the block "den"'],
])("nothing is done where %s", (_, path, text, wish) => {
  expect(doneAsWished(path, text, wish)).toBeNull();
});

test("a line of a block that is named goes by itself", () => {
  expect(doneAsWished("rooms.ini", rooms, 'Comment out "day" in the "attic-large" section')).toBe(
    rooms.replace("day = 21", "; day = 21"),
  );
});

test("a setting that is called host begins no block", () => {
  const mail = "[mail]\nhost = a\nport = 25\n\n[web]\nport = 80\n";
  expect(doneAsWished("app.ini", mail, 'Comment out "mail"')).toBe(
    "; [mail]\n; host = a\n; port = 25\n\n[web]\nport = 80\n",
  );
});
