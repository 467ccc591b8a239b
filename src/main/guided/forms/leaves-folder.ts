/** Where a command puts files that it takes away from where they are. */
const moves = /(?:^|[;&|(]|\b(?:then|do|else|sudo)\s)\s*(?:mv|install)\s+(?<rest>[^;&|]*)/gu;
const isOutside = /^(?:~|\/|\$HOME|\$\{HOME\}|(?:[^/]+\/)*\.\.(?:\/|$))/u;

/** The place outside of the folder to which a command moves files although a request doesn't name it; null for none. What goes there is lost to whoever looks for it. */
export function leavesFolder(command: string, request: string): string | null {
  const targets = [...command.matchAll(moves)].flatMap(({ groups }) => {
    const words: readonly string[] = groups?.["rest"]?.match(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
    const places = words.filter((word) => !word.startsWith("-")).map((word) => word.replaceAll(/["']/g, ""));
    return places.slice(1);
  });
  const outside = targets.filter((place) => isOutside.test(place));
  return outside.find((place) => !request.includes(place.replace(/\/+$/, ""))) ?? null;
}
