import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidSettingCalls } from "./said-settings.ts";

const files = {
  "service.yaml": "server:\n  port: 8080  # behind the proxy\n  retries: 3\nworker:\n  port: 8090\n  log_level: info\n",
  "pyproject.toml": '[project]\nrequires-python = ">=3.11"\n\n[tool.ruff]\nline-length = 88\nfix = false\n',
  "export.yaml":
    "# one block per preset\nweb:\n  quality: 92\n  long_edge: 3000\nweb-large:\n  quality: 92\n  long_edge: 4000\n",
  "package.json": '{\n  "name": "gate",\n  "maxRetries": 2,\n  "private": true\n}\n',
  "heating.ini": "[night]\nTemperature=17.5\nMode=eco\nEnabled=No\n",
  "site.yml": "url: http://old.example/a\ncolour: a#b\nroot: /x # on the disk\n",
  "paths.json": '{ "a": 1,\n  "dir": "C:/x"\n}\n',
  "notes.md": "port: 8080\n",
};

async function changed(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidSettingCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["new_text"]]);
}

describe("keys that are given values", () => {
  test.each<[string, [string, string][]]>([
    [
      "set retries to 5 and log_level to debug in service.yaml",
      [
        ["service.yaml", "  retries: 5"],
        ["service.yaml", "  log_level: debug"],
      ],
    ],
    [
      'in pyproject.toml set requires-python to ">=3.12" and line-length to 100',
      [
        ["pyproject.toml", 'requires-python = ">=3.12"'],
        ["pyproject.toml", "line-length = 100"],
      ],
    ],
    ["set the server port to 9090", [["service.yaml", "  port: 9090  # behind the proxy"]]],
    [
      "service.yaml の server のポートを 9090 に変えてください。ほかはそのままで",
      [["service.yaml", "  port: 9090  # behind the proxy"]],
    ],
    ["worker のポート番号を9091に変更して", [["service.yaml", "  port: 9091"]]],
    [
      "サーバーのポートを9090にしてもらえますか? 今のままでは使えません。",
      [["service.yaml", "  port: 9090  # behind the proxy"]],
    ],
    ["package.json の最大リトライ回数を4に変更して", [["package.json", '  "maxRetries": 4,']]],
    ["package.json: max retries -> 4", [["package.json", '  "maxRetries": 4,']]],
    ["bump max retries to 4, please", [["package.json", '  "maxRetries": 4,']]],
    ["turn fix from false to true", [["pyproject.toml", "fix = true"]]],
    [
      "stell temperature auf 18.5 und enabled auf on",
      [
        ["heating.ini", "Temperature=18.5"],
        ["heating.ini", "Enabled=Yes"],
      ],
    ],
    [
      "Lower the web preset in export.yaml to quality 82 and a long edge of 2048, but web-large has to remain what it is",
      [
        ["export.yaml", "  quality: 82"],
        ["export.yaml", "  long_edge: 2048"],
      ],
    ],
    ["set url to https://new.example/b in site.yml", [["site.yml", "url: https://new.example/b"]]],
    ["set colour to red in site.yml", [["site.yml", "colour: red"]]],
    ["set root to /y in site.yml", [["site.yml", "root: /y # on the disk"]]],
    ["set line-length to 88", []],
    ["set retries to 5. everything else stays as it is", [["service.yaml", "  retries: 5"]]],
    ["log_levelをwarnに変更して", [["service.yaml", "  log_level: warn"]]],
  ])("%s", async (request, lines) => {
    expect(await changed(request)).toEqual(lines);
  });

  test.each([
    "set retries to 5 everywhere",
    "set port to 9090",
    "set retries to many",
    "set dir to 'C:\\temp' in paths.json",
    "set retries to 5 minutes and log_level to debug",
    "what is retries set to?",
    "don't set retries to 5",
    "is fix: true?",
    "set retries to 5 and the font of the header to Arial",
    "set retries to 5 for admins",
    "set retries to 5 in December",
    "set retries to 5, and the cache off",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});

describe("a key that is set in files that are named side by side", () => {
  const app = viewOf({
    "pyproject.toml": '[project]\nname = "gate"\nversion = "1.2.0"\n',
    "gate/__init__.py": '"""Opens the gate."""\n\n__version__ = "1.2.0"\n',
    "gate/open.py": "def wait(seconds):\n    version = read(seconds)\n    return version\n",
    "app.ts": "export const VERSION = '1.2.0';\n",
  });
  const made = async (request: string) => {
    const calls = await saidSettingCalls(request, await app.files(), app);
    return calls.map(({ input }) => [input["path"], input["new_text"]]);
  };

  test("gets its value in each, in programs as well", async () => {
    expect(await made("set the version to 1.3.0 in pyproject.toml and __init__.py")).toEqual([
      ["pyproject.toml", 'version = "1.3.0"'],
      ["gate/__init__.py", '__version__ = "1.3.0"'],
    ]);
    expect(await made("set version to 1.3.0 in pyproject.toml and app.ts")).toEqual([
      ["pyproject.toml", 'version = "1.3.0"'],
      ["app.ts", "export const VERSION = '1.3.0';"],
    ]);
  });

  test("gets none where one of them has no such key with a plain value", async () => {
    expect(await made("set the version to 1.3.0 in pyproject.toml and gate/open.py")).toEqual([]);
  });

  test("may be said with what has it and where", async () => {
    expect(await made("set the version of the gate in pyproject.toml to 1.3.0, nothing else")).toEqual([
      ["pyproject.toml", 'version = "1.3.0"'],
    ]);
  });
});
