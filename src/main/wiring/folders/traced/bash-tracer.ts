/** Where reports go: a variable of the environment that the tracer reads. */
export const bashReports = "HEARTH_BASH_REPORTS";

/** Bash runs the file that BASH_ENV names before each script. This one notes each line that is run, in a file of each process. */
export const bashTracer = `exec {hearth_trace}>>"$${bashReports}/bash-$$.trace"
BASH_XTRACEFD=$hearth_trace
PS4='+\${BASH_SOURCE}:\${LINENO}:'
set -x
`;

/** The lines, from 1 on, that each script ran, by the names that the scripts were started with. */
export function linesRunIn(trace: string): Map<string, Set<number>> {
  const run = new Map<string, Set<number>>();
  for (const [, script = "", line] of trace.matchAll(/^\++([^:\n]+):(\d+):/gm)) {
    run.set(script, (run.get(script) ?? new Set()).add(Number(line)));
  }
  return run;
}
