import { maskEnvFile, maskSecrets } from "../../shared/mask-secrets.ts";

/** What of a tool's input or output stands in a trace, in characters. The whole of it is in the conversation. */
const limit = 4_000;

/** A text as a trace may hold it: without what looks like a secret, and not too long. */
export function shownText(text: string, isEnvFile = false): string {
  const masked = (isEnvFile ? maskEnvFile : maskSecrets)(text).text;
  if (masked.length <= limit) return masked;
  return `${masked.slice(0, limit)}… (${masked.length - limit} more characters)`;
}
