import type { AssistantPart } from "../../shared/message.ts";
import type { Wanted, WantedCall } from "./probes.ts";
import type { VirtualFolder } from "./virtual-folder.ts";

/** Whether what was wanted is there, after a step with these parts. */
export function isWanted(
  wanted: Wanted,
  parts: readonly AssistantPart[],
  folder: Pick<VirtualFolder, "text">,
): boolean {
  const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  const calls = parts.filter((part) => part.type === "tool-call");
  const isCalled = (one: readonly WantedCall[]) => calls.some((call) => one.some((each) => fits(each, call)));
  switch (wanted.type) {
    case "answer":
      return calls.length === 0 && wanted.says.test(text);
    case "call":
      return isCalled(wanted.calls);
    case "answer-or-call":
      return calls.length === 0 ? wanted.says.test(text) : isCalled(wanted.calls);
    case "files":
      return Object.entries(wanted.files).every(
        ([path, expected]) => plain(folder.text(path) ?? "") === plain(expected),
      );
    default:
      return wanted satisfies never;
  }
}

function fits({ tool, fields }: WantedCall, call: Extract<AssistantPart, { type: "tool-call" }>): boolean {
  return (
    call.tool === tool &&
    Object.entries(fields).every(([name, pattern]) => {
      const value = call.input[name] ?? "";
      return typeof value === "string" && pattern.test(value);
    })
  );
}

/** Without what nobody would mind. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}
