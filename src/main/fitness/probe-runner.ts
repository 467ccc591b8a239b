import { type AppError, toAppError } from "../../shared/error.ts";
import type { StepUsage } from "../../shared/message.ts";
import type { Step, StepProtocol } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import type { FieldEngine } from "../guided/field-engine.ts";
import type { Probe } from "./probes.ts";
import { type ProbeOptions, type ProbeResult, runProbe } from "./run-probe.ts";

/** A model that is ready to be tested. */
export type TestBench = {
  /** Where it can be led field by field. All its protocols have to use this one. */
  fields: FieldEngine | null;
  /** The ways in which it could be asked; null for those that it can't. */
  protocols: { native: StepProtocol | null; guidedText: StepProtocol | null; guidedJson: StepProtocol | null };
  /** All tools that it will have. */
  tools: readonly ToolSpec[];
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
};

/** Puts requests to a model, and keeps what it said. */
export type ProbeRunner = {
  run(
    probe: Probe,
    protocol: StepProtocol,
    options: ProbeOptions & { tools?: readonly ToolSpec[] },
  ): Promise<ProbeResult>;
  /** Everything so far. `fault` is why it never got as far as a step; null where it did, or wasn't asked. */
  seen(): { steps: readonly Step[]; usages: readonly StepUsage[]; fault: AppError | null };
};

const failure: ProbeResult = { isPassed: false, steps: [], usages: [] };

export function createProbeRunner({ fields, tools, newId }: TestBench, signal: AbortSignal): ProbeRunner {
  const steps: Step[] = [];
  const usages: StepUsage[] = [];
  let fault: AppError | null = null;
  return {
    async run(probe, protocol, options) {
      signal.throwIfAborted();
      const world = { protocol, tools: options.tools ?? tools, newId, usage: () => fields?.usage() ?? null };
      try {
        const result = await runProbe(probe, world, options, signal);
        steps.push(...result.steps);
        usages.push(...result.usages);
        return result;
      } catch (cause) {
        const error = toAppError(cause);
        if (!isOwnFault(error)) throw cause;
        fault = error;
        return failure;
      }
    },
    seen: () => ({ steps, usages, fault: steps.length === 0 ? fault : null }),
  };
}

/** A model whose replies are of no use, or that has no room for a short request, has failed; one that is gone hasn't. */
function isOwnFault({ code, retryable }: AppError): boolean {
  return !retryable && (code === "model-unavailable" || code === "too-large");
}
