/** Writes so many lines into the memory of a folder: one of several processes that do so at once. */
import { memoryIn } from "./memory-in.ts";

const [folder = "", name = "", count = "0"] = process.argv.slice(2);
const memory = await memoryIn(folder);
for (let number = 0; number < Number(count); number++) {
  memory.change("MEMORY.md", ({ text }) => `${text}- ${name} ${number}\n`);
}
