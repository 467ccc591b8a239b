import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type ConfirmProps = {
  title: string;
  children: ReactNode;
  action: string;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that can't be taken back. The way back has the keyboard. */
export function Confirm({ title, children, action, isOpen, onConfirm, onClose }: ConfirmProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-20 bg-[rgb(20_14_8/0.38)]" />
        <AlertDialog.Popup
          data-popup
          className="fixed top-1/2 left-1/2 z-20 grid w-[min(440px,calc(100vw-48px))] -translate-1/2 gap-3 rounded-l border border-line-soft bg-surface p-5 shadow-card outline-none"
        >
          <AlertDialog.Title className="text-l font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-2">{children}</AlertDialog.Description>
          <div className="flex justify-end gap-2 pt-1">
            <AlertDialog.Close render={<Button>Cancel</Button>} />
            <Button look="danger" onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
