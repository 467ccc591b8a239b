import path from "node:path";
import picomatch from "picomatch";
import { AppError } from "../../shared/error.ts";

const longestPattern = 500;

/**
 * Turns a pattern such as `*.md` or `src/**` into a test for relative paths. Without a slash it is about the name alone,
 * in any folder. Throws `invalid-input` for patterns that point out of the workspace.
 */
export function pathPattern(written: string, root: string): (relative: string) => boolean {
  const pattern = relativeTo(root, written);
  if (pattern === "" || pattern.length > longestPattern || /\p{Cc}/u.test(pattern)) {
    throw new AppError("invalid-input", "The pattern must be one line, such as *.md or src/**/*.ts.");
  }
  // patterns in patterns could be made so that matching takes for ever
  const options = { dot: true, noextglob: true, nonegate: true, basename: !pattern.includes("/") };
  return picomatch(pattern.replace(/^\.\//, "").replace(/\/$/, "/**"), options);
}

function relativeTo(root: string, written: string): string {
  const pattern = written.replaceAll("\\", "/");
  const base = root.split(path.sep).join("/");
  const inner = pattern === base || pattern.startsWith(`${base}/`) ? pattern.slice(base.length + 1) || "**" : pattern;
  const leadsOut =
    path.posix.isAbsolute(inner) || path.win32.isAbsolute(inner) || /^[a-z]:/i.test(inner) || /^~(?:\/|$)/.test(inner);
  if (leadsOut || inner.split("/").includes("..")) {
    throw new AppError(
      "invalid-input",
      `${written} points outside the workspace. Use a pattern inside it, such as **/*.md.`,
    );
  }
  return inner;
}
