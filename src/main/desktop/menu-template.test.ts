import type { MenuItemConstructorOptions } from "electron";
import { expect, test } from "vitest";
import { menuTemplate } from "./menu-template.ts";

function items(platform: NodeJS.Platform, isDevelopment = false) {
  const done: string[] = [];
  const template = menuTemplate(
    platform,
    {
      command: (command) => void done.push(command),
      goToQuestion: () => void done.push("question"),
      zoom: (change) => void done.push(`zoom ${change}`),
    },
    isDevelopment,
  );
  const all = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  /** What the menu does when that item is chosen; its items need nothing of what Electron would pass. */
  const click = (item: MenuItemConstructorOptions | undefined) => {
    (item?.click as (() => void) | undefined)?.();
    return done.splice(0);
  };
  const press = (key: string) => click(all.find(({ accelerator }) => accelerator === key));
  const choose = (name: string) => click(all.find(({ label }) => label === name));
  return { all, press, choose };
}

const roles = (all: MenuItemConstructorOptions[]) => all.flatMap(({ role }) => (role ? [role] : []));

test("the keys of the page work from the menu, too", () => {
  const { press } = items("linux");
  const keys = ["CmdOrCtrl+N", "CmdOrCtrl+O", "CmdOrCtrl+K", "F6", "CmdOrCtrl+Plus", "CmdOrCtrl+-", "CmdOrCtrl+0"];
  expect(keys.flatMap(press)).toEqual([
    "new-session",
    "open-folder",
    "choose-model",
    "question",
    "zoom in",
    "zoom out",
    "zoom reset",
  ]);
});

test("a session is imported from the File menu", () => {
  const { choose } = items("linux");
  expect(choose("Import Session…")).toEqual(["import-session"]);
});

test("Esc belongs to the pages, and no key of the menu allows anything", () => {
  const { all } = items("linux");
  const keys = all.flatMap(({ accelerator }) => accelerator ?? []);
  expect(keys.filter((key) => /esc|enter|return|space/i.test(key))).toEqual([]);
  expect(all.map(({ label }) => label ?? "").filter((label) => /allow|once|always/i.test(label))).toEqual([]);
});

test("the tools of a developer are there for developers only", () => {
  expect(roles(items("linux").all)).not.toContain("toggleDevTools");
  expect(roles(items("linux", true).all)).toContain("toggleDevTools");
  expect(roles(items("linux").all)).not.toContain("reload");
});
