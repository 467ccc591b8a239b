// What Electron's own default app does, for a build of Electron that comes without it: `electron [-r MODULE] FOLDER`
// runs the app in that folder.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { app } from "electron";

const required = [];
let folder = "";
for (let index = 1; index < process.argv.length && !folder; index++) {
  const word = process.argv[index] ?? "";
  if (word === "-r" || word === "--require") required.push(process.argv[++index] ?? "");
  else if (!word.startsWith("-")) folder = path.resolve(word);
}

const { name, productName, version, main } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
app.setName(productName ?? name);
// Undocumented, and what Electron's own default app calls.
Object(app).setVersion(version ?? "0.0.0");
Object(app).setAppPath(folder);
Object.defineProperty(process, "defaultApp", { value: true, enumerable: true });

const require = createRequire(import.meta.url);
for (const file of required) require(file);
await import(pathToFileURL(path.join(folder, main)).href);
