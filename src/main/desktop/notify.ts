import { Notification } from "electron";

/** So much of a text is a notification, in characters; the rest is in the window. */
const longest = 240;

/** Those that are on the screen: one that nobody holds may be gone before it is clicked. */
const shown = new Set<Notification>();

/** Tells the person something while they may be elsewhere. Does nothing where the system has no notifications. */
export function notify({ title, text }: { title: string; text: string }, onClick: () => void): void {
  if (!Notification.isSupported()) return;
  const body = text.length <= longest ? text : `${text.slice(0, longest)}…`;
  const notification = new Notification({ title: `Hearth: ${title}`, body });
  shown.add(notification);
  notification.once("click", onClick);
  notification.once("close", () => shown.delete(notification));
  notification.once("failed", () => shown.delete(notification));
  notification.show();
}
