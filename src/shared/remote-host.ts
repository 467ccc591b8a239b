/** Whether a host, as `URL` writes it, is this computer. Names that only a resolver could say so of don't count. */
export function isThisComputer(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** The host of a server's address, where it isn't this computer; else null. The address has to be a whole one. */
export function remoteHost(url: string): string | null {
  const host = new URL(url).hostname;
  return isThisComputer(host) ? null : host;
}
