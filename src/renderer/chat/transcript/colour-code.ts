import type { CodeHighlighterPlugin } from "@streamdown/code";

/** A line of code as pieces of one colour each, for light and for dark. */
export type ColouredLine = { text: string; light: string; dark: string }[];

let highlighter: Promise<CodeHighlighterPlugin> | null = null;

/** Colours code; null where the language isn't known. The highlighter and each language are loaded when they are first needed. */
export async function colourCode(code: string, language: string): Promise<ColouredLine[] | null> {
  highlighter ??= import("@streamdown/code").then(({ createCodePlugin }) =>
    createCodePlugin({ themes: ["github-light-high-contrast", "github-dark-high-contrast"] }),
  );
  const plugin = await highlighter;
  // its parameter is typed as one of its languages, which is what is being asked
  const known = language as Parameters<typeof plugin.supportsLanguage>[0];
  if (!plugin.supportsLanguage(known)) return null;
  return new Promise((resolve) => {
    const use = ({ tokens }: { tokens: { content: string; htmlStyle?: Record<string, string> }[][] }) =>
      resolve(
        tokens.map((line) =>
          line.map(({ content, htmlStyle = {} }) => {
            return {
              text: content,
              light: htmlStyle["color"] ?? "inherit",
              dark: htmlStyle["--shiki-dark"] ?? "inherit",
            };
          }),
        ),
      );
    const now = plugin.highlight({ code, language: known, themes: plugin.getThemes() }, use);
    if (now) use(now);
  });
}
