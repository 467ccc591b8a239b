import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidNameSwap } from "../../../request/values/said-name-swap.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";

/** A text in a JSON file: the keys that it stands under, without places in lists, and where it begins. */
type JsonText = { value: string; keys: string; at: number; length: number };

/**
 * Two names of a JSON file that change places where both stand under the same keys, each once. Where one of them has another place besides, that has to be said to stay, and be the only one: there is
 * nobody to swap with. Empty where the request says anything else.
 */
export async function saidNameSwapCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || isLimited(request)) return [];
  const file = await textMeant(request, files, /\.json$/i, view);
  const texts = file ? textsIn(file.text) : null;
  if (!file || !texts) return [];
  const said = saidNameSwap(
    withoutPaths(request.replaceAll(/\s(?:in|into|im|auf)\s+(?=\S+\.json(?!\p{L}))/giu, " ")).replaceAll(/ +/g, " "),
    texts.map(({ value }) => value),
  );
  if (!said) return [];
  const [one, two] = said.names;
  const of = (name: string) => texts.filter(({ value }) => value === name);
  const shared = [...new Set(of(one).map(({ keys }) => keys))].filter((keys) =>
    of(two).some((each) => each.keys === keys),
  );
  const [keys, ...more] = shared;
  const own = [...of(one), ...of(two)].filter((each) => each.keys === keys);
  const others = [...of(one), ...of(two)].filter((each) => each.keys !== keys);
  const [first, second, ...twice] = own.toSorted((a, b) => a.at - b.at);
  if (!first || !second || more.length > 0 || twice.length > 0 || first.value === second.value) return [];
  if (others.length > 1 || (others.length === 1) !== said.keepsOther) return [];
  return callsFor(file.path, file.text, first, second);
}

/** All texts that are values, in their order; null where the file is no JSON. */
function textsIn(text: string): JsonText[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const values = valuesOf(parsed, []);
  // what a colon follows is a key
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon === undefined);
  if (values.length !== tokens.length) return null;
  return values.map(({ value, keys }, index) => ({
    value,
    keys,
    at: tokens[index]?.index ?? 0,
    length: tokens[index]?.[0].length ?? 0,
  }));
}

function valuesOf(value: unknown, keys: readonly string[]): { value: string; keys: string }[] {
  if (typeof value === "string") return [{ value, keys: keys.join("\n") }];
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, keys));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => valuesOf(each, [...keys, key]));
}

function callsFor(path: string, text: string, first: JsonText, second: JsonText): Call[] {
  const token = ({ at, length }: JsonText) => text.slice(at, at + length);
  const fresh =
    text.slice(0, first.at) +
    token(second) +
    text.slice(first.at + first.length, second.at) +
    token(first) +
    text.slice(second.at + second.length);
  const after = fresh.split("\n");
  return text.split("\n").flatMap((line, row) => {
    const own = after[row] ?? "";
    return own === line ? [] : [{ tool: "edit", input: { path, old_text: line, new_text: own, line: row + 1 } }];
  });
}
