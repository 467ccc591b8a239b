import { useEffect } from "react";
import { tinykeys } from "tinykeys";

export type KeyActions = {
  onNew: () => void;
  onBrowse: () => void;
  onSearch: () => void;
  onChooseModel: () => void;
  onQuestion: () => void;
  onStop: () => void;
};

/** The keys of the page. The menu has the same ones, for when the keyboard is elsewhere. */
export function useKeys({ onNew, onBrowse, onSearch, onChooseModel, onQuestion, onStop }: KeyActions): void {
  useEffect(() => {
    const taking = (act: () => void) => (event: KeyboardEvent) => {
      event.preventDefault();
      act();
    };
    return tinykeys(window, {
      "$mod+KeyN": taking(onNew),
      "$mod+KeyO": taking(onBrowse),
      "$mod+Shift+KeyF": taking(onSearch),
      "$mod+KeyK": taking(onChooseModel),
      F6: taking(onQuestion),
      Escape(event) {
        // it closes what is open, before it stops anything
        if (event.defaultPrevented || document.querySelector("[data-popup]")) return;
        onStop();
      },
    });
  }, [onNew, onBrowse, onSearch, onChooseModel, onQuestion, onStop]);
}
