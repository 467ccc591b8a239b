import type { PermissionMode } from "../../shared/permission.ts";
import type { Runtime } from "../runtime.ts";
import type { CliWorld } from "./run-command.ts";

/** Starts the runtime for a command in which no agent works for a person. The caller closes it. */
export function startUnattended(
  { startRuntime, paths }: Pick<CliWorld, "startRuntime" | "paths">,
  cloud: PermissionMode = "deny",
): Promise<Runtime> {
  const nobody = { permission: "deny", isAttended: false, maxSteps: null } as const;
  return startRuntime({ paths, ...nobody, cloud, keepsHistory: true, owner: "command line" });
}
