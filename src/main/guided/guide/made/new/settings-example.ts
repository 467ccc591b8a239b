import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { clausesOf } from "../../request/limits/denied-clauses.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isExampleOf } from "./is-example-of.ts";
import { newFromOne } from "./new-from-one.ts";

const entry = /^(?<lead>\s*(?:export\s+)?(?<name>[\p{L}_][\p{L}\p{N}_.-]*)\s*=)(?<value>.*)$/u;
const comment = /^\s*[#;]/u;
const section = /^\s*\[[^\]=]+\]\s*$/u;

const values = String.raw`(?:values?|werten?|値)`;
const secrets = String.raw`(?:(?:api[ -]?|secret |private )?keys?|secrets?|passwords?|passwörter\p{L}*|tokens?|credentials?|zugangsdaten|schlüsseln?|geheimnisse\p{L}*|geheime\p{L}*|秘密|パスワード|キー|トークン)`;
const own = String.raw`(?:(?:any|all|of|the|my|our|its|their|real|actual|meine?|meinen|unsere?|die|der|den|echten?|aller?|jede\p{L}*) )*`;
const without = (what: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:none of|no|not|without|minus|strip\p{L}*|remov\p{L}*|clear\p{L}*|leav\p{L}* out|drop\p{L}*|ohne|keine?n?|nicht|leere[nr]?|empty|blank) (?:out )?${own}(?:${secrets}(?:,| and| or| und| oder| nor)? ${own})*${what}(?!\p{L})|${what}(?: \p{L}+){0,2} (?:empty|blank|out|removed|stripped|gone|cleared|weg|raus|leer|entfern\p{L}*|weglassen)(?!\p{L})|${what}(?:は|を)(?:すべて|ぜんぶ|全部)?(?:空|消|抜|除|削除|なし)|${what}なし`,
    "iu",
  );
const withoutValues = without(values);
const withoutSecrets = without(secrets);
const stays =
  /(?<!\p{L})(?:keep|keeps|stay|stays|remain|remains|retain|leave|behalten|behält|bleib\p{L}*|lass\p{L}*|drin|stehen)(?!\p{L})|そのまま|残/iu;
const isEmptied =
  /(?<!\p{L})(?:no|not|without|empty|blank|remov\p{L}*|strip\p{L}*|leer\p{L}*|ohne|nicht|keine?n?|weg|raus)(?!\p{L})|n['’]t(?!\p{L})|空|消|抜|除/iu;
/** Something is to stand in the place of the values, or more is to be in it. */
const saysMore =
  /(?<!\p{L})(?:placeholders?|dummy|fake|change-?me|x{3,}|sample values?|example values?|instead|replac\p{L}*|fill\p{L}*|comments?|explain\p{L}*|descri\p{L}*|add|also|too|sort\p{L}*|renam\p{L}*|prefix\p{L}*|json|yaml|platzhalter\p{L}*|stattdessen|ersetz\p{L}*|kommentar\p{L}*|erklär\p{L}*|beschreib\p{L}*|ergänz\p{L}*|auch|außerdem|sortier\p{L}*)(?!\p{L})|ダミー|代わり|コメント|説明|追加|置き換/iu;
/** Names of settings that hold what nobody else is to know. */
const isSecret = /key|token|secret|passw|pwd|passphrase|credential|auth|private|salt/iu;
/** A remark may have an old value in it. */
const mayTell = /[=:：]\s*\S|\d\p{L}|\p{L}\d|\S{20}|[^\p{L}\p{N}\s#;.,'’()/-]/u;

/**
 * The example of a file of settings: the same names without their values, but for those of which a request says that they keep theirs. Comments that may
 * tell a value go. Empty where it isn't clear of a name whether it is to keep its own, or more is wanted.
 */
export async function settingsExampleCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || found.source.size > mostBytes) return [];
  const { path, source } = found;
  if (!isExampleOf(path, source.path)) return [];
  if (saysMore.test(request.replaceAll(path, " "))) return [];
  const lines = ((await view.text(source.path)) ?? "").replace(/\r?\n$/u, "").split(/\r?\n/u);
  const entries = lines.map((line) => entry.exec(line)?.groups ?? null);
  const isKnown = lines.every(
    (line, at) => entries[at] || line.trim() === "" || comment.test(line) || section.test(line),
  );
  const names = [...new Set(entries.flatMap((each) => each?.["name"] ?? []))];
  const kept = isKnown && names.length > 0 ? keptNames(request, names) : null;
  if (!kept) return [];
  const gone = entries.flatMap((each) => (kept.has(each?.["name"] ?? "") ? [] : bare(each?.["value"] ?? "")));
  const isTold = (line: string) => gone.some((value) => value.length > 2 && line.includes(value));
  const written = lines.flatMap((line, at) => {
    const { lead = "", name = "" } = entries[at] ?? {};
    if (name !== "") return kept.has(name) ? (isTold(line) ? [lead] : [line]) : [lead];
    return comment.test(line) && (mayTell.test(line) || isTold(line)) ? [] : [line];
  });
  return [{ tool: "write", input: { path, content: `${written.join("\n")}\n` } }];
}

/** The settings that keep their values; null where the request leaves one open. */
function keptNames(request: string, names: readonly string[]): ReadonlySet<string> | null {
  const clauses = clausesOf(request);
  const isSaid = (name: string, clause: string) => wholeWord(name, "u").test(clause);
  const kept = new Set<string>();
  const emptied = new Set<string>();
  for (const clause of clauses) {
    const said = names.filter((name) => isSaid(name, clause));
    if (said.length === 0) continue;
    const [isKept, isGone] = [stays.test(clause), isEmptied.test(clause)];
    if (isKept === isGone) return null;
    for (const name of said) (isKept ? kept : emptied).add(name);
  }
  const rest = names.filter((name) => !kept.has(name) && !emptied.has(name));
  // where only what is secret is to go, it has to be clear of each what it is
  const isClear =
    withoutValues.test(request) || (withoutSecrets.test(request) && rest.every((name) => isSecret.test(name)));
  return isClear && [...kept].every((name) => !emptied.has(name)) ? kept : null;
}

/** A value without its quotation marks. */
function bare(value: string): string {
  return value.trim().replaceAll(/^["']|["']$/gu, "");
}
