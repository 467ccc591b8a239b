/** Where a command goes on in the next line: a loop, a condition, a text in the middle. */
const goesOn = /\b(?:do|then|else|done|fi|esac)\b|<<|[\\|({]\s*$/;

/**
 * The same without the commits behind the first one, where a request doesn't ask for several: small models go on and commit what they
 * were to leave.
 */
export function oneCommit(command: string, request: string): string {
  const isSeveral =
    /\b(?:commits|each|separate\w*|two|three|second|another|own|then|amend|einzeln\w*|jeweils|zwei|drei|zweite\w*|dann|danach)\b|\bcommit\w*\b.*\bcommit|別々|それぞれ|次に/isu.test(
      request,
    );
  const quoted = command.match(/"[^"]*"|'[^']*'/g) ?? [];
  const isMore =
    /\n|\bgit (?:switch|checkout|branch|merge)\b/.test(command) || quoted.some((text) => text.includes("&&"));
  const steps = command.split(" && ");
  const first = steps.findIndex((step) => /^git commit\b/.test(step));
  if (isSeveral || isMore || first === -1) return command;
  return steps.filter((step, at) => at <= first || !/^git (?:add|commit)\b/.test(step)).join(" && ");
}

/** Lines of commands as one that stops at the first that fails. What says more than one thing over several lines stays as it is. */
export function oneCommand(written: string): string {
  const lines = written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.some((line) => goesOn.test(line.replaceAll(/"[^"]*"|'[^']*'/g, '""')))
    ? written.trim()
    : lines.join(" && ");
}
