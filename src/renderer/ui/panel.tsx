import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";

type PanelProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A large dialog over the page. */
export function Panel({ title, isOpen, onClose, children }: PanelProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-[rgb(20_14_8/0.38)]" />
        <Dialog.Popup
          data-popup
          className="fixed top-1/2 left-1/2 z-20 flex max-h-[85vh] w-[min(760px,calc(100vw-48px))] -translate-1/2 flex-col rounded-l border border-line-soft bg-bg shadow-card outline-none"
        >
          <div className="flex items-center justify-between px-6 pt-5 pb-1">
            <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close">
                  <X className="size-4" />
                </IconButton>
              }
            />
          </div>
          <div className="overflow-y-auto px-6 pb-6">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
