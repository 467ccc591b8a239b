import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidPairAddedCalls } from "./said-pairs-added.ts";

const files: Readonly<Record<string, string>> = {
  "package.json": `{
  "name": "birds",
  "version": "0.3.0",
  "scripts": {
    "start": "node main.js",
    "check": "node --test"
  },
  "lint-staged": {
    "*.js": "prettier"
  },
  "dependencies": {
    "zod": "^3.0.0"
  },
  "devDependencies": {
    "eslint": "^9.4.0"
  }
}
`,
  "config.json": `{
  "server": { "host": "localhost", "port": 8080 },
  "mail": { "host": "smtp.example", "port": 587 }
}
`,
  "Cargo.toml": '[package]\nname = "tide"\n\n[dependencies]\nanyhow = "1.0"\n\n[dev-dependencies]\ntempfile = "3"\n',
  "club.ini": "; the club\n[mail]\nserver = smtp.example\nport = 587\n\n[backup]\nkeep = 14\n",
  "hosts.yaml": "all:\n  hosts:\n    web1: 10.0.0.5\n    web2: 10.0.0.6\n  vars:\n    user: deploy\n",
  "compose.yml": "services:\n  web:\n    environment:\n      TZ: UTC\n  db:\n    environment:\n      USER: app\n",
  ".env": "PORT=3000\n",
};

/** The lines that are new in the only file that changes; null where none does. */
async function added(request: string): Promise<string[] | null> {
  const view = viewOf(files);
  const calls = await saidPairAddedCalls(request, await view.files(), view);
  const path = calls[0]?.input["path"];
  if (typeof path !== "string") return null;
  const before = files[path] ?? "";
  const after = calls.reduce((text, call) => withCall(text, call) ?? text, before);
  const old = before.split("\n").map((line) => line.replace(/,$/, ""));
  return after.split("\n").filter((line) => !old.includes(line.replace(/,$/, "")));
}

describe("a key with a value comes into the part that is named", () => {
  test.each([
    ["add a script called lint to package.json, it should run: eslint src", '    "lint": "eslint src"'],
    ["can you add a lint script to package.json? it should run eslint src --fix", '    "lint": "eslint src --fix"'],
    ["add a script lint: eslint . to package.json", '    "lint": "eslint ."'],
    ["add a script to package.json, lint: eslint --fix .", '    "lint": "eslint --fix ."'],
    ["In package.json, add a script lint: eslint src.", '    "lint": "eslint src"'],
    ['Please add "lint": "eslint src" to the scripts in package.json', '    "lint": "eslint src"'],
    ["füge in package.json ein Skript lint hinzu, es soll eslint src ausführen", '    "lint": "eslint src"'],
    ["package.jsonのscriptsにlintを追加してください。中身は「eslint src」です", '    "lint": "eslint src"'],
    ["add the dependency lodash in version ^4.17.21 to package.json", '    "lodash": "^4.17.21"'],
    ["please add a dev dependency to package.json: typescript ~5.6.0", '    "typescript": "~5.6.0"'],
    ["Bitte in Cargo.toml bei den dependencies rand = 0.8 eintragen", 'rand = "0.8"'],
    ["add an entry to hosts in hosts.yaml: web3: 10.0.0.7", "    web3: 10.0.0.7"],
    ["hosts.yaml: neuer Host web3 mit 10.0.0.7 unter hosts", "    web3: 10.0.0.7"],
    ["add typescript 5.4 as a dev dependency in package.json", '    "typescript": "5.4"'],
    ["add license: MIT to package.json", '  "license": "MIT"'],
    ["add a setting cache with the value 60 to mail in club.ini", "cache = 60"],
    ["add a script nap to package.json, it should run: sleep 5", '    "nap": "sleep 5"'],
    ["add user = club to the mail section in club.ini", "user = club"],
    ["club.iniのmailに「user = club」を足してください", "user = club"],
    ["add the environment variable LEVEL=debug to the web service in compose.yml", "      LEVEL: debug"],
    ["add the variable CACHE with the value redis to .env", "CACHE=redis"],
  ])("%s", async (request, line) => {
    expect(await added(request)).toEqual([line]);
  });

  test("of two parts alike the one that is named", async () => {
    expect(await added("add timeout = 30 to the server section of config.json")).toEqual([
      '  "server": { "host": "localhost", "port": 8080, "timeout": 30 },',
    ]);
  });
});

test.each([
  "add a script called check to package.json, it should run: vitest",
  "add a script called lint, it is missing in package.json",
  "add a script called lint to package.json, it should be fast",
  "don't add a script called lint to package.json that runs eslint",
  "add a comment to package.json: lint comes later",
  "add a script called lint to package.json, it should run: eslint src, and remove the check script",
  "add a script called lint and one called build to package.json, they should run eslint src and tsc",
  "add timeout = 30 to config.json",
  "add the key retries with 3 to server and mail in config.json",
  "add the package rand 0.8 to Cargo.toml",
  "add prettier 3.3.0 to package.json",
  "Füge typescript 5.4 zur package.json hinzu",
  "add node 20 to package.json",
  "add serde 1.0 to Cargo.toml",
  "add cache: with ttl 60 under web in compose.yml",
  "add cache with ttl 60 to the web service in compose.yml",
  "add log: level: debug to vars in hosts.yaml",
  "add ssl = on below server in the mail section of club.ini",
  "add LEVEL=debug to the environment in compose.yml",
  "add 10 to the port of mail in config.json",
])("nothing comes in where it is there already, or where, what or more than that is open: %s", async (request) => {
  expect(await added(request)).toBeNull();
});
