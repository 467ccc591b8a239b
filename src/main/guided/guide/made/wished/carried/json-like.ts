import { type JsonGroup, jsonGroups } from "../../../facts/formats/json-members.ts";

/** An element of JSON in the form of another one of its list, which begins on a line that is `indent`ed so; null where it holds more than single values, and would have to be written anew. */
export function jsonLike(value: string, like: string | null, indent: string): string | null {
  if (!/^[{[]/.test(value)) return value;
  const [own, other] = [flatObject(value), like === null ? null : flatObject(like)];
  if (own && like !== null && other) return written(value, own, like, other);
  if (!value.includes("\n")) return like?.includes("\n") === true ? null : value;
  // it ends where it began
  const outer = /\n([ \t]*)[}\]]$/.exec(value)?.[1];
  return outer === indent && (like === null || like.includes("\n"))
    ? value
    : reindented(value, outer ?? "", indent, own);
}

/** What has only single values may have them further in or out. */
function reindented(value: string, outer: string, indent: string, own: JsonGroup | null): string | null {
  return own === null ? null : value.replaceAll(`\n${outer}`, `\n${indent}`);
}

function flatObject(value: string): JsonGroup | null {
  const [only, ...others] = jsonGroups(value) ?? [];
  return only?.kind === "object" && only.members.length > 0 && others.length === 0 ? only : null;
}

function written(value: string, { members }: JsonGroup, like: string, other: JsonGroup): string {
  const [first, second] = other.members;
  const open = like.slice(0, first?.from);
  const colon = like.slice(first?.from, first?.valueFrom).replace(/^"(?:[^"\\]|\\.)*"/, "");
  const gap = second ? like.slice(first?.to, second.from) : open.includes("\n") ? `,${open.slice(1)}` : ", ";
  const close = like.slice(other.members.at(-1)?.to);
  // columns below each other are of other widths
  const plain = gap.includes("\n") ? gap : gap.replace(/\s+$/, " ");
  const pairs = members.map((member) => {
    const key = /^"(?:[^"\\]|\\.)*"/.exec(value.slice(member.from, member.valueFrom))?.[0] ?? "";
    return key + (colon.includes("\n") ? ": " : colon.replace(/\s+$/, " ")) + member.value;
  });
  return open + pairs.join(plain) + close;
}
