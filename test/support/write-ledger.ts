/** Writes so many lines into a list of connections: one of several processes that do so at once. */
import { appendLedger } from "../../src/main/network/ledger.ts";

const [, , file = "", name = "", count = "0"] = process.argv;
for (let index = 0; index < Number(count); index += 1) {
  appendLedger(file, { event: "program", id: `${name}${index}`, at: index, why: "A test", run: null, program: name });
}
