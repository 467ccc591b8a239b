import { realpathSync, statSync } from "node:fs";
import { AppError } from "../../shared/error.ts";

/** The folder with its links resolved. Throws `not-found` where there is none, saying what to do. */
export function realFolder(folder: string): string {
  try {
    const real = realpathSync(folder);
    if (statSync(real).isDirectory()) return real;
  } catch (cause) {
    throw new AppError("not-found", `There is no folder ${folder}. Check its name, or make it first.`, { cause });
  }
  throw new AppError("invalid-input", `${folder} is a file, not a folder. Name the folder to work in.`);
}
