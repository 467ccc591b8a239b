import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const jobs = [
  "# nightly backup",
  "15 2 * * * /opt/jobs/backup.sh --full",
  "# thumbnail cleanup",
  "*/30 * * * * /opt/jobs/thumbs.sh --purge",
  "#0 7 * * * /opt/jobs/seedling-lamp.sh on",
  "30 6 * * * /opt/jobs/plant-pump.sh --seconds 20",
  "30 6 * * * /opt/jobs/plant-photo.sh",
  "",
];

test.each([
  ["a job by its command", 'Comment out "plant pump"', 5, "#30 6 * * * /opt/jobs/plant-pump.sh --seconds 20"],
  ["a job by what is said above it", 'Comment out "thumbnail cleanup"', 3, "#*/30 * * * * /opt/jobs/thumbs.sh --purge"],
  ["a job that is off", 'Uncomment "seedling lamp"', 4, "0 7 * * * /opt/jobs/seedling-lamp.sh on"],
])("%s is meant", (_, wish, row, line) => {
  expect(doneAsWished("jobs.crontab", jobs.join("\n"), wish)).toBe(jobs.with(row, line).join("\n"));
});

test("a setting is commented out as others are, and not one that is called nearly so", () => {
  const text = "autosend = yes\nautosend_at = 18:30\n;frost = 5\n";
  expect(doneAsWished("mail.conf", text, 'Comment out "autosend"')).toBe(
    ";autosend = yes\nautosend_at = 18:30\n;frost = 5\n",
  );
});

test("a setting without a sign is in force again", () => {
  expect(
    doneAsWished("ssh_config", "Host depot\n    # Compression yes\n    User ann\n", 'Uncomment "Compression"'),
  ).toBe("Host depot\n    Compression yes\n    User ann\n");
});

test.each([
  ["several lines are called so", "jobs.crontab", 'Comment out "plant"'],
  ["it is only said in a comment of its own", "jobs.crontab", 'Uncomment "nightly backup"'],
  ["it is a text", "notes.md", 'Comment out "backup"'],
  ["it is a text with headings", "notes.md", 'Uncomment "seedling lamp"'],
])("nothing is done where %s", (_, path, wish) => {
  expect(doneAsWished(path, jobs.join("\n"), wish)).toBeNull();
});

test("nothing is commented out that others stand below of", () => {
  expect(doneAsWished("app.conf", "mail\n  host = a\nport = 1\n", 'Comment out "mail"')).toBeNull();
});

test("what a comment says stays one, also where it looks like a setting or a call", () => {
  const text = "# note: the backup runs at night\n# the backup (nightly)\nport = 1\n";
  expect(doneAsWished("app.conf", text, 'Uncomment "backup"')).toBeNull();
});

const sites = `server {
    server_name shop.harbour.example;
    # gzip on;
    # gzip_types text/css;
    autoindex on;
}
server {
    server_name blog.harbour.example www.blog.harbour.example;
    # gzip on;
    autoindex on;
    location /old {
        # expires 30d;
    }
}
`;
const hosts = `Host attic
    # Compression yes
    User ann
Host attic-2
    # Compression yes
    # Port 2200
Host *
    Port 22
`;
const services =
  "[mail]\n;debug = 1\nport = 25\n\n[web]\n;debug = 1\n;theme = dark\nport = 80\n\n[web.admin]\ntheme = light\n";

describe("of several the one in the block that is said", () => {
  test.each([
    ["by the wish", "sites.conf", sites, 'Uncomment "gzip" under "blog.harbour.example"', "", 8, "    gzip on;"],
    [
      "by the request",
      "sites.conf",
      sites,
      'Uncomment "gzip"',
      "Please enable gzip on the shop.harbour.example site again",
      2,
      "    gzip on;",
    ],
    [
      "out of a block",
      "sites.conf",
      sites,
      'Comment out "autoindex" under "shop.harbour.example"',
      "",
      4,
      "    # autoindex on;",
    ],
    [
      "in a block within another",
      "sites.conf",
      sites,
      'Uncomment "expires" under "blog.harbour.example"',
      "",
      11,
      "        expires 30d;",
    ],
    ["in a host", "ssh_config", hosts, 'Uncomment "Compression" under "attic"', "", 1, "    Compression yes"],
    [
      "in a host of a longer name",
      "ssh_config",
      hosts,
      'Uncomment "Compression"',
      "Compression for attic-2 should be on",
      4,
      "    Compression yes",
    ],
    ["in force in another host", "ssh_config", hosts, 'Uncomment "Port"', "", 5, "    Port 2200"],
    ["in a section", "app.ini", services, 'Uncomment "debug" in "web"', "", 5, "debug = 1"],
    ["in force in another section", "app.ini", services, 'Uncomment "theme"', "", 6, "theme = dark"],
    [
      "out of a section",
      "app.ini",
      services,
      'Comment out "port"',
      "The port of mail isn't needed, comment it out",
      2,
      ";port = 25",
    ],
  ])("%s", (_, path, text, wish, request, row, line) => {
    expect(doneAsWished(path, text, wish, request)).toBe(text.split("\n").with(row, line).join("\n"));
  });

  test.each([
    ["none is said", "sites.conf", sites, 'Uncomment "gzip"', "turn gzip on"],
    [
      "two are",
      "sites.conf",
      sites,
      'Uncomment "gzip"',
      "gzip on shop.harbour.example, and blog.harbour.example gets a new picture",
    ],
    ["it isn't there", "ssh_config", hosts, 'Uncomment "Port" under "attic"', ""],
    ["it is in force there", "app.ini", "[web]\nport = 80\n#port = 81\n", 'Uncomment "port"', ""],
  ])("nothing where %s", (_, path, text, wish, request) => {
    expect(doneAsWished(path, text, wish, request)).toBeNull();
  });
});
