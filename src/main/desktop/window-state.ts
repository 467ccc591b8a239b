import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where the window was, in pixels of the screen. */
export type WindowState = { bounds: Bounds; isMaximized: boolean };
export type Bounds = { x: number; y: number; width: number; height: number };

/** The window as it was left; null where that isn't known, or where it would no longer be on any screen. */
export function readWindowState(file: string, screens: readonly Bounds[]): WindowState | null {
  const state = parseState(readText(file));
  return state && screens.some((screen) => isReachable(state.bounds, screen)) ? state : null;
}

/** Losing this is no loss worth an error: the window then opens where windows open. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.partial`, JSON.stringify(state));
    renameSync(`${file}.partial`, file);
  } catch {
    // as above
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // the first start
  }
}

function parseState(text: string): WindowState | null {
  try {
    const { bounds, isMaximized } = JSON.parse(text) as { bounds?: Partial<Bounds>; isMaximized?: unknown }; // checked below
    const { x, y, width, height } = bounds ?? {};
    if (!isPixel(x) || !isPixel(y) || !isPixel(width) || !isPixel(height)) return null;
    return { bounds: { x, y, width, height }, isMaximized: isMaximized === true };
  } catch {
    return null;
  }
}

function isPixel(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 100_000;
}

/** Enough of the window is on that screen to take hold of its title. */
function isReachable(window: Bounds, screen: Bounds): boolean {
  const width = Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x);
  const isTitleOnIt = window.y >= screen.y && window.y < screen.y + screen.height - 40;
  return width >= 120 && isTitleOnIt;
}
