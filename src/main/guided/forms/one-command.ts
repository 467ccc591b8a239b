/** Where a command goes on in the next line: a loop, a condition, a text in the middle. */
const goesOn = /\b(?:do|then|else|done|fi|esac)\b|<<|[\\|({]\s*$/;

/** Lines of commands as one that stops at the first that fails. What says more than one thing over several lines stays as it is. */
export function oneCommand(written: string): string {
  const lines = written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.some((line) => goesOn.test(line)) ? written.trim() : lines.join(" && ");
}
