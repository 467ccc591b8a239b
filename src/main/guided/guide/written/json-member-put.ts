import type { JsonGroup, JsonMember } from "../facts/formats/json-members.ts";

/** So many keys in the order of the alphabet don't stand so by chance. */
const leastSorted = 3;

/** JSON with one more member in an object: in the order of the alphabet where its others stand so, else at the end; `source` is where it comes from, if it stands in another one now. */
export function withMember(
  text: string,
  target: JsonGroup,
  member: { key: string; text: string },
  source: JsonGroup | null = null,
): string {
  const { at, put } = placeOfMember(text, target, member, source);
  return text.slice(0, at) + put + text.slice(at);
}

/** What is to be put where for that. */
export function placeOfMember(
  text: string,
  { members, from, to }: JsonGroup,
  member: { key: string; text: string },
  source: JsonGroup | null,
): { at: number; put: string } {
  const isSorted =
    isInOrder(members) && (members.length >= leastSorted || (source !== null && isInOrder(source.members)));
  const next = isSorted ? members.find(({ key }) => compared(key ?? "", member.key) > 0) : undefined;
  const [first, second, last] = [members[0], members[1], members.at(-1)];
  if (!first || !last) return { at: from + 1, put: alone(text, from, to, member.text) };
  const lead = text.slice(from + 1, first.from);
  const between = second ? text.slice(first.to, second.from) : `,${lead === "" ? " " : lead}`;
  return next ? { at: next.from, put: member.text + between } : { at: last.to, put: between + member.text };
}

/** The only member, a step further to the right than the line that its object begins in. */
function alone(text: string, from: number, to: number, own: string): string {
  const indentOf = (at: number) => /^[ \t]*/u.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1))?.[0] ?? "";
  const step = /\n([ \t]+)\S/u.exec(text)?.[1];
  if (step === undefined) return own;
  const isOpen = text.slice(from, to).includes("\n");
  return `\n${indentOf(from)}${step}${own}${isOpen ? "" : `\n${indentOf(from)}`}`;
}

function isInOrder(members: readonly JsonMember[]): boolean {
  return (
    members.length > 1 &&
    members.every(({ key }, at) => at === 0 || compared(members[at - 1]?.key ?? "", key ?? "") <= 0)
  );
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
