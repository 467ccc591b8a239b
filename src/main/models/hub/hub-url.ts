import { AppError } from "../../../shared/error.ts";

const usual = "https://huggingface.co";

type Environment = Readonly<Record<string, string | undefined>>;

/** Where models come from: the mirror of the settings, else `HF_ENDPOINT`, else Hugging Face. Throws for what is no address. */
export function hubUrl(mirror: string | undefined, env: Environment): string {
  const wanted = wantedUrl(mirror, env);
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return wanted.replace(/\/+$/, "");
  throw new AppError(
    "invalid-input",
    `"${wanted}" isn't the address of a mirror. Correct store.mirror in the settings, or HF_ENDPOINT: https://HOST`,
  );
}

/** What people call that. */
export function hubName(mirror: string | undefined, env: Environment): string {
  const wanted = wantedUrl(mirror, env);
  if (!URL.canParse(wanted)) return wanted;
  const { origin, host } = new URL(wanted);
  return origin === usual ? "Hugging Face" : host;
}

function wantedUrl(mirror: string | undefined, env: Environment): string {
  return mirror ?? (env["HF_ENDPOINT"] || usual);
}
