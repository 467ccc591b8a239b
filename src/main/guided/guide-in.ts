import type { Guide } from "../agent/guide.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { describeEnvironment } from "./guide/environment.ts";
import { groundIn } from "./guide/grounding.ts";
import { kindsFor } from "./guide/kinds.ts";
import { madeSteps } from "./guide/made-steps.ts";
import { masksFor } from "./guide/masks.ts";
import { noteFor } from "./guide/notes.ts";
import type { WorkspaceView } from "./workspace-view.ts";

/** All that the harness knows of one folder, for any dialect. */
export function guideIn(view: WorkspaceView, tools: readonly ToolSpec[]): Guide {
  return {
    grounding: groundIn(view, tools),
    context: (request, history, signal) => describeEnvironment(request, history, view, signal),
    kinds: async (request) => kindsFor(request, await view.files()),
    madeCalls: (request, kind, signal) => madeSteps(request, kind, view, signal),
    masks: masksFor,
    note: (result, state) => noteFor(result, state, view),
  };
}
