import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidScriptCalls } from "./said-script-changes.ts";

const manifest = {
  name: "letters",
  scripts: { start: "node server.js", check: "node check.js", "check:links": "node links.js", all: "npm run start" },
  config: { check: "strict" },
};
const text = `${JSON.stringify(manifest, null, 2)}\n`;

async function scriptsAfter(request: string, before = text): Promise<unknown> {
  const view = viewOf({ "package.json": before, "tools/print.js": "" });
  const [call, ...others] = await saidScriptCalls(request, await view.files(), view);
  if (!call || others.length > 0) return null;
  const { scripts, ...rest } = JSON.parse(withCall(before, call) ?? "{}");
  expect(rest).toEqual({ name: "letters", config: { check: "strict" } });
  return scripts;
}

const { check: _, ...without } = manifest.scripts;

describe("scripts of a package", () => {
  test.each<[string, Record<string, string>]>([
    [
      "in der package.json fehlt noch das script drucken, es soll node tools/print.js starten. das alte check kann dafür raus, check:links brauchen wir aber weiter",
      { ...without, drucken: "node tools/print.js" },
    ],
    [
      "Add a script called print to package.json that runs node tools/print.js.",
      { ...manifest.scripts, print: "node tools/print.js" },
    ],
    [
      'please add a print script to package.json, it should run "node tools/print.js --all". The old check can go, check:links stays.',
      { ...without, print: "node tools/print.js --all" },
    ],
    ["remove the check script from package.json, thanks", without],
    [
      "package.json に print というスクリプトを追加してください。「node tools/print.js」を実行します",
      { ...manifest.scripts, print: "node tools/print.js" },
    ],
  ])("%s", async (request, scripts) => {
    expect(await scriptsAfter(request)).toEqual(scripts);
  });

  test.each([
    "add a script called check to package.json that runs node tools/print.js",
    "remove the start script from package.json",
    "remove the check script from package.json and the config",
    "which script in package.json can go?",
    "don't remove the check script from package.json",
    "add a script called print to package.json that does what print.js does, but for all files, and document it",
    "remove the old check script from package.json, but we still need check for the links",
    "rename the script check in package.json to test",
  ])("nothing for: %s", async (request) => {
    expect(await scriptsAfter(request)).toBeNull();
  });

  test("nothing where the file is written otherwise than JSON mostly is", async () => {
    const request = "remove the check script from package.json";
    expect(await scriptsAfter(request, text.replace('"name":', '"name" :'))).toBeNull();
  });
});
