import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { settingsExampleCalls } from "./settings-example.ts";

const env = `# Mail bot
PORT=8085
LANGUAGE=sv
API_KEY=wx-71c0ffee22
# old key: wx-19deadbeef
DB_PASSWORD="lilla hunden 4"
`;
const shop = "[shop]\nname = Kiosk\ncurrency = EUR\npassword = geheim1\n";

async function written(request: string, texts: Readonly<Record<string, string>>) {
  const view = viewOf(texts);
  const [call] = await settingsExampleCalls(request, await view.files(), view);
  return call?.input["content"];
}

test.each([
  ".env stays private. Can you make an .env.example from it, with all the same names but none of my keys and passwords? PORT and LANGUAGE can keep their values",
  "make .env.sample out of .env without the values. PORT and LANGUAGE stay as they are",
  "I need an .env.example: same as .env but with empty values, only PORT and LANGUAGE keep theirs",
  "Erstell mir aus der .env eine .env.example ohne die Werte. PORT und LANGUAGE können bleiben.",
  "Bitte .env als .env.example, die Werte leer, nur PORT und LANGUAGE behalten ihre",
  ".env から .env.example を作ってください。値は空にして、PORT と LANGUAGE はそのままで。",
])("names without their values: %s", async (request) => {
  expect(await written(request, { ".env": env, "bot.py": "" })).toBe(
    "# Mail bot\nPORT=8085\nLANGUAGE=sv\nAPI_KEY=\nDB_PASSWORD=\n",
  );
});

test.each([
  "make shop.example.ini from shop.ini, without any values",
  "shop.ini is mine, for others I need a shop.example.ini with the values removed",
])("sections stay: %s", async (request) => {
  expect(await written(request, { "shop.ini": shop })).toBe("[shop]\nname =\ncurrency =\npassword =\n");
});

test.each([
  "make an .env.example from .env",
  "make an .env.example from .env with none of my keys and passwords",
  "make an .env.example from .env without the values, but put changeme everywhere",
  "make an .env.example from .env without the values, PORT should be 3000",
  "make an .env.example from .env without the values and explain each one in a comment",
  "make an .env.production from .env without the values",
  "make an .env.example without the values from .env, PORT stays or doesn't, I'm not sure",
])("is left to the model: %s", async (request) => {
  expect(await written(request, { ".env": env })).toBeUndefined();
});

test("is left to the model where a value goes over several lines", async () => {
  const text = `${env}CERT="-----BEGIN\nabc\n-----END"\n`;
  expect(await written("make .env.example from .env without the values", { ".env": text })).toBeUndefined();
});
