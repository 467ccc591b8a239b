import clsx from "clsx";
import { Ellipsis, FileDown, GitBranch, Pencil, Timer, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ExportFormat, SessionSummary } from "../../../shared/session.ts";
import { IconButton } from "../../ui/button.tsx";
import { DropMenu, MenuGroup, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { useNow } from "../state/window-model.tsx";
import { sessionWords } from "./session-words.ts";
import { TitleEditor } from "./title-editor.tsx";

const formatNames: Readonly<Record<ExportFormat, string>> = {
  md: "As Markdown",
  html: "As a page (HTML)",
  json: "As JSON, to import again",
};

type SessionRowProps = {
  session: SessionSummary;
  isOpen: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onExport: (format: ExportFormat) => void;
  onShowTimes: () => void;
  onRemove: () => void;
};

/** A session in the list: its title, how it stands, and what can be done with it. */
export function SessionRow({ session, isOpen, onOpen, onRename, onExport, onShowTimes, onRemove }: SessionRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const words = sessionWords(session, useNow());
  const rename = (title: string | null) => {
    setRenaming(false);
    if (title !== null && title !== session.title) onRename(title);
  };
  return (
    <li
      className={clsx(
        "group relative flex items-center rounded-s",
        session.parentId !== null && "ml-4",
        isOpen ? "bg-surface shadow-[inset_2px_0_0_var(--ember)]" : "hover:bg-sunken",
      )}
    >
      {isRenaming ? (
        <TitleEditor title={session.title} onDone={rename} />
      ) : (
        <button
          type="button"
          aria-current={isOpen ? "page" : undefined}
          onClick={onOpen}
          onDoubleClick={() => setRenaming(true)}
          title={session.title}
          className="grid min-w-0 flex-1 rounded-s py-1.5 pr-8 pl-2.5 text-left focus-visible:-outline-offset-2"
        >
          <span className="truncate font-medium">{session.title}</span>
          <span
            className={clsx(
              "flex items-center gap-1.5 truncate text-s",
              words.tone === "plain" && "text-ink-3",
              words.tone === "wait" && "text-wait",
              words.tone === "busy" && "text-ink-2",
              words.tone === "bad" && "text-bad",
            )}
          >
            {words.tone === "busy" && (
              <span aria-hidden className="size-1.5 animate-pulse-slow rounded-full bg-ember" />
            )}
            {session.branch && (
              <>
                <GitBranch className="size-3.5 shrink-0" aria-hidden />
                <span className="sr-only">branch, </span>
              </>
            )}
            {words.text}
          </span>
        </button>
      )}
      {!isRenaming && (
        <span className="absolute right-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100">
          <DropMenu
            trigger={
              <IconButton label={`More about ${session.title}`}>
                <Ellipsis className="size-4" />
              </IconButton>
            }
          >
            <MenuItem onClick={() => setRenaming(true)}>
              <Pencil className="size-4 text-ink-3" aria-hidden /> Rename
            </MenuItem>
            <MenuItem onClick={onShowTimes}>
              <Timer className="size-4 text-ink-3" aria-hidden /> Where the time went
            </MenuItem>
            <MenuLine />
            <MenuGroup label="Export…">
              {(["md", "html", "json"] as const).map((format) => (
                <MenuItem key={format} onClick={() => onExport(format)}>
                  <FileDown className="size-4 text-ink-3" aria-hidden /> {formatNames[format]}
                </MenuItem>
              ))}
            </MenuGroup>
            <MenuLine />
            <MenuItem onClick={onRemove} isDangerous>
              <Trash2 className="size-4" aria-hidden /> Delete…
            </MenuItem>
          </DropMenu>
        </span>
      )}
    </li>
  );
}
