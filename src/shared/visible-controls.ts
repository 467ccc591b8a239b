/**
 * Text with everything made visible that could hide or change other text on a screen: control characters, escape
 * sequences, marks that turn the direction of writing, and characters without width. Line ends and tabs stay.
 */
export function visibleControls(text: string): string {
  return text.replace(
    hidden,
    (character) => `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`,
  );
}

/** Text without what can't be seen in it, and how many characters that were. Line ends and tabs stay. */
export function withoutHidden(text: string): { text: string; count: number } {
  const shown = text.replace(hidden, "");
  return { text: shown, count: [...text].length - [...shown].length };
}

/** Control characters but tab and line end, bidirectional marks, characters without width, and the tag characters. */
const hidden = new RegExp(
  String.raw`[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]`,
  "gu",
);
