import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { sectionsAbove } from "../../facts/rank-lines.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { deniedWords, withoutDenied } from "../../request/denied-clauses.ts";
import { wantsEverywhere } from "../../request/request-intent.ts";
import { saidSettings } from "../../request/said-setting.ts";
import { wantedWords } from "../../request/wanted-words.ts";
import { wordsOf } from "../../request/words.ts";

const isSettings = /\.(?:json|jsonc|ya?ml|toml|ini|cfg|conf|env|properties)$|(?:^|\/)\.env[^/]*$/i;
/** A key with one value; what stands behind it stays: a comma, a comment. */
const entry =
  /^(\s*(?:export )?["']?)([\p{L}_][\p{L}\p{N}_. -]*?)(["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|'[^']*'|[^\s,"'#;{[][^,"]*?)(\s*,?(?:\s+(?:#|;|\/\/).*|\s*))$/u;

/** A line of settings with the words that it stands under. */
type Setting = { path: string; line: string; row: number; key: string; value: string; above: readonly string[] };

/**
 * The values that a request gives to keys of settings, each put where the old one stands, in its spelling. Empty where one of the keys stands in
 * several places and none of them is told, or where a value of another kind stands there.
 */
export async function saidSettingCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  // what stands in many places has no one key
  if (wantsEverywhere(request)) return [];
  const texts = await textsMeant(request, files, isSettings, view);
  const all = texts.flatMap(({ path, text }) => settingsIn(path, text));
  const said = saidSettings(
    request,
    all.map(({ key }) => key),
  );
  const wanted = new Set(wantedWords(withoutDenied(request)));
  const denied = deniedWords(request, withoutDenied(request));
  const changes = said.map(({ key, value }) => {
    const setting = theOne(
      all.filter((each) => each.key === key && !each.above.some((word) => denied.includes(word))),
      wanted,
    );
    const put = setting && valueLike(setting.value, value);
    return setting && put !== null && put !== undefined ? { setting, put } : null;
  });
  const clear = changes.filter((change) => change !== null);
  if (clear.length < changes.length) return [];
  return clear
    .filter(({ setting, put }) => put !== setting.value)
    .map(({ setting: { path, line, row }, put }) => ({
      tool: "edit",
      input: {
        path,
        old_text: line,
        new_text: line.replace(entry, (_, lead: string, key: string, sign: string, _old: string, rest: string) =>
          [lead, key, sign, put, rest].join(""),
        ),
        line: row + 1,
      },
    }));
}

function settingsIn(path: string, text: string): Setting[] {
  const lines = text.split("\n");
  const above = sectionsAbove(lines);
  return lines.flatMap((line, row) => {
    const [, , key, , value] = entry.exec(line) ?? [];
    const parents = (above[row] ?? []).map((parent) => lines[parent] ?? "");
    // a comment is no heading here
    const words = parents.filter((parent) => !/^\s*[#;]/.test(parent)).flatMap(wordsOf);
    return key === undefined || value === undefined || /^\s*[#;]/.test(line)
      ? []
      : [{ path, line, row, key, value, above: words }];
  });
}

/** The only one, or the only one whose section is told. */
function theOne(settings: readonly Setting[], wanted: ReadonlySet<string>): Setting | undefined {
  const told = settings.filter(({ above }) => above.some((word) => wanted.has(word)));
  const meant = settings.length === 1 ? settings : told;
  return meant.length === 1 ? meant[0] : undefined;
}

/** A new value as the old one is written: in its quotes, a yes or no in its words. Null where they are of two kinds. */
function valueLike(old: string, fresh: string): string | null {
  const quote = /^["']/.exec(old)?.[0];
  // what would have to be escaped is left to whoever knows how
  if (quote !== undefined) return fresh.includes(quote) || fresh.includes("\\") ? null : `${quote}${fresh}${quote}`;
  if (isNumber.test(old)) return isNumber.test(fresh) ? fresh : null;
  const pair = yesAndNo.find((words) => words.includes(old.toLowerCase()));
  if (!pair) return /^[\p{L}_./~-][\p{L}\p{N}_./:~-]*$/u.test(fresh) || /^[\d.:]+$/.test(fresh) ? fresh : null;
  const place = yesAndNo.map((words) => words.indexOf(fresh.toLowerCase())).find((at) => at >= 0);
  const word = place === undefined ? undefined : pair[place];
  if (word === undefined) return null;
  return /^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

const isNumber = /^[+-]?\d+(?:\.\d+)?$/;
const yesAndNo = [
  ["true", "false"],
  ["yes", "no"],
  ["on", "off"],
];
