import { useLayoutEffect, useState } from "react";
import { armingMs } from "../../shared/hand-over.ts";

/**
 * True once the question has been on the screen for a while: a click or a key that was meant for something else must not
 * answer it. It begins again whenever the view was out of sight.
 */
export function useArming(): boolean {
  const [isArmed, setArmed] = useState(false);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      setArmed(false);
      if (!document.hidden) timer = setTimeout(() => setArmed(true), armingMs);
    };
    begin();
    document.addEventListener("visibilitychange", begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", begin);
    };
  }, []);
  return isArmed;
}
