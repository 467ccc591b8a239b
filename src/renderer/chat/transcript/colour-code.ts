import type { HighlighterCore, LanguageRegistration } from "shiki/core";

/** A line of code as pieces of one colour each, for light and for dark. */
export type ColouredLine = { text: string; light: string; dark: string }[];

type Grammar = () => Promise<{ default: LanguageRegistration[] }>;

/** What people and models write most. Each comes as a file of its own, when it is first needed. */
const grammars: Readonly<Record<string, Grammar>> = {
  bash: () => import("shiki/langs/bash.mjs"),
  c: () => import("shiki/langs/c.mjs"),
  cpp: () => import("shiki/langs/cpp.mjs"),
  csharp: () => import("shiki/langs/csharp.mjs"),
  css: () => import("shiki/langs/css.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
  dockerfile: () => import("shiki/langs/dockerfile.mjs"),
  go: () => import("shiki/langs/go.mjs"),
  html: () => import("shiki/langs/html.mjs"),
  ini: () => import("shiki/langs/ini.mjs"),
  java: () => import("shiki/langs/java.mjs"),
  javascript: () => import("shiki/langs/javascript.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  jsx: () => import("shiki/langs/jsx.mjs"),
  kotlin: () => import("shiki/langs/kotlin.mjs"),
  lua: () => import("shiki/langs/lua.mjs"),
  make: () => import("shiki/langs/make.mjs"),
  markdown: () => import("shiki/langs/markdown.mjs"),
  php: () => import("shiki/langs/php.mjs"),
  powershell: () => import("shiki/langs/powershell.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  r: () => import("shiki/langs/r.mjs"),
  ruby: () => import("shiki/langs/ruby.mjs"),
  rust: () => import("shiki/langs/rust.mjs"),
  sql: () => import("shiki/langs/sql.mjs"),
  swift: () => import("shiki/langs/swift.mjs"),
  toml: () => import("shiki/langs/toml.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  typescript: () => import("shiki/langs/typescript.mjs"),
  xml: () => import("shiki/langs/xml.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
};

const aliases: Readonly<Record<string, string>> = {
  "c++": "cpp",
  "c#": "csharp",
  cs: "csharp",
  console: "bash",
  docker: "dockerfile",
  js: "javascript",
  jsonc: "json",
  kt: "kotlin",
  makefile: "make",
  md: "markdown",
  mjs: "javascript",
  ps1: "powershell",
  py: "python",
  rb: "ruby",
  rs: "rust",
  sh: "bash",
  shell: "bash",
  ts: "typescript",
  yml: "yaml",
  zsh: "bash",
};

const themes = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" } as const;

let highlighter: Promise<HighlighterCore> | null = null;

/** Colours code; null where the language isn't one of ours. */
export async function colourCode(code: string, language: string): Promise<ColouredLine[] | null> {
  const asked = language.toLowerCase();
  const name = Object.hasOwn(aliases, asked) ? aliases[asked] : asked;
  const grammar = name !== undefined && Object.hasOwn(grammars, name) ? grammars[name] : undefined;
  if (name === undefined || !grammar) return null;
  highlighter ??= openHighlighter();
  const shiki = await highlighter;
  if (!shiki.getLoadedLanguages().includes(name)) await shiki.loadLanguage(grammar());
  const { tokens } = shiki.codeToTokens(code, { lang: name, themes, defaultColor: "light" });
  return tokens.map((line) =>
    line.map(({ content, htmlStyle = {} }) => {
      return { text: content, light: htmlStyle["color"] ?? "inherit", dark: htmlStyle["--shiki-dark"] ?? "inherit" };
    }),
  );
}

/** With the engine in JavaScript: the other one is WebAssembly, which the page's policy doesn't run. */
async function openHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, light, dark] = await Promise.all([
    import("shiki/core"),
    import("shiki/engine/javascript"),
    import("shiki/themes/github-light-high-contrast.mjs"),
    import("shiki/themes/github-dark-high-contrast.mjs"),
  ]);
  return createHighlighterCore({
    themes: [light.default, dark.default],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}
