import { isJson, type JsonGroup, type JsonMember, jsonGroups } from "../../../facts/formats/json-members.ts";
import { isSettings } from "../../../facts/programs/setting-lines.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { placeOfMember } from "../../../written/json-member-put.ts";

const moves = /^(?:move|put) (?:[^"]*)"([^"]+)"(?: from (?:[^"]*)"([^"]+)")? (?:to|under|into) (?:the )?"([^"]+)"/iu;

/** JSON with a key and its value in another object: in the order of the alphabet where the others stand so, else at the end. Null where it isn't clear which, or one is there already. */
export function jsonMemberMoved(path: string, text: string, told: string): string | null {
  const [, name = "", from, to = ""] = moves.exec(told) ?? [];
  const objects = /\.json$/i.test(path) ? (jsonGroups(text) ?? []).filter(({ kind }) => kind === "object") : [];
  const [source, ...others] = objects.filter(
    (each) => each.members.some(({ key }) => key === name) && (from === undefined || isCalled(each, from)),
  );
  const [target, ...more] = objects.filter((each) => isCalled(each, to));
  const member = source?.members.find(({ key }) => key === name);
  if (!source || !member || !target || others.length + more.length > 0 || source === target) return null;
  if (target.members.length === 0 || target.members.some(({ key }) => key === name)) return null;
  // its own lines would stand too far to the right, or not far enough
  if (member.value.includes("\n") && indentAt(text, member.from) !== indentAt(text, target.members[0]?.from ?? 0))
    return null;
  // what holds the other one can't be put into it
  if (member.from <= target.from && target.to <= member.to) return null;
  const edits = [goneFrom(text, source, member), putInto(text, target, source, member)].toSorted(
    (one, other) => other.from - one.from,
  );
  const after = edits.reduce((all, edit) => all.slice(0, edit.from) + edit.put + all.slice(edit.to), text);
  return isJson(after) ? after : null;
}

/** Whether a wish moves something to a part of a file of settings, rather than gives it that value. */
export function isMoveToPart(path: string, text: string, told: string): boolean {
  const [, , , to] = moves.exec(told) ?? [];
  if (to === undefined || !isSettings.test(path)) return false;
  const name = escapeRegExp(to);
  return new RegExp(
    String.raw`^\s*(?:\[\[?${name}\]\]?|["']?${name}["']?\s*:\s*[{[]?)\s*(?:#.*)?$|"${name}"\s*:\s*[{[]`,
    "imu",
  ).test(text);
}

function indentAt(text: string, at: number): string {
  return /[^\S\n]*$/u.exec(text.slice(0, at))?.[0] ?? "";
}

type Edit = { from: number; to: number; put: string };

function isCalled({ keys }: JsonGroup, name: string): boolean {
  const key = keys.at(-1) ?? "";
  return key === name || wordsOf(key).join(" ") === wordsOf(name).join(" ");
}

/** With the comma that parts it from the next one, or where it is the last from the one before. */
function goneFrom(text: string, { members, from, to }: JsonGroup, member: JsonMember): Edit {
  const at = members.indexOf(member);
  const [before, next] = [members[at - 1], members[at + 1]];
  if (next) return { from: member.from, to: next.from, put: "" };
  return before ? { from: before.to, to: member.to, put: "" } : { from: from + 1, to: to - 1, put: "" };
}

function putInto(text: string, target: JsonGroup, source: JsonGroup, member: JsonMember): Edit {
  const own = { key: member.key ?? "", text: text.slice(member.from, member.to) };
  const { at, put } = placeOfMember(text, target, own, source);
  return { from: at, to: at, put };
}
