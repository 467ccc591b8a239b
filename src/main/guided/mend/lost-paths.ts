import { baseName, stemOf } from "../../../shared/path-parts.ts";
import type { Call } from "../../agent/step-protocol.ts";

type Text = { path: string; text: string };

const isSettings = /\.(?:ini|cfg|conf|toml|ya?ml|json|env|properties)$|(?:^|\/)\.env$/iu;
/** Settings that only show how such a file is written. */
const isExample = /(?:^|[._-])(?:example|sample|template|dist|beispiel|vorlage)(?:[._-]|$)/iu;
const setting = /^(\s*["']?[\p{L}\p{N}_.-]+["']?\s*[=:]\s*["']?)([^"'#;,\n]*[^"'#;,\s])(?=["']?,?\s*(?:[#;].*)?$)/u;
const notFound = /No such file or directory: ['"]([^'"\n]+)['"]|ENOENT: [^'\n]*'([^'\n]+)'/u;
/** A text of a program; one of Python's may say that its backslashes are meant. */
const literal = /(?:(?<!\w)[rR])?(["'])((?:(?!\1)[^\n])*)\1/gu;
const most = 4;

/** Whether a file holds the settings of one of the programs, as far as these name it. */
export function isSettingsOf(path: string, programs: readonly string[]): boolean {
  return (
    isSettings.test(path) &&
    !isExample.test(stemOf(path)) &&
    programs.some((program) => program.includes(baseName(path)))
  );
}

/**
 * What a setting, or the path on which a program breaks off, could name instead of a file or folder that isn't there: one that differs by its numbers, capitals or signs only. `paths`: all
 * files of the folder.
 */
export function lostPaths(
  settings: readonly Text[],
  programs: readonly Text[],
  failure: string,
  paths: readonly string[],
): Call[] {
  const places = new Set(paths.flatMap(withFolders));
  const named = notFound.exec(failure)?.slice(1).find(Boolean);
  // Windows takes either slash
  const lost = named?.replaceAll(/\\+/gu, "/");
  const inSettings = settings.flatMap(({ path, text }) => {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    return text.split("\n").flatMap((line, at) => {
      const [all, lead = "", value = ""] = setting.exec(line) ?? [];
      if (all === undefined) return [];
      return instead(value, folder, places).map((fresh) =>
        edit(path, at, line, lead + fresh + line.slice(lead.length + value.length)),
      );
    });
  });
  const inPrograms = programs.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, at) => {
      if (lost === undefined) return [];
      const texts = [...line.matchAll(literal)].filter(([, , said = ""]) => said.replaceAll(/\\+/gu, "/") === lost);
      return texts.flatMap(([all, quote = ""]) =>
        [...instead(lost, "", places), ...(lost !== named && places.has(lost) ? [lost] : [])].map((fresh) =>
          edit(
            path,
            at,
            line,
            line.replace(all, () => quote + fresh + quote),
          ),
        ),
      );
    }),
  );
  return [...inSettings, ...inPrograms].slice(0, most);
}

function edit(path: string, at: number, line: string, fresh: string): Call {
  return { tool: "edit", input: { path, old_text: line, new_text: fresh, line: at + 1 } };
}

/** A path with each of the folders that it lies in. */
function withFolders(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, depth) => parts.slice(0, depth + 1).join("/"));
}

/** What is there and is called like a value that names nothing; none for a value that does, or that isn't like any. */
function instead(value: string, folder: string, places: ReadonlySet<string>): string[] {
  const bare = value.replace(/^\.\//u, "").replace(/\/$/u, "");
  if (bare.length < 3 || places.has(bare) || places.has(folder + bare)) return [];
  const form = formOf(bare);
  return [...places].flatMap((place) => {
    const own = folder !== "" && place.startsWith(folder) ? place.slice(folder.length) : place;
    return form !== null && formOf(own) === form ? [value.replace(bare, () => own)] : [];
  });
}

/** A name without what is easily mistaken in it; what consists of nothing else has none. */
function formOf(name: string): string | null {
  const form = name
    .toLowerCase()
    .replaceAll(/\d+/gu, "0")
    .replaceAll(/[\s_-]/gu, "");
  return /\p{L}/u.test(form) ? form : null;
}
