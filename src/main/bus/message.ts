import type { BackgroundReport } from "../../shared/event.ts";

/** Where people speak with Hearth: its window, the prompt of the tray, a terminal. */
export type PersonChannel = "window" | "quick" | "cli";

/** `heartbeat`: what Hearth does at set times. `system`: what agents in the background came to. */
export type Channel = PersonChannel | "heartbeat" | "system";

/** A message on its way to a session. */
export type InboundMessage = Envelope &
  (
    | {
        channel: Exclude<Channel, "system">;
        /** What is known of the message beside its words, for the model: when it was due, from where it comes. */
        metadata: Readonly<Record<string, string>>;
      }
    | { channel: "system"; metadata: Pick<BackgroundReport, "prefix" | "title" | "outcome"> }
  );

type Envelope = {
  /** The conversation, as the channel knows it: answers go there. */
  chatId: string;
  /** Which session it belongs to: the id of one, or a name that stays with the session that was made for it. */
  sessionKey: string;
  /** Who says it. */
  sender: string;
  content: string;
  /** Files that belong to it, by their paths. */
  media: readonly string[];
};

/** An answer on its way to whoever shows it. */
export type OutboundMessage = { channel: Channel; chatId: string; content: string };

/** Where a person last spoke. */
export type LastPlace = { channel: PersonChannel; chatId: string };

/** Whether a person speaks there. */
export function isPersonal(channel: Channel): channel is PersonChannel {
  return channel === "window" || channel === "quick" || channel === "cli";
}
