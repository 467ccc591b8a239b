/** An object or a list within a text of JSON: where it begins and ends, what it holds, and the keys that lead to it. */
export type JsonGroup = {
  kind: "object" | "list";
  from: number;
  to: number;
  keys: readonly string[];
  parent: JsonGroup | null;
  members: readonly JsonMember[];
};
/** One of what it holds, with its key in an object. `value` is its text, `valueFrom` where that begins. */
export type JsonMember = { key: string | null; from: number; to: number; value: string; valueFrom: number };

const sign = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

type Open = Omit<JsonGroup, "members" | "to"> & { members: JsonMember[]; key: string | null; begun: number | null };

/** All objects and lists of a text of JSON, those within others before these; null where it is none. */
export function jsonGroups(text: string): JsonGroup[] | null {
  if (!isJson(text)) return null;
  const found: JsonGroup[] = [];
  const open: (Open & { to: number })[] = [];
  const hold = (valueFrom: number, to: number) => {
    const group = open.at(-1);
    if (!group) return;
    const from = group.begun ?? valueFrom;
    group.members.push({ key: group.key, from, to, value: text.slice(valueFrom, to), valueFrom });
    [group.key, group.begun] = [null, null];
  };
  const tokens = [...text.matchAll(sign)];
  tokens.forEach(({ 0: token, index }, place) => {
    const group = open.at(-1);
    if (token === "{" || token === "[") {
      const key = group?.key ?? null;
      const keys = [...(group?.keys ?? []), ...(key === null ? [] : [key])];
      const kind = token === "{" ? "object" : "list";
      open.push({ kind, from: index, to: index, keys, parent: group ?? null, members: [], key: null, begun: null });
    } else if (token === "}" || token === "]") {
      const closed = open.pop();
      if (closed) closed.to = index + 1;
      if (closed) found.push(closed);
      hold(closed?.from ?? index, index + 1);
    } else if (group?.kind === "object" && tokens[place + 1]?.[0] === ":") {
      [group.key, group.begun] = [plain(token), index];
    } else if (token !== "," && token !== ":") hold(index, index + token.length);
  });
  return found;
}

/** A value without its quotes. */
export function plain(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1) : value;
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
