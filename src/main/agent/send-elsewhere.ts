import { AppError } from "../../shared/error.ts";
import type { Message, UserMessage } from "../../shared/message.ts";
import type { Action, PermissionRequest } from "../../shared/permission.ts";
import type { Gate } from "./gate.ts";
import { maskSecrets } from "../../shared/mask-secrets.ts";
import { maskMessages } from "./mask-messages.ts";
import type { StepContext, StepEvent, StepProtocol } from "./step-protocol.ts";

/** A provider's model that a step may be made by. */
export type Elsewhere = {
  provider: string;
  model: string;
  host: string;
  /** Tokens that its window holds, as far as is known without asking. */
  contextSize: number;
  /** Called once it is allowed, and not before: no key is read for a question. */
  open(signal: AbortSignal): Promise<StepProtocol>;
};

/** What asking the person needs. */
export type ConsentDeps = {
  gate: Gate;
  sessionId: string;
  newId(): string;
  bind(tool: string, actions: readonly Action[]): string;
  /** The sha256 of a text. */
  digest(text: string): string;
};

/** The name under which sending stands among the tools. */
const toolName = "send";

/** A conversation as it is sent, and as it is shown: from the same messages, so that neither holds what the other doesn't. */
export type Parcel = {
  instructions: string;
  messages: readonly Message[];
  action: Extract<Action, { kind: "send" }>;
  text: string;
};

/** Makes a conversation ready to be sent: without what looks like a secret. */
export function pack(
  { instructions: own, messages }: Pick<StepContext, "instructions" | "messages">,
  to: Elsewhere,
  why: string,
  digest: (text: string) => string,
): Parcel {
  const { messages: masked, files, hidden: hiddenInMessages } = maskMessages(messages);
  const { text: instructions, hidden: hiddenInInstructions } = maskSecrets(own);
  const hidden = hiddenInMessages + hiddenInInstructions;
  const text = [...(instructions === "" ? [] : [`Instructions:\n${instructions}`]), ...masked.map(shown)].join("\n\n");
  const { provider, model, host } = to;
  const sizes = { messages: masked.length, size: text.length, files: [...files], hidden, why };
  // the same as ever for a conversation that has none
  const sent = instructions === "" ? masked : [instructions, ...masked];
  return {
    instructions,
    messages: masked,
    text,
    action: { kind: "send", provider, model, host, ...sizes, digest: digest(JSON.stringify(sent)) },
  };
}

/** Asks whether the parcel may be sent. Throws `permission-denied` where it may not; then nothing has left. */
export async function* askToSend(
  parcel: Parcel,
  deps: ConsentDeps,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, void> {
  const { gate, sessionId, newId } = deps;
  const { action, text } = parcel;
  const id = newId();
  const request: PermissionRequest = {
    id,
    callId: id,
    tool: toolName,
    title: `Send this conversation to ${action.provider}?`,
    actions: [action],
    preview: { type: "conversation", text },
    hash: deps.bind(toolName, [action]),
  };
  const verdict = gate.check(request, sessionId);
  if (verdict.type === "allow") return;
  if (verdict.type === "deny") throw refused(action, verdict.reason);
  const answered = gate.ask(request, sessionId, signal);
  yield { type: "asking", event: { type: "permission-request", request } };
  const answer = await answered;
  yield { type: "asking", event: { type: "permission-response", requestId: id, answer } };
  signal.throwIfAborted();
  if (answer === "deny") throw refused(action, `You said no to asking ${action.provider}.`);
}

function refused({ host, why }: Extract<Action, { kind: "send" }>, because: string): AppError {
  return new AppError("permission-denied", `${why} ${because} Nothing was sent to ${host}.`);
}

function imagesIn({ attachments = [] }: UserMessage): string {
  return attachments
    .map(({ type, name, bytes }) =>
      type === "image" ? `\n[the image ${name}, ${bytes.toLocaleString("en-US")} bytes]` : "",
    )
    .join("");
}

/** A message as the person sees it before it is sent: everything of it that the provider gets. */
function shown(message: Message): string {
  switch (message.role) {
    case "user":
      return `You:\n${message.context ? `${message.context}\n\n` : ""}${message.text}${imagesIn(message)}`;
    case "tool":
      return `Result of ${message.tool} (${message.status}):\n${message.text}${message.note ? `\n${message.note}` : ""}`;
    case "assistant":
      return `Hearth:\n${message.parts
        .map((part) => (part.type === "tool-call" ? `${part.tool} ${JSON.stringify(part.input)}` : part.text))
        .join("\n")}`;
    default:
      return message satisfies never;
  }
}
