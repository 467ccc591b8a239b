/** Names a session after the first prompt: its first line, on one line, without what would hide or turn text, cut at a word. */
export function titleFor(prompt: string, longest = 60): string {
  const lines = prompt.split(/[\r\n\u0085\u2028\u2029]+/).map((line) => tidy(line));
  const line =
    lines.find((candidate) => /[\p{L}\p{N}]/u.test(candidate)) ?? lines.find((candidate) => candidate !== "") ?? "";
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join("");
  const isWhole = characters[longest - 1] === " ";
  const word = isWhole ? cut : cut.replace(/\s+\S*$/u, "");
  // text without blanks, or with a very long last word, is cut where it is
  const kept = Array.from(word).length >= longest / 2 ? word : cut;
  return `${kept.replace(/[\s.,;:–-]+$/u, "")}…`;
}

/** Format and control characters could make a title read as something else than it is. */
function tidy(line: string): string {
  return line
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (character) =>
      character === "\t" || character === "\u200d" ? character : "",
    )
    .replace(/^[#>*\s-]+(?=\S)/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}
