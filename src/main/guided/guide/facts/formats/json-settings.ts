import { valueInPlace, withoutUnit } from "../numbers/value-in-place.ts";
import { valueLike } from "../programs/setting-lines.ts";
import { type JsonGroup, jsonGroups, plain } from "./json-members.ts";
import type { NamedSetting } from "./named-setting.ts";

const isScalar = /^[^{[]/;
const ofPackages = /^(?:dev|peer|optional)?dependencies$/iu;

/** The values of records in lists, by what else stands in the same record, and the versions of what a package depends on. */
export function jsonSettings(path: string, text: string): NamedSetting[] {
  if (!/\.json$/i.test(path)) return [];
  const isPackage = /(?:^|\/)package\.json$/u.test(path);
  return (jsonGroups(text) ?? []).flatMap((group) => {
    if (group.kind === "object" && group.parent?.kind === "list") return recordSettings(group);
    return isPackage && ofPackages.test(group.keys.join("/")) ? versionSettings(group) : [];
  });
}

function recordSettings({ keys, members }: JsonGroup): NamedSetting[] {
  const scalars = members.filter(({ value }) => isScalar.test(value));
  return scalars.map((own) => ({
    from: own.valueFrom,
    value: own.value,
    keys: [own.key ?? ""],
    parts: [
      ...keys.map((key) => ({ names: [key] })),
      { names: scalars.flatMap((each) => (each === own ? [] : [plain(each.value)])), isApart: true },
    ],
    kinds: ["entry", "record", "item", "Eintrag"],
    like: recordValueLike,
  }));
}

function recordValueLike(old: string, fresh: string): string | null {
  // "8" in the place of "6 tubs"
  const unit = /^"\d[\d.,]*(\s*\p{L}+)"$/u.exec(old)?.[1];
  if (unit !== undefined && /^\d[\d.,]*$/.test(fresh)) return `"${fresh}${unit}"`;
  return valueInPlace(old, fresh) ?? valueLike(old, withoutUnit(fresh) ?? fresh);
}

function versionSettings({ keys, members }: JsonGroup): NamedSetting[] {
  return members.map(({ key, value, valueFrom }) => ({
    from: valueFrom,
    value,
    keys: ["", "version", "Version", "バージョン"],
    parts: [{ names: keys }, { names: [key ?? ""], isApart: true }],
    kinds: ["package", "dependency", "module", "library", "Paket"],
    like: versionLike,
  }));
}

const version = String.raw`\d+(?:\.(?:\d+|x))*(?:-[\w.-]+)?`;
const plainVersion = new RegExp(`^v?(${version})$`, "u");
const ranged = new RegExp(`^"([\\^~]?|>=|=)${version}"$`, "u");

/** A version with the sign of the old one, which says how far it may be updated. */
function versionLike(old: string, fresh: string): string | null {
  const put = plainVersion.exec(fresh)?.[1];
  if (put === undefined) return new RegExp(`^(?:[\\^~]|>=)${version}$|^latest$`, "u").test(fresh) ? `"${fresh}"` : null;
  const sign = ranged.exec(old)?.[1];
  return sign === undefined ? null : `"${sign}${put}"`;
}
