import { imageNames, imageSetting } from "./docker-settings.ts";
import type { NamedSetting, SettingPart } from "./named-setting.ts";
import { linesWithPlaces } from "../lines/lines-with-places.ts";
import { plainValueLike } from "./plain-values.ts";

export const isCompose = /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/iu;

const image = /^(\s+image:\s*["']?)([\w./-]+(?::\d+\/[\w./-]+)?:[\w.-]+)["']?\s*(?:#.*)?$/u;
/** `- "8090:3000"`, `- 127.0.0.1:8090:3000` */
const ports = /^(\s*-\s*["']?(?:[\d.]+:)?)(\d{2,5})(:)(\d{2,5})(?:\/\w+)?["']?\s*(?:#.*)?$/u;

const ofHost = [
  "host port",
  "published port",
  "external port",
  "outside port",
  "public port",
  "local port",
  "Host-Port",
];
const ofContainer = ["container port", "internal port", "inner port", "target port", "Container-Port"];

/** The ports and the images of the services that Docker Compose starts. */
export function composeSettings(text: string): NamedSetting[] {
  const services = servicesIn(text);
  return linesWithPlaces(text).flatMap(({ line, from }, row): NamedSetting[] => {
    const service = services.findLast(({ start, end }) => start < row && row < end);
    if (!service) return [];
    const part: SettingPart = { names: [service.name] };
    const [, lead = "", name] = image.exec(line) ?? [];
    if (name !== undefined) {
      const setting = imageSetting(from + lead.length, name);
      const parts = [{ names: [...new Set([service.name, ...imageNames(name)])] }];
      // "Set "db" to …" doesn't say what of it
      return [
        { ...setting, keys: setting.keys.filter((key) => key !== ""), kinds: [...setting.kinds, ...kinds], parts },
      ];
    }
    const [, before = "", outer, sign = "", inner] = ports.exec(line) ?? [];
    if (outer === undefined || inner === undefined) return [];
    const start = from + before.length;
    const shared = { parts: [part], kinds, like: plainValueLike };
    return [
      { ...shared, from: start, value: outer, keys: ofHost },
      { ...shared, from: start + outer.length + sign.length, value: inner, keys: ofContainer },
    ];
  });
}

const kinds = ["service", "container", "docker", "compose", "Dienst"];

/** A service with its lines, from the one with its name to before `end`; both count from 0. */
export type Service = { name: string; start: number; end: number };

/** The services of such a file. */
export function servicesIn(text: string): Service[] {
  const lines = text.split(/\r?\n/);
  const filled = (line: string) => line.trim() !== "" && !/^\s*#/.test(line);
  const depth = (line: string) => line.length - line.trimStart().length;
  const top = lines.findIndex((line) => /^services:\s*(?:#.*)?$/.test(line));
  const after = (row: number, most: number) => {
    const next = lines.findIndex((line, at) => at > row && filled(line) && depth(line) <= most);
    return next === -1 ? lines.length : next;
  };
  if (top === -1) return [];
  const end = after(top, 0);
  const first = lines.findIndex((line, row) => row > top && filled(line));
  const indent = depth(lines[first] ?? "");
  return lines.flatMap((line, start) => {
    const name = /^\s+["']?([\w.-]+)["']?:\s*(?:#.*)?$/u.exec(line)?.[1];
    if (name === undefined || start <= top || start >= end || depth(line) !== indent) return [];
    return [{ name, start, end: after(start, indent) }];
  });
}
