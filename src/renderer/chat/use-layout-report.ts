import { type RefObject, useEffect } from "react";
import type { ChatClient } from "../../shared/ipc.ts";

/** Tells main which session is on the screen and where its composer is, so that a question stands above it and nowhere else. */
export function useLayoutReport(
  client: Pick<ChatClient, "window">,
  sessionId: string | null,
  composer: RefObject<HTMLElement | null>,
  sidebar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const report = () => {
      const composerHeight = composer.current?.offsetHeight ?? 0;
      const sidebarWidth = sidebar.current?.offsetWidth ?? 0;
      // a page whose main process is gone has nobody to tell, and is gone itself in a moment
      client.window.setLayout({ sessionId, composerHeight, sidebarWidth }).catch(() => {});
    };
    report();
    const observer = new ResizeObserver(report);
    for (const element of [composer.current, sidebar.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [client, sessionId, composer, sidebar]);
}
