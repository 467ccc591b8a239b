import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const terminal = path.resolve(import.meta.dirname, "..", "..", "src", "main", "cli", "node-terminal.ts");
const tsx = import.meta.resolve("tsx");

/** Asks in a terminal of its own, and says how long what was typed is. */
const program = `
const { nodeTerminal } = await import(${JSON.stringify(terminal)});
const key = await nodeTerminal(process.env).askSecret("Key: ", new AbortController().signal);
process.stderr.write("typed " + key?.length + " letters\\n");
`;

// util-linux's `script` gives a program a terminal
test.runIf(process.platform === "linux")("a key that is typed in a terminal isn't shown", async () => {
  const words = [process.execPath, "--import", tsx, "--input-type=module", "-e", program].map(quoted).join(" ");
  const child = spawn("script", ["-qec", words, "/dev/null"], { stdio: ["pipe", "pipe", "inherit"] });
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const wasAsked = shown.includes("Key: ");
    shown += text;
    if (!wasAsked && shown.includes("Key: ")) child.stdin.write("sk-canary\r");
  });
  await new Promise((resolve) => child.on("close", resolve));
  expect(shown).toContain("typed 9 letters");
  expect(shown).not.toContain("canary");
});

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
