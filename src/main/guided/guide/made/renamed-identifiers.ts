import { stemOf } from "../../../../shared/path-parts.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { isProgram } from "../../mend/program-file.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { keptFiles } from "../request/limits/kept-files.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 200;
const renaming =
  /(?<!\p{L})(?<!(?:\bnot|n['’]?t|\bnever|\bdont) )(?:rename|change|benenne?|umbenennen)\s+(?:(?:the|our|my|die|das|den) )?(?<kind>function|method|variable|constant|class|funktion|methode|konstante|klasse)\s+["'`„]?(?<find>[A-Za-z_]\w*)(?:\(\))?["'`“]?\s+(?:to|into|in|zu|nach|um in)\s+["'`„]?(?<put>[A-Za-z_]\w*)(?=(?:\(\))?["'`“]?\s*(?:[,.;!?]|$|(?:in|everywhere|throughout|across|and|please|pls|überall|bitte|und)(?!\p{L})))/iu;

/**
 * A function or the like that gets another name, where the old one is a plain word such as `show`: it is changed in programs alone, and there not in what
 * texts and comments say. Empty where a request wants no such thing, where the name can stand for nothing else, and where the new one is in use.
 */
export async function renamedIdentifierCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const { kind = "", find = "", put = "" } = renaming.exec(request)?.groups ?? {};
  if (!/^[a-z]+$/.test(find) || find === put) return [];
  const kept = keptFiles(request, files);
  const all = files.filter(({ path }) => isProgram(path));
  const programs = all.filter(({ path, size }) => size <= mostBytes && !kept.includes(path));
  if (programs.length === 0 || programs.length > mostFiles) return [];
  const modules = /method/iu.test(kind) ? null : all.map(({ path }) => stemOf(path));
  const texts = await Promise.all(programs.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  if (texts.some(({ text }) => new RegExp(`\\b${put}\\b`).test(text))) return [];
  const name = identifier(find, modules);
  return texts.flatMap(({ path, text }) => {
    const fresh = renamedIn(text, path, name, put).split("\n");
    return text.split("\n").flatMap((line, row) => {
      const renamed = fresh[row] ?? line;
      return renamed === line
        ? []
        : [{ tool: "edit", input: { path, old_text: line, new_text: renamed, line: row + 1 } }];
    });
  });
}

/** The name by itself or behind one of the folder's own modules; where these are null, behind anything. Not the name of an argument that is given. */
function identifier(name: string, modules: readonly string[] | null): RegExp {
  const owners = modules?.filter((module) => /^\w+$/.test(module)) ?? [];
  const alone = String.raw`(?<![\w.])`;
  const behindModule = owners.length > 0 ? `|(?<=(?<![\\w.])(?:${owners.join("|")})\\.)` : "";
  const before = modules ? `(?:${alone}${behindModule})` : String.raw`(?<!\w)`;
  return new RegExp(`${before}${name}(?!\\w)(?!\\s*=(?!=)\\s*[^=\\n]*[,)])`, "gu");
}

/** Texts and comments, each as a whole. */
const inPython = /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/gu;
const inOthers = /\/\*[^]*?\*\/|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*/gu;

function renamedIn(text: string, path: string, name: RegExp, put: string): string {
  const said = /\.(?:py|sh|rb)$/i.test(path) ? inPython : inOthers;
  const rename = (code: string) => code.replaceAll(name, put);
  let at = 0;
  let fresh = "";
  for (const { 0: literal, index } of text.matchAll(said)) {
    fresh += rename(text.slice(at, index));
    // what is called within a text is code: f"{show(rows)}"
    fresh += literal.replaceAll(/\{[^{}\n]*\([^{}\n]*\}/gu, rename);
    at = index + literal.length;
  }
  return fresh + rename(text.slice(at));
}
