import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { newFiles } from "../../files/named-files.ts";
import { type Language, requestLanguage } from "../../request/words/answer-language.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { saysNothingElse } from "./plain-conversion.ts";

type Role = "start" | "test";
type Script = { name: string; command: string };
type Package = { name: string; description: string; scripts: readonly Script[] };

/** What people want to read in such a file, as they say it. */
const asked: Readonly<Record<Role | "about", RegExp>> = {
  about:
    /(?<!\p{L})(?:what (?:this|it|the \p{L}+) (?:is|does)(?: (?:about|for))?|what (?:it|this)['’]s (?:about|for)|was (?:das|es|das projekt) (?:ist|macht|tut)|worum es geht)(?!\p{L})|(?:これ|何)(?:が|は)?何?か|概要/iu,
  start:
    /(?<!\p{L})(?:how (?:you |one |to |I |we )?(?:can )?(?:start|run|launch)s?(?! (?:the |its |all )?tests?)(?: (?:it|this|the \p{L}+))?|wie (?:man|ich|du|wir) (?:es |das |sie |ihn )?(?:\p{L}+ )?start(?:et|e|est|en)|(?:zum )?start(?:en)?(?: davon)?)(?!\p{L})|起動(?:方法|の仕方|のしかた)?|始め方/iu,
  test: /(?<!\p{L})(?:how (?:you |one |to |I |we )?(?:can )?(?:run|start|launch|execute)s? (?:the |its |all )?tests?|how (?:you |to )?test (?:it|this)|wie (?:man|ich|du|wir) (?:die |seine )?tests? (?:\p{L}+|ausführ\p{L}*|start\p{L}*))(?!\p{L})|テスト(?:の)?(?:方法|実行|仕方|やり方|しかた)/iu,
};
/** It is to tell of more than that, or in a certain way. */
const saysMore =
  /\d|(?<!\p{L})(?:licen[cs]e\p{L}*|contribut\p{L}*|badges?|screenshots?|pictures?|install\p{L}*|requirements?|features?|usage|examples?|options?|api|config\p{L}*|deploy\p{L}*|build|change ?log|faq|authors?|contact|table|emojis?|links?|folders?|structure|detailed|long|each|every|all the|also|why|mention\p{L}*|say|tell\p{L}*|includ\p{L}*|explain\p{L}*|add\p{L}*|put|write|in (?:english|german|french|japanese|spanish)|lizenz\p{L}*|mitwirk\p{L}*|bild\p{L}*|voraussetzung\p{L}*|funktionen|beispiel\p{L}*|einstellung\p{L}*|autor\p{L}*|kontakt|ausführlich\p{L}*|jede[nrs]?|auch|warum|erwähn\p{L}*|erklär\p{L}*|schreib\p{L}*|ergänz\p{L}*|auf (?:englisch|deutsch))(?!\p{L})|ライセンス|インストール|使い方|画像|例|設定|構成|英語/iu;

/** What scripts call that do the one or the other. */
const calls: Readonly<Record<Role, RegExp>> = {
  start:
    /^(?:node|nodemon|tsx|deno run|bun run|vite(?! build| test)|next (?:dev|start)|electron|serve|http-server)(?:\s+(?!--test|--check)\S+)*$/u,
  test: /^(?:node (?:\S+ )*--test|vitest|jest|mocha|ava|tap|playwright test|jasmine|uvu|node \S*tests?\S*\.[cm]?[jt]s)(?!\p{L})/u,
};
const headings: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  en: { start: "Start", test: "Tests" },
  de: { start: "Starten", test: "Tests" },
  ja: { start: "起動", test: "テスト" },
};

/**
 * A new README that tells what `package.json` says of a program: what it is, how it is started and how its tests are run, whichever of it a request asks for. Empty where
 * no script does that or several do, or more is to be told.
 */
export async function readmeCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || !/^readme\.md$/iu.test(path)) return [];
  const wanted = (["start", "test"] as const).filter((role) => asked[role].test(request));
  if (wanted.length === 0 || !asked.about.test(request) || !saysOnly(request)) return [];
  const found = packageIn((await view.text("package.json")) ?? "");
  const commands = wanted.flatMap((role) => (found ? commandFor(role, found.scripts) : null) ?? []);
  if (!found || commands.length < wanted.length) return [];
  const named = headings[requestLanguage(request)];
  const parts = wanted.map((role, at) => `## ${named[role]}\n\n\`\`\`sh\n${commands[at] ?? ""}\n\`\`\`\n`);
  const content = [`# ${found.name}\n`, `${found.description}\n`, ...parts].join("\n");
  return [{ tool: "write", input: { path, content } }];
}

/** Whether the sentences that ask for it ask for nothing else, and the others for nothing at all. */
function saysOnly(request: string): boolean {
  return sentencesOf(request).every((sentence) => {
    const rest = Object.values(asked).reduce((text, part) => text.replace(part, " "), sentence);
    const isWish = rest !== sentence || /readme\.md/iu.test(sentence);
    return isWish
      ? saysNothingElse(rest, ["short", "brief", "little", "readme", "kurze"], null)
      : !saysMore.test(sentence);
  });
}

function packageIn(text: string): Package | null {
  const { name, description, scripts } = objectIn(text);
  if (typeof name !== "string" || typeof description !== "string" || !isJsonObject(scripts)) return null;
  const all = Object.entries(scripts).flatMap(([own, command]) =>
    typeof command === "string" ? [{ name: own, command }] : [],
  );
  return name === "" || description === "" ? null : { name, description, scripts: all };
}

function objectIn(text: string): JsonObject {
  try {
    const parsed: Json = JSON.parse(text);
    return isJsonObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** What is typed for it: of several scripts that do it the one that is called so. A script that is only called so may do anything. */
function commandFor(role: Role, scripts: readonly Script[]): string | null {
  const doing = scripts.filter(({ command }) => calls[role].test(command));
  const called = doing.filter(({ name }) => name === role);
  const [script, ...others] = called.length > 0 ? called : doing;
  if (!script || others.length > 0) return null;
  return script.name === role ? `npm ${role}` : `npm run ${script.name}`;
}
