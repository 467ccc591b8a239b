import { BrowserWindow, nativeTheme, screen } from "electron";
import { webPreferences } from "./web-preferences.ts";
import { readWindowState, writeWindowState } from "./window-state.ts";

/** The window of the chat, still hidden: it is shown when there is something to see in it. */
export function openWindow(options: { preload: string; stateFile: string }): BrowserWindow {
  const state = readWindowState(
    options.stateFile,
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    title: "Hearth",
    show: false,
    width: 1240,
    height: 820,
    ...state?.bounds,
    minWidth: 720,
    minHeight: 480,
    autoHideMenuBar: true,
    backgroundColor: background(),
    webPreferences: webPreferences(options.preload),
  });
  // a hidden window would be shown by this, so it waits
  if (state?.isMaximized) window.once("show", () => window.maximize());
  rememberState(window, options.stateFile);
  const repaint = () => window.setBackgroundColor(background());
  nativeTheme.on("updated", repaint);
  window.on("closed", () => nativeTheme.off("updated", repaint));
  return window;
}

/** What is seen before the page has drawn anything: the page's own background, or the window would flash. */
function background(): string {
  return nativeTheme.shouldUseDarkColors ? "#191715" : "#faf8f5";
}

function rememberState(window: BrowserWindow, file: string): void {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    writeWindowState(file, { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 500);
  };
  window.on("resize", saveSoon);
  window.on("move", saveSoon);
  window.on("close", save);
  window.on("closed", () => clearTimeout(timer));
}
