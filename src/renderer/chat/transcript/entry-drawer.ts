import { createContext, type ReactNode, useContext } from "react";
import type { Entry } from "./entries.ts";

/** Draws one entry. A call of an agent has entries within it, so how they are drawn comes from outside. */
type DrawEntry = (entry: Entry) => ReactNode;

const Drawer = createContext<DrawEntry>(() => null);

export const EntryDrawer = Drawer.Provider;
export const useEntryDrawer = (): DrawEntry => useContext(Drawer);
