import path from "node:path";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: "macOS", win32: "Windows", linux: "Linux" };

/**
 * What an agent can't see in the folder: the time, the system, what the folder is called. By the hour, so that a model that has read
 * a request while it was being written needn't read it again. Where the folder lies is nobody's business but this computer's.
 */
export function whereAndWhen(now: Date, platform: NodeJS.Platform, workspace: string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const time = `It is ${weekdays[now.getDay()]}, ${date}, past ${two(now.getHours())}:00.`;
  return `${time} This computer runs ${systems[platform] ?? platform}. The folder is called ${path.basename(workspace)}.`;
}
