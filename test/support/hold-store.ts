import { openStore } from "../../src/main/store/open-store.ts";
import { loadSqlite } from "../../src/main/store/sqlite.ts";
import { migrations } from "./store-place.ts";

// Opens a store and keeps it until it is killed; says why where it can't.
const [folder = "", library] = process.argv.slice(2);
const name = library === "@photostructure/sqlite" || library === "better-sqlite3" ? library : undefined;
try {
  const store = openStore({ sqlite: await loadSqlite(name), folder, migrations }, "command line");
  console.log("open");
  // a store that nothing holds any more is closed by the garbage collector
  setInterval(() => store.sessions.list(), 1000);
} catch (cause) {
  console.log(`refused ${cause instanceof Error ? cause.message : String(cause)}`);
}
