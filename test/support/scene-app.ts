import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import path from "node:path";
import { build } from "vite";

const root = path.resolve(import.meta.dirname, "..", "..");
const app = path.join(root, "src", "main", "app.ts");

/**
 * Makes the app in `folder`, with its built pages and preloads, and its own main process but for the runtime, which is
 * the one of the tests: for looking at the windows in any situation.
 */
export async function makeSceneApp(folder: string): Promise<void> {
  await mkdir(path.join(folder, "out"), { recursive: true });
  await buildMain(path.join(folder, "out", "main"));
  for (const part of ["preload", "renderer"])
    await symlink(path.join(root, "out", part), path.join(folder, "out", part));
  await writeFile(
    path.join(folder, "package.json"),
    JSON.stringify({ name: "hearth", version: "0.0.0", type: "module", main: "out/main/index.js" }),
  );
  await cp(path.join(root, "resources", "models.json"), path.join(folder, "resources", "models.json"));
}

async function buildMain(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: path.join(root, "src", "main", "index.ts"),
      outDir,
      emptyOutDir: true,
      target: "node20.18",
      rolldownOptions: {
        external: ["electron", ...builtinModules, /^node:/],
        output: { entryFileNames: "index.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
    plugins: [
      {
        name: "fake-runtime",
        enforce: "pre",
        resolveId(source, importer) {
          const file = importer ? path.resolve(path.dirname(importer), source) : source;
          return file === app ? path.join(import.meta.dirname, "fake-runtime.ts") : null;
        },
      },
    ],
  });
}
