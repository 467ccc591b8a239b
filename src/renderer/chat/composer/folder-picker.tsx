import { ChevronDown, Folder } from "lucide-react";
import { baseName, shortPath } from "../../ui/format.ts";
import { DropMenu, MenuGroup, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { useWindowModel } from "../state/window-model.tsx";

type FolderPickerProps = {
  folder: string | null;
  recent: readonly string[];
  onPick: (folder: string) => void;
  onBrowse: () => void;
};

/** Which folder a new session works in: one of those that were worked in before, or any other by a dialog. */
export function FolderPicker({ folder, recent, onPick, onBrowse }: FolderPickerProps) {
  const { info } = useWindowModel();
  if (recent.length === 0 && folder === null) {
    return (
      <button type="button" onClick={onBrowse} className={chip}>
        <Folder className="size-3.5 shrink-0" aria-hidden /> Choose a folder…
      </button>
    );
  }
  return (
    <DropMenu
      side="top"
      trigger={
        <button type="button" className={chip} title={folder ?? undefined}>
          <Folder className="size-3.5 shrink-0" aria-hidden />
          <span className="sr-only">Folder: </span>
          <span className="truncate">{folder === null ? "Choose a folder…" : baseName(folder)}</span>
          <ChevronDown className="size-3 shrink-0" aria-hidden />
        </button>
      }
    >
      <MenuGroup label="Folders you worked in">
        {recent.map((path) => (
          <MenuItem key={path} onClick={() => onPick(path)}>
            <Folder className="size-4 shrink-0 text-ink-3" aria-hidden />
            <span className="min-w-0 truncate">{shortPath(path, info.home)}</span>
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuLine />
      <MenuItem onClick={onBrowse}>
        <span className="size-4" /> Another folder…
      </MenuItem>
    </DropMenu>
  );
}

const chip =
  "flex h-7 max-w-64 min-w-0 items-center gap-1.5 rounded-full border border-line-hard bg-surface px-2.5 text-s text-ink-2 hover:bg-sunken";
