import * as z from "zod";
import { agentName, agentSettings } from "./agent-settings.ts";
import { keyVariable } from "./key-variable.ts";
import { remoteHost } from "./remote-host.ts";
import { heartbeatSettings, schedules } from "./schedule-settings.ts";

const permissionRule = z.strictObject({
  effect: z.enum(["allow", "deny"]),
  kind: z.enum(["read", "write", "run"]),
  pattern: z.string().min(1),
});

const modelSettings = z.strictObject({
  dialect: z.enum(["guided-text", "guided-json", "native"]).optional(),
  context_size: z.int().min(1024).max(1_048_576).optional(),
  threads: z.int().min(1).max(256).optional(),
  // So many tokens a local model may think before it begins with a request; none where it isn't set.
  thoughts: z.int().min(0).max(32_768).optional(),
  // Whether a server's model is shown images; left out, what the server says of it.
  images: z.boolean().optional(),
  // How a server or a provider chooses words; left out, it decides.
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  top_k: z.int().min(1).max(1_000).optional(),
  reasoning: z.enum(["none", "minimal", "low", "medium", "high"]).optional(),
});

const serverSettings = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  kind: z.enum(["llama-server", "vllm", "openai"]),
  /** A file with the certificate of whoever signed the server's own: a path from Hearth's folder. */
  ca: z.string().min(1).optional(),
  key: z
    .never(
      "A key doesn't belong into a file. Set it in the environment, as HEARTH_KEY_ and the server's name in capitals.",
    )
    .optional(),
});

/** A model of a server is called by the server's name, a slash and its own. */
const serverName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, "A server's name has small letters, digits and hyphens.")
  .refine((name) => name !== "ollama", "Ollama has settings of its own: [ollama].");

/** A model for a kind of work. `fallback` is one of a provider, taken by consent where the local one can't. */
const role = z.strictObject({
  id: z.string().min(1).optional(),
  fallback: z
    .string()
    .regex(/^[^/\s]+\/\S+$/, "Name a provider and its model, as in anthropic/claude-sonnet-4-5.")
    .optional(),
});

/** A model for searching answers nobody, so nothing falls back on a provider for it. */
const searchRole = z.strictObject({ id: z.string().min(1).optional() });

const noRoles = { large: {}, small: {}, embedding: {}, reranking: {} };

/** `model = "ID"` is short for `[model.large]` with that `id`. */
const roles = z
  .preprocess(
    (value) => (typeof value === "string" ? { large: { id: value } } : value),
    z.strictObject({
      large: role.default({}),
      small: role.default({}),
      embedding: searchRole.default({}),
      reranking: searchRole.default({}),
    }),
  )
  .default(noRoles);

const modelNames = z.array(z.string().min(1)).default([]);

/** A provider of models. The address is only to be said where it isn't known. */
export const cloudProvider = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("anthropic"), models: modelNames }),
  z.strictObject({ kind: z.literal("openai"), models: modelNames }),
  z.strictObject({ kind: z.literal("google"), models: modelNames }),
  z.strictObject({ kind: z.literal("openai-compatible"), models: modelNames, url: z.string().superRefine(checkUrl) }),
]);

/** What a provider may be called: part of its models' ids, and of the variable that may hold its key. */
export const providerName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, "A provider's name is small letters, digits and dashes, as in my-server.")
  .refine(
    (name) => name !== "ollama",
    'Ollama is set up under [ollama]. Call this provider something other than "ollama".',
  );

/** `config.toml`. A key that isn't here is an error that names its line: a typo must not be a silent default. */
export const settingsSchema = z
  .strictObject({
    model: roles,
    max_steps: z.int().min(1).max(200).default(16),
    theme: z.enum(["system", "light", "dark"]).default("system"),
    ollama: z
      .strictObject({
        enabled: z.boolean().default(true),
        url: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:11434"),
        /** How long it keeps a model loaded after a request. */
        keep_alive: z
          .string()
          .regex(/^-?\d+(\.\d+)?(ms|s|m|h)$/, 'A duration such as "30m", or "-1s" for always.')
          .optional(),
      })
      .default({ enabled: true, url: "http://127.0.0.1:11434" }),
    server: z.record(serverName, serverSettings).default({}),
    engine: z
      .strictObject({
        /** So long nobody has to have used a model for its memory to be freed; 0: only when memory gets short. */
        unload_after_minutes: z.int().min(0).max(100_000).default(20),
        /** Room on the disk for what models have read, in GB. */
        snapshots_gb: z.number().min(0).max(1_000).default(2),
      })
      .default({ unload_after_minutes: 20, snapshots_gb: 2 }),
    cloud: z
      .strictObject({
        enabled: z.boolean().default(false),
        providers: z.record(providerName, cloudProvider).default({}),
      })
      .default({ enabled: false, providers: {} }),
    models: z.record(z.string(), modelSettings).default({}),
    /** `mirror` serves models in place of Hugging Face; it wins over the environment's HF_ENDPOINT. */
    store: z.strictObject({ mirror: z.url({ protocol: /^https?$/ }).optional() }).default({}),
    /** `auto = false`: long conversations are only summarised when the person says /compact. */
    compact: z.strictObject({ auto: z.boolean().default(true) }).default({ auto: true }),
    agent: z.record(agentName, agentSettings).default({}),
    heartbeat: heartbeatSettings.prefault({}),
    schedule: schedules.default({}),
    permission: z.strictObject({ rules: z.array(permissionRule).default([]) }).default({ rules: [] }),
    /** The address of a collector that traces are sent to, by OTLP; without it they stay here. */
    trace: z.strictObject({ otlp: z.string().superRefine(checkCollector).optional() }).default({}),
  })
  .superRefine(checkFallbacks)
  .superRefine(checkNames);

export type Settings = z.output<typeof settingsSchema>;
export type ServerSettings = z.output<typeof serverSettings>;
export type ModelSettings = z.output<typeof modelSettings>;
export type CloudProvider = z.output<typeof cloudProvider>;

type Shape = {
  model: z.output<typeof roles>;
  server: Record<string, unknown>;
  cloud: { enabled: boolean; providers: Record<string, unknown> };
};

/** In local-only mode nothing is fallen back on, so what is named there may be set up later. */
function checkFallbacks({ model, cloud }: Shape, context: z.core.$RefinementCtx): void {
  if (!cloud.enabled) return;
  for (const name of ["large", "small"] as const) {
    const [provider] = model[name].fallback?.split("/") ?? [];
    if (provider === undefined || Object.hasOwn(cloud.providers, provider)) continue;
    const message = `no provider "${provider}" is set up. Add [cloud.providers.${provider}].`;
    context.addIssue({ code: "custom", path: ["model", name, "fallback"], message });
  }
}

/** A key is found by the name alone, so one name for both would send a server's key to a provider. */
function checkNames({ server, cloud }: Shape, context: z.core.$RefinementCtx): void {
  for (const name of Object.keys(cloud.providers)) {
    if (!Object.hasOwn(server, name)) continue;
    const message = `a server is called "${name}" already, and both would take their key from ${keyVariable(name)}. Call one of them otherwise.`;
    context.addIssue({ code: "custom", path: ["cloud", "providers", name], message });
  }
}

/** What is sent there can be read on the way unless it is encrypted, or never leaves this computer. */
function checkUrl(text: string, context: z.core.$RefinementCtx): void {
  const message = urlMistake(text);
  if (message !== null) context.addIssue({ code: "custom", message });
}

/** A collector takes no key from here. */
function checkCollector(text: string, context: z.core.$RefinementCtx): void {
  const message = urlMistake(text, "Leave name and password out of the address.");
  if (message !== null) context.addIssue({ code: "custom", message });
}

const keyElsewhere = "Leave name and password out of the address; a key is stored with: hearth keys set.";

function urlMistake(text: string, noPassword = keyElsewhere): string | null {
  if (!URL.canParse(text)) return "This is no address. Write it as in https://example.com/v1.";
  const { protocol, username, password } = new URL(text);
  if (username || password) return noPassword;
  if (protocol === "https:") return null;
  if (protocol === "http:" && remoteHost(text) === null) return null;
  return "Use https: what goes over http to another computer can be read on the way.";
}
