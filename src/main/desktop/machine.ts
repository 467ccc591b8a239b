import { availableParallelism, loadavg } from "node:os";
import { powerMonitor } from "electron";

/** What the system knows of how much this computer is used. */
export function machine() {
  return {
    idleSeconds: () => powerMonitor.getSystemIdleTime(),
    isOnBattery: () => powerMonitor.isOnBatteryPower(),
    /** For each processor, in the last minute. Windows doesn't know, and says 0. */
    load: () => (loadavg()[0] ?? 0) / availableParallelism(),
  };
}
