import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import type { CommandInfo } from "../../../shared/command.ts";
import { useWindowModel } from "../state/window-model.tsx";

/** The commands that what stands in the composer may become, and the keys that choose among them. */
export type CommandChoice = {
  /** None while no command is being written. */
  matches: readonly CommandInfo[];
  /** The place of the one that Enter takes. */
  index: number;
  take(command: CommandInfo): void;
  /** True where the key was for the choice. */
  handleKey(event: KeyboardEvent): boolean;
};

/** A text that is the beginning of a command, and nothing more yet. */
const beginning = /^\/([\w-]*)$/;

export function useCommands(text: string, folder: string | null, onChange: (text: string) => void): CommandChoice {
  const commands = useCommandsOf(beginning.test(text) ? folder : null);
  const [index, setIndex] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const written = dismissed === text ? undefined : beginning.exec(text)?.[1];
  const matches = useMemo(
    () => (written === undefined ? [] : commands.filter(({ name }) => name.startsWith(written.toLowerCase()))),
    [commands, written],
  );
  const current = Math.min(index, Math.max(0, matches.length - 1));
  const take = ({ name }: CommandInfo) => {
    setIndex(0);
    onChange(`/${name} `);
  };
  const move = (by: number) => setIndex((current + by + matches.length) % matches.length);
  return {
    matches,
    index: current,
    take,
    handleKey(event) {
      const chosen = matches[current];
      if (!chosen || event.nativeEvent.isComposing) return false;
      if (event.key === "ArrowDown") move(1);
      else if (event.key === "ArrowUp") move(-1);
      else if (event.key === "Escape") setDismissed(text);
      // whoever has written all of the name wants it done
      else if (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey && chosen.name !== written))
        take(chosen);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

/** Asked for when somebody begins to write one: a file may have come meanwhile. */
function useCommandsOf(folder: string | null): readonly CommandInfo[] {
  const { client } = useWindowModel();
  const [commands, setCommands] = useState<readonly CommandInfo[]>([]);
  useEffect(() => {
    if (folder === null) return;
    const asking = new AbortController();
    client.sessions.commands({ workspace: folder }, { signal: asking.signal }).then(
      (found) => asking.signal.aborted || setCommands(found),
      () => {}, // without a list one can write it all the same
    );
    return () => asking.abort();
  }, [client, folder]);
  return commands;
}
