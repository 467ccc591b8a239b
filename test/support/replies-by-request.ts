import type { ChatRequest, ScriptedReply } from "./ollama-server.ts";

/**
 * A script for several conversations at once: what is said in one whose newest request with such words has them, in order. Of two
 * that fit, the first counts.
 */
export function repliesByRequest(script: Readonly<Record<string, readonly ScriptedReply[]>>) {
  const given = new Map<string, number>();
  return (request: ChatRequest): ScriptedReply => {
    const said = request.messages.flatMap(({ role, content }) => (role === "user" ? [content] : []));
    const keys = Object.keys(script);
    const last = said.findLast((text) => keys.some((each) => text.includes(each))) ?? "";
    const words = keys.find((each) => last.includes(each)) ?? "";
    const index = given.get(words) ?? 0;
    given.set(words, index + 1);
    return script[words]?.[index] ?? { status: 500, error: `the script has no reply ${index + 1} for: ${last}` };
  };
}
