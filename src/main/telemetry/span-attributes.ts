import type { ChatSpan, RunSpan, Span, ToolSpan } from "../../shared/trace.ts";

/** What a span says of itself, by names of OpenTelemetry's conventions for generative AI; those of Hearth's own begin with its name. */
export type Attributes = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * The name of a span and what it says of itself. The names are those of the semantic conventions 1.45, which may still change;
 * `gen_ai.tool.input` and `gen_ai.tool.output` are Hearth's own choice beside them.
 */
export function describeSpan(span: Span, sessionId: string): { name: string; attributes: Attributes } {
  const { agent } = span;
  const general = {
    "gen_ai.conversation.id": sessionId,
    "gen_ai.agent.id": agent.agentId,
    "gen_ai.agent.name": agent.name,
    "hearth.agent.depth": agent.depth,
  };
  switch (span.type) {
    case "agent.run":
      return { name: span.type, attributes: { ...general, ...ofRun(span) } };
    case "llm.chat":
      return { name: span.type, attributes: { ...general, ...ofChat(span) } };
    case "execute_tool":
      return { name: `execute_tool ${span.tool}`, attributes: { ...general, ...ofTool(span) } };
    default:
      return span satisfies never;
  }
}

function ofRun({ modelId, dialect, status, runId }: RunSpan): Attributes {
  return {
    "gen_ai.operation.name": "invoke_agent",
    ...ofModel(modelId),
    "hearth.run.id": runId,
    "hearth.run.status": status,
    "hearth.dialect": dialect,
  };
}

function ofChat({ modelId, host, status, usage, times, number }: ChatSpan): Attributes {
  const spent = Object.entries(times).map(([phase, ms]) => [`hearth.time.${phase}_ms`, ms] as const);
  return {
    "gen_ai.operation.name": "chat",
    ...ofModel(modelId),
    ...(host === null ? {} : { "server.address": host }),
    "gen_ai.response.finish_reasons": [status],
    ...(usage
      ? {
          "gen_ai.usage.input_tokens": usage.evaluated + usage.reused,
          "gen_ai.usage.cache_read.input_tokens": usage.reused,
          "gen_ai.usage.output_tokens": usage.sampled + usage.forced,
        }
      : {}),
    "hearth.step": number,
    ...Object.fromEntries(spent),
  };
}

function ofTool({ tool, callId, input, output, status, askedMs }: ToolSpan): Attributes {
  return {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": tool,
    "gen_ai.tool.type": "function",
    "gen_ai.tool.call.id": callId,
    "gen_ai.tool.input": input,
    "gen_ai.tool.output": output,
    "hearth.tool.status": status,
    "hearth.time.asking_ms": askedMs,
  };
}

/** The first part of an id names who serves it; a model of Hearth's own has none. */
function ofModel(modelId: string): Attributes {
  const [provider = ""] = modelId.split("/", 1);
  return {
    "gen_ai.provider.name": modelId.includes("/") ? provider : "hearth",
    "gen_ai.request.model": modelId,
  };
}
