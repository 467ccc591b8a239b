import { useState, useSyncExternalStore } from "react";
import { type AttachmentInfo, largestFile, mostAttachments, tooLargeToAttach } from "../../../shared/attachment.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";

/** The files in a composer, and what can be done with them. */
export type Attaching = {
  files: readonly AttachmentInfo[];
  /** How many are being read. */
  reading: number;
  /** What couldn't be attached, and what was left out of what could. Empty for nothing. */
  messages: readonly string[];
  add(given: readonly File[]): void;
  remove(id: string): void;
  dismiss(): void;
};

/** Has main read files for the next request of a session; null for the one that is yet to be. */
export function useAttaching(sessionId: string | null): Attaching {
  const { client, draftFiles } = useWindowModel();
  const files = useSyncExternalStore(draftFiles.subscribe, () => draftFiles.read(sessionId));
  const [reading, setReading] = useState(0);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const say = (message: string) => setMessages((before) => [...before, message]);

  const addOne = async (file: File) => {
    try {
      if (draftFiles.read(sessionId).length >= mostAttachments) return say(tooMany);
      if (file.size > largestFile) return say(tooLargeToAttach(file.name, file.size, largestFile));
      const added = await client.attachments.add({ name: file.name, file });
      draftFiles.write(sessionId, [...draftFiles.read(sessionId), added]);
      if (added.notice !== null) say(added.notice);
    } catch (cause) {
      // what can't be opened at all is mostly a folder
      const isUnreadable = cause instanceof DOMException;
      say(
        isUnreadable ? `${file.name} can't be read. Is it a folder? Attach files out of it.` : toFailure(cause).message,
      );
    }
  };
  const add = async (given: readonly File[]) => {
    setMessages([]);
    setReading((before) => before + given.length);
    for (const file of given) {
      await addOne(file);
      setReading((before) => before - 1);
    }
  };
  return {
    files,
    reading,
    messages,
    add: (given) => void add(given),
    remove(id) {
      draftFiles.write(
        sessionId,
        draftFiles.read(sessionId).filter((file) => file.id !== id),
      );
      // what main can't forget now, it forgets by itself later
      client.attachments.remove({ ids: [id] }).catch(() => {});
    },
    dismiss: () => setMessages([]),
  };
}

const tooMany = `At most ${mostAttachments} files can go with a request. Leave some out.`;
