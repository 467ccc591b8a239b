import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { settingsFromExampleCalls } from "./settings-from-example.ts";

const example = `# web page
APP_PORT=8080
ADMIN_PORT=8080
# true or false
DEBUG=true

DB_HOST=localhost
DB_PASSWORD=changeme
CACHE_PASSWORD=changeme
`;
const files = { ".env.example": example, "README.md": "x\n" };
const entries = Object.entries(files).map(([path, text]) => ({ path, size: text.length }));

async function made(request: string): Promise<unknown> {
  const [call] = await settingsFromExampleCalls(request, entries, viewOf(files));
  return call?.input["content"] ?? null;
}

const wanted = example
  .replace("APP_PORT=8080", "APP_PORT=8085")
  .replace("DB_PASSWORD=changeme", "DB_PASSWORD=plum-tree-77")
  .replace("DEBUG=true", "DEBUG=false");

test.each([
  "Make me a .env from .env.example please. App port 8085, the db password is plum-tree-77 and debug has to be off. Everything else like in the example",
  "Make .env from .env.example, I need APP_PORT 8085 and the db password is plum-tree-77, debug off",
  "create .env from .env.example with APP_PORT=8085, DB_PASSWORD=plum-tree-77 and DEBUG=false",
  "Mach aus .env.example eine .env, App-Port auf 8085, DB-Password ist plum-tree-77, Debug aus, der Rest bleibt so",
])("the values that are said are put into a copy: %s", async (request) => {
  expect(await made(request)).toBe(wanted);
});

test.each([
  ["which of two is meant isn't said", "make .env from .env.example, port 8085"],
  ["a need isn't understood", "make .env from .env.example, app port 8085, I need no proxy"],
  ["something of all is to be otherwise", "make .env from .env.example, app port 8085, all passwords empty"],
  ["more is wanted", "make .env from .env.example, app port 8085, and sort the keys"],
  ["there is nothing to put", "make .env from .env.example"],
  ["it is made of something else", "make notes.md from .env.example, app port 8085"],
])("nothing is made where %s", async (_, request) => {
  expect(await made(request)).toBeNull();
});
