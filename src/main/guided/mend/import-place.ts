/** Where an import goes: before the first, else before the first line that is no comment and no text about the program. */
export function importPlace(lines: readonly string[]): number {
  const first = lines.findIndex((line) => /^(?:import|from) /.test(line));
  if (first !== -1) return first;
  const isText = /^("""|''')/.test(lines[0] ?? "");
  const end = isText
    ? lines.findIndex((line, index) => /("""|''')\s*$/.test(index === 0 ? line.slice(3) : line)) + 1
    : 0;
  const code = lines.findIndex((line, index) => index >= end && line.trim() !== "" && !line.startsWith("#"));
  return Math.max(0, code);
}
