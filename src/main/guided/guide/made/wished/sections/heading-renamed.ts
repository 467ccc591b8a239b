import { plainTitlesIn, type Title, titlesIn, widthOf } from "../../../facts/lines/titles.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import type { FileText } from "../../../../workspace-view.ts";
import { renames } from "../plain-wish.ts";

/** A heading that gets another name, with what underlines it and the links of its page to it, in the one text that has such a one: what is called so below it stays. */
export function headingRenamed(wish: string, texts: readonly FileText[]): FileText | null {
  const [, old, fresh] = renames.exec(wish) ?? [];
  if (old === undefined || fresh === undefined) return null;
  const found = texts.flatMap(({ path, text }) => {
    if (!/\.(?:md|markdown|txt|text|rst)$/i.test(path)) return [];
    const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
    const titles = /\.(?:md|markdown)$/i.test(path) ? titlesIn(lines) : plainTitlesIn(lines);
    // who types it all in small letters means the heading as well
    const isTyped = !wholeWord(old).test(text);
    const isCalled = ({ name }: Title) => name === old || (isTyped && name.toLowerCase() === old.toLowerCase());
    return titles.filter(isCalled).map((title) => ({ path, text, lines, titles, title }));
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  const { name } = only.title;
  const put = name === old ? fresh : capitalLike(name, fresh);
  const linked = linksRenamed(only.lines, only.titles, name, put);
  const renamed = linked && titleRenamed(linked, only.title, put);
  if (!renamed) return null;
  const ends = only.text.split("\n").map((line) => (line.endsWith("\r") ? "\r" : ""));
  return { path: only.path, text: renamed.map((line, row) => line + (ends[row] ?? "")).join("\n") };
}

function capitalLike(name: string, fresh: string): string {
  return /^\p{Lu}/u.test(name) ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
}

function titleRenamed(lines: readonly string[], { name, row, from, to }: Title, fresh: string): string[] {
  return lines.map((line, at) => {
    if (at === row) return line.replace(name, () => fresh);
    return at >= from && at < to ? lineAsLong(line, name, fresh) : line;
  });
}

/** So many signs underline a title of any length. */
const shortestRule = 3;

/** What underlines a title, for another one: as long as that, or longer by as much as it was. One that was short, or as long as the page is wide, stays. */
function lineAsLong(rule: string, name: string, fresh: string): string {
  const length = rule.trim().length;
  if (length <= shortestRule && length !== name.length) return rule;
  const measure = [widthOf, (text: string) => text.length].find((own) => Math.abs(length - own(name)) <= 2);
  const wanted = measure ? measure(fresh) + length - measure(name) : Math.max(length, widthOf(fresh));
  if (!measure && length < widthOf(name)) return rule;
  return rule.replace(/\S+/u, (signs) => signs.charAt(0).repeat(wanted));
}

/** The lines with the links to a heading as they have to be for its new name, and with that where they say the old one; null where another heading is called alike. */
function linksRenamed(
  lines: readonly string[],
  titles: readonly Title[],
  old: string,
  fresh: string,
): readonly string[] | null {
  const [before, after] = [anchorOf(old), anchorOf(fresh)];
  const isLinked = lines.some((line) => line.includes(`](#${before})`));
  if (!isLinked) return lines;
  const same = titles.filter(({ name }) => anchorOf(name) === before || anchorOf(name) === after);
  if (same.length > 1) return null;
  return lines.map((line) =>
    line.replaceAll(/\[([^[\]]*)\]\(#([^()\s]+)\)/gu, (link, text: string, anchor: string) =>
      anchor === before ? `[${text === old ? fresh : text}](#${after})` : link,
    ),
  );
}

/** As GitHub makes it out of a heading. */
function anchorOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
}
