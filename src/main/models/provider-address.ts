import type { CloudProvider } from "../../shared/settings.ts";

/** Where a provider's requests go. Named here rather than left to the adapters: those would take another from the environment. */
export function addressOf(settings: CloudProvider): string {
  switch (settings.kind) {
    case "anthropic":
      return "https://api.anthropic.com/v1";
    case "openai":
      return "https://api.openai.com/v1";
    case "google":
      return "https://generativelanguage.googleapis.com/v1beta";
    case "openai-compatible":
      return settings.url;
    default:
      return settings satisfies never;
  }
}
