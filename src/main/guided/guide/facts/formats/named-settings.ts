import { bibSettings, isBibliography } from "./bib-settings.ts";
import { composeSettings, isCompose } from "./compose-settings.ts";
import { cssSettings, isStyles } from "./css-settings.ts";
import { dockerSettings, isDockerfile } from "./docker-settings.ts";
import { hostLines, hostsSettings } from "./hosts-settings.ts";
import { jsonSettings } from "./json-settings.ts";
import type { NamedSetting } from "./named-setting.ts";
import { mayBeServers, serverSettings } from "./server-settings.ts";
import { sectionSettings } from "./section-settings.ts";
import { isSshConfig, sshSettings } from "./ssh-settings.ts";

/** Whether the values that a wish with these names and words may mean are all known by name here, so that nobody has to guess which is meant. */
export function hasNamedSettings(path: string, text: string, names: readonly string[]): boolean {
  if (isStyles.test(path) || isBibliography.test(path) || isSshConfig(path, text)) return true;
  if (hostLines(path, text) !== null) return true;
  if (isCompose.test(path)) return names.some((name) => isPublishedPort.test(name));
  return mayBeServers.test(path) && names.some((name) => isSite.test(name)) && serverSettings(text).length > 0;
}

const isPublishedPort =
  /(?<!\p{L})(?:host|published|external|outside|public|container|internal|inner|target)[ -]ports?(?!\p{L})/iu;
const isSite = /^[\w*-]+(?:\.[\w-]+)+$/u;

/** The values of a file by what people call them; of some kinds of files only those that are told apart in their own way. */
export function namedSettingsIn(path: string, text: string): NamedSetting[] {
  if (isStyles.test(path)) return cssSettings(path, text);
  if (isBibliography.test(path)) return bibSettings(text);
  if (isDockerfile.test(path)) return dockerSettings(text);
  if (isSshConfig(path, text)) return sshSettings(text);
  if (isCompose.test(path)) return composeSettings(text);
  const ofServers = mayBeServers.test(path) ? serverSettings(text) : [];
  if (ofServers.length > 0) return ofServers;
  return [...hostsSettings(path, text), ...jsonSettings(path, text), ...sectionSettings(path, text)];
}
