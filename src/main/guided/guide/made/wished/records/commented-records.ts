import { type YamlRecord, yamlRecords } from "../../../facts/formats/yaml-records.ts";

/** A thing of a YAML file whose lines are comments: the text with it in force, and how its signs stand. */
export type CommentedRecord = { record: YamlRecord; text: string; style: CommentStyle };
/** Whether the signs stand at the beginning of the lines rather than where the thing does, and what stands behind each. */
export type CommentStyle = { isAtStart: boolean; gap: string };

const begins = /^\s*#\s*(?:- +\S[^#]*:|[^\s#][^#:]*:\s*$)/u;
const saysKey = /^\s*(?:- +)?[^\s:]+:(?:\s|$)/u;
/** More of them aren't looked at. */
const mostTried = 200;

/** The things that are only there as comments, and would stand among others of their kind. */
export function commentedRecords(text: string): CommentedRecord[] {
  const lines = text.split("\n");
  const inForce = yamlRecords(text);
  const found: (CommentedRecord & { to: number })[] = [];
  let tried = 0;
  for (const [row, line] of lines.entries()) {
    if (row < (found.at(-1)?.to ?? 0) || !begins.test(line) || tried >= mostTried) continue;
    for (const gap of [" ", ""]) {
      const fresh = withoutSigns(lines, row, gap);
      const depth = depthOf(fresh[0] ?? "");
      const isItem = /^\s*- /u.test(fresh[0] ?? "");
      const isLike = (other: YamlRecord) => other.indent === depth && (other.kind === "item") === isItem;
      if (fresh.length === 0 || isInner(lines, row, gap, depth) || !inForce.some(isLike)) continue;
      tried++;
      const whole = lines.toSpliced(row, fresh.length, ...fresh).join("\n");
      const record = yamlRecords(whole).find(({ from }) => from === row);
      const to = row + fresh.length;
      if (record?.to !== to || !inForce.some((other) => isLike(other) && isBeside(other, record))) continue;
      found.push({ record, text: whole, to, style: { isAtStart: depth > 0 && line.startsWith("#"), gap } });
      break;
    }
  }
  return found;
}

/** Whether two things stand under the same. */
export function isBeside(one: YamlRecord, other: YamlRecord): boolean {
  return one.parents.join("\n") === other.parents.join("\n");
}

/** The lines of a comment that belong to its first one, without their signs: those that are indented further. */
function withoutSigns(lines: readonly string[], row: number, gap: string): string[] {
  const column = depthOf(lines[row] ?? "");
  const own: string[] = [];
  for (const line of lines.slice(row)) {
    const fresh = withoutSign(line, column, gap);
    if (fresh === null || (own.length > 0 && depthOf(fresh) <= depthOf(own[0] ?? ""))) break;
    own.push(fresh);
  }
  return own;
}

function withoutSign(line: string, column: number, gap: string): string | null {
  const sign = `#${gap}`;
  const [lead, rest] = [line.slice(0, column), line.slice(column)];
  const fresh = lead + rest.slice(sign.length);
  return lead.trim() === "" && rest.startsWith(sign) && fresh.trim() !== "" ? fresh : null;
}

/** Whether a line belongs to the comment above it. */
function isInner(lines: readonly string[], row: number, gap: string, depth: number): boolean {
  const above = withoutSign(lines[row - 1] ?? "", depthOf(lines[row] ?? ""), gap);
  return above !== null && saysKey.test(above) && depthOf(above) < depth;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}
