import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "../../../shared/ipc.ts";
import { DropMenu, MenuChoice, MenuChoices } from "../../ui/menu.tsx";
import { useStore } from "../../ui/store.ts";
import { useWindowModel } from "../state/window-model.tsx";

const names: Readonly<Record<Theme, string>> = { system: "As the system", light: "Light", dark: "Dark" };
const icons = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { theme, setTheme } = useWindowModel();
  const current = useStore(theme);
  const Icon = icons[current];
  return (
    <DropMenu
      side="top"
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-s px-2.5 py-1.5 text-left text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Icon className="size-4" aria-hidden /> Theme
        </button>
      }
    >
      <MenuChoices<Theme> value={current} onChange={setTheme}>
        {(["system", "light", "dark"] as const).map((each) => (
          <MenuChoice key={each} value={each}>
            {names[each]}
          </MenuChoice>
        ))}
      </MenuChoices>
    </DropMenu>
  );
}
