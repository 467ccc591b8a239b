// `npm run -s hearth -- …`: the command line of this checkout, made ready first where it isn't.
import { ensureBuilt } from "./ensure-built.mjs";
import { prepareNative } from "./prepare-native.mjs";

try {
  await prepareNative({ retry: false });
  await ensureBuilt();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}
// npm starts scripts in the folder of package.json, and the current folder is the one that the person is in.
const { INIT_CWD, npm_lifecycle_event } = process.env;
if (INIT_CWD && npm_lifecycle_event === "hearth") process.chdir(INIT_CWD);
await import(new URL("../out/main/cli.js", import.meta.url).href);
