/** A part of a program that has a name: what stands in a class is a method, and `isWithin` what stands in another function. */
export type CodePart = { kind: "function" | "method" | "class"; name: string; isWithin: boolean };

const python = /\.pyi?$/i;
const script = /\.[cm]?[jt]sx?$/i;
const go = /\.go$/i;

/** Whether a program is written in a language that is read here. */
export function isReadCode(path: string): boolean {
  return python.test(path) || script.test(path) || go.test(path);
}

/** The functions, methods and classes of a program, in the order of the text; null where it is written in no language that is read here. What is in comments and texts is none. */
export function codeParts(path: string, text: string): CodePart[] | null {
  if (python.test(path))
    return pythonParts(
      blanked(text, /"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/gu),
    );
  const withoutTexts = blanked(
    text,
    /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[^]|[^`\\])*`/gu,
  );
  if (script.test(path)) return scriptParts(withoutTexts);
  return go.test(path) ? goParts(withoutTexts) : null;
}

/** A text without what matches; its lines stay. */
function blanked(text: string, what: RegExp): string {
  return text.replaceAll(what, (found) => found.replaceAll(/[^\n]+/g, " "));
}

function pythonParts(text: string): CodePart[] {
  const parts: CodePart[] = [];
  let open: { indent: number; kind: CodePart["kind"] }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const indent = /^\s*/.exec(line)?.[0].replaceAll("\t", "        ").length ?? 0;
    open = open.filter((each) => each.indent < indent);
    const [, word, name] = /^\s*(?:async\s+)?(def|class)\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(line) ?? [];
    if (word === undefined || name === undefined) continue;
    const around = open.at(-1)?.kind;
    const kind = word === "class" ? "class" : around === "class" ? "method" : "function";
    parts.push({ kind, name, isWithin: open.some((each) => each.kind !== "class") });
    open.push({ indent, kind });
  }
  return parts;
}

const ofScript =
  /^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:(function)\s*\*?\s*([\p{L}_$][\p{L}\p{N}_$]*)|(class)\s+([\p{L}_$][\p{L}\p{N}_$]*)|(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)(?:\s*:[^=]+)?\s*=\s*(?:async\s*)?(?:function\b|\([^()]*\)(?:\s*:[^=]+)?\s*=>|[\p{L}_$][\p{L}\p{N}_$]*\s*=>))/u;

function scriptParts(text: string): CodePart[] {
  const parts: CodePart[] = [];
  let depth = 0;
  for (const line of text.split("\n")) {
    const [, isFunction, ofFunction, isClass, ofClass, ofConstant] = ofScript.exec(line) ?? [];
    const name = ofFunction ?? ofClass ?? ofConstant;
    const isPart = isFunction !== undefined || isClass !== undefined || ofConstant !== undefined;
    if (isPart && name !== undefined)
      parts.push({ kind: isClass === undefined ? "function" : "class", name, isWithin: depth > 0 });
    depth += (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0);
  }
  return parts;
}

function goParts(text: string): CodePart[] {
  return [...text.matchAll(/^func\s+(\([^)]*\)\s*)?([\p{L}_][\p{L}\p{N}_]*)/gmu)].map(([, receiver, name = ""]) => ({
    kind: receiver === undefined ? "function" : "method",
    name,
    isWithin: false,
  }));
}
