/** Pixels of the window, independent of the screen's density. */
export type QuestionSpace = {
  window: { width: number; height: number };
  /** As the chat page told them. It may be wrong about both. */
  composerHeight: number;
  sidebarWidth: number;
  /** What the question would like. */
  wantedHeight: number;
};

/** The line of an answer, and the room that a shadow needs on both sides of it. */
const width = 740 + 2 * 20;
const leastWidth = 400;
const leastHeight = 150;
const header = 56;

/**
 * Where the question stands: above the composer, as wide as the answers, never over the header. Whatever the page says
 * of itself, the question lies inside the window and is large enough to be read.
 */
export function questionBounds({ window, composerHeight, sidebarWidth, wantedHeight }: QuestionSpace) {
  const composer = clamp(composerHeight, 0, window.height / 2);
  const sidebar = clamp(sidebarWidth, 0, Math.max(0, Math.min(400, window.width - leastWidth)));
  const most = Math.max(leastHeight, window.height - composer - header);
  const height = clamp(wantedHeight, leastHeight, Math.min(most, window.height));
  const column = window.width - sidebar;
  const actualWidth = Math.min(width, column);
  return {
    x: Math.round(sidebar + (column - actualWidth) / 2),
    y: Math.max(0, Math.round(window.height - composer - height)),
    width: Math.round(actualWidth),
    height: Math.round(height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
