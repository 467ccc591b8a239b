import { cssSettings, isStyles } from "./css-settings.ts";
import type { NamedSetting } from "./named-setting.ts";
import { mayBeServers, serverSettings } from "./server-settings.ts";
import { isSshConfig, sshSettings } from "./ssh-settings.ts";

/** Whether the values that a wish with these names may mean are all known by name here, so that nobody has to guess which is meant. */
export function hasNamedSettings(path: string, text: string, names: readonly string[]): boolean {
  if (isStyles.test(path) || isSshConfig(path, text)) return true;
  return mayBeServers.test(path) && names.some((name) => isSite.test(name)) && serverSettings(text).length > 0;
}

const isSite = /^[\w*-]+(?:\.[\w-]+)+$/u;

/** The values of a file by what people call them. */
export function namedSettingsIn(path: string, text: string): NamedSetting[] {
  if (isStyles.test(path)) return cssSettings(path, text);
  if (isSshConfig(path, text)) return sshSettings(text);
  return mayBeServers.test(path) ? serverSettings(text) : [];
}
