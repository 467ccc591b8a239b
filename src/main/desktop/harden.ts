import type { App, Session, WebContents } from "electron";
import { approvalOrigin, chatOrigin } from "../../shared/hand-over.ts";

/** What no page of ours needs is refused for all of them, so that a page that was taken over has nowhere to go. */
export function hardenContents(app: App): void {
  app.on("web-contents-created", (_event, contents) => {
    stayOnPage(contents);
    contents.on("will-attach-webview", (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: "deny" }));
  });
}

/** For each session that a view has: no permissions but copying text, no requests but for our own files. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, answer, { isMainFrame }) => {
    answer(isMainFrame && mayCopy(permission, contents.mainFrame.origin));
  });
  session.setPermissionCheckHandler((_contents, permission, origin, { isMainFrame }) => {
    return isMainFrame && mayCopy(permission, origin);
  });
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
  session.setSpellCheckerEnabled(false); // it would fetch its word lists from the internet
  session.on("will-download", (event) => event.preventDefault());
  session.webRequest.onBeforeRequest((details, answer) => answer({ cancel: !isOwn(details.url) }));
}

function stayOnPage(contents: WebContents): void {
  contents.on("will-navigate", (event) => {
    // loading itself again leads nowhere else
    if (event.url !== contents.getURL()) event.preventDefault();
  });
  contents.on("will-redirect", (event) => event.preventDefault());
  contents.on("will-frame-navigate", (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
}

function mayCopy(permission: string, origin: string): boolean {
  return permission === "clipboard-sanitized-write" && origin.replace(/\/$/, "") === chatOrigin;
}

function isOwn(url: string): boolean {
  return [chatOrigin, approvalOrigin].some((origin) => url.startsWith(`${origin}/`)) || url.startsWith("devtools://");
}
