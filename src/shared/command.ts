/** A command as it is offered: its name, what it is for, and whose it is. */
export type CommandInfo = { name: string; description: string; agent: string | null; of: "home" | "folder" };
