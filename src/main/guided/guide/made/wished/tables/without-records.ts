import { isJson, type JsonGroup, jsonGroups, type JsonMember, plain } from "../../../facts/formats/json-members.ts";

/** JSON without the records of its lists that have a name as one of their values: all of them, or the only one. Null where none has it, other values are called so, or no record would be left. */
export function withoutRecords(path: string, text: string, name: string, isForAll: boolean): string | null {
  const groups = /\.json$/i.test(path) ? jsonGroups(text) : null;
  if (!groups) return null;
  const isNamed = ({ value }: JsonMember) => value.startsWith('"') && plain(value).toLowerCase() === name.toLowerCase();
  const named = groups.flatMap((group) => group.members.filter(isNamed).map(({ key }) => ({ group, key })));
  const [first, ...others] = named;
  const list = first?.group.parent;
  const isAlike = ({ group, key }: { group: JsonGroup; key: string | null }) =>
    key === first?.key && isRecord(group) && group.parent === list;
  if (!first || !list || !named.every(isAlike) || (others.length > 0 && !isForAll)) return null;
  const gone = list.members.filter(({ from }) => named.some(({ group }) => group.from === from));
  const kept = list.members.filter((each) => !gone.includes(each));
  if (kept.length === 0) return null;
  const after = gone.reduceRight((left, each) => without(left, list.members, each, kept), text);
  return isJson(after) ? after : null;
}

function isRecord({ kind, parent }: JsonGroup): boolean {
  return kind === "object" && parent?.kind === "list";
}

/** With the comma that parts it from the next one, or from the last one that stays where none of those behind it does. */
function without(text: string, members: readonly JsonMember[], gone: JsonMember, kept: readonly JsonMember[]): string {
  const next = members[members.indexOf(gone) + 1];
  if (next && kept.some(({ from }) => from > gone.from)) return text.slice(0, gone.from) + text.slice(next.from);
  const before = members[members.indexOf(gone) - 1];
  return text.slice(0, before?.to ?? gone.from) + text.slice(gone.to);
}
