import { AppError } from "../../../shared/error.ts";

/** A model on the hub as a person names it: one of its files, or a kind of quantisation. */
export type HubReference = { repo: string } & (
  | { type: "file"; path: string }
  | { type: "quantisation"; quantisation: string }
);

const name = /^[\w](?:[\w.-]*[\w])?$/;

/**
 * Reads `hf:OWNER/REPO/FILE.gguf` and `hf:OWNER/REPO:Q4_K_M`; `hf:OWNER/REPO` means Q4_K_M. Null for what doesn't begin with
 * `hf:`; throws `invalid-input` for what does and goes on wrongly. No part of it can lead out of a folder or an address.
 */
export function readHubReference(text: string): HubReference | null {
  if (!/^hf:/i.test(text)) return null;
  const [place = "", quantisation, ...more] = text.slice(3).split(":");
  const [owner = "", repo = "", ...parts] = place.split("/");
  if (!name.test(owner) || !name.test(repo) || more.length > 0) throw malformed(text);
  if (parts.length === 0) {
    if (quantisation !== undefined && !name.test(quantisation)) throw malformed(text);
    return { repo: `${owner}/${repo}`, type: "quantisation", quantisation: quantisation ?? "Q4_K_M" };
  }
  if (quantisation !== undefined || !isModelPath(parts)) throw malformed(text);
  return { repo: `${owner}/${repo}`, type: "file", path: parts.join("/") };
}

/** The same as a text. */
export function hubReferenceText(reference: HubReference): string {
  const rest = reference.type === "file" ? `/${reference.path}` : `:${reference.quantisation}`;
  return `hf:${reference.repo}${rest}`;
}

/** Whether it is OWNER/NAME, and nothing that would mean another address. */
export function isRepoName(text: string): boolean {
  const parts = text.split("/");
  return parts.length === 2 && parts.every((part) => name.test(part));
}

/** Whether a path in a repository is of a model file, and of nothing that would mean another place on a disk. */
export function isModelPath(parts: readonly string[]): boolean {
  return parts.every((part) => name.test(part)) && parts.at(-1)?.toLowerCase().endsWith(".gguf") === true;
}

function malformed(text: string): AppError {
  return new AppError(
    "invalid-input",
    `"${text}" names no model on Hugging Face. Write hf:OWNER/REPO:Q4_K_M or hf:OWNER/REPO/FILE.gguf`,
  );
}
