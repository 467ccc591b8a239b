import type { NamedSetting, SettingPart } from "./named-setting.ts";
import { linesWithPlaces } from "../lines/lines-with-places.ts";
import { plainValueLike } from "./plain-values.ts";

export const isDockerfile = /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$/iu;

const from = /^(FROM\s+(?:--\w+=\S+\s+)*)([\w./-]+(?::\d+\/[\w./-]+)?:[\w.-]+)(?:\s+AS\s+(\S+))?\s*$/iu;
const variable = /^(\s*(?:ENV|ARG)\s+)(\w+)(=)("[^"]*"|[^\s"'\\]+)\s*$/iu;
const single = /^(EXPOSE|USER|WORKDIR)(\s+)([^\s"'[\\]+)\s*$/iu;

const called: Readonly<Record<string, readonly string[]>> = {
  EXPOSE: ["port", "exposed port"],
  USER: ["Benutzer"],
  WORKDIR: ["working directory", "work directory", "Arbeitsverzeichnis"],
};

/** The images that a Dockerfile is built from, its variables, and what it has once in each of its stages. */
export function dockerSettings(text: string): NamedSetting[] {
  let parts: readonly SettingPart[] = [];
  return linesWithPlaces(text).flatMap(({ line, from: start }) => {
    const [, lead = "", image, stage] = from.exec(line) ?? [];
    if (image !== undefined) {
      parts = [{ names: [...imageNames(image), ...(stage === undefined ? [] : [stage])] }];
      return [{ ...imageSetting(start + lead.length, image), parts }];
    }
    if (/^FROM\s/iu.test(line)) parts = [];
    const [, before = "", key = "", sign = "", value] =
      variable.exec(line) ?? single.exec(line)?.toSpliced(1, 0, "") ?? [];
    // `8080/udp` is more than a number
    if (value === undefined || (/^expose$/iu.test(key) && /\D/.test(value))) return [];
    const at = start + before.length + key.length + sign.length;
    const keys = [key, ...(called[key.toUpperCase()] ?? [])];
    return [{ from: at, value, keys, parts, kinds: ["variable", "stage"], like: plainValueLike }];
  });
}

/** An image with its version, by these and by all that it is called. */
export function imageSetting(start: number, image: string): Omit<NamedSetting, "parts"> {
  return {
    from: start,
    value: image,
    keys: ["", "image", "base image", "version", "image version", "tag", "Basisimage", "イメージ", "バージョン"],
    kinds: ["image", "base", "stage", "docker", "container"],
    like: imageLike,
  };
}

/** `registry.example/tools/grafana:10.2` is called grafana as well. */
export function imageNames(image: string): string[] {
  const name = image.slice(0, image.lastIndexOf(":"));
  return [...new Set([name, name.split("/").at(-1) ?? name, image])];
}

/** Another version of an image; a bare number is one of the same variant. */
function imageLike(old: string, fresh: string): string | null {
  const at = old.lastIndexOf(":");
  const [name, tag] = [old.slice(0, at), old.slice(at + 1)];
  if (/^[a-z][\w./-]*(?::\d+\/[\w./-]+)?:\w[\w.-]*$/iu.test(fresh)) return fresh;
  const plain = fresh.replace(/^v(?=\d)/u, /^v\d/u.test(tag) ? "v" : "");
  if (/^\d+(?:\.\d+)*$/.test(plain) && /^v?\d/u.test(tag)) {
    const variant = /^v?\d+(?:\.\d+)*(-[a-z][\w.-]*)?$/iu.exec(tag);
    const lead = /^v/u.exec(tag)?.[0] ?? "";
    return variant ? `${name}:${lead}${plain}${variant[1] ?? ""}` : null;
  }
  return /^(?=.*\d)[a-z\d][\w.-]*$|^latest$/iu.test(fresh) ? `${name}:${fresh}` : null;
}
