import * as z from "zod";

const permissionRule = z.strictObject({
  effect: z.enum(["allow", "deny"]),
  kind: z.enum(["read", "write", "run"]),
  pattern: z.string().min(1),
});

const modelSettings = z.strictObject({
  dialect: z.enum(["guided-text", "guided-json", "native"]).optional(),
  context_size: z.int().min(1024).max(1_048_576).optional(),
  threads: z.int().min(1).max(256).optional(),
});

/** `config.toml`. A key that isn't here is an error that names its line: a typo must not be a silent default. */
export const settingsSchema = z.strictObject({
  model: z.string().min(1).optional(),
  max_steps: z.int().min(1).max(200).default(16),
  theme: z.enum(["system", "light", "dark"]).default("system"),
  ollama: z
    .strictObject({
      enabled: z.boolean().default(true),
      url: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:11434"),
    })
    .default({ enabled: true, url: "http://127.0.0.1:11434" }),
  models: z.record(z.string(), modelSettings).default({}),
  permission: z.strictObject({ rules: z.array(permissionRule).default([]) }).default({ rules: [] }),
});

export type Settings = z.output<typeof settingsSchema>;
export type ModelSettings = z.output<typeof modelSettings>;
