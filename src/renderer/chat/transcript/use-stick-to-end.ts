import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** So near to the end counts as the end, in pixels. */
const near = 40;

/**
 * Keeps the end of a growing list in sight, until the person scrolls away from it, and again once they are back.
 * `box` scrolls, `content` grows inside it.
 */
export function useStickToEnd(box: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const isStuck = useRef(true);
  const [isAway, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    isStuck.current = true;
    setAway(false);
  }, [box]);

  useEffect(() => {
    const element = box.current;
    const inner = content.current;
    if (!element || !inner) return;
    let lastTop = element.scrollTop;
    const onScroll = () => {
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < near;
      // growing moves the end away without anybody scrolling; only going up is leaving
      if (isAtEnd) isStuck.current = true;
      else if (element.scrollTop < lastTop) isStuck.current = false;
      lastTop = element.scrollTop;
      setAway(!isAtEnd && !isStuck.current);
    };
    const follow = () => {
      if (isStuck.current) element.scrollTop = element.scrollHeight;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(inner);
    observer.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [box, content]);

  return { isAway, toEnd };
}
