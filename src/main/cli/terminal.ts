/** Where a command of the command line reads and writes. `out` is the result, `err` is everything else. */
export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** Asks the person and waits for a line; null where no person can be asked, or the input has ended. */
  ask: ((question: string, signal: AbortSignal) => Promise<string | null>) | null;
  /** The same for what must not be seen: what is typed isn't shown. */
  askSecret: Terminal["ask"];
  /** Colours are for people: false in a pipe, and where NO_COLOR is set. */
  hasColours: boolean;
  /** Whether a line can be written over by the next: false in a pipe. */
  canRedraw: boolean;
};

/** Text in one of the few colours that every terminal has. */
export function paint(
  terminal: Pick<Terminal, "hasColours">,
  colour: "dim" | "red" | "green" | "yellow" | "bold",
  text: string,
): string {
  if (!terminal.hasColours) return text;
  const codes = { dim: 2, red: 31, green: 32, yellow: 33, bold: 1 } as const;
  return `\u001b[${codes[colour]}m${text}\u001b[0m`;
}
