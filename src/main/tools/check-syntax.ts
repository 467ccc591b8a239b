import { baseName } from "../../shared/path-parts.ts";
import { AppError } from "../../shared/error.ts";
import { checkPython } from "./check-python.ts";
import { scanJson } from "./scan-json.ts";

/** Where a text isn't what its file must hold. Lines and columns count from 1. */
export type SyntaxFault = { language: string; line: number; column: number; message: string };

export type Language = "json" | "jsonc" | "yaml" | "toml" | "javascript" | "module" | "script" | "python";

/** Checking more would hold up everything else. In characters. */
const mostChecked = 512 * 1024;

/** The language of a file that can be checked here; null for all others. */
export function languageOf(path: string): Language | null {
  const name = baseName(path).toLowerCase();
  if (isTolerantJson(path, name)) return "jsonc";
  switch (name.slice(name.lastIndexOf(".") + 1)) {
    case "json":
    case "geojson":
    case "webmanifest":
    case "ipynb":
      return "json";
    case "yaml":
    case "yml":
      return "yaml";
    case "toml":
      return "toml";
    case "js":
      return "javascript";
    case "mjs":
      return "module";
    case "cjs":
      return "script";
    case "py":
    case "pyi":
      return "python";
    default:
      return null;
  }
}

/** Says where a text breaks the rules of its language. Null where it is fine, or where that can't be known here. */
export async function checkSyntax(language: Language, text: string, signal: AbortSignal): Promise<SyntaxFault | null> {
  if (text.length > mostChecked) return null;
  switch (language) {
    case "json":
    case "jsonc": {
      const fault = scanJson(text, language === "jsonc");
      return fault && { language: "JSON", ...lineAndColumn(text, fault.offset), message: fault.message };
    }
    case "yaml":
      return checkYaml(text);
    case "toml":
      return checkToml(text);
    case "javascript":
    case "module":
    case "script":
      return checkJavaScript(language, text);
    case "python":
      return checkPython(text, signal);
    default:
      return language satisfies never;
  }
}

/** Where and why, for whoever wrote it. */
export function describeFault({ line, column, message }: SyntaxFault): string {
  return `line ${line}, column ${column}: ${message}`;
}

/** Programs read these with comments and commas at the end. */
function isTolerantJson(path: string, name: string): boolean {
  if (/\.(?:jsonc|json5|code-workspace)$/.test(name)) return true;
  const isJson = name.endsWith(".json");
  return (
    (isJson && /^(?:tsconfig|jsconfig|devcontainer|\.eslintrc|\.babelrc)/.test(name)) ||
    (isJson && /(?:^|\/)\.vscode\//.test(path))
  );
}

async function checkYaml(text: string): Promise<SyntaxFault | null> {
  // a template is no YAML until it is filled in
  if (/\{\{|\{%/.test(text)) return null;
  const { parseAllDocuments } = await import("yaml");
  const documents = parseAllDocuments(text, { logLevel: "silent", strict: true, uniqueKeys: true });
  const [error] = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  if (!error) return null;
  const { line, column } = lineAndColumn(text, error.pos[0]);
  return {
    language: "YAML",
    line,
    column,
    message: firstLine(error.message).replace(/ at line \d+, column \d+:?$/, ""),
  };
}

async function checkToml(text: string): Promise<SyntaxFault | null> {
  const { parse, TomlError } = await import("smol-toml");
  try {
    parse(text);
    return null;
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw new AppError("internal", "The TOML could not be checked.", { cause });
    const { line, column } = cause;
    return {
      language: "TOML",
      line,
      column,
      message: firstLine(cause.message).replace(/^Invalid TOML document: /, ""),
    };
  }
}

/** A `.js` file may be either kind. One of them has to fit. */
async function checkJavaScript(
  language: "javascript" | "module" | "script",
  text: string,
): Promise<SyntaxFault | null> {
  const { parse } = await import("acorn");
  const attempt = (sourceType: "module" | "script"): SyntaxFault | null => {
    try {
      parse(text, {
        ecmaVersion: "latest",
        sourceType,
        allowHashBang: true,
        allowReturnOutsideFunction: sourceType === "script",
      });
      return null;
    } catch (cause) {
      return faultFrom(cause, text);
    }
  };
  const kinds = language === "javascript" ? (["module", "script"] as const) : ([language] as const);
  const faults = kinds.map(attempt);
  return faults.includes(null) ? null : (faults[0] ?? null);
}

function faultFrom(cause: unknown, text: string): SyntaxFault | null {
  if (!(cause instanceof SyntaxError) || !("pos" in cause) || typeof cause.pos !== "number") throw cause;
  // markup in JavaScript is a language of its own, which isn't checked
  if (text[cause.pos] === "<") return null;
  const message = cause.message.replace(/ \(\d+:\d+\)$/, "");
  return { language: "JavaScript", ...lineAndColumn(text, cause.pos), message };
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
