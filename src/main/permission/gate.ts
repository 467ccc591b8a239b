import type { Action, Answer, PermissionMode, PermissionRequest, PermissionRule } from "../../shared/permission.ts";
import type { Gate, Verdict } from "../agent/gate.ts";
import type { Denial } from "./hard-denials.ts";
import { hashActions } from "./hash-actions.ts";
import { identityOf } from "./identity.ts";
import { isPrivate } from "./is-private.ts";
import { isInside, realPathOf } from "./real-path.ts";
import { ruleFor } from "./rules.ts";

/** A gate whose questions a person answers. */
export type AnswerableGate = Gate & {
  /** Questions that wait for the person, oldest first. */
  pending(): { request: PermissionRequest; sessionId: string }[];
  /** False where it changes nothing: the question is gone or answered, or the hash isn't the one that was shown. */
  answer(requestId: string, hash: string, answer: Answer): boolean;
  /** Hears that `pending` has changed. Returns how to stop. */
  followPending(listener: () => void): () => void;
};

export type GateDeps = {
  mode: PermissionMode;
  /** Who decides whether a conversation may be sent to a provider. Nothing that is asked for here is kept beyond a session. */
  cloud: PermissionMode;
  /** Whether mode `allow` covers commands that nothing confines. Where it doesn't, they are refused in that mode. */
  allowUnconfined: boolean;
  rules(): readonly PermissionRule[];
  /** What was allowed "always here", folder by folder. */
  grants: { has(workspace: string, identity: string): boolean; add(workspace: string, identity: string): void };
  /** The folder that a session works in. */
  workspaceOf(sessionId: string): string;
  /** Whether anybody is there to be asked by that session; somebody always is, if missing. */
  isAttended?(sessionId: string): boolean;
  denialFor: Denial;
};

type Waiting = { request: PermissionRequest; sessionId: string; settle(answer: Answer): void };

/** Turns "may I?" into a promise that a person settles. Deny wins, silence asks, the first answer counts, an abort is a no. */
export function createGate({
  mode: ownMode,
  cloud: cloudMode,
  isAttended = () => true,
  allowUnconfined,
  rules,
  grants,
  workspaceOf,
  denialFor,
}: GateDeps): AnswerableGate {
  const waiting = new Map<string, Waiting>();
  const remembered = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();

  /** Where nobody is there to be asked, the answer is no. */
  const modeFor = (actions: readonly Action[], sessionId: string): PermissionMode => {
    const mode = isSending(actions) ? cloudMode : ownMode;
    return mode === "ask" && !isAttended(sessionId) ? "deny" : mode;
  };

  const isGranted = (action: Action, sessionId: string, workspace: string): boolean => {
    const identity = identityOf(action);
    return remembered.get(sessionId)?.has(identity) === true || grants.has(workspace, identity);
  };

  const isAllowed = (action: Action, sessionId: string, workspace: string): boolean => {
    if (action.kind === "send") return remembered.get(sessionId)?.has(identityOf(action)) === true;
    if (action.kind === "read" && isFree(action.path, workspace)) return true;
    return ruleFor(action, rules(), workspace) === "allow" || isGranted(action, sessionId, workspace);
  };

  const check: Gate["check"] = ({ tool, actions, hash }, sessionId) => {
    if (hash !== hashActions(tool, actions))
      return deny("The question doesn't fit what would be done. Make the call again.");
    for (const action of actions) {
      const reason = denialFor(action);
      if (reason !== null) return deny(reason);
    }
    const workspace = realPathOf(workspaceOf(sessionId));
    if (actions.some((action) => ruleFor(action, rules(), workspace) === "deny")) {
      return deny(
        "A rule in the user's settings forbids this. Don't try it another way; say what you would have done.",
      );
    }
    // an effect that names nothing can't be known to be harmless
    const isKnown = actions.length > 0;
    if (isKnown && actions.every((action) => isAllowed(action, sessionId, workspace))) return { type: "allow" };
    const mode = modeFor(actions, sessionId);
    return isSending(actions) ? undecidedSending(mode) : undecided(actions, mode, allowUnconfined);
  };

  const remember = (answer: Answer, { actions }: PermissionRequest, sessionId: string): Answer => {
    // one question a session is enough for who said yes; the next session asks again
    if (answer === "deny" || (answer === "once" && !isSending(actions))) return answer;
    const identities = actions.map(identityOf);
    remembered.set(sessionId, new Set([...(remembered.get(sessionId) ?? []), ...identities]));
    if (answer === "session" || isSending(actions)) return "session";
    try {
      const workspace = realPathOf(workspaceOf(sessionId));
      for (const identity of identities) grants.add(workspace, identity);
      return answer;
    } catch {
      // it could not be kept for the folder; for this session it holds, and that is what the answer says then
      return "session";
    }
  };

  const changed = () => {
    for (const listener of listeners) listener();
  };

  return {
    check,
    ask(request, sessionId, signal) {
      return new Promise((resolve) => {
        const isAnswerable =
          modeFor(request.actions, sessionId) === "ask" && !signal.aborted && !waiting.has(request.id);
        if (!isAnswerable || check(request, sessionId).type === "deny") return resolve("deny");
        const settle = (answer: Answer) => {
          waiting.delete(request.id);
          signal.removeEventListener("abort", refuse);
          resolve(remember(answer, request, sessionId));
          changed();
        };
        const refuse = () => settle("deny");
        signal.addEventListener("abort", refuse, { once: true });
        waiting.set(request.id, { request, sessionId, settle });
        changed();
      });
    },
    pending: () => [...waiting.values()].map(({ request, sessionId }) => ({ request, sessionId })),
    answer(requestId, hash, answer) {
      const entry = waiting.get(requestId);
      if (!entry || entry.request.hash !== hash) return false;
      entry.settle(answer);
      return true;
    },
    followPending(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reading in the workspace asks nobody, but for what often holds passwords. */
function isFree(file: string, workspace: string): boolean {
  const real = realPathOf(file);
  return isInside(workspace, real) && !isPrivate(file) && !isPrivate(real);
}

function isSending(actions: readonly Action[]): boolean {
  return actions.some((action) => action.kind === "send");
}

function undecidedSending(cloud: PermissionMode): Verdict {
  if (cloud === "ask") return { type: "ask" };
  if (cloud === "allow") return { type: "allow" };
  return deny(
    "Nobody is there to be asked whether a provider may be; for one request, hearth ask --cloud allow says so.",
  );
}

/** What happens to an action that no rule decides. */
function undecided(actions: readonly Action[], mode: PermissionMode, allowUnconfined: boolean): Verdict {
  if (mode === "ask") return { type: "ask" };
  if (mode === "deny") {
    return deny(
      "Nobody is there to allow this, so it is refused. Don't try it another way; say what you would have done.",
    );
  }
  const isUnconfined = actions.some((action) => action.kind === "run" && action.confinement === "none");
  if (!isUnconfined || allowUnconfined) return { type: "allow" };
  return deny("Nothing on this machine can confine a command, so none runs without being asked for. Go on without it.");
}

const deny = (reason: string): Verdict => ({ type: "deny", reason });
