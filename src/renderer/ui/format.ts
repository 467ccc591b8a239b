const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A size of a file as people say it: 1.1 GB. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 99.5 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** How long something took: 0.2 s, 14 s, 3 min. */
export function formatDuration(ms: number): string {
  if (ms < 950) return `${(Math.max(ms, 0) / 1000).toFixed(1)} s`;
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  if (ms < 119_500) return `${Math.round(ms / 1000)} s`;
  return ms < 119.5 * minute ? `${Math.round(ms / minute)} min` : `${Math.round(ms / hour)} h`;
}

/** When something was, as seen from now. Both in milliseconds since 1970. */
export function formatAgo(atMs: number, nowMs: number): string {
  const age = nowMs - atMs;
  if (age < minute) return "just now";
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  const at = new Date(atMs);
  const days = Math.round((midnight(nowMs) - midnight(atMs)) / day);
  if (days === 0) return `${Math.floor(age / hour)} h ago`;
  if (days === 1) return "yesterday";
  if (days < 7) return at.toLocaleDateString("en", { weekday: "long" });
  const isThisYear = at.getFullYear() === new Date(nowMs).getFullYear();
  return at.toLocaleDateString("en", { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) });
}

/** 4,116 */
export function formatCount(count: number): string {
  return Math.round(count).toLocaleString("en");
}

/** A path as short as it stays clear: below the home folder it begins with a tilde. */
export function shortPath(path: string, home: string): string {
  if (home === "" || home === "/") return path;
  if (path === home) return "~";
  const next = path.charAt(home.length);
  return path.startsWith(home) && (next === "/" || next === "\\") ? `~${path.slice(home.length)}` : path;
}

/** The last part of a path. */
export function baseName(path: string): string {
  return path.split(/[/\\]/).findLast((part) => part !== "") ?? path;
}

function midnight(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}
