import path from "node:path";

/** Files that often hold passwords or keys: reading them inside the workspace isn't free. */
export function isPrivate(file: string): boolean {
  const name = path.basename(file).toLowerCase();
  if (/^\.env(?:\..+)?$/u.test(name)) return !/\.(?:example|sample|template|dist|defaults)$/u.test(name);
  if (/^(?:\.envrc|\.netrc|_netrc|\.npmrc|\.pypirc|\.pgpass|\.git-credentials|credentials\.json)$/u.test(name))
    return true;
  return /^id_(?:rsa|dsa|ecdsa|ed25519)/u.test(name) || /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk)$/u.test(name);
}
