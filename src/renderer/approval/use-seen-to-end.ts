import { type RefObject, useEffect, useState } from "react";

/** True once the end of a box that scrolls has been in sight; at once where all of it is. */
export function useSeenToEnd(box: RefObject<HTMLElement | null>): boolean {
  const [hasSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || hasSeen) return;
    const look = () => {
      // a box without a height isn't drawn yet, and nobody has seen anything of it
      const isDrawn = element.clientHeight > 0;
      if (isDrawn && element.scrollHeight - element.scrollTop - element.clientHeight <= 4) setSeen(true);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box, hasSeen]);
  return hasSeen;
}
