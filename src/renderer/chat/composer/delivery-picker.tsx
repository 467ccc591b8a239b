import { ChevronDown } from "lucide-react";
import type { Delivery } from "../../../shared/queued-prompt.ts";
import { DropMenu, MenuChoice, MenuChoices } from "../../ui/menu.tsx";

/** Whether what is said while Hearth is at work reaches it between two steps, or when it is done. */
export function DeliveryPicker({ delivery, onChange }: { delivery: Delivery; onChange: (delivery: Delivery) => void }) {
  return (
    <DropMenu
      side="top"
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Take it up: ${words[delivery]}`}
          className="inline-flex items-center gap-1 rounded-s px-1.5 py-1 text-s whitespace-nowrap text-ink-2 hover:bg-sunken"
        >
          {words[delivery]} <ChevronDown className="size-3.5 text-ink-3" aria-hidden />
        </button>
      }
    >
      <MenuChoices value={delivery} onChange={onChange}>
        <MenuChoice value="now">Before the next step</MenuChoice>
        <MenuChoice value="after">When this is done</MenuChoice>
      </MenuChoices>
    </DropMenu>
  );
}

const words = { now: "Before the next step", after: "When this is done" } as const;
