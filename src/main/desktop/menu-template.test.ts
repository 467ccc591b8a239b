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
  /** What the menu does when that key is pressed; its items need nothing of what Electron would pass. */
  const press = (key: string) => {
    const item = all.find(({ accelerator }) => accelerator === key);
    (item?.click as (() => void) | undefined)?.();
    return done.splice(0);
  };
  return { all, press };
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
