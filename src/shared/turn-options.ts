/** How a turn is done, where it isn't the usual one that a person has asked for. */
export type TurnOptions = {
  /** The model is sent nothing of earlier turns. They stay in the session. */
  noHistory: boolean;
  /** What is said where the model's answer is empty; null for nothing. */
  defaultResponse: string | null;
  /** Whether the conversation may be summarised when the turn has ended. */
  enableSummary: boolean;
  /** Whether somebody is there to be asked. Where nobody is, what would be asked for is refused. */
  isAttended: boolean;
};

export const usualTurn: TurnOptions = {
  noHistory: false,
  defaultResponse: null,
  enableSummary: true,
  isAttended: true,
};
