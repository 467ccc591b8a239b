import { AppError } from "../../shared/error.ts";

const longestPath = 4_096;
const controls = /[\p{Cc}\u2028\u2029]/u;
const loneSurrogate = /\p{Cs}/u;

/** Names that Windows gives to devices, whatever ending they have. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;

/** Refuses what no file here is called. Says what to write instead. */
export function checkPath(path: string, platform: NodeJS.Platform = process.platform): void {
  if (path === "") throw new AppError("invalid-input", "The path is empty. Name a file or folder of the workspace.");
  if (path.length > longestPath) {
    throw new AppError(
      "invalid-input",
      `The path is ${path.length} characters long; at most ${longestPath} make sense.`,
    );
  }
  if (controls.test(path) || loneSurrogate.test(path)) {
    throw new AppError("invalid-input", "The path has control characters in it. Write the name alone, on one line.");
  }
  if (path === "~" || /^~[/\\]/.test(path)) {
    throw new AppError("invalid-input", `"~" has no meaning here. Use a path inside the workspace, such as notes.md.`);
  }
  if (platform === "win32") checkWindowsPath(path);
}

/** A colon opens another stream of a file, and the other names open devices: neither shows in a list of files. */
function checkWindowsPath(path: string): void {
  const withoutDrive = path.replace(/^[a-z]:(?=[/\\])/i, "");
  const isStrange = withoutDrive
    .split(/[/\\]/)
    .some((name) => /[:<>"|?*]/.test(name) || device.test(name) || (/[. ]$/.test(name) && !/^\.{1,2}$/.test(name)));
  if (isStrange || /^[/\\]{2}/.test(path)) {
    throw new AppError("invalid-input", `"${path}" can't be the name of a file on Windows. Choose another name.`);
  }
}
