import { useEffect, useState } from "react";

/** True while a menu or a dialog is open. They are drawn at the end of the page's body, whoever opens them. */
export function useHasPopup(): boolean {
  const [hasPopup, setHasPopup] = useState(false);
  useEffect(() => {
    const look = () => setHasPopup(document.querySelector("[data-popup]") !== null);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return hasPopup;
}
