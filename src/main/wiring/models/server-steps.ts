import { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { Settings } from "../../../shared/settings.ts";
import type { StepProtocol } from "../../agent/step-protocol.ts";
import { atTemperature } from "../../guided/at-temperature.ts";
import type { AppNetwork } from "./network-of.ts";
import type { RunWays } from "./protocols.ts";
import { placeOfModel } from "./served-model.ts";

/**
 * Leads the model of a llama-server field by field, as a local one. Throws `invalid-input` where its server can't be led so, or
 * its template can't be taken apart.
 */
export async function serverSteps(
  { id }: ModelEntry,
  { settings, network }: { settings: Settings; network: Pick<AppNetwork, "fetchFor" | "keyOf"> },
  { runId, newId, temperature }: Pick<RunWays, "runId" | "newId" | "temperature">,
  signal: AbortSignal,
): Promise<StepProtocol> {
  const [fetching, states, servers, fields, { guidedText }] = await Promise.all([
    import("../../models/server/server-fetch.ts"),
    import("../../models/server/server-state.ts"),
    import("../../inference/server/field-server.ts"),
    import("../../inference/server/server-fields.ts"),
    import("../../guided/dialects/guided-text.ts"),
  ]);
  const { place, model } = placeOfModel(id, { settings, network }, "chat", runId);
  const { models } = await states.stateOfServer(place, signal);
  const given = models.find((one) => one.id === model)?.contextSize;
  if (given === undefined || given === null) throw unfit(id, "it doesn't say how large its window is");
  const fetch = fetching.serverFetch(place);
  const server = {
    id,
    contextSize: Math.min(settings.models[id]?.context_size ?? given, given),
    async post(path: string, body: object, signal: AbortSignal) {
      const headers = { "Content-Type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify({ model, ...body }), signal };
      return fetch(place.root + path, request).catch((cause: unknown) => {
        if (!fetching.isRefusal(cause) || !(cause instanceof AppError)) throw cause;
        throw new AppError("internal", cause.message, { cause });
      });
    },
  };
  const chat = await servers.chatFormatOf(server, signal);
  if (!chat) throw unfit(id, "its template can't be taken apart");
  // the server finds by itself what it has read of each of the two
  const openFields = () => atTemperature(fields.createServerFields(server, chat), temperature);
  return guidedText(openFields(), newId, { aside: openFields() });
}

function unfit(id: string, why: string): AppError {
  const message = `${id} can't be led in steps: ${why}. Give it the dialect "native" or "guided-json" in the settings.`;
  return new AppError("invalid-input", message);
}
