import { Box, CalendarClock, ChartColumn, Cloud, Ellipsis, FileUp, Globe, NotebookPen, Plus } from "lucide-react";
import { type Ref, type RefObject, useState } from "react";
import type { ExportFormat, SessionSummary } from "../../../shared/session.ts";
import { IconButton } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { shortPath } from "../../ui/format.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { DropMenu, MenuItem } from "../../ui/menu.tsx";
import { useStore } from "../../ui/store.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { Brand } from "./brand.tsx";
import { groupSessions } from "./group-sessions.ts";
import { SessionSearch } from "./session-search.tsx";
import { SessionRow } from "./session-row.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

type SidebarProps = {
  sessions: readonly SessionSummary[];
  /** The one on the screen; null while a new one is being begun. */
  openId: string | null;
  onOpen: (sessionId: string) => void;
  onNew: () => void;
  onRename: (sessionId: string, title: string) => void;
  onRemove: (sessionId: string) => void;
  onExport: (sessionId: string, format: ExportFormat) => void;
  onImport: () => void;
  onShowTimes: (sessionId: string) => void;
  onShowModels: () => void;
  onShowCloud: () => void;
  onShowUsage: () => void;
  onShowMemory: () => void;
  onShowSchedules: () => void;
  onShowConnections: () => void;
  /** The field to search in. */
  search: RefObject<HTMLInputElement | null>;
  ref?: Ref<HTMLElement>;
};

/** All sessions, folder by folder, and what concerns none of them. */
export function Sidebar(props: SidebarProps) {
  const {
    sessions,
    openId,
    onOpen,
    onNew,
    onRename,
    onRemove,
    onExport,
    onImport,
    onShowTimes,
    onShowModels,
    onShowCloud,
    onShowUsage,
    onShowMemory,
    onShowSchedules,
    onShowConnections,
    search,
    ref,
  } = props;
  const { info, keyName, cloud } = useWindowModel();
  const { view } = useStore(cloud);
  const [removing, setRemoving] = useState<SessionSummary | null>(null);
  return (
    <aside
      ref={ref}
      aria-label="Sessions"
      className="flex w-64 shrink-0 flex-col border-r border-line-soft bg-side px-2.5 pt-3.5 pb-2.5 max-[860px]:w-52"
    >
      <Brand remoteHosts={info.remoteHosts} isCloudOn={view?.enabled ?? null} />
      <div className="flex items-center gap-1">
        <button
          type="button"
          onClick={onNew}
          className="flex min-w-0 flex-1 items-center justify-between rounded-m border border-line-hard bg-surface px-2.5 py-[7px] text-left transition-colors hover:bg-sunken"
        >
          <span className="flex items-center gap-2 whitespace-nowrap">
            <Plus className="size-4 text-ink-3" aria-hidden /> New session
          </span>
          <span className="max-[860px]:hidden">
            <Kbd>{keyName("N")}</Kbd>
          </span>
        </button>
        <DropMenu
          align="end"
          trigger={
            <IconButton label="Other ways to begin">
              <Ellipsis className="size-4" aria-hidden />
            </IconButton>
          }
        >
          <MenuItem onClick={onImport}>
            <FileUp className="size-4 text-ink-3" aria-hidden /> Import…
          </MenuItem>
        </DropMenu>
      </div>
      <SessionSearch field={search} onOpen={onOpen}>
        <nav aria-label="All sessions" className="-mx-1 mt-1 min-h-0 flex-1 overflow-y-auto px-1 pb-2">
          {groupSessions(sessions).map((group) => (
            <section key={group.workspace}>
              <h2
                className="mx-2 mt-3.5 mb-1 truncate text-xs font-semibold text-ink-3"
                title={shortPath(group.workspace, info.home)}
              >
                {group.name}
              </h2>
              <ul className="grid gap-0.5">
                {group.sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    isOpen={session.id === openId}
                    onOpen={() => onOpen(session.id)}
                    onRename={(title) => onRename(session.id, title)}
                    onExport={(format) => onExport(session.id, format)}
                    onShowTimes={() => onShowTimes(session.id)}
                    onRemove={() => setRemoving(session)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </SessionSearch>
      <div className="grid gap-0.5 border-t border-line-soft pt-2">
        {[
          { name: "Models", Icon: Box, onShow: onShowModels },
          { name: "Cloud", Icon: Cloud, onShow: onShowCloud },
          { name: "Usage", Icon: ChartColumn, onShow: onShowUsage },
          { name: "Memory", Icon: NotebookPen, onShow: onShowMemory },
          { name: "Schedules", Icon: CalendarClock, onShow: onShowSchedules },
          { name: "Connections", Icon: Globe, onShow: onShowConnections },
        ].map(({ name, Icon, onShow }) => (
          <button
            key={name}
            type="button"
            onClick={onShow}
            className="flex items-center gap-2.5 rounded-s px-2.5 py-1.5 text-left text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <Icon className="size-4" aria-hidden /> {name}
          </button>
        ))}
        <ThemeMenu />
      </div>
      <Confirm
        title={`Delete “${removing?.title ?? ""}”?`}
        action="Delete"
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) onRemove(removing.id);
          setRemoving(null);
        }}
      >
        The conversation is gone for good, and what it was working on stops. Files that it changed stay as they are.
      </Confirm>
    </aside>
  );
}
