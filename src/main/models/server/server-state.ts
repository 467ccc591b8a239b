import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import { serverFetch, type ServerPatience, toServerError } from "./server-fetch.ts";
import type { ServerPlace } from "./server-place.ts";

/** What a server says of itself; null where it doesn't say. */
export type ServerState = {
  version: string | null;
  models: ServedModel[];
  /** How many requests it works on at once. */
  slots: number | null;
};

export type ServedModel = {
  id: string;
  /** Tokens of one conversation. */
  contextSize: number | null;
  /** Of the weights. */
  bytes: number | null;
  /** By its template. Unknown for most servers. */
  canUseTools: boolean | null;
  canThink: boolean | null;
  /** Whether it can be shown images. */
  canSee: boolean | null;
};

// Only the fields we read, and all but the names may be missing: many servers speak this protocol.
const modelsReply = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: z.number().nullish(),
      meta: z.object({ size: z.number().nullish() }).nullish(),
    }),
  ),
});

const propsReply = z.object({
  default_generation_settings: z.object({ n_ctx: z.number().nullish() }).nullish(),
  total_slots: z.number().nullish(),
  build_info: z.string().nullish(),
  chat_template: z.string().nullish(),
  modalities: z.object({ vision: z.boolean().nullish() }).nullish(),
  chat_template_caps: z.object({ supports_tools: z.boolean().nullish() }).nullish(),
});

const versionReply = z.object({ version: z.string() });

/** Asks a server what it has. Throws `model-unavailable` with what to do where it doesn't say. */
export async function stateOfServer(
  place: ServerPlace,
  signal: AbortSignal,
  patience: ServerPatience = {},
): Promise<ServerState> {
  const fetch = serverFetch(place, patience);
  const get = async <T>(url: string, schema: z.ZodType<T>): Promise<T> => {
    const response = await fetch(url, { signal });
    return schema.parse(await response.json());
  };
  try {
    const { data } = await get(`${place.api}/models`, modelsReply);
    const props = place.kind === "llama-server" ? await get(`${place.root}/props`, propsReply) : null;
    const version = place.kind === "vllm" ? await get(`${place.root}/version`, versionReply).catch(() => null) : null;
    signal.throwIfAborted();
    return {
      version: props?.build_info ?? version?.version ?? null,
      slots: props?.total_slots ?? null,
      models: data.map(({ id, max_model_len, meta }) => ({
        id,
        contextSize: props?.default_generation_settings?.n_ctx ?? max_model_len ?? null,
        bytes: meta?.size ?? null,
        canUseTools: props?.chat_template_caps?.supports_tools ?? null,
        canThink: canThink(props?.chat_template ?? null),
        canSee: props?.modalities?.vision ?? null,
      })),
    };
  } catch (cause) {
    if (signal.aborted) throw timedOut(signal) ? silent(place) : cause;
    throw toServerError(cause, place);
  }
}

function canThink(template: string | null): boolean | null {
  return template === null ? null : /<think|thinking/i.test(template);
}

function timedOut({ reason }: AbortSignal): boolean {
  return reason instanceof Error && reason.name === "TimeoutError";
}

function silent({ name, root }: ServerPlace): AppError {
  const message = `${name} (${root}) doesn't answer. See whether it is running, and not busy with something else.`;
  return new AppError("model-unavailable", message, { retryable: true });
}
