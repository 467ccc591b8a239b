import { Menu } from "@base-ui/react/menu";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

type MenuProps = {
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  side?: "top" | "bottom" | "right";
  align?: "start" | "center" | "end";
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A menu that opens beside its trigger. */
export function DropMenu({ trigger, children, side = "bottom", align = "start", isOpen, onOpenChange }: MenuProps) {
  return (
    <Menu.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner side={side} align={align} sideOffset={6} collisionPadding={10} className="z-30 outline-none">
          <Menu.Popup
            data-popup
            className="max-h-[min(26rem,var(--available-height))] min-w-44 overflow-y-auto rounded-m border border-line-hard bg-surface p-1 shadow-card outline-none"
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const item =
  "flex w-full items-center gap-2.5 rounded-s px-2.5 py-1.5 outline-none select-none data-highlighted:bg-sunken data-disabled:text-ink-3";

export function MenuItem({
  children,
  onClick,
  isDangerous = false,
}: {
  children: ReactNode;
  onClick: () => void;
  isDangerous?: boolean;
}) {
  return (
    <Menu.Item className={clsx(item, isDangerous && "text-bad")} onClick={onClick}>
      {children}
    </Menu.Item>
  );
}

/** One of several, of which exactly one holds. */
export function MenuChoices<Value extends string>({
  value,
  onChange,
  children,
}: {
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
}) {
  return (
    // its value is one of those that the items were given
    <Menu.RadioGroup value={value} onValueChange={(next: unknown) => onChange(next as Value)}>
      {children}
    </Menu.RadioGroup>
  );
}

export function MenuChoice({
  value,
  label,
  isDisabled = false,
  children,
}: {
  value: string;
  /** What is typed to get to it, where that isn't what it begins with. */
  label?: string;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Menu.RadioItem
      value={value}
      {...(label === undefined ? {} : { label })}
      disabled={isDisabled}
      closeOnClick
      className={item}
    >
      <span className="size-4 shrink-0 text-ember">
        <Menu.RadioItemIndicator>
          <Check className="size-4" />
        </Menu.RadioItemIndicator>
      </span>
      {children}
    </Menu.RadioItem>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu.Group className="pt-1">
      <Menu.GroupLabel className="px-2.5 py-1 text-xs font-semibold text-ink-3">{label}</Menu.GroupLabel>
      {children}
    </Menu.Group>
  );
}

export function MenuLine() {
  return <Menu.Separator className="mx-2 my-1 h-px bg-line-soft" />;
}
