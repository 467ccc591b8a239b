export type Language = "python" | "javascript" | "shell";

/** The language of a program, by its file's name; null for what isn't one. */
export function languageOf(path: string): Language | null {
  if (path.endsWith(".py")) return "python";
  if (/\.(?:[cm]?js|[cm]?ts|jsx|tsx)$/.test(path)) return "javascript";
  return path.endsWith(".sh") ? "shell" : null;
}

export function isProgram(path: string): boolean {
  return languageOf(path) !== null;
}
