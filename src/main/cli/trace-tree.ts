import { phases, type RunSpan, type Span, timeUse } from "../../shared/trace.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { paint, type Terminal } from "./terminal.ts";

/** As wide as a usual terminal. */
const lineWidth = 80;
const timeWidth = 9;
const endWidth = 23;
const nameWidth = lineWidth - timeWidth - endWidth;

type Paint = Pick<Terminal, "hasColours">;

/** The runs of a session as a tree: what was done, for how long, and how it ended. */
export function traceTree(runs: readonly RunSpan[], terminal: Paint): string {
  return runs.map((run) => `${runHead(run, terminal)}${branches(run, "", terminal)}`).join("\n");
}

function runHead(run: RunSpan, terminal: Paint): string {
  const time = new Date(run.startMs).toISOString().slice(0, 19).replace("T", " ");
  const request = visibleControls(run.request).replaceAll("\n", " ");
  const title = cut(`${time}  ${request}`, lineWidth);
  const use = timeUse(run);
  const spent = words(Object.entries(use));
  return `${paint(terminal, "bold", title)}\n${line("", run, terminal)}${details("", spent, terminal)}`;
}

function branches(span: Span, indent: string, terminal: Paint): string {
  const children: readonly Span[] = span.type === "llm.chat" ? [] : span.children;
  return children
    .map((child, index) => {
      const isLast = index === children.length - 1;
      const below = `${indent}${isLast ? "  " : "│ "}`;
      const spent = child.type === "llm.chat" ? words(phases.map((phase) => [phase, child.times[phase]])) : "";
      const own = line(`${indent}${isLast ? "└ " : "├ "}`, child, terminal);
      return `${own}${details(below, spent, terminal)}${branches(child, below, terminal)}`;
    })
    .join("");
}

function line(indent: string, span: Span, terminal: Paint): string {
  const name = cut(`${indent}${nameOf(span)}`, nameWidth - 1).padEnd(nameWidth);
  const time = duration(span.endMs - span.startMs).padStart(timeWidth - 2);
  const end = endOf(span);
  const colour = end.isBad ? "red" : "dim";
  return `${name}${time}  ${paint(terminal, colour, cut(end.text, endWidth))}\n`;
}

function details(indent: string, text: string, terminal: Paint): string {
  return text === "" ? "" : `${indent}${paint(terminal, "dim", cut(`  ${text}`, lineWidth - indent.length))}\n`;
}

function nameOf(span: Span): string {
  switch (span.type) {
    case "agent.run":
      return `agent.run ${visibleControls(span.agent.name)}`;
    case "llm.chat":
      return `${span.number} llm.chat ${visibleControls(span.modelId)}`;
    case "execute_tool":
      return `execute_tool ${visibleControls(span.tool)} ${visibleControls(span.input).replaceAll("\n", " ")}`;
    default:
      return span satisfies never;
  }
}

function endOf(span: Span): { text: string; isBad: boolean } {
  const { status } = span;
  const isBad = status === "failed" || status === "denied" || status === "interrupted";
  if (span.type !== "llm.chat") return { text: status, isBad };
  const { usage } = span;
  if (!usage || isBad || status === "cancelled") return { text: status, isBad };
  return { text: `${count(usage.evaluated + usage.reused)} in, ${count(usage.sampled + usage.forced)} out`, isBad };
}

/** More than these few nobody takes in at a glance. */
const mostWords = 4;

/** What took the most time, the longest first. */
function words(spent: readonly (readonly [name: string, ms: number])[]): string {
  return spent
    .filter(([, ms]) => ms >= 50)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostWords)
    .map(([name, ms]) => `${name} ${duration(ms)}`)
    .join(" · ");
}

function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 100_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.round(ms / 60_000)} min`;
}

const count = (tokens: number) => tokens.toLocaleString("en");

const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);
