import { type BrowserWindow, type WebContents, WebContentsView } from "electron";
import { approvalOrigin } from "../../shared/hand-over.ts";
import { questionBounds } from "./question-bounds.ts";
import { webPreferences } from "./web-preferences.ts";

/** The view in which questions are answered. It lies above the chat page, which can neither see into it nor act in it. */
export type ApprovalView = {
  readonly webContents: WebContents;
  /** Shows or hides it. It never takes the keyboard by itself: a key meant for the composer must not answer a question. */
  setVisible(isVisible: boolean): void;
  /** What its page would like, in CSS pixels. */
  setWantedHeight(height: number): void;
  /** Where the chat page has its parts, in CSS pixels. */
  setLayout(layout: { composerHeight: number; sidebarWidth: number }): void;
  /** Gives it the keyboard, if it is shown. */
  focus(): void;
  close(): void;
};

/** `onHeight` is told how much room it takes now, in the CSS pixels of the chat page; 0 when it is hidden. */
export function approvalView(
  window: BrowserWindow,
  options: { preload: string; session: Electron.Session; onHeight(height: number): void },
): ApprovalView {
  const view = new WebContentsView({
    webPreferences: { ...webPreferences(options.preload), session: options.session },
  });
  const { webContents } = view;
  let wantedHeight = 0;
  let layout = { composerHeight: 0, sidebarWidth: 0 };
  let isVisible = false;
  let told = 0;

  const place = () => {
    if (window.isDestroyed()) return;
    const zoom = window.webContents.getZoomFactor();
    const [width = 0, height = 0] = window.getContentSize();
    const bounds = questionBounds({
      window: { width, height },
      composerHeight: layout.composerHeight * zoom,
      sidebarWidth: layout.sidebarWidth * zoom,
      wantedHeight: wantedHeight * webContents.getZoomFactor(),
    });
    view.setBounds(bounds);
    const room = isVisible ? Math.round(bounds.height / zoom) : 0;
    if (room !== told) options.onHeight((told = room));
  };

  view.setBackgroundColor("#00000000");
  view.setVisible(false);
  window.contentView.addChildView(view);
  window.on("resize", place);
  void webContents.loadURL(`${approvalOrigin}/approval/index.html`);
  // without its page a question could never be answered; whoever asked goes on waiting, and sees it again
  webContents.on("render-process-gone", () => webContents.reload());

  return {
    webContents,
    setVisible(next) {
      if (next === isVisible) return;
      isVisible = next;
      if (!next && webContents.isFocused()) window.webContents.focus();
      place();
      view.setVisible(next);
    },
    setWantedHeight(height) {
      wantedHeight = height;
      place();
    },
    setLayout(next) {
      layout = next;
      place();
    },
    focus() {
      if (isVisible) webContents.focus();
    },
    close() {
      window.off("resize", place);
      if (!webContents.isDestroyed()) webContents.close();
    },
  };
}
