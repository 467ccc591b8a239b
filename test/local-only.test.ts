import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const main = path.resolve(import.meta.dirname, "..", "src", "main");

/** What a file loads by being loaded: without types, and without what it loads when it comes to that. */
function loadedBy(file: string): string[] {
  return parseSync(file, readFileSync(file, "utf8")).program.body.flatMap((node) => {
    const isImport = node.type === "ImportDeclaration" && node.importKind !== "type";
    const isExport = node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration";
    const from = isImport || isExport ? node.source?.value : undefined;
    return typeof from === "string" ? [from] : [];
  });
}

/** Everything that is loaded with a file: files of ours by their paths, packages by their names. */
function closure(entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const from of loadedBy(file)) {
      if (from.startsWith(".")) visit(path.resolve(path.dirname(file), from));
      else found.add(from);
    }
  };
  visit(entry);
  return found;
}

const isCloud = (name: string) => name.includes("/models/cloud/") || /^@ai-sdk\/(?!provider$)|genai-prices/.test(name);

test.each(["cli.ts", "index.ts", "app.ts", "wiring/models/cloud.ts"])(
  "%s loads no adapter of a provider by being loaded",
  (entry) => {
    const loaded = closure(path.join(main, entry));
    expect(loaded.size).toBeGreaterThan(5);
    expect([...loaded].filter(isCloud)).toEqual([]);
  },
);

test("the check finds an adapter where there is one", () => {
  const loaded = closure(path.join(main, "models", "cloud", "cloud-prices.ts"));
  expect([...loaded].filter(isCloud)).toContain("@pydantic/genai-prices");
});
