import { viewOf } from "./test/support/view-of.ts";
import { fileFacts } from "./src/main/guided/guide/facts/file-facts.ts";
const { default: tasks } = await import(process.argv[2]!); const ids = process.argv.slice(3);
for (const t of tasks) if (ids.includes(t.id)) { const v = viewOf(t.files); for (const f of Object.keys(t.files)) console.log(t.id, t.prompt, "|", f, "=>", await fileFacts(f, t.prompt, v as any)); }
