import { keyVariable } from "../../shared/key-variable.ts";
import type { SecretsDeps } from "../secrets/secrets.ts";
import type { Terminal } from "./terminal.ts";

/** Asks for the key of a provider that is about to be used. It is kept for as long as the program runs; null without a person. */
export function keyAsker({ askSecret }: Pick<Terminal, "askSecret">): SecretsDeps["ask"] {
  if (!askSecret) return null;
  return (provider, signal) =>
    askSecret(
      `Key for ${provider} (it isn't shown, and only kept until hearth ends; ${keyVariable(provider)} may hold it): `,
      signal,
    );
}
