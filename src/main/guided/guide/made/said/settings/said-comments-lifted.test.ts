import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidCommentLiftedCalls } from "./said-comments-lifted.ts";

const boiler = `# the boiler of the hut
# frost guard needs a sensor
pump: slow

water:
  target: 55
  # boost: 60
  eco: true

# frost:
#   below: 4
#   stages:
#     - 6

# garden:
#   below: 2
`;
const server = `[mail]
host = mail.example
#port = 2525
; retries = 3

;[proxy]
;host = proxy.example
;port = 3128

[web]
; port = 8080
theme = dark
`;

async function changed(request: string): Promise<string[]> {
  const view = viewOf({ "boiler.yaml": boiler, "server.ini": server, "notes.md": "frost\n" });
  return editsTold(await saidCommentLiftedCalls(request, await view.files(), view));
}

describe("what is only a comment and is to count again", () => {
  test.each<[string, string[]]>([
    [
      "I commented out the frost section in boiler.yaml last week, please turn it on again. garden stays off",
      ["boiler.yaml:10:frost:\n  below: 4\n  stages:\n    - 6"],
    ],
    ["uncomment boost in boiler.yaml", ["boiler.yaml:7:  boost: 60"]],
    ["Kommentier in server.ini bitte retries wieder ein", ["server.ini:4:retries = 3"]],
    ["can you uncomment the proxy section in server.ini?", ["server.ini:6:[proxy]\nhost = proxy.example\nport = 3128"]],
    ["remove the # in front of the mail port in server.ini", ["server.ini:3:port = 2525"]],
    [
      "Die Einstellung garden ist in boiler.yaml auskommentiert, bitte schalte sie wieder ein",
      ["boiler.yaml:15:garden:\n  below: 2"],
    ],
    [
      "boiler.yaml の frost のコメントを解除してください。garden はそのままで",
      ["boiler.yaml:10:frost:\n  below: 4\n  stages:\n    - 6"],
    ],
    [
      "the frost section in boiler.yaml is commented out for the summer. Please activate the garden, which is commented out as well",
      ["boiler.yaml:15:garden:\n  below: 2"],
    ],
  ])("%s", async (request, edits) => {
    expect(await changed(request)).toEqual(edits);
  });

  test.each([
    "uncomment the port in server.ini",
    "uncomment the frost section in boiler.yaml, but leave the radiators as they are",
    "don't uncomment the frost section in boiler.yaml",
    "is the frost section in boiler.yaml commented out?",
    "uncomment the frost section in boiler.yaml and set below to 3",
    "uncomment the stages of frost in boiler.yaml",
    "comment out the pump in boiler.yaml",
    "uncomment the frost section in boiler.yaml until 3 March",
    "the frost section in boiler.yaml is commented out, please delete it",
    "uncomment the theme in server.ini",
    "uncomment frost in boiler.yaml and the garden below it as well",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
