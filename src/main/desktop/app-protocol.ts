import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CustomScheme, Session } from "electron";

/** Registered before the app is ready. As strict as a website's scheme, and scripts keep their compiled code between starts. */
export const appScheme: CustomScheme = {
  scheme: "app",
  privileges: { standard: true, secure: true, codeCache: true },
};

/** Only what is built lies in these; anything else isn't served, whatever its name. */
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
};

/** Serves the built pages to the views of a session, and only under that origin. */
export function serveApp(session: Session, origin: string, folder: string): void {
  session.protocol.handle(appScheme.scheme, (request) => answerRequest(request, origin, folder));
}

/** The file that the address names, with the strict policy on it; 404 for everything that isn't a built file inside `folder`. */
export async function answerRequest(
  request: Pick<Request, "method" | "url">,
  origin: string,
  folder: string,
): Promise<Response> {
  const file = fileFor(request, origin, folder);
  const type = file === null ? undefined : types[path.extname(file)];
  if (file === null || type === undefined) return missing();
  const body = await readFile(file).catch(() => null);
  // without a type of its own the buffer isn't one that a Response is declared to take
  return body === null
    ? missing()
    : new Response(new Uint8Array(body), { headers: { ...headers, "Content-Type": type } });
}

function fileFor({ method, url }: Pick<Request, "method" | "url">, origin: string, folder: string): string | null {
  if (method !== "GET" || !url.startsWith(`${origin}/`)) return null;
  try {
    const name = decodeURIComponent(new URL(url).pathname);
    const file = path.join(folder, name);
    const isInside = file.startsWith(folder + path.sep);
    return isInside && !name.includes("\0") ? file : null;
  } catch {
    return null; // not an address at all
  }
}

function missing(): Response {
  return new Response("There is no such file.", { status: 404, headers: { ...headers, "Content-Type": "text/plain" } });
}
