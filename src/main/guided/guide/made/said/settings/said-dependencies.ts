import { baseName } from "../../../../../../shared/path-parts.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidDependency } from "../../../request/texts-and-tables/said-dependency.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

const rule = /^([\p{L}\p{N}_./%-]+(?: +[\p{L}\p{N}_./%-]+)*) *:(?![:=]) *(.*)$/u;

/** A rule of a makefile: what it makes, what has to be made before, and its row, counted from 0. */
type Rule = { row: number; targets: readonly string[]; before: readonly string[] };

/**
 * A target of a makefile that is to depend on others as well. Empty where the request says no such thing, where the target has several rules or shares one, where it depends on them already, or where
 * each would wait for the other.
 */
export async function saidDependencyCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || saysSeveralWishes(request)) return [];
  const file = await textMeant(request, files, /(?:^|\/)(?:GNU)?[Mm]akefile$|\.mk$/, view);
  if (!file) return [];
  const lines = file.text.split("\n");
  const rules = rulesIn(lines);
  const said = saidDependency(
    withoutPlace(request, file.path),
    rules.flatMap(({ targets }) => targets),
    (target, on) => rules.some((each) => each.targets.includes(target) && each.before.includes(on)),
  );
  if (!said) return [];
  const [own, ...others] = rules.filter(({ targets }) => targets.includes(said.target));
  const isOpen = said.on.some((each) => needs(rules, each, said.target) || needs(rules, said.target, each));
  if (!own || others.length > 0 || own.targets.length > 1 || isOpen) return [];
  const line = lines[own.row] ?? "";
  // what goes on in the next line, or has its command in this one
  if (/\\\s*$|;/.test(line)) return [];
  const [, head = "", gap = "", tail = ""] = /^(.*?)(\s*)((?:[|#].*)?)$/u.exec(line) ?? [];
  const fresh = `${head} ${said.on.join(" ")}${tail === "" ? gap : ` ${tail}`}`;
  return [{ tool: "edit", input: { path: file.path, old_text: line, new_text: fresh, line: own.row + 1 } }];
}

/** "soll im Makefile auch von …": where it is to be done says nothing of what. */
function withoutPlace(request: string, path: string): string {
  const name = escapeRegExp(baseName(path));
  return request.replaceAll(
    new RegExp(
      String.raw`\s(?:in|im|auf)\s(?:(?:the|our|my|der|dem|unserem) )?(?:\S*/)?${name}(?![\p{L}\p{N}.])`,
      "giu",
    ),
    "",
  );
}

function rulesIn(lines: readonly string[]): Rule[] {
  return lines.flatMap((line, row) => {
    const [, names, rest = ""] = rule.exec(line.replace(/\r$/, "")) ?? [];
    if (names === undefined || names.startsWith(".")) return [];
    const before = rest.replace(/\s*[#;].*$/u, "").split(/[\s|]+/);
    return [{ row, targets: names.split(/ +/), before: before.filter((each) => each !== "") }];
  });
}

/** Whether a target needs another one, by itself or through those that it needs. */
function needs(rules: readonly Rule[], target: string, sought: string, seen: readonly string[] = []): boolean {
  if (seen.includes(target)) return false;
  const before = rules.filter(({ targets }) => targets.includes(target)).flatMap((each) => each.before);
  return before.some((each) => each === sought || needs(rules, each, sought, [...seen, target]));
}
