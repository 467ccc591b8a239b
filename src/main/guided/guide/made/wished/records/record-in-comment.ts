import { commentLead } from "../../../facts/programs/comment-signs.ts";
import { type YamlRecord, yamlRecords } from "../../../facts/formats/yaml-records.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { type CommentedRecord, commentedRecords, type CommentStyle, isBeside } from "./commented-records.ts";
import type { Named } from "../plain-wish.ts";
import { recordsCalled } from "./record-meant.ts";

const isYaml = /\.ya?ml$/i;

/** A YAML file in which the one thing of several keys that is called so is a comment, as other things there are; null where it isn't clear which, or something else needs it. */
export function recordCommentedOut(path: string, text: string, { name, under }: Named): string | null {
  if (!isYaml.test(path)) return null;
  const records = yamlRecords(text);
  const [only, ...others] = recordsCalled(
    text,
    records.map((record) => ({ record })),
    name,
    under,
  );
  if (!only || others.length > 0 || isNeeded(text, records, only.record)) return null;
  const style = styleOf(path, text, only.record);
  if (!style) return null;
  const { from, indent } = only.record;
  const lines = text.split("\n");
  const to = withInnerComments(lines, only.record);
  const column = style.isAtStart ? 0 : indent;
  const own = lines.slice(from, to);
  // a comment that begins further to the left would be torn
  if (own.some((line) => line.slice(0, column).trim() !== "")) return null;
  const fresh = own.map((line) =>
    line.trim() === "" ? line : `${line.slice(0, column)}#${style.gap}${line.slice(column)}`,
  );
  return lines.toSpliced(from, to - from, ...fresh).join("\n");
}

/** A YAML file in which the one thing that is called so and only there as a comment is in force again; null where it isn't clear which, or there is one. */
export function recordInForce(path: string, text: string, { name, under }: Named): string | null {
  if (!isYaml.test(path)) return null;
  const [only, ...others] = recordsCalled(text, commentedRecords(text), name, under);
  if (!only || others.length > 0) return null;
  const isThere = ({ kind, names, ...rest }: YamlRecord) =>
    kind === only.record.kind && names[0] === only.record.names[0] && isBeside({ kind, names, ...rest }, only.record);
  return yamlRecords(text).some(isThere) ? null : only.text;
}

/** Behind the comments at the end that stand as far to the right as its keys. */
function withInnerComments(lines: readonly string[], { to, indent }: YamlRecord): number {
  const isInner = (line = "") => /^\s*#/u.test(line) && line.length - line.trimStart().length > indent;
  let end = to;
  while (isInner(lines[end])) end++;
  return end;
}

/** Whether a key would be left with nothing, or something else speaks of what is to go. */
function isNeeded(text: string, records: readonly YamlRecord[], record: YamlRecord): boolean {
  const lines = text.split("\n");
  const isOutside = (_: string, row: number) => row < record.from || row >= record.to;
  const others = lines.filter(isOutside).map((line) => line.replace(/(?:^|\s)#.*$/u, ""));
  const holder = records.findLast(({ from, to }) => from < record.from && to >= record.to);
  const isBesides = records.some(
    (other) => other !== record && other.indent === record.indent && isBeside(other, record),
  );
  const isAlone = holder ? !isBesides && holder.pairs.length === 0 : others.every((line) => line.trim() === "");
  const own = lines.slice(record.from, record.to).join("\n");
  const anchors = [...own.matchAll(/(?<=\s)&([\w-]+)/gu)].map(({ 1: anchor = "" }) => `\\*${escapeRegExp(anchor)}`);
  const [key = ""] = record.kind === "key" ? record.names : [];
  const called = key === "" ? [] : [`(?<![\\p{L}\\p{N}_-])${escapeRegExp(key)}(?![\\p{L}\\p{N}_-])`];
  const speaks = [...anchors, ...called].map((pattern) => new RegExp(pattern, "u"));
  return isAlone || others.some((line) => speaks.some((pattern) => pattern.test(line)));
}

/** As other things are commented out: those that stand as far to the right, else all of them; null where they differ. */
function styleOf(path: string, text: string, { indent }: YamlRecord): CommentStyle | null {
  const found = commentedRecords(text);
  const near = found.filter(({ record }) => record.indent === indent);
  const [first, ...others] = near.length > 0 ? near : found;
  if (!first) return { isAtStart: false, gap: commentLead({ path, text }).slice(1) };
  const isSame = ({ style }: CommentedRecord) =>
    style.isAtStart === first.style.isAtStart && style.gap === first.style.gap;
  return others.every(isSame) ? first.style : null;
}
