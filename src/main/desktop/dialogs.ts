import { type BrowserWindow, dialog } from "electron";

/** The folder that the person picks; null where they pick none. */
export async function chooseFolder(
  window: BrowserWindow,
  { title = "Choose a folder to work in", start = null }: { title?: string; start?: string | null } = {},
): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title,
    // macOS shows no title
    message: title,
    ...(start === null ? {} : { defaultPath: start }),
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

/** Where an exported session goes; null where the person changes their mind. */
export async function chooseExportFile(window: BrowserWindow, name: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: "Export this session",
    defaultPath: name,
    buttonLabel: "Export",
    properties: ["createDirectory", "showOverwriteConfirmation"],
  });
  return canceled || filePath === "" ? null : filePath;
}

/** The exported session that the person picks; null where they pick none. */
export async function chooseImportFile(window: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: "Choose a session that was exported as JSON",
    buttonLabel: "Import",
    filters: [{ name: "Exported sessions", extensions: ["json"] }],
    properties: ["openFile"],
  });
  return filePaths[0] ?? null;
}

/** Whether providers may be used. The answer that changes nothing is the one that a key gives. */
export async function confirmCloud(window: BrowserWindow): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: "question",
    title: "Hearth",
    message: "Switch the cloud on?",
    detail:
      "Until now nothing that you write leaves this computer. Switched on, the models of the providers that you set up can be used. Hearth asks in each session before it sends anything, and shows what.",
    buttons: ["Stay local", "Switch on"],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
}

/** Says why Hearth can't start. There is no window yet, or none that could say it. */
export async function tellStartError(message: string): Promise<void> {
  process.stderr.write(`${message}\n`);
  await dialog.showMessageBox({ type: "error", title: "Hearth", message: "Hearth can't start", detail: message });
}
