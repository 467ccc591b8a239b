import { type BrowserWindow, dialog } from "electron";

const patienceMs = 60_000;
const attempts = 3;

/**
 * Brings a page back that crashed or hangs. The runtime lives in another process, so nothing is lost and a run goes on
 * meanwhile; a page that crashes again and again is given up, with a sentence.
 */
export function keepPage(window: BrowserWindow): void {
  let crashes: number[] = [];
  const { webContents } = window;
  webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    crashes = [...crashes.filter((at) => Date.now() - at < patienceMs), Date.now()];
    if (crashes.length <= attempts) webContents.reload();
    else void giveUp(window, reason);
  });
  window.on("unresponsive", () => void offerReload(window));
}

async function giveUp(window: BrowserWindow, reason: string): Promise<void> {
  await dialog.showMessageBox(window, {
    type: "error",
    message: "The window of Hearth keeps failing",
    detail: `It was started again ${attempts} times (${reason}). Your sessions are stored. Close Hearth and open it again.`,
  });
}

async function offerReload(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: "warning",
    message: "The window doesn't answer",
    detail: "Loading it again loses nothing: what runs goes on.",
    buttons: ["Wait", "Load it again"],
    defaultId: 0,
    cancelId: 0,
  });
  if (response !== 1 || window.isDestroyed()) return;
  window.webContents.forcefullyCrashRenderer(); // a page in an endless loop can't be reloaded; this one then is
}
