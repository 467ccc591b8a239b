import { cssSettings, isStyles } from "./css-settings.ts";
import type { NamedSetting } from "./named-setting.ts";

/** Whether the values of a file are known by name here, so that nobody has to guess which is meant. */
export function hasNamedSettings(path: string): boolean {
  return isStyles.test(path);
}

/** The values of a file by what people call them. */
export function namedSettingsIn(path: string, text: string): NamedSetting[] {
  return isStyles.test(path) ? cssSettings(path, text) : [];
}
