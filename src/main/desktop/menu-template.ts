import type { MenuItemConstructorOptions } from "electron";
import type { WindowCommand } from "../../shared/ipc.ts";

/** What the menu can set going. */
export type MenuActions = {
  command(command: WindowCommand): void;
  goToQuestion(): void;
  /** Steps of size; 0 is the usual one. */
  zoom(change: "in" | "out" | "reset"): void;
};

/** The menu, and with it the keys that work wherever the keyboard is. */
export function menuTemplate(
  platform: NodeJS.Platform,
  actions: MenuActions,
  isDevelopment: boolean,
): MenuItemConstructorOptions[] {
  const { command, goToQuestion, zoom } = actions;
  const isMac = platform === "darwin";
  return [
    ...(isMac ? [{ role: "appMenu" as const }] : []),
    {
      label: "&File",
      submenu: [
        { label: "New Session", accelerator: "CmdOrCtrl+N", click: () => command("new-session") },
        { label: "Open Folder…", accelerator: "CmdOrCtrl+O", click: () => command("open-folder") },
        { label: "Search Sessions…", accelerator: "CmdOrCtrl+Shift+F", click: () => command("search-sessions") },
        { type: "separator" },
        { label: "Import Session…", click: () => command("import-session") },
        { type: "separator" },
        isMac ? { role: "close" } : { role: "quit" },
      ],
    },
    { role: "editMenu" },
    {
      label: "&Session",
      submenu: [
        // Esc does it too, in the page: as a key of the menu it would be taken from everything else
        { label: "Stop", click: () => command("stop") },
        { label: "Go to the Question", accelerator: "F6", click: goToQuestion },
        { type: "separator" },
        { label: "Choose Model…", accelerator: "CmdOrCtrl+K", click: () => command("choose-model") },
        { label: "Models…", click: () => command("show-models") },
        { label: "Connections…", click: () => command("show-connections") },
      ],
    },
    {
      label: "&View",
      submenu: [
        { label: "Larger", accelerator: "CmdOrCtrl+Plus", click: () => zoom("in") },
        { label: "Larger", accelerator: "CmdOrCtrl+=", visible: false, click: () => zoom("in") },
        { label: "Smaller", accelerator: "CmdOrCtrl+-", click: () => zoom("out") },
        { label: "Usual Size", accelerator: "CmdOrCtrl+0", click: () => zoom("reset") },
        { type: "separator" },
        { role: "togglefullscreen" },
        ...(isDevelopment ? [{ role: "toggleDevTools" as const }] : []),
      ],
    },
    { role: "windowMenu" },
  ];
}
