import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const farthest = 12;
const mostNames = 6;
const name = /(?<![\w.$"'])[A-Za-z_$][\w$]*(?![\w$]|\s*\(|["'])/g;
const keyword =
  /^(?:if|elif|else|for|while|in|of|not|and|or|is|return|const|let|var|new|await|yield|None|True|False|null|undefined|true|false|print|import|from|with|as|def|function|class|self|this|lambda)$/;
/** What may well be done twice: to go on, to leave, to print a blank line, to wait or count one further. */
const isMeantTwice =
  /^(?:break|continue|pass|return|next\b|\w+\s*(?:\+\+|--)|\w+ [-+]= 1)|^(?:print\(\)|console\.log\(\))|^\W*$/;

/** A line that stands twice, one right below the other, was copied, and one of its names in one of the two forgotten: another one from the lines above is meant. */
export function copiedLines(lines: readonly string[], language: Language): BlockChange[] {
  if (language === "shell") return [];
  return lines.flatMap((line, from) => {
    const text = line.trim();
    if (lines[from + 1] !== line || isMeantTwice.test(text) || /^(?:#|\/\/)/.test(text)) return [];
    const above = lines.slice(Math.max(0, from - farthest), from).toReversed();
    const near = above.slice(0, 1 + above.findIndex((one) => /^\s*(?:def|function)\b/.test(one)) || undefined);
    const known = [...new Set(near.flatMap(namesOf))];
    return namesOf(line).flatMap((old) =>
      known
        .filter((other) => other !== old && !text.startsWith(`${other}[`) && !text.startsWith(`${other}.`))
        .slice(0, mostNames)
        .map((other, place) => {
          const fresh = line.replaceAll(
            new RegExp(`(?<![\\w.$])${old.replaceAll("$", "\\$")}(?![\\w$])`, "g"),
            () => other,
          );
          return { from, old: `${line}\n${line}`, fresh: `${line}\n${fresh}`, rank: place / 100 };
        }),
    );
  });
}

function namesOf(line: string): string[] {
  const code = line
    .slice(indentOf(line).length)
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\s(?:#|\/\/).*$/g, "''");
  return [...new Set(code.match(name) ?? [])].filter((one) => !keyword.test(one));
}
