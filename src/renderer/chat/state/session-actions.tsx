import { createContext, useContext } from "react";
import type { Navigator } from "./navigator.ts";

/** What can be asked for from within a conversation. */
export type SessionActions = Pick<
  Navigator,
  "editPrompt" | "removePrompt" | "answer" | "decidePlan" | "resend" | "fork"
>;

const no = async () => false;
const Actions = createContext<SessionActions>({
  editPrompt: no,
  removePrompt: no,
  answer: no,
  decidePlan: no,
  resend: no,
  fork: async () => null,
});

export const SessionActionsProvider = Actions.Provider;
export const useSessionActions = (): SessionActions => useContext(Actions);
