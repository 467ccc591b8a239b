import { isThisComputer } from "../../shared/remote-host.ts";

/** Where Hearth may connect to without being asked. This computer is always among it. */
export type NetworkPolicy = {
  /** Addresses that the settings switch on, such as Ollama's. Scheme, host and port of a request must be those of one of them. */
  addresses: readonly string[];
};

export type Verdict = { isAllowed: true; isLocal: boolean } | { isAllowed: false; reason: string };

/**
 * Whether a request may go to `url`. `hosts` are those that an action of the user's needs for as long as it takes, such as a
 * download: `example.org`, or `*.example.org` for those below it; they are reached by HTTPS at its usual port only.
 */
export function mayConnect(url: URL, { addresses }: NetworkPolicy, hosts: readonly string[] = []): Verdict {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return { isAllowed: false, reason: `Hearth connects by http and https only, not by "${url.protocol}".` };
  }
  if (url.username !== "" || url.password !== "") {
    const reason = `The address of ${url.host} has a name or a password in it. Take it out: addresses aren't secret.`;
    return { isAllowed: false, reason };
  }
  if (isThisComputer(url.hostname)) return { isAllowed: true, isLocal: true };
  const isNamed = addresses.some((address) => new URL(address).origin === url.origin);
  const isUsual = url.protocol === "https:" && url.port === "";
  if (isNamed || (isUsual && hosts.some((host) => fits(host, url.hostname)))) {
    return { isAllowed: true, isLocal: false };
  }
  const reason = `Hearth doesn't connect to ${url.origin}: nobody has allowed that. If it is a server of your own, name it in config.toml, as ollama.url or as the url of a [server.NAME].`;
  return { isAllowed: false, reason };
}

function fits(pattern: string, hostname: string): boolean {
  return pattern.startsWith("*.") ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
}
