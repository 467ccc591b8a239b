import { spawn } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { electronBinary } from "../support/electron-binary.ts";
import { openApp } from "../support/open-app.ts";
import { tempFolder, type TempFolder } from "../support/temp-folder.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

/** Loaded before the app: what it would show in a dialog of the operating system is printed, and closed at once. */
const answerDialogs = `const { dialog } = require("electron");
dialog.showMessageBox = async (...words) => {
  process.stderr.write("dialog: " + JSON.stringify(words.at(-1)) + "\\n");
  return { response: 0, checkboxChecked: false };
};
`;

let folder: TempFolder;
test.beforeEach(async () => {
  folder = await tempFolder();
});
test.afterEach(() => folder.remove());

/** Starts the app as a person would, and waits for its end. */
async function start(home: string): Promise<{ status: number | null; said: string }> {
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const stub = path.join(folder.path, "answer-dialogs.cjs");
  await writeFile(stub, answerDialogs);
  const child = spawn(electronBinary(), ["-r", stub, ...asRoot, "--disable-gpu", root], {
    env: { ...process.env, HEARTH_HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const status = await new Promise<number | null>((resolve) => void child.on("exit", resolve));
  return { status, said };
}

test("a typo in the settings is told with its place, and no empty window is left", async () => {
  await writeFile(path.join(folder.path, "config.toml"), 'max_steps = 3\ntheem = "dark"\n');
  const { status, said } = await start(folder.path);
  expect(status).toBe(1);
  expect(said).toContain("Hearth can't start");
  expect(said).toContain('config.toml:2:1: there is no setting \\"theem\\". Did you mean \\"theme\\"?');
});

test("a folder for the data that can't be made is told", async () => {
  const taken = path.join(folder.path, "taken");
  await writeFile(taken, "a file");
  const { status, said } = await start(path.join(taken, "data"));
  expect(status).toBe(1);
  expect(said).toContain("Hearth can't start");
  expect(said).toContain(taken);
});

test("a second Hearth for the same data leaves the first one be, and shows it", async () => {
  const first = await openApp({ home: folder.path });
  await first.page.getByRole("textbox").waitFor();
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const { status, said } = await start(folder.path);
  expect([status, said.includes("dialog:")]).toEqual([0, false]);
  const isMinimized = () => first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
  await expect.poll(isMinimized).toBe(false);
  await first.close();
});

test("what the browser keeps lies with the data of Hearth, and nowhere else", async () => {
  const home = path.join(folder.path, "data");
  await mkdir(home);
  const config = path.join(folder.path, "config");
  const { page, close } = await openApp({ home, env: { HOME: folder.path, XDG_CONFIG_HOME: config } });
  await page.getByRole("textbox").fill("half a thought");
  await close();
  expect(await readdir(home)).toContain("window");
  const strays = await readdir(config).catch(() => []);
  expect(strays.filter((name) => /hearth|electron/i.test(name))).toEqual([]);
  const again = await openApp({ home });
  await expect(again.page.getByRole("textbox")).toHaveValue("half a thought");
  await again.close();
});
