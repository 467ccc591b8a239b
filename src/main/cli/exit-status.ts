/** What the command line ends with. */
export const exitStatus = { done: 0, failed: 1, wrongUse: 2, refused: 3, cancelled: 130 } as const;
