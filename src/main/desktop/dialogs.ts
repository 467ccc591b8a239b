import { type BrowserWindow, dialog } from "electron";

/** The folder that the person picks; null where they pick none. */
export async function chooseFolder(window: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: "Choose a folder to work in",
    buttonLabel: "Choose",
    properties: ["openDirectory", "createDirectory"],
  });
  return filePaths[0] ?? null;
}

/** The model file that the person picks; null where they pick none. */
export async function chooseModelFile(window: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: "Choose a model file",
    buttonLabel: "Add",
    filters: [{ name: "GGUF models", extensions: ["gguf"] }],
    properties: ["openFile"],
  });
  return filePaths[0] ?? null;
}

/** Says why Hearth can't start. There is no window yet, or none that could say it. */
export async function tellStartError(message: string): Promise<void> {
  process.stderr.write(`${message}\n`);
  await dialog.showMessageBox({ type: "error", title: "Hearth", message: "Hearth can't start", detail: message });
}
