import { indentOf } from "../forms/indent.ts";
import type { Language } from "./program-file.ts";

/** Lines that could stand in the place of others: `from` counts from 0, `old` and `fresh` are joined by line ends. `module` is one of Python's that they need. */
export type BlockChange = { from: number; old: string; fresh: string; rank: number; module?: string };

/** What several lines of a program could say instead, where a mistake isn't in one line alone; `failure` is what it printed. */
export function blockChanges(lines: readonly string[], language: Language, failure: string): BlockChange[] {
  if (language === "shell") return shellChanges(lines, failure);
  return [
    ...startsInLoop(lines, language),
    ...sharedDefaults(lines, language),
    ...branchesInOrder(lines, language),
    ...returnsInLoop(lines, language),
    ...lastOfLoop(lines, language),
    ...copiesOfGiven(lines, language),
    ...ownFields(lines, language),
  ];
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
    const [start, name] = /^\s*def .*?[(,]\s*(\w+)=(?=[[{]|set\(\))/.exec(line) ?? [];
    const value = start === undefined ? null : literalAt(line, start.length);
    if (start === undefined || name === undefined || value === null) return [];
    const head = `${start}None${line.slice(start.length + value.length)}`;
    const inner = `${indentOf(line)}    `;
    // what tells of a function has to stay its first line
    const told = docLength(lines, from + 1);
    const doc = lines.slice(from + 1, from + 1 + told);
    const begin = [`${inner}if ${name} is None:`, `${inner}    ${name} = ${value}`];
    return [{ from, old: [line, ...doc].join("\n"), fresh: [head, ...doc, ...begin].join("\n"), rank: -1 }];
  });
}

/** A list, a dictionary or an empty set as it stands from a place on; null where it goes on behind the line. */
function literalAt(line: string, at: number): string | null {
  if (line.startsWith("set()", at)) return "set()";
  let depth = 0;
  for (let end = at; end < line.length; end++) {
    if ("[{(".includes(line[end] ?? " ")) depth++;
    if ("]})".includes(line[end] ?? " ") && --depth === 0) return line.slice(at, end + 1);
  }
  return null;
}

/** So many lines tell of a function, from its first line on. */
function docLength(lines: readonly string[], at: number): number {
  const quote = /^\s*("""|''')/.exec(lines[at] ?? "")?.[1];
  if (quote === undefined) return 0;
  const isOne = (lines[at] ?? "").trim().length > 5 && (lines[at] ?? "").trimEnd().endsWith(quote);
  const end = isOne ? at : lines.findIndex((line, index) => index > at && line.includes(quote));
  return end === -1 ? 0 : end - at + 1;
}

/** Of two conditions the one that holds for more comes first, so that the other never does: the branches change places. */
function branchesInOrder(lines: readonly string[], language: Language): BlockChange[] {
  const head =
    language === "python"
      ? /^\s*(?:if|elif) (.*):$/
      : /^\s*(?:\} ?else )?if \((.*)\) (?:\{|(?:return|throw|continue)\b.*)$/;
  const heads = lines.flatMap((line, at) => (head.test(line) ? [at] : []));
  return heads.flatMap((from) => {
    const middle = heads.find((at) => at > from && indentOf(lines[at] ?? "") === indentOf(lines[from] ?? ""));
    if (middle === undefined) return [];
    const inner = lines.slice(from + 1, middle);
    const end = middle + 1 + bodyLength(lines, middle);
    const other = lines.slice(middle + 1, end);
    const isOneBlock = inner.every(
      (line) => indentOf(line).length > indentOf(lines[from] ?? "").length || line.trim() === "}",
    );
    if (!isOneBlock || (inner.length === 0) !== (other.length === 0)) return [];
    const [one = "", two = ""] = [lines[from], lines[middle]];
    const closing = inner.filter((line) => line.trim() === "}");
    const bodyOf = (body: readonly string[]) => body.filter((line) => line.trim() !== "}");
    const withCondition = (line: string, of: string) =>
      inner.length === 0 ? of : line.replace(head.exec(line)?.[1] ?? "", () => head.exec(of)?.[1] ?? "");
    const fresh = [
      withCondition(one, two),
      ...bodyOf(other),
      ...closing,
      withCondition(two, one),
      ...bodyOf(inner),
      ...other.filter((line) => line.trim() === "}"),
    ].join("\n");
    return [{ from, old: lines.slice(from, end).join("\n"), fresh, rank: 1 }];
  });
}

/** How many lines behind a head are deeper than it. */
function bodyLength(lines: readonly string[], head: number): number {
  const depth = indentOf(lines[head] ?? "").length;
  const end = lines.findIndex((line, at) => at > head && line.trim() !== "" && indentOf(line).length <= depth);
  return (end === -1 ? lines.length : end) - head - 1;
}

/** A result that is given back at the end of a loop's first round goes behind the loop. Python's is a line with another indent. */
function returnsInLoop(lines: readonly string[], language: Language): BlockChange[] {
  if (language === "python") return [];
  return lines.flatMap((line, from) => {
    const next = lines[from + 1] ?? "";
    const isLast = /^\s+return\b/.test(line) && next.trim() === "}" && indentOf(next).length < indentOf(line).length;
    const old = `${line}\n${next}`;
    return isLast ? [{ from, old, fresh: `${next}\n${indentOf(next)}${line.trimStart()}`, rank: 1 }] : [];
  });
}

/** What a loop hands on when the next group begins is missing for the last group: it is handed on behind the loop once more. */
function lastOfLoop(lines: readonly string[], language: Language): BlockChange[] {
  const handsOn =
    language === "python"
      ? /^\s+(?:print\(|yield |[\w.]+\.(?:append|write)\()/
      : /^\s+(?:console\.log\(|yield |[\w.]+\.push\()/;
  return lines.flatMap((head, from) => {
    if (!/^\s*(?:for|while)\b/.test(head)) return [];
    const length = bodyLength(lines, from);
    const body = lines.slice(from + 1, from + 1 + length);
    const isClosed = lines[from + 1 + length]?.trim() === "}";
    const end = from + 1 + length + (isClosed ? 1 : 0);
    const depth = indentOf(body[0] ?? "").length;
    return body
      .filter((line) => handsOn.test(line) && indentOf(line).length > depth && /[)\w;]$/.test(line))
      .map((line) => {
        const old = lines.slice(from, end).join("\n").trimEnd();
        return { from, old, fresh: `${old}\n${indentOf(head)}${line.trim()}`, rank: 2 };
      });
  });
}

/** A function that changes what it is handed changes it for who handed it in, too: it works on a copy. */
function copiesOfGiven(lines: readonly string[], language: Language): BlockChange[] {
  const head =
    language === "python" ? /^\s*def \w+\(([^)]*)\).*:$/ : /^\s*(?:export )?(?:async )?function \w+\(([^)]*)\) \{$/;
  return lines.flatMap((line, from) => {
    const names = (head.exec(line)?.[1] ?? "").split(",").flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
    const length = bodyLength(lines, from);
    const body = lines.slice(from + 1, from + 1 + length);
    const isText = /^\s*(?:"""|''')/.test(body[0] ?? "");
    const start = isText
      ? body.findIndex((text, at) => /(?:"""|''')\s*$/.test(at === 0 ? text.trim().slice(3) : text)) + 1
      : 0;
    const indent = indentOf(body.find((text) => text.trim() !== "") ?? "");
    return names
      .filter(
        (name) => name !== "self" && body.some((text) => new RegExp(`(?<![\\w.])${name}\\b(?:\\[|\\.)`).test(text)),
      )
      .map((name) => {
        const copy = language === "python" ? `${name} = copy.deepcopy(${name})` : `${name} = structuredClone(${name});`;
        const old = lines.slice(from, from + 1 + start + 1).join("\n");
        const fresh = [
          ...lines.slice(from, from + 1 + start),
          indent + copy,
          ...lines.slice(from + 1 + start, from + start + 2),
        ].join("\n");
        return { from, old, fresh, rank: 2, ...(language === "python" ? { module: "copy" } : {}) };
      });
  });
}

/** A list that stands in the class is one and the same for all: each gets its own where it is made. */
function ownFields(lines: readonly string[], language: Language): BlockChange[] {
  if (language !== "python") return [];
  return lines.flatMap((line, from) => {
    const [, indent = "", name = "", value = ""] =
      /^(\s+)(\w+) = (\[\]|\{\}|set\(\)|dict\(\)|list\(\))\s*$/.exec(line) ?? [];
    const classAt = lines.findLastIndex(
      (one, at) => at < from && indentOf(one).length < indent.length && one.trim() !== "",
    );
    const init = lines.findIndex((one, at) => at > from && new RegExp(`^${indent}def __init__\\(`).test(one));
    if (name === "" || init === -1 || !/^\s*class\b/.test(lines[classAt] ?? "")) return [];
    const between = lines.slice(from + 1, init + 1);
    const fresh = [...between, `${indent}${indent}self.${name} = ${value}`].join("\n").replace(/^\n+/, "");
    return [{ from, old: [line, ...between].join("\n"), fresh, rank: 0 }];
  });
}

/** In a shell most mistakes are of one kind: names with blanks fall apart, or a loop behind a pipe keeps what it knows to itself. */
function shellChanges(lines: readonly string[], failure: string): BlockChange[] {
  const text = lines.join("\n");
  const whole = (fresh: string, rank: number): BlockChange[] =>
    fresh === text ? [] : [{ from: 0, old: text, fresh, rank }];
  const globbed = text.replaceAll(
    /\bin (?:\$\(ls ([^()]*?)\)|`ls ([^`]*?)`)/g,
    (_, files: string, others: string) => `in ${files ?? others}`,
  );
  const isOctal = /value too great for base|invalid octal number/.test(failure);
  const decimal = isOctal ? printedInTens(inTens(text)) : text;
  const own = lines.flatMap((line) => line.match(/^\s*\S.*?\|\s*while\b/) ?? []);
  const unpiped = own.length === 1 ? withoutPipe(lines) : text;
  return [
    ...whole(decimal, -1),
    ...whole(quoted(globbed), -1),
    ...whole(globbed, -1),
    ...whole(unpiped, -1),
    // what no longer is lost in the pipe is calculated with at last
    ...(unpiped === text ? [] : whole(inTens(unpiped), 0)),
    ...whole(quoted(unpiped), 0),
  ];
}

/** With all values that are calculated with as decimal ones: what begins with 0 is taken for an octal number. */
function inTens(text: string): string {
  const inSum = (sum: string) =>
    sum.replaceAll(
      /\$\{[^{}]+\}|\$\w+|(?<![\w$#.{%])[A-Za-z_]\w*(?!\w|\s*[-+*/]?=[^=]|\+\+|--|\[)/g,
      (value) => `10#${value.startsWith("$") ? value : `$${value}`}`,
    );
  return text
    .replaceAll(/\(\((?:[^()]|\([^()]*\))*\)\)/g, inSum)
    .replaceAll(/(?<=^\s*let )("[^"\n]+"|'[^'\n]+'|\S+)$/gm, (sum) => {
      const [, name = "", of = ""] = /^["']?(\w+ ?[-+*/]?= ?)?(.+?)["']?$/.exec(sum) ?? [];
      return `"${name}${inSum(of)}"`;
    })
    .replaceAll(
      /(?<=\[\[ [^\]\n]*)("?\$(?:\w+|\{[^{}\n]+\})"?|\d+) (-(?:eq|ne|lt|le|gt|ge)) ("?\$(?:\w+|\{[^{}\n]+\})"?|\d+)(?=[^\n]*\]\])/g,
      (_, one: string, by: string, other: string) => `${comparedInTens(one)} ${by} ${comparedInTens(other)}`,
    );
}

function comparedInTens(value: string): string {
  return /^\d/.test(value) ? value : `10#${value.replaceAll('"', "")}`;
}

/** With all values that `printf` is to print as numbers as decimal ones. */
function printedInTens(text: string): string {
  return text.replaceAll(
    /\b(printf(?: -v \w+)? (?:'([^'\n]*)'|"([^"\n]*)"))((?: (?:"\$\{?\w+\}?"|\$\{?\w+\}?(?!\S)|"[^"\n]*"|'[^'\n]*'|[\w.-]+))+)/g,
    (_, head: string, single: string | undefined, double: string | undefined, rest: string) => {
      const kinds = [
        ...(single ?? double ?? "").replaceAll("%%", "").matchAll(/%[-+ 0#']*(?:\d+|\*)?(?:\.\d+)?([a-zA-Z])/g),
      ];
      const values = rest.match(/"[^"\n]*"|'[^'\n]*'|\S+/g) ?? [];
      const inDecimal = values.map((value, at) => {
        const name = /^"?\$\{?(\w+)\}?"?$/.exec(value)?.[1];
        const isNumber = /[diu]/.test(kinds[at % Math.max(1, kinds.length)]?.[1] ?? "");
        return isNumber && name !== undefined ? `"$((10#$${name}))"` : value;
      });
      return [head, ...inDecimal].join(" ");
    },
  );
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
