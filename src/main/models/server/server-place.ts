import type { ServerSettings } from "../../../shared/settings.ts";

/** A server of models that the settings name, and what reaches it. */
export type ServerPlace = {
  name: string;
  kind: ServerSettings["kind"];
  /** The address of its OpenAI-compatible part, without a slash at its end: `https://box:8080/v1`. */
  api: string;
  /** The address of all of it. */
  root: string;
  key: string | null;
  fetch: typeof fetch;
};

/** An address without a path means the usual one, `/v1`; any other is taken as it is. */
export function serverPlace(
  name: string,
  { url, kind }: ServerSettings,
  key: string | null,
  fetch: typeof globalThis.fetch,
): ServerPlace {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, "");
  const api = `${origin}${path === "" ? "/v1" : path}`;
  return { name, kind, api, root: api.replace(/\/v1$/, ""), key, fetch };
}
