/** Where a command puts files that it takes away from where they are. */
const moves = /(?:^|[;&|(]|\b(?:then|do|else|sudo)\s)\s*(?:mv|install)\s+(?<rest>[^;&|]*)/gu;
const isOutside = /^(?:~|\/|\$HOME|\$\{HOME\}|(?:[^/]+\/)*\.\.(?:\/|$))/u;

/** The place outside of the folder to which a command moves files although a request doesn't name it; null for none. What goes there is lost to whoever looks for it. */
export function leavesFolder(command: string, request: string): string | null {
  const targets = [...command.matchAll(moves)].flatMap(({ groups }) => {
    const words: readonly string[] = groups?.["rest"]?.match(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
    const named = words.flatMap((word, at) =>
      /^(?:-\w*t|--target-directory)$/u.test(word) ? [words[at + 1] ?? ""] : [],
    );
    const joined = words.flatMap((word) => /^--target-directory=(.+)$/u.exec(word)?.[1] ?? []);
    const places = words.filter((word) => !word.startsWith("-"));
    return [...named, ...joined, ...places.slice(1)].map((word) => word.replaceAll(/["']/g, ""));
  });
  // behind `cd` a place above may still be inside
  const isBelow = /(?:^|[;&|(]\s*)cd\s/u.test(command);
  const outside = targets.filter((place) => isOutside.test(place) && !(isBelow && /^(?:\.\.\/)+[^./]/u.test(place)));
  const isSaid = (place: string) => {
    const bare = place.replace(/\/+$/, "");
    const last = bare.split("/").at(-1) ?? "";
    const isHome = /^(?:~|\$HOME|\$\{HOME\})\/[^/]+$/u.test(bare);
    return bare !== "" && (request.includes(bare) || (isHome && request.toLowerCase().includes(last.toLowerCase())));
  };
  return outside.find((place) => place !== "/dev/null" && !isSaid(place)) ?? null;
}
