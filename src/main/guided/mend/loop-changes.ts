import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

/** What loops and recursion are often wrong in: a state that outlives its round, a list that shrinks under its loop, a result that nobody takes. */
export function loopChanges(lines: readonly string[], language: Language): BlockChange[] {
  if (language === "shell") return [];
  return [
    ...startsTooEarly(lines, language),
    ...shrinksInLoop(lines, language),
    ...unwaited(lines, language),
    ...unwaitedTests(lines, language),
    ...lostResults(lines, language),
  ];
}

/** What is counted for each has to begin anew for each: `total = 0` before a loop or a function goes into it. */
function startsTooEarly(lines: readonly string[], language: Language): BlockChange[] {
  const start =
    language === "python"
      ? /^(\s*)(\w+) = (?:0|0\.0|\[\]|\{\}|""|'')\s*$/
      : /^(\s*)(?:let|const|var) (\w+) = (?:0|\[\]|\{\}|""|'');?\s*$/;
  const head =
    language === "python"
      ? /^\s*(?:for|while|def)\b.*:\s*$/
      : /^\s*(?:for|while|(?:export )?(?:async )?function)\b.*\{\s*$/;
  return lines.flatMap((line, from) => {
    const [, indent, name] = start.exec(line) ?? [];
    if (indent === undefined || name === undefined) return [];
    return lines.flatMap((other, at) => {
      if (at <= from || at > from + 40 || !head.test(other) || indentOf(other).length < indent.length) return [];
      const body = bodyOf(lines, at);
      const grows = new RegExp(`(?<![\\w.])${name}(?: [-+*/]?\\+?=|\\.(?:append|push|add)\\()`);
      if (body.length === 0 || !body.some((inner) => grows.test(inner))) return [];
      const between = lines.slice(from + 1, at + 1);
      const fresh = [...between, indentOf(body[0] ?? "") + line.trim()].join("\n");
      return [{ from, old: [line, ...between].join("\n"), fresh, rank: 0 }];
    });
  });
}

/** Who takes something out of a list while going through it overlooks what comes next. */
function shrinksInLoop(lines: readonly string[], language: Language): BlockChange[] {
  return lines.flatMap((line, from) => {
    if (language === "python") {
      const [, lead, list] = /^(\s*for \w+ in )([\w.]+):\s*$/.exec(line) ?? [];
      if (lead === undefined || list === undefined) return [];
      const isShrunk = bodyOf(lines, from).some(
        (inner) => inner.includes(`${list}.remove(`) || inner.includes(`del ${list}[`),
      );
      return isShrunk ? [{ from, old: line, fresh: `${lead}list(${list}):`, rank: -1 }] : [];
    }
    const [, list, index] = /(?<![\w.])([\w.]+)\.splice\((\w+), 1\)/.exec(line) ?? [];
    const isCounted =
      index !== undefined &&
      lines.slice(0, from).some((head) => new RegExp(`\\bfor \\(.*\\b${index}\\+\\+`).test(head));
    return list !== undefined && isCounted
      ? [{ from, old: line, fresh: line.replace(`.splice(${index}, 1)`, `.splice(${index}--, 1)`), rank: -1 }]
      : [];
  });
}

/** `forEach` doesn't wait for what it calls. */
function unwaited(lines: readonly string[], language: Language): BlockChange[] {
  if (language !== "javascript") return [];
  return lines.flatMap((line, from) => {
    const [, indent, list, name] = /^(\s*)([\w.()[\]]+)\.forEach\(async \(?(\w+)\)? => \{\s*$/.exec(line) ?? [];
    const close = lines.findIndex(
      (other, at) => at > from && indentOf(other) === indent && /^\s*\}\);?\s*$/.test(other),
    );
    if (indent === undefined || close === -1) return [];
    const inner = lines.slice(from + 1, close);
    const fresh = [`${indent}for (const ${name} of ${list}) {`, ...inner, `${indent}}`].join("\n");
    return [{ from, old: lines.slice(from, close + 1).join("\n"), fresh, rank: -1 }];
  });
}

/** A promise counts as true: what `filter`, `some` and `every` test has to be waited for before. */
function unwaitedTests(lines: readonly string[], language: Language): BlockChange[] {
  if (language !== "javascript") return [];
  const waiting = lines.flatMap(
    (line) => /\basync function (\w+)\(|\b(?:const|let) (\w+) = async\b/.exec(line)?.slice(1).filter(Boolean) ?? [],
  );
  return lines.flatMap((line, from) => {
    const [, indent = "", given, list = "", way, one, not = "", name = "", value = ""] =
      /^(\s*)((?:const|let) \w+ = |return )([\w.]+)\.(filter|some|every)\(\(?(\w+)\)? => (!?)(\w+)\(([^()]*)\)\);?\s*$/.exec(
        line,
      ) ?? [];
    if (given === undefined || !waiting.includes(name)) return [];
    const tests = `await Promise.all(${list}.map((${one}) => ${name}(${value})))`;
    const test = way === "filter" ? `(_, index) => ${not}found[index]` : `(one) => ${not}one`;
    const fresh = [
      `${indent}const found = ${tests};`,
      `${indent}${given}${way === "filter" ? list : "found"}.${way}(${test});`,
    ];
    return [{ from, old: line, fresh: fresh.join("\n"), rank: -1 }];
  });
}

/** A function that calls itself, and does nothing with what it gets. */
function lostResults(lines: readonly string[], language: Language): BlockChange[] {
  const head = language === "python" ? /^\s*(?:async )?def (\w+)\(/ : /^\s*(?:export )?(?:async )?function (\w+)\(/;
  return lines.flatMap((line, at) => {
    const name = head.exec(line)?.[1];
    if (name === undefined) return [];
    const body = bodyOf(lines, at);
    const sums = new Set(body.flatMap((inner) => /^\s*(\w+) \+= /.exec(inner)?.[1] ?? []));
    const lists = new Set(body.flatMap((inner) => /(?<![\w.])(\w+)\.(?:append|push)\(/.exec(inner)?.[1] ?? []));
    return body.flatMap((inner, index): BlockChange[] => {
      const call = new RegExp(`^\\s*(${name}\\(.*\\));?\\s*$`).exec(inner)?.[1];
      if (call === undefined) return [];
      const end = language === "python" ? "" : ";";
      const ways = [
        ...[...sums].map((sum) => `${sum} += ${call}${end}`),
        ...[...lists].map((list) => (language === "python" ? `${list}.extend(${call})` : `${list}.push(...${call});`)),
        `return ${call}${end}`,
      ];
      return ways.map((way, rank) => ({
        from: at + 1 + index,
        old: inner,
        fresh: indentOf(inner) + way,
        rank: rank - 1,
      }));
    });
  });
}

/** The lines behind a head that are deeper than it. */
function bodyOf(lines: readonly string[], head: number): readonly string[] {
  const depth = indentOf(lines[head] ?? "").length;
  const end = lines.findIndex((line, at) => at > head && line.trim() !== "" && indentOf(line).length <= depth);
  return lines.slice(head + 1, end === -1 ? lines.length : end);
}
