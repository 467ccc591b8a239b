import type { BrowserWindow, Session, WebContents } from "electron";
import { type ApprovalView, approvalView } from "./approval-view.ts";

/** Where questions are put in a window: a view that is made when the window has come to rest, or when the first is asked. */
export type QuestionStage = Omit<ApprovalView, "webContents" | "close"> & {
  /** Called with the view's contents once there is one. */
  onContents(listener: (contents: WebContents) => void): void;
  /** The same size of text for the page and the question. */
  zoom(change: "in" | "out" | "reset"): void;
};

/** The first question shall not wait for a process to start, and the start shall not wait for a question. */
const restMs = 1_500;
const zoomSteps = { least: -3, most: 5 };

export function questionStage(
  window: BrowserWindow,
  options: { preload: string; session: Session; onHeight(height: number): void },
): QuestionStage {
  let view: ApprovalView | null = null;
  let layout = { composerHeight: 0, sidebarWidth: 0 };
  let tellContents: (contents: WebContents) => void = () => {};
  let timer: NodeJS.Timeout | undefined;

  const open = (): ApprovalView => {
    if (view) return view;
    view = approvalView(window, options);
    view.setLayout(layout);
    tellContents(view.webContents);
    return view;
  };
  window.once("show", () => {
    timer = setTimeout(() => {
      if (!window.isDestroyed()) open();
    }, restMs);
  });
  window.once("closed", () => {
    clearTimeout(timer);
    view?.close();
  });

  return {
    onContents(listener) {
      tellContents = listener;
      if (view) listener(view.webContents);
    },
    setVisible(isVisible) {
      if (isVisible || view) open().setVisible(isVisible);
    },
    setWantedHeight: (height) => view?.setWantedHeight(height),
    setLayout(next) {
      layout = next;
      view?.setLayout(next);
    },
    focus: () => view?.focus(),
    zoom(change) {
      const now = window.webContents.getZoomLevel();
      const wanted = change === "reset" ? 0 : now + (change === "in" ? 0.5 : -0.5);
      const level = Math.min(Math.max(wanted, zoomSteps.least), zoomSteps.most);
      window.webContents.setZoomLevel(level);
      open().webContents.setZoomLevel(level);
    },
  };
}
