import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";

/** Runs a test program in front of the developer's eyes, and returns the JSON report that it left, and its status. */
export async function runReported(
  [program = "", ...args]: readonly string[],
  report: string,
  env: Record<string, string> = {},
): Promise<[report: unknown, status: number]> {
  const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const status = await new Promise<number>((resolve, reject) => {
    child.on("error", reject).on("exit", (code) => resolve(code ?? 1));
  });
  return [await readReport(report), status];
}

/** A program that was killed leaves none, or half of one. */
async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}
