/** The host of a server's address, where it isn't this computer; else null. The address has to be a whole one. */
export function remoteHost(url: string): string | null {
  const host = new URL(url).hostname;
  const isHere = host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
  return isHere ? null : host;
}
