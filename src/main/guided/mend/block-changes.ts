import { indentOf } from "../forms/indent.ts";
import type { Language } from "./program-file.ts";

/** Lines that could stand in the place of others: `from` counts from 0, `old` and `fresh` are joined by line ends. */
export type BlockChange = { from: number; old: string; fresh: string; rank: number };

/** What several lines of a program could say instead, where a mistake isn't in one line alone. */
export function blockChanges(lines: readonly string[], language: Language): BlockChange[] {
  if (language === "shell") return shellChanges(lines);
  return [...startsInLoop(lines, language), ...sharedDefaults(lines, language)];
}

/** What a loop counts in has to begin before it: `total = 0` in its first lines goes before its head. */
function startsInLoop(lines: readonly string[], language: Language): BlockChange[] {
  const start =
    language === "python"
      ? /^\s+\w+ = (?:0|0\.0|\[\]|\{\}|""|''|None|set\(\))\s*$/
      : /^\s+(?:let|const|var) \w+ = (?:0|\[\]|\{\}|""|''|null|new (?:Map|Set)\(\));?\s*$/;
  return lines.flatMap((head, from) => {
    const isLoop = /^\s*(?:for|while)\b/.test(head);
    const next = lines[from + 1] ?? "";
    if (!isLoop || !start.test(next) || indentOf(next).length <= indentOf(head).length) return [];
    const moved = indentOf(head) + next.trimStart();
    return [{ from, old: `${head}\n${next}`, fresh: `${moved}\n${head}`, rank: 0 }];
  });
}

/** A list that is a parameter's default is one and the same for all calls. */
function sharedDefaults(lines: readonly string[], language: Language): BlockChange[] {
  if (language !== "python") return [];
  return lines.flatMap((line, from) => {
    const [, name, value] = /^\s*def .*?[(,]\s*(\w+)=(\[\]|\{\}|set\(\))/.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    const head = line.replace(`${name}=${value}`, `${name}=None`);
    const inner = `${indentOf(line)}    `;
    const fresh = `${head}\n${inner}if ${name} is None:\n${inner}    ${name} = ${value}`;
    return [{ from, old: line, fresh, rank: 0 }];
  });
}

/** In a shell most mistakes are of one kind: names with blanks fall apart, or a loop behind a pipe keeps what it knows to itself. */
function shellChanges(lines: readonly string[]): BlockChange[] {
  const text = lines.join("\n");
  const whole = (fresh: string, rank: number): BlockChange[] =>
    fresh === text ? [] : [{ from: 0, old: text, fresh, rank }];
  const globbed = text.replaceAll(
    /\bin (?:\$\(ls ([^()]*?)\)|`ls ([^`]*?)`)/g,
    (_, files: string, others: string) => `in ${files ?? others}`,
  );
  const own = lines.flatMap((line) => line.match(/^\s*\S.*?\|\s*while\b/) ?? []);
  const unpiped = own.length === 1 ? withoutPipe(lines) : text;
  return [...whole(quoted(globbed), -1), ...whole(globbed, -1), ...whole(unpiped, -1), ...whole(quoted(unpiped), 0)];
}

/** With every value in quotation marks that has none. */
function quoted(text: string): string {
  // a text over several lines, such as a program of awk, has values of its own
  if (text.includes("<<") || text.split("\n").some((line) => (line.match(/'/g) ?? []).length % 2 === 1)) return text;
  return text
    .split("\n")
    .map((line) => {
      if (/^\s*(?:#|case\b|\w+=[^\s]*$)/.test(line)) return line;
      const [code = "", ...texts] = line.split(/("(?:[^"\\]|\\.)*"|'[^']*')/);
      const inside = (piece: string) => piece.replaceAll(/\$\([^()]*\)/g, quotedIn);
      return [code, ...texts].map((piece, place) => (place % 2 === 1 ? inside(piece) : quotedIn(piece))).join("");
    })
    .join("\n");
}

function quotedIn(code: string): string {
  // the path that a value begins goes on behind it, and a star has to stay outside
  return code.replaceAll(/(?<![\w=$((])\$(?:\{\w+\}|\w+|@|\*)(?:\/[\w.-]+)*/g, (value, at: number) =>
    /\(\(\s*[^)]*$/.test(code.slice(0, at)) ? value : value === "$*" ? '"$@"' : `"${value}"`,
  );
}

/** `cmd | while …; done` as `while …; done < <(cmd)`: a loop behind a pipe runs in a shell of its own. */
function withoutPipe(lines: readonly string[]): string {
  const at = lines.findIndex((line) => /\|\s*while\b/.test(line));
  const [, indent = "", command = "", loop = ""] = /^(\s*)(.*?)\s*\|\s*(while\b.*)$/.exec(lines[at] ?? "") ?? [];
  const end = lines.findIndex((line, index) => index > at && line.startsWith(`${indent}done`));
  if (command === "" || end === -1) return lines.join("\n");
  return lines
    .map((line, index) =>
      index === at ? indent + loop : index === end ? line.replace(/done/, `done < <(${command})`) : line,
    )
    .join("\n");
}
