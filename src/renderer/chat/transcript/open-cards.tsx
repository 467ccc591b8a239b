import { createContext, useContext, useState } from "react";

/** Which cards the person has opened or closed. It outlives the cards, which come and go as the list scrolls. */
export const OpenCards = createContext<Map<string, boolean>>(new Map());

/** Whether a card is open: as the person left it, else as `usually` says. */
export function useOpenCard(id: string, usually: boolean): [boolean, (isOpen: boolean) => void] {
  const cards = useContext(OpenCards);
  const [chosen, setChosen] = useState(() => cards.get(id));
  const choose = (isOpen: boolean) => {
    cards.set(id, isOpen);
    setChosen(isOpen);
  };
  return [chosen ?? usually, choose];
}
