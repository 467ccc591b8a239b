/** What models put before a call, in the templates of one family or another. */
export const callMarks: readonly string[] = [
  "<tool_call>",
  "<function_call>",
  "<tools>",
  "<|tool_call|>",
  "<|tool_call>",
  "<tool_code>",
  "<|python_tag|>",
  "[TOOL_CALLS]",
  "<function=",
];

/** True where `text` is the beginning of `mark`, and more of it may come. */
export function beginsLike(mark: string, text: string): boolean {
  return text.length < mark.length && mark.startsWith(text);
}

/** True where nothing but blanks stands before `index` on its line. */
export function isLineStart(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
  return line.trim() === "";
}
