import type { DialectId } from "../../shared/message.ts";
import type { StepEvent, StepProtocol } from "../agent/step-protocol.ts";
import type { FieldEngine } from "../guided/field-engine.ts";
import type { EngineClient, LoadedModel, ModelFile } from "./engine-client.ts";
import type { Talk } from "./remote-fields.ts";

/**
 * A step protocol over the local engine that loads its model when it is first asked, and again after the model's process
 * has died. Until then nothing of it is in memory. `aside` is for what is asked with a prompt of its own.
 */
export function localProtocol(
  engine: Pick<EngineClient, "load">,
  file: ModelFile,
  dialect: DialectId,
  talk: Talk,
  protocolOver: (fields: FieldEngine, aside: FieldEngine) => StepProtocol,
): StepProtocol {
  let ready: { model: LoadedModel; protocol: StepProtocol } | null = null;

  async function* load(signal: AbortSignal): AsyncGenerator<StepEvent, StepProtocol> {
    const loading = engine.load(file, signal);
    let step = await loading.next();
    while (!step.done) {
      yield { type: "progress", phase: "load", ...step.value };
      step = await loading.next();
    }
    if (ready?.model !== step.value) {
      const model = step.value;
      ready = {
        model,
        protocol: protocolOver(model.talk(talk), model.talk({ ...talk, conversation: null, disk: "none" })),
      };
    }
    return ready.protocol;
  }

  return {
    dialect,
    modelId: file.id,
    async *readAhead(context, signal) {
      const protocol = yield* load(signal);
      if (protocol.readAhead) yield* protocol.readAhead(context, signal);
    },
    async *measure(signal) {
      const protocol = yield* load(signal);
      return protocol.measure ? yield* protocol.measure(signal) : null;
    },
    async *classify(context, signal) {
      const protocol = yield* load(signal);
      return yield* protocol.classify(context, signal);
    },
    async *readRequest(question, signal) {
      const protocol = yield* load(signal);
      return protocol.readRequest ? yield* protocol.readRequest(question, signal) : null;
    },
    async *fillIn(gap, signal) {
      const protocol = yield* load(signal);
      return protocol.fillIn ? yield* protocol.fillIn(gap, signal) : null;
    },
    async *nextStep(context, signal) {
      const protocol = yield* load(signal);
      return yield* protocol.nextStep(context, signal);
    },
  };
}
