import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent as LocalAgent } from "node:http";
import { rootCertificates } from "node:tls";
import type { Dispatcher } from "undici";
import { AppError } from "../../shared/error.ts";
import { isThisComputer } from "../../shared/remote-host.ts";
import { appendLedger } from "./ledger.ts";
import { listedRequests, type RequestListener } from "./listed-requests.ts";
import { isLocalRequest, sendLocally } from "./local-request.ts";
import { mayConnect, type NetworkPolicy } from "./may-connect.ts";

/** What a request is for. It is listed with it. */
export type Purpose = {
  /** In a few words for a person: "Ollama: chat". Nothing of what is sent. */
  why: string;
  /** The run that asked for it; null where none did. */
  runId: string | null;
  /** Addresses that the user has agreed to for this, besides those that the settings name. */
  addresses?: readonly string[];
  /** Hosts that the user has asked for with what they do now, besides those that the settings name. */
  hosts?: readonly string[];
};

/** The only way out. Whoever connects is handed a `fetch` from here. */
export type Network = {
  /**
   * A `fetch` that checks each address, also those that it is redirected to, lists each request, and goes through the proxy
   * that the environment names. Rejects with an AppError `permission-denied` where the address isn't allowed.
   */
  fetchFor(purpose: Purpose): typeof globalThis.fetch;
  /** Lists that another program is started, which connects by itself. */
  noteProgram(program: string, purpose: Purpose): void;
  close(): Promise<void>;
};

export type NetworkOptions = {
  ledgerFile: string;
  policy: NetworkPolicy;
  /** Files with the certificates (PEM) of those who vouch for a server, besides the usual ones, by the server's address. */
  certificateFiles?: Readonly<Record<string, string>>;
};

// Those who ask have clocks of their own, which follow what comes; this is for one that forgot. In milliseconds.
const longestSilence = 15 * 60_000;

export function openNetwork({ ledgerFile, policy, certificateFiles = {} }: NetworkOptions): Network {
  let ways: Promise<Ways> | null = null;
  const open = () => (ways ??= openWays(certificateFiles));
  const agent = new LocalAgent();

  function list(purpose: Purpose, url: URL, method: string, end: "refused" | null): string {
    const id = randomUUID();
    const begin = { event: "begin", id, at: Date.now(), why: purpose.why, run: purpose.runId } as const;
    try {
      appendLedger(ledgerFile, { ...begin, host: url.host, local: isThisComputer(url.hostname), method });
      if (end) appendLedger(ledgerFile, { event: "end", id, sent: 0, received: 0, end: { type: end } });
    } catch (cause) {
      const message = `The list of connections can't be written (${ledgerFile}), so nothing is sent. Make room on the disk, or make the file one that you may write.`;
      throw new AppError("internal", message, { cause });
    }
    return id;
  }

  function check(purpose: Purpose, url: URL, method: string): void {
    const addresses = [...policy.addresses, ...(purpose.addresses ?? [])];
    const verdict = mayConnect(url, { addresses }, purpose.hosts);
    if (verdict.isAllowed) return;
    list(purpose, url, method, "refused");
    throw new AppError("permission-denied", verdict.reason);
  }

  return {
    fetchFor(purpose) {
      const listener: RequestListener = {
        onBegin(url, method) {
          check(purpose, url, method);
          const id = list(purpose, url, method, null);
          return ({ sentBytes, receivedBytes }, end) => {
            if (end.type === "open") return;
            try {
              appendLedger(ledgerFile, { event: "end", id, sent: sentBytes, received: receivedBytes, end });
            } catch {
              // its beginning is listed; the answer isn't lost because its end can't be
            }
          };
        },
      };
      const listed = listedRequests(listener);
      const fetchListed = async (input: string | URL | Request, init: RequestInit = {}) => {
        const request = typeof input === "string" || input instanceof URL ? null : input;
        const url = new URL(typeof input === "string" || input instanceof URL ? input : input.url);
        // an address with a password in it wouldn't get as far as the dispatcher
        check(purpose, url, init.method ?? request?.method ?? "GET");
        if (!request && isLocalRequest(url, init))
          return sendLocally(url, init, { ...listener, agent, silenceMs: longestSilence });
        const { fetch, dispatcher } = await open();
        const options = { ...(request ? optionsOf(request) : {}), ...init, dispatcher: dispatcher.compose(listed) };
        try {
          return await fetch(url, options as Parameters<typeof fetch>[1]); // Node's types are those of an older undici
        } catch (cause) {
          throw appErrorIn(cause) ?? cause;
        }
      };
      // the same for the same reason: what it returns does all that Node's own Response does
      return fetchListed as unknown as typeof globalThis.fetch;
    },
    noteProgram(program, { why, runId }) {
      appendLedger(ledgerFile, { event: "program", id: randomUUID(), at: Date.now(), why, run: runId, program });
    },
    async close() {
      const opened = ways;
      ways = null;
      agent.destroy();
      await (await opened)?.close();
    },
  };
}

type Ways = {
  fetch: (typeof import("undici"))["fetch"];
  dispatcher: Dispatcher;
  close(): Promise<void>;
};

/** Loaded with the first request that needs it: most starts make none. */
async function openWays(certificateFiles: Readonly<Record<string, string>>): Promise<Ways> {
  const { Agent, EnvHttpProxyAgent, fetch } = await import("undici");
  const patience = { headersTimeout: longestSilence, bodyTimeout: longestSilence };
  const direct = new Agent(patience);
  let outside: Dispatcher | null = null;

  /** Opened when it is needed: who stays on this computer has nothing to do with proxies. */
  function outsideWay(): Dispatcher {
    try {
      return (outside ??= new EnvHttpProxyAgent(patience));
    } catch (cause) {
      const message =
        "The proxy in HTTP_PROXY or HTTPS_PROXY isn't an address such as http://proxy:3128. Correct it, or take it out.";
      throw new AppError("invalid-input", message, { cause });
    }
  }

  const files = new Map(Object.entries(certificateFiles).map(([address, file]) => [new URL(address).origin, file]));
  const trusting = new Map<string, Dispatcher>();

  /** Opened when it is needed: a file that can't be read concerns nobody but those who want this server. */
  function trustingWay(origin: string, file: string, isLocal: boolean): Dispatcher {
    const known = trusting.get(origin);
    if (known) return known;
    const tls = { ca: [...rootCertificates, readCertificate(file)] };
    const options = { ...patience, connect: tls };
    const way = isLocal ? new Agent(options) : new EnvHttpProxyAgent({ ...options, requestTls: tls });
    trusting.set(origin, way);
    return way;
  }

  /** This computer is reached directly, whatever the environment says: a proxy would read what never has to leave. */
  function wayTo({ origin, hostname }: URL): Dispatcher {
    const isLocal = isThisComputer(hostname);
    const file = files.get(origin);
    return file === undefined ? (isLocal ? direct : outsideWay()) : trustingWay(origin, file, isLocal);
  }

  return {
    fetch,
    // for each request anew: a redirect may lead elsewhere
    dispatcher: direct.compose(
      () => (options, handler) => wayTo(new URL(String(options.origin))).dispatch(options, handler),
    ),
    async close() {
      const opened = [direct, ...(outside ? [outside] : []), ...trusting.values()];
      await Promise.all(opened.map((each) => each.destroy()));
    },
  };
}

function readCertificate(file: string): string {
  try {
    const text = readFileSync(file, "utf8");
    if (text.includes("-----BEGIN CERTIFICATE-----")) return text;
  } catch (cause) {
    const message = `The certificate ${file} can't be read. Correct the ca of that server in config.toml.`;
    throw new AppError("invalid-input", message, { cause });
  }
  throw new AppError("invalid-input", `${file} holds no certificate in PEM form. Correct the ca in config.toml.`);
}

function optionsOf(request: Request) {
  const { method, headers, signal, redirect, body } = request;
  return { method, headers: [...headers], signal, redirect, ...(body ? { body, duplex: "half" } : {}) };
}

function appErrorIn(cause: unknown): AppError | null {
  for (let each = cause; each instanceof Error; each = each.cause) if (each instanceof AppError) return each;
  return null;
}
