import { cp } from "node:fs/promises";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";
import type { Plugin } from "vite";
import manifest from "./package.json" with { type: "json" };

const source = (file: string) => path.join(import.meta.dirname, "src", file);

// The oldest that may run it: the Electron of the tests (33) and Node 20. Users have a newer Electron.
const node = "node20.18";
const chrome = "chrome130";

// What is native or looks for files beside itself stays in node_modules. The rest goes into our files, only as much of it
// as is used: loaded from node_modules, it would take more than half of the time that the command line has to start.
const unbundled = ["@photostructure/sqlite", "@vscode/ripgrep", "better-sqlite3", "node-llama-cpp"];
const bundled = Object.keys(manifest.dependencies).filter((name) => !unbundled.includes(name));

export default defineConfig({
  main: {
    build: {
      target: node,
      externalizeDeps: { exclude: bundled },
      rolldownOptions: {
        input: {
          index: source("main/index.ts"),
          cli: source("main/cli.ts"),
          "model-process": source("main/inference/model-process.ts"),
        },
        output: {
          format: "es",
          entryFileNames: "[name].js",
          // Flat, so that what lies beside the output is found from `import.meta.url` whichever file the code ends up in.
          chunkFileNames: "[name]-[hash].js",
        },
      },
    },
    plugins: [copyMigrations()],
  },
  preload: {
    build: {
      target: node,
      // A sandboxed preload can require electron only, so each must be one CommonJS file with everything in it.
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        input: { chat: source("preload/chat.ts"), approval: source("preload/approval.ts") },
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
  renderer: {
    root: source("renderer"),
    base: "./",
    build: {
      target: chrome,
      // A page is parsed anew at each start.
      minify: true,
      // The content security policy allows no inline data for scripts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { chat: source("renderer/chat/index.html"), approval: source("renderer/approval/index.html") },
      },
    },
    plugins: [react(), tailwindcss()],
  },
});

function copyMigrations(): Plugin {
  return {
    name: "copy-migrations",
    async writeBundle({ dir = "" }) {
      await cp(source("main/store/migrations"), path.join(dir, "migrations"), { recursive: true });
    },
  };
}
