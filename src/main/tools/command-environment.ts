import path from "node:path";

/** What a command may know of the environment that Hearth was started in. No name that could hold a key is among them. */
const passedOn = [
  "HOME",
  "USER",
  "LOGNAME",
  "LANG",
  "LC_CTYPE",
  "TZ",
  "SystemRoot",
  "SystemDrive",
  "ComSpec",
  "PATHEXT",
  "TEMP",
  "TMP",
];

const usualPath = "/usr/local/bin:/usr/bin:/bin";

/** The whole environment of a command: nobody types into it, and what it prints is read as plain English text. */
export function commandEnvironment(own: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = passedOn.flatMap((name) => {
    const value = own[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(kept),
    PATH: absoluteOnly(own["PATH"] ?? usualPath),
    LC_MESSAGES: "C",
    TERM: "dumb",
    NO_COLOR: "1",
    PAGER: "cat",
    GIT_PAGER: "cat",
    GIT_TERMINAL_PROMPT: "0",
    GIT_EDITOR: "true",
    PYTHONUNBUFFERED: "1",
  };
}

/** A relative entry would let a file of the workspace stand in for a program. */
function absoluteOnly(searched: string): string {
  const folders = searched.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.length > 0 ? folders.join(path.delimiter) : usualPath;
}
