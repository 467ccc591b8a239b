import { isJson, type JsonGroup, jsonGroups, type JsonMember } from "../../../facts/formats/json-members.ts";
import { calledInCells } from "./called-in-cells.ts";
import { fitsAmong } from "./fits-among.ts";
import { jsonLike } from "./json-like.ts";

/** Two texts, once something has gone from the one into the other. */
export type Carried = { source: string; target: string };
type Element = { list: JsonGroup; member: JsonMember };

/**
 * An element of a list of the one text of JSON comes to the end of the list of the same key in the other, as the others are written there. Null where it isn't clear which element or which list, or it
 * is of another kind than those.
 */
export function jsonElementCarried(name: string, source: string, target: string): Carried | null {
  const [groups, others] = [jsonGroups(source), jsonGroups(target)];
  const element = groups && elementCalled(groups, name);
  if (!element || !others) return null;
  const { list, member } = element;
  const key = list.keys.join("\n");
  const [other, ...more] = others.filter(({ kind, keys }) => kind === "list" && keys.join("\n") === key);
  if (!other || more.length > 0) return null;
  const there = other.members.map(({ value }) => value);
  if (!isOfKind(member.value, there) || there.some((value) => isSame(value, member.value))) return null;
  const put = withElementPut(target, other, member.value, source);
  const left = withoutMember(source, list, member);
  return put !== null && isJson(put) && isJson(left) ? { source: left, target: put } : null;
}

/** The only element that is called so; of one within another the inner one. */
function elementCalled(groups: readonly JsonGroup[], name: string): Element | null {
  const lists = groups.filter(({ kind }) => kind === "list");
  const elements = lists.flatMap((list) => list.members.map((member) => ({ list, member })));
  const called = calledInCells(elements, name, ({ member }) => leavesOf(JSON.parse(member.value)));
  const holds = (outer: JsonMember, inner: JsonMember) =>
    outer !== inner && outer.from <= inner.from && inner.to <= outer.to;
  const [only, ...others] = called.filter(({ member }) => !called.some((inner) => holds(member, inner.member)));
  return only && others.length === 0 ? only : null;
}

function leavesOf(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}

function isOfKind(value: string, others: readonly string[]): boolean {
  const kindOf = (text: string) => /^(?:[{["]|)/.exec(text)?.[0];
  return (
    others.every((other) => kindOf(other) === kindOf(value)) &&
    fitsAmong(
      keysOf(value),
      others.map((other) => keysOf(other)),
    )
  );
}

function keysOf(value: string): string[] | null {
  return value.startsWith("{") ? Object.keys(JSON.parse(value) as object) : null;
}

function isSame(one: string, other: string): boolean {
  return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
}

function withoutMember(text: string, { from, to, members }: JsonGroup, member: JsonMember): string {
  const place = members.indexOf(member);
  const [before, next] = [members[place - 1], members[place + 1]];
  if (next) return text.slice(0, member.from) + text.slice(next.from);
  if (before) return text.slice(0, before.to) + text.slice(member.to);
  return text.slice(0, from + 1) + text.slice(to - 1);
}

/** A text with an element behind those of one of its lists; the first one of a list stands as those do that it comes from. */
function withElementPut(text: string, list: JsonGroup, value: string, source: string): string | null {
  const { from, to, members } = list;
  const [last, before] = [members.at(-1), members.at(-2)];
  if (last) {
    const lead = text.slice(from + 1, members[0]?.from);
    const gap = before ? text.slice(before.to, last.from) : lead.includes("\n") ? `,${lead}` : ", ";
    const fresh = jsonLike(value, last.value, indentAt(text, last.from));
    return fresh === null ? null : text.slice(0, last.to) + gap + fresh + text.slice(last.to);
  }
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const outer = indentAt(text, from);
  const inner = outer + unitOf(text);
  const fresh = jsonLike(value, null, inner);
  if (fresh === null) return null;
  const isApart = source.includes("\n") && text.includes("\n");
  const own = isApart ? `${end}${inner}${fresh}${end}${outer}` : fresh;
  return text.slice(0, from + 1) + own + text.slice(to - 1);
}

/** What a line is indented by that has this place in it. */
function indentAt(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1, at))?.[0] ?? "";
}

function unitOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? "  ";
}
