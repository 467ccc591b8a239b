// `npm run electron`: makes sure that there is an Electron for the tests, and prints its folder.
import { findTestElectron } from "../test/support/electron.ts";

const found = await findTestElectron((line) => process.stderr.write(`${line}\n`));
if ("missing" in found) {
  process.stderr.write(`${found.missing}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${found.folder}\n`);
}
